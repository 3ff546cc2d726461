"""The page of the floor: the bracket, the map of the room and its lists, rulings, a hand."""

from collections.abc import Mapping
from itertools import pairwise

from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.core.settings import KeptPage
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.floor_steps import step_words
from tdapp.shown.floor_tasks import FloorTask, due_now
from tdapp.shown.floor_words import floor_in_words
from tdapp.shown.typed_line import TypedLine, read_line
from tdapp.table.geometry.seats import Seat
from tdapp.table.rulings.penalising import said_facts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_pane import FloorPane
from tdapp.ui.floor.floor_side import FloorSide
from tdapp.ui.floor.floor_views import BRACKET, HAND, LISTS, MAP, RULINGS, STAGES, FloorViews
from tdapp.ui.floor.map.dragging import Dragging
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.room_acts import RoomActs
from tdapp.ui.floor.map.values import Spotted
from tdapp.ui.floor.map_view import SMALL_WIDE, MapView
from tdapp.ui.floor.suggestion_acts import SuggestionActs
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.side_column import WIDE
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import px
from tdapp.ui.pages.bracket_page import BracketPage
from tdapp.ui.pages.hand_page import HandPage
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.pages.rulings_page import RulingsPage
from tdapp.ui.pages.stage_page import StagePage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("floor page")

FloorKept = tuple[Seat | int | None, tuple[float, float, float] | None]
READY = (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class FloorPage(Page):
    """Alt+1 to 6 turn to its views, F4 goes through them.

    A heads-up event begins with its bracket, one that is played in stages with these.
    """

    needs_event = True
    emptied = Signal()
    view_turned = Signal(int)
    """A view came up that there is nothing in without an event."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work, self._view = work, work.view
        self._acts = work.page_acts.floor
        self.suggested = SuggestionActs(self._acts, self)
        self._other: int | None = None
        self._known: object = None
        self.room = RoomActs(work, self)
        tell = self.asks.emit, self.tried.emit
        self.dragging = Dragging(self._acts.at_hand, lambda: self.suggested.lines, *tell)
        players = work.page_acts.entries
        self.map_view = MapView(work, self.room, self.suggested, players.buying)
        self.pane = pane = FloorPane(work.theme, self._acts.choice)
        self.side = FloorSide(work.theme, self._acts, (players.bust, *players.buying), work.names)
        self.rulings = RulingsPage(work)
        self.hand = HandPage(work)
        self.bracket = BracketPage(work)
        self.stages = StagePage(work)
        self.acts_apart = (
            (say("Bracket"), self.bracket.acts),
            (say("Stages"), self.stages.acts),
        )
        self._offered: dict[int, BracketPage | StagePage] = {
            BRACKET: self.bracket,
            STAGES: self.stages,
        }
        beside = {RULINGS: self.rulings, HAND: self.hand, **self._offered}
        self._beside: Mapping[int, ListsPage] = beside
        self._of_event: dict[int, object] = {}
        self.lists = ListsPage(work.theme, pane, pane.lists, pane.line, self.side)
        self._last: QWidget = self.map_view.map
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on the floor, on its rulings and on the tables of the room."""
        own = (self.suggested.next, self.whole, self.map_view.whole_side, *self._views.acts)
        beside = (act for page in self._beside.values() for act in page.acts)
        return (*own, *self._acts.all, *self.room.all, *beside)

    def about(self) -> Topic:
        """The sheet of the floor, beside the list the seating, beside rulings their log."""
        if self.view_shown == LISTS:
            return PaperKind.SEATING_BY_TABLE, ()
        if self.view_shown in self._offered:
            return self._offered[self.view_shown].about()
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
        """Which view is up: `MAP`, `LISTS`, `RULINGS`, `HAND`, `BRACKET` or `STAGES`."""
        return self._views.shown

    def show_view(self, place: int) -> None:
        """Turn to a view, with the focus where it begins."""
        self._turn(place)
        self.refresh()
        self.focus()
        if self._view.id is None and self.needs_event:
            self.emptied.emit()

    def _turn(self, place: int) -> None:
        self._views.turn(place)
        self.needs_event = not (place == RULINGS and self.rulings.looks_up)

    def refresh(self) -> None:
        """Show the floor as it stands now, in the view that is up."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        for place in self._offered:
            self._offer(place)
        lines = due_now(voice(), state, self._work.names.name, self.suggested.found)
        self.suggested.show_lines(lines)
        shown = self._offered.get(self.view_shown)
        self._views.show_facts(shown.facts() if shown else floor_in_words(voice(), state))
        self._acts.refresh()
        self._work.page_acts.rulings.rulings.give.refresh()
        for act in self._work.page_acts.entries.at_table:
            act.refresh()
        if self.view_shown == MAP:
            self.map_view.show_room()
        elif self.view_shown == LISTS:
            self.pane.show_floor(state, self._work.names.name, list(self.suggested.lines))
        else:
            self._beside[self.view_shown].refresh()
        self._show_choice()
        self._learn_names(state)
        self.map_view.put_back_if_others()

    def look(self) -> None:
        """Ages grow, and a clock at the chosen table runs."""
        if self.view_shown == MAP and self._view.state.programme.conditions is not None:
            self.map_view.show_room()
            if self._view.table_clocks.at(self._view.id, self._acts.choice.table):
                self._show_choice()
        elif self.view_shown in self._beside:
            self._beside[self.view_shown].look()

    def focus(self) -> None:
        """Be ready where the view begins."""
        if self.view_shown in self._beside:
            self._beside[self.view_shown].focus()
            return
        self._last = self.map_view.map if self.view_shown == MAP else self.pane.line
        self._last.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_tables(self, due: FloorTask | None) -> None:
        """Show the tables, and go on with the line of what is due where one is meant."""
        if self.view_shown in self._beside:
            self.show_view(MAP)
        if due is not None:
            self._acts.choice.choose_due(due)
            if step_words(voice(), due, self.suggested.lines):
                self.suggested.do.trigger()

    def show_hand(self, table: int) -> None:
        """Show the hand that is followed at a table."""
        self._acts.choice.choose_table(table)
        self.show_view(HAND)

    def show_stages(self) -> None:
        """Show the stages of the event."""
        self.show_view(STAGES)

    def again(self) -> None:
        """F4 goes through its views: bracket or stages, map, list, rulings, hand."""
        there = self._there
        self.show_view(there[(there.index(self.view_shown) + 1) % len(there)])

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        if self.view_shown in self._beside:
            self._beside[self.view_shown].go_back()
        else:
            self._last.setFocus()

    @property
    def _there(self) -> list[int]:
        """The views that there are of the event in view."""
        return [*range(BRACKET), *(one for one, event in self._of_event.items() if event)]

    def _offer(self, place: int) -> None:
        """An event with a bracket or stages that comes into view shows them; others have none."""
        before, event = self._of_event.get(place), self._offered[place].of_event
        self._of_event[place] = event
        self._views.offer(place, there=event is not None)
        if event is not None and event != before and self.view_shown == MAP:
            self._turn(place)
        elif event is None and self.view_shown == place:
            self._turn(MAP)

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
        view = event.key() - Qt.Key.Key_1
        if held and view in self._there:
            self.show_view(view)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before a key or the mouse acts, who sits in the chosen seat is who it acts on."""
        if event.type() in READY:
            self._select()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        show = self.map_view.map.show_whole
        self.whole = WindowAct(lambda: say("Whole room"), "Ctrl+0", always, show, self)
        of_map = (self.whole, self.room.arrange)
        self._views = FloorViews(self._work.theme, self.pane.line, of_map)
        every: tuple[MapView | ListsPage, ...] = (self.map_view, self.lists, *self._beside.values())
        for view in every:
            self._views.take_in(view, view.under_head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._views)
        for before, after in pairwise((self.pane.line, *self.pane.lists)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._view.changed.connect(self.tell_waiting)
        self.suggested.went.connect(self.look)
        self.suggested.do.tried.connect(self.tried)
        self._acts.choice.changed.connect(self._choose_mine)
        self._views.wanted.connect(self.show_view)
        self._views.currentChanged.connect(self.view_turned)
        self._connect_map()
        self._connect_lists()
        put = self.asks.emit
        self._work.page_acts.entries.asks.connect(lambda asked: self.isVisible() and put(asked))
        self.room.asks.connect(self.asks)
        self.bracket.asks.connect(self.asks)
        self.stages.asks.connect(self.asks)

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
            self._act_in(one)

    def _connect_lists(self) -> None:
        self.pane.typed.connect(self._take)
        self.pane.due.entered.connect(self.suggested.do.trigger)
        self.pane.tables.entered.connect(self.pane.seats.setFocus)
        for one in self.pane.lists:
            self._act_in(one)

    def _act_in(self, widget: Listing | FloorMap) -> None:
        """Let the letters of the floor act while this has the focus."""
        widget.addActions(
            [*self._acts.in_lists, *self._work.page_acts.entries.by_key, self.suggested.next]
        )
        widget.installEventFilter(self)
        widget.came.connect(lambda: self._note(widget))

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
            marks: tuple[Spotted | None, ...] = (self._other, choice.seat, choice.table)
            self.map_view.show_chosen(next((one for one in marks if one is not None), None))
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
            self._views.show_facts(said)

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
