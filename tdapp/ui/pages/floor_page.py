"""The page of the floor: the map of the room, the lists that are its twin, rulings, a hand."""

from itertools import pairwise

from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.core.settings import KeptPage
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.floor_tasks import FloorTask, due_now, step_words
from tdapp.shown.floor_words import floor_in_words
from tdapp.shown.typed_line import TypedLine, read_line
from tdapp.table.geometry.seats import Seat
from tdapp.table.rulings.penalising import said_facts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.question import Question
from tdapp.ui.floor.floor_pane import FloorPane
from tdapp.ui.floor.floor_side import FloorSide
from tdapp.ui.floor.map.dragging import Dragging
from tdapp.ui.floor.map.room_acts import RoomActs
from tdapp.ui.floor.map.values import Spotted
from tdapp.ui.floor.map_view import SMALL_WIDE, MapView
from tdapp.ui.floor.suggestion_acts import SuggestionActs
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.side_column import WIDE
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import px
from tdapp.ui.pages.hand_page import HandPage
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.pages.rulings_page import RulingsPage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("floor page")

MAP, LISTS, RULINGS, HAND = range(4)
VIEWS = {Qt.Key.Key_1: MAP, Qt.Key.Key_2: LISTS, Qt.Key.Key_3: RULINGS, Qt.Key.Key_4: HAND}
FloorKept = tuple[Seat | int | None, tuple[float, float, float] | None]
READY = (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class FloorPage(Page):
    """Alt+1 to 4 turn to its views, F4 goes through them. What is chosen is chosen in all."""

    needs_event = True
    emptied = Signal()
    """A view came up that there is nothing in without an event."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._view = work.view
        self._acts = work.page_acts.floor
        self.suggested = SuggestionActs(self._acts, self)
        self._other: int | None = None
        self._known: object = None
        self._actor = work.parts.actor
        self.room = RoomActs(work, self)
        tell = self.asks.emit, self.tried.emit
        self.dragging = Dragging(self._acts.at_hand, lambda: self.suggested.lines, *tell)
        self._make_acts()
        players = work.page_acts.entries
        self.map_view = MapView(work, self.room, self.suggested, players.buying)
        self.pane = FloorPane(work.theme, self._acts.choice)
        self.side = FloorSide(work.theme, self._acts, (players.bust, *players.buying), work.names)
        self.rulings = RulingsPage(work)
        self.hand = HandPage(work)
        pane = self.pane
        self.lists = ListsPage(work.theme, pane, pane.lists, pane.line, self.side)
        self._last: QWidget = self.map_view.map
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on the floor, on its rulings and on the tables of the room."""
        own = (self.suggested.next, self.whole, self.map_view.whole_side, *self._of_views)
        return (*own, *self._acts.all, *self.room.all, *self.rulings.acts, *self.hand.acts)

    def about(self) -> Topic:
        """The sheet of the floor, beside the list the seating, beside rulings their log."""
        if self.view_shown == LISTS:
            return PaperKind.SEATING_BY_TABLE, ()
        ruled = self.view_shown == RULINGS and said_facts(self._view.state)
        return (PaperKind.RULINGS if ruled else PaperKind.FLOOR_SHEET), ()

    def subject(self) -> Subject | None:
        """Who sits in the chosen seat."""
        event, entry = self._view.id, self._acts.choice.entry
        return None if event is None or entry is None else Subject(HistoryKind.ENTRY, event, entry)

    def hand_out(self) -> KeptPage:
        """With the table or the seat that is chosen, and what the map shows."""
        choice = self._acts.choice
        chosen = choice.table if choice.seat is None else choice.seat
        own = json.encode((chosen, self.map_view.map.sight))
        return replace(super().hand_out(), own=own.decode())

    def take_back(self, kept: KeptPage) -> None:
        """Choose it again, and show that of the map."""
        super().take_back(kept)
        chosen, sight = json.decode(kept.own, type=FloorKept)
        if sight is not None:
            self.map_view.map.go_to(*sight)
        if chosen is not None:
            self._spot(chosen)

    @property
    def view_shown(self) -> int:
        """Which view is up: `MAP`, `LISTS`, `RULINGS` or `HAND`."""
        return self._views.currentIndex()

    def show_view(self, place: int) -> None:
        """Turn to a view, with the focus where it begins."""
        self._views.setCurrentIndex(place)
        self.needs_event = not (place == RULINGS and self.rulings.looks_up)
        self._under_head[place].take(self._head)
        self._choices.mark(place)
        self.pane.line.setVisible(place == LISTS)
        for button in self._of_map:
            button.setVisible(place == MAP)
        self.refresh()
        self.focus()
        if self._view.id is None and self.needs_event:
            self.emptied.emit()

    def refresh(self) -> None:
        """Show the floor as it stands now, in the view that is up."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        lines = due_now(voice(), state, self._work.names.name, self.suggested.found)
        self.suggested.show_lines(lines)
        self._head.show_facts(floor_in_words(voice(), state))
        self._acts.refresh()
        self._work.page_acts.rulings.rulings.give.refresh()
        for act in self._work.page_acts.entries.at_table:
            act.refresh()
        if self.view_shown == MAP:
            self.map_view.show_room()
        elif self.view_shown == LISTS:
            self.pane.show_floor(state, self._work.names.name, list(self.suggested.lines))
        else:
            self._beside.refresh()
        self._show_choice()
        self._learn_names(state)
        self._put_back_if_others()

    def look(self) -> None:
        """Ages grow."""
        if self.view_shown == MAP and self._view.state.programme.conditions is not None:
            self.map_view.show_room()
        elif self.view_shown == HAND:
            self.hand.look()

    def focus(self) -> None:
        """Be ready where the view begins."""
        if self.view_shown in {RULINGS, HAND}:
            self._beside.focus()
            return
        self._last = self.map_view.map if self.view_shown == MAP else self.pane.line
        self._last.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_tables(self, due: FloorTask | None) -> None:
        """Show the tables, and go on with the line of what is due where one is meant."""
        if self.view_shown in {RULINGS, HAND}:
            self.show_view(MAP)
        if due is not None:
            self._acts.choice.choose_due(due)
            if step_words(voice(), due, self.suggested.lines):
                self.suggested.do.trigger()

    def show_hand(self, table: int) -> None:
        """Show the hand that is followed at a table."""
        self._acts.choice.choose_table(table)
        self.show_view(HAND)

    def again(self) -> None:
        """F4 goes through its views: map, list, rulings, hand."""
        self.show_view((self.view_shown + 1) % self._views.count())

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        if self.view_shown in {RULINGS, HAND}:
            self._beside.go_back()
        else:
            self._last.setFocus()

    @property
    def _beside(self) -> ListsPage:
        """The one of rulings and hand that is up."""
        return self.hand if self.view_shown == HAND else self.rulings

    def box_of(self, table: int) -> QRect:
        """Where a table of the event stands on the page; an empty one where it is not in sight."""
        if self.view_shown != MAP:
            return QRect()
        return self.map_view.box_of(table).translated(self.map_view.mapTo(self, QPoint()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has no side that would stay in sight beside the command bar."""
        super().resizeEvent(event)
        self.inspector_width = 0 if self.width() < px(SMALL_WIDE) else px(WIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with a digit turns to a view."""
        held = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if held and event.key() in VIEWS:
            self.show_view(VIEWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before a key or the mouse acts, who sits in the chosen seat is who it acts on."""
        if event.type() in READY:
            self._select()
        return super().eventFilter(watched, event)

    def _make_acts(self) -> None:
        def act(words: str, key: str, do: int) -> WindowAct:
            made = WindowAct(lambda: words, "", always, lambda: self.show_view(do), self)
            made.pressed_by = key
            return made

        self._of_views = (
            act(say("Map of the room"), "Alt+1", MAP),
            act(say("List of tables"), "Alt+2", LISTS),
            act(say("Rulings and penalties"), "Alt+3", RULINGS),
            act(say("Hand of the table"), "Alt+4", HAND),
        )

    def _lay_out(self) -> None:
        show = self.map_view.map.show_whole
        self.whole = WindowAct(lambda: say("Whole room"), "Ctrl+0", always, show, self)
        theme = self._work.theme
        self._head = PageHead(theme, say("Floor"))
        room = (say("Map"), say("List"))
        play = (say("Rulings"), say("Hand"))
        self._choices = Choices(theme, (*room, *play), turn=True)
        self._head.add(self.pane.line)
        self._head.add(self._choices)
        self._of_map = [ActButton(one, theme, 28) for one in (self.whole, self.room.arrange)]
        for button in self._of_map:
            self._head.add(button)
        self.pane.line.hide()
        self._views = QStackedWidget()
        views = (self.map_view, self.lists, self.rulings, self.hand)
        self._under_head = tuple(view.under_head for view in views)
        self._under_head[MAP].take(self._head)
        for view in views:
            self._views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._views)
        order: tuple[QWidget, ...] = (self.pane.line, *self.pane.lists)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._view.changed.connect(self.tell_waiting)
        self.suggested.went.connect(self.look)
        self.suggested.do.tried.connect(self.tried)
        self._acts.choice.changed.connect(self._choose_mine)
        self._choices.chosen.connect(self.show_view)
        self._connect_map()
        self._connect_lists()
        self._work.page_acts.entries.asks.connect(self._put_of_player)
        self.room.asks.connect(self.asks)

    def _connect_map(self) -> None:
        view, hand = self.map_view, self.map_view.map.hand
        view.spotted.connect(self._spot)
        view.map.entered.connect(self.suggested.do.trigger)
        view.needs.entered.connect(self.suggested.do.trigger)
        view.needs.chosen.connect(self._acts.choice.choose_due)
        hand.offers, hand.judge = self.dragging.offers, self.dragging.judge
        hand.dropped.connect(self.dragging.drop)
        hand.placed.connect(self.room.put)
        self.room.arranges.connect(self._arrange)
        for one in (view.map, view.needs.list, view.side.seats):
            one.addAction(view.whole_side)
            one.came.connect(lambda one=one: self._note(one))
            self._act_in(one)

    def _connect_lists(self) -> None:
        self.pane.typed.connect(self._take)
        self.pane.due.entered.connect(self.suggested.do.trigger)
        self.pane.tables.entered.connect(self.pane.seats.setFocus)
        for one in self.pane.lists:
            one.came.connect(lambda one=one: self._note(one))
            self._act_in(one)

    def _put_of_player(self, question: Question) -> None:
        """What an act on an entry asks, while the floor is up."""
        if self.isVisible():
            self.asks.emit(question)

    def _act_in(self, widget: QWidget) -> None:
        """Let the letters of the floor act while this has the focus."""
        widget.addActions(
            [*self._acts.in_lists, *self._work.page_acts.entries.by_key, self.suggested.next]
        )
        widget.installEventFilter(self)

    def _note(self, last: QWidget) -> None:
        self._last = last
        self._select()

    def tell_waiting(self) -> None:
        """What is due now, whichever page is up."""
        due = due_now(voice(), self._view.state, lambda _: "", self.suggested.found)
        self.waits.emit(len(due))

    def _select(self) -> None:
        entries = self._work.page_acts.entries
        if self.isVisible() and entries.entry != self._acts.choice.entry:
            entries.select(self._acts.choice.entry)

    def _put_back_if_others(self) -> None:
        """What one person took into the hand nobody else drops, nor anybody once it is locked."""
        if self._work.parts.actor != self._actor:
            self._actor = self._work.parts.actor
            self.map_view.map.hand.put_back()

    def _spot(self, mark: Spotted) -> None:
        """Choose a table or a seat; one that the event in view has not is only looked at."""
        number = mark.table if isinstance(mark, Seat) else mark
        if number not in self._view.state.seating.tables:
            self._other = number
            self._show_choice()
        else:
            self._acts.choice.choose(mark)

    def _choose_mine(self) -> None:
        self._other = None
        self._show_choice()

    def _show_choice(self) -> None:
        self._select()
        if self._other in self._view.state.seating.tables:
            self._other = None
        self.room.mark(self._other if self._other is not None else self._acts.choice.table)
        self.suggested.refresh()
        if self.view_shown == MAP:
            choice = self._acts.choice
            mark: Spotted | None = choice.seat if choice.seat is not None else choice.table
            mark = self._other if self._other is not None else mark
            self.map_view.show_chosen(mark)
        elif self.view_shown == LISTS:
            self.pane.show_table(self._view.state, self._work.names.name)
            self.side.show_choice()

    def _arrange(self, arranging: bool) -> None:  # noqa: FBT001 - a signal's value
        self.map_view.arrange(arranging=arranging)
        self.refresh()
        if arranging:
            said = say(
                "Drag a table to its place, or Alt with arrows and then Enter; Escape puts it back"
            )
            self._head.show_facts(said)

    def _take(self, text: str) -> None:
        """Choose or tell what was typed, in whichever event has the table."""
        try:
            line = read_line(text, self._work.parts.desk, self._work.parts.day.stream)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
            return
        self.choose(line)
        self._note(self.pane.line)
        self.pane.line.clear()
        if line.call is not None:
            self._work.asking.act(line.call)
        else:
            self.pane.seats.setFocus()

    def choose(self, line: TypedLine) -> None:
        """Choose the table or seat that a line names, in its event."""
        if line.event != self._view.id:
            self._view.choose(line.event)
        self._acts.choice.choose(line.table if line.seat is None else line.seat)

    def _learn_names(self, state: Tournament) -> None:
        """Look up the names of an event that comes into view here."""
        persons = state.entries.by_person
        if persons is not self._known:
            self._known = persons
            self._work.learn(list(persons), self.refresh)
