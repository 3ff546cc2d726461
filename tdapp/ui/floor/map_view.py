"""The first view of the floor: the map with its legend, what needs you now, the chosen table."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.calls.tournament.event import addresses
from tdapp.core.ids import StreamId
from tdapp.shown.floor_steps import STEPS, remedy
from tdapp.shown.floor_tasks import FloorTask
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.selection_strip import SelectionStrip
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.legend import Legend
from tdapp.ui.floor.map.map_words import MapTeller
from tdapp.ui.floor.map.room import MapSource
from tdapp.ui.floor.map.room_acts import RoomActs
from tdapp.ui.floor.map.values import MapTable, Spotted
from tdapp.ui.floor.needs_pane import FEWEST_ROWS, MOST_ROWS, NeedsPane
from tdapp.ui.floor.suggestion_acts import SuggestionActs
from tdapp.ui.floor.table_facts import TableFacts, lately_rows, seat_lines, table_facts
from tdapp.ui.floor.table_side import TableSide
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.facts_grid import by_reason
from tdapp.ui.look.page_head import UnderHead
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.workplace.workplace import Workplace

SMALL_HIGH, SMALL_WIDE = 560, 1240
LEAST_HIGH = 226
"""Lower, as above a long question, there is no room for what needs doing."""


class MapView(QWidget):
    """`spotted` carries the table or seat that was chosen by hand, anywhere in the room."""

    spotted = Signal(object)

    def __init__(
        self,
        work: Workplace,
        room: RoomActs,
        suggested: SuggestionActs,
        buying: Sequence[WindowAct],
    ) -> None:
        super().__init__()
        self._work, self._actor = work, work.parts.actor
        self._room = room
        self._acts = work.page_acts.floor
        self._suggested = suggested
        self._teller = MapTeller()
        self._side_wanted = False
        self._arranging = False
        self.book = FloorBook(work.parts.desk)
        self.map = FloorMap(voice().text("map view", "Map of the room"), work.theme)
        self.needs = NeedsPane(work.theme, suggested.next)
        acts = self._acts
        ruling = work.page_acts.rulings.rulings.give
        self._on_player = (work.page_acts.entries.bust, *buying, *acts.seats.all, ruling)
        at = acts.at_table
        self._on_table = (
            at.all_here, at.button, at.hold, at.break_it, acts.moves.all_arrived, acts.chips.report,
        )  # fmt: skip
        on_room = (room.open_here, room.service, room.place, room.show_event, room.install)
        groups = self._on_player, self._on_table, on_room
        self.side = TableSide(work.theme, suggested.do, acts.seats.move, groups)
        self._side_area = scrolled(self.side, work.theme)
        self.whole_side = WindowAct(self._side_words, "I", always, self._turn_side, self)
        self.whole_side.mean_one_thing()
        self.whole_side.only_in_list()
        self.sheet = SelectionStrip(work.theme, self._first)
        self._legend = Legend(work.theme)
        self._lay_out()
        self.map.chosen.connect(self.spotted)
        self.map.reshaped.connect(self.show_room)
        self.side.chosen.connect(self.spotted)

    def show_room(self) -> int:
        """Show everything as it stands; gives how many items of the map changed."""
        self.book.read(self._work.view.id)
        state, lines = self._work.view.state, self._suggested.lines
        aspect = None if self._arranging else self.map.aspect
        changed = self.map.show_plan(self._teller.plan(self._telling(state, lines), aspect))
        self._show_needs()
        return changed

    def _show_needs(self) -> None:
        """Mark the chosen line, as long as Enter goes on with it."""
        state, due = self._work.view.state, self._acts.choice.due
        lines, line = self._suggested.lines, self._suggested.line
        goes_on = due is not None and line is not None and remedy(due, lines) is line
        away = dict(state.attendance.away.items())
        now = self._work.view.now
        self.needs.show_lines(lines, due if goes_on else None, self.book, now, away)
        self.map.point_out(None if line is None else line.key)

    def show_chosen(self, mark: Spotted | None) -> None:
        """Mark a table or a seat, and tell of it at the right."""
        self.map.choose(mark)
        self._show_needs()
        number = mark.table if isinstance(mark, Seat) else mark
        item = None if number is None else self.map.tables.get(number)
        if item is None:
            self._tell_of_none()
            return
        self.sheet.show_acts(self._first, self._suggested.do)
        self._tell(item.value, mark if isinstance(mark, Seat) else None)
        self.map.setAccessibleDescription(self.side.facts)

    @property
    def _first(self) -> tuple[WindowAct, ...]:
        """What has room in a small window: who is out of chips buys again or busts."""
        bust, again, *_ = self._on_player
        if self._acts.choice.entry in self._work.view.state.exits.out_of_chips:
            return (again, bust, self.whole_side)
        return (self._suggested.do, self._acts.seats.move, bust, self.whole_side)

    def arrange(self, *, arranging: bool) -> None:
        """Turn arranging on or off: tables can be moved, with the acts of the room at the right."""
        self._arranging = arranging
        self.map.hand.arranging = arranging
        self.map.setFocus()

    def box_of(self, table: int) -> QRect:
        """Where a table stands in this view; an empty one where it is not in sight."""
        item = self.map.tables.get(table)
        if item is None:
            return QRect()
        seen = self.map.mapFromScene(item.sceneBoundingRect()).boundingRect()
        view = self.map.viewport()
        return (seen & view.rect()).translated(view.mapTo(self, QPoint()))

    def put_back_if_others(self) -> None:
        """What one person took into the hand nobody else drops, nor anybody once it is locked."""
        if self._work.parts.actor != self._actor:
            self._actor = self._work.parts.actor
            self.map.hand.put_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window has a sheet of two lines in place of the side, and one line to do."""
        super().resizeEvent(event)
        self._leave_room()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of the map, with a hairline before the side."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._work.theme.line)
        painter.end()

    @property
    def is_small(self) -> bool:
        """Whether there is no room for the side beside the map."""
        return self.width() < px(SMALL_WIDE) or self.height() < px(SMALL_HIGH)

    def _leave_room(self) -> None:
        small = self.is_small
        self.needs.leave_rows(FEWEST_ROWS if small else MOST_ROWS)
        self.needs.setVisible(self.height() >= high(LEAST_HIGH, 5))
        self.sheet.setVisible(small)
        self._legend.setVisible(not small)
        self._side_area.setVisible(not small or self._side_wanted)

    def _side_words(self) -> str:
        if self._side_wanted:
            return voice().text("map view", "Hide details")
        return voice().text("map view", "Show details")

    def _turn_side(self) -> None:
        """Show or hide the details of the table beside the map."""
        self._side_wanted = not self._side_wanted
        self.whole_side.refresh()
        self._leave_room()

    def _telling(self, state: Tournament, lines: Sequence[FloorTask]) -> MapSource:
        view = self._work.view
        tables = self._room.registry.tables
        clocks = {} if view.id is None else view.table_clocks.of(view.id)
        return MapSource(
            tables, view.id, state, lines, self.book, view.now, self._work.names.name,
            self._event_of, self._work.names.changes, clocks,
        )  # fmt: skip

    def _event_of(self, stream: StreamId) -> Tournament | None:
        desk = self._work.parts.desk
        if stream not in addresses(desk):
            return None
        found: Tournament = desk.state(stream)
        return found

    def _tell_of_none(self) -> None:
        title = voice().text("map view", "No table selected")
        how = voice().text("map view", "Select a table on the map, or type its number.")
        self.side.show_facts(TableFacts(title, "", (how,)), (), None)
        self.side.suggestion.say("", "")
        self.sheet.say(title, how, "")
        self.side.show_reasons(())
        self.side.show_lately(())

    def _tell(self, table: MapTable, seat: Seat | None) -> None:
        state, now, names = self._work.view.state, self._work.view.now, self._work.names
        mine = table.mine and table.number in state.seating.tables
        rows = seat_lines(state, table) if table.seats and mine else ()
        clock = self._work.view.table_clocks.at(self._work.view.id, table.number)
        facts = table_facts(state, table, self.book, now, clock if mine else None)
        self.side.show_facts(facts, rows, seat)
        self.side.show_acts(mine=mine and not self._arranging, player=self._who(seat))
        line = self._suggested.line if mine else None
        what, why = ("", "") if line is None else (line.text, line.note)
        movable = line is not None and line.to is not None and line.slip is None
        done = line is not None and line.kind in STEPS
        self.side.suggestion.say(what, why, done=done, overruled=movable)
        self.sheet.say(facts.title, what or facts.standing, why)
        self.side.show_reasons(by_reason(self._refused(seat)) if mine else ())
        happened = self.book.lately(table.number) if mine else ()
        self.side.show_lately(lately_rows(state, happened, names.name))

    def _who(self, seat: Seat | None) -> str:
        """Who sits in a seat, with its number; empty where nobody is chosen."""
        entry = None if seat is None else self._work.view.state.seating.entry_at.get(seat)
        if entry is None:
            return ""
        return f"{seat}  {self._work.names.name(self._work.view.state.entry(entry).person)}"

    def _refused(self, seat: Seat | None) -> Iterator[tuple[str, str]]:
        """The acts that cannot be done now on the player who is chosen and on the table."""
        on_player = self._on_player if self._who(seat) else ()
        for act in (*on_player, *self._on_table):
            if act.why_not:
                yield act.text(), act.why_not

    def _lay_out(self) -> None:
        self.under_head = UnderHead(self.map, self._legend, self.needs, self.sheet)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        row.addWidget(self.under_head, 1)
        row.addWidget(self._side_area)
