"""The acts on a line of what is due: order what is suggested, note an arrival, call it back."""

from PySide6.QtGui import QKeySequence

from tdapp.calls.across.moves import Arrive, ArriveAll
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.tournament.moves import RecallBreak, RecallMove
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.look.spoken import saying
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot
from tdapp.ui.tables.floor_questions import one_at, seat_at
from tdapp.ui.tables.table_acts import TableActs

say = saying("move acts")
FEW = 4
"""How many free seats are offered as choices."""


class MoveActs(Acts[Spot]):
    """Order, arrived, carried, recall; each says why not where the chosen line is another one."""

    def __init__(self, floor: AtHand, day: GamingDay, tables: TableActs) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._day = day
        self._tables = tables
        self.order, self.arrived = self._acts(
            (say("Order move"), "M", self._order, self._order_unless_redraw),
            (say("Arrived"), "A", self._likely, self._note),
        )
        self.arrived.setShortcuts([QKeySequence("A"), QKeySequence("Y")])
        self.all_arrived, self.carried, self.recall = self._acts(
            (say("All arrived"), "Shift+A", self._all),
            (say("Chips carried"), "C", self._likely, lambda on: self._note(on, carried=True)),
            (say("Cancel move"), "Z", self._recall),
        )

    def _order(self, on: Spot) -> Call:
        return self._tables.at_house(on.event).order(on.the_due())

    def _order_unless_redraw(self, on: Spot) -> Flow[None]:
        """At once; only a redraw, which moves everybody, wants a yes first."""
        due, call = on.the_due(), self._order(on)
        if due.kind is FloorTaskKind.REDRAW:
            asked = say("Redraw everyone in play ({count}) to tables {tables}?")
            tables = ", ".join(map(str, due.tables))
            asked = asked.format(count=self._floor.state.left, tables=tables)
            yield from confirm(asked, say("Redraw"))
        if due.kind is FloorTaskKind.OPEN and due.table not in self._tables.free():
            yield from self._tables.open_next_table(on.event)
        else:
            yield from self._do(call)

    def _move(self, on: Spot) -> MoveOrdered:
        """The order that the chosen line is about; refuses ``line_not_under_way``."""
        move = self._floor.state.seating.moves.get(on.the_due().slip or 0)
        if move is None:
            raise Refusal("line_not_under_way")
        return move

    def _recall(self, on: Spot) -> Call:
        due = on.the_due()
        if due.kind is FloorTaskKind.BREAKING and due.table is not None:
            return RecallBreak(on.event, due.table)
        return RecallMove(on.event, self._move(on).slip)

    def _likely(self, on: Spot) -> Call:
        """An arrival of any player at any seat, to see whether one can be recorded."""
        return self._tables.at_house(on.event).likely_arrival(self._move(on))

    def _all(self, on: Spot) -> Call:
        return ArriveAll(on.event, self._day.stream, on.the_table())

    def _arrival(self, on: Spot, entry: int, seat: Seat | None, *, carried: bool = False) -> Call:
        return Arrive(on.event, self._day.stream, entry, seat, carried)

    def _note(self, on: Spot, *, carried: bool = False) -> Flow[None]:
        """Ask who it was and in which seat, where the table had to say that itself."""
        move = self._move(on)
        entry = move.entry
        if entry is None:
            asked = say("Which player at table {table} was next big blind and moves?")
            asked = asked.format(table=move.from_table)
            entry = yield from one_at(asked, move.from_table, lambda: self._floor.state)
        seat = None if move.to_seat is not None else (yield from self._seat(entry, move.to_table))
        yield from self._do(self._arrival(on, entry, seat, carried=carried))

    def _seat(self, entry: int, table: int) -> Flow[Seat]:
        text = say("Which seat at table {table} is {name} in?")
        text = text.format(table=table, name=self._floor.name(entry))
        free = self._floor.state.seating.free_at(table)
        choices = [str(Seat(table, number)) for number in free][:FEW]
        return seat_at(text, table, *choices)
