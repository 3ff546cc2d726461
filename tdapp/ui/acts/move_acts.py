"""The acts on a line of what is due: order what is suggested, note an arrival, call it back."""

from PySide6.QtGui import QKeySequence

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.tournament.moves import (
    Arrive,
    BreakTable,
    OrderMove,
    RecallBreak,
    RecallMove,
    RedrawField,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.table_acts import TableActs
from tdapp.ui.floor.due import Kind
from tdapp.ui.floor.reading import read_player, read_seat_at

FEW = 4
"""How many free seats are offered as choices."""


class MoveActs(OnFloor):
    """Order, arrived, carried, recall; each says why not where the chosen line is another one."""

    def __init__(self, at_hand: AtHand, day: GamingDay, tables: TableActs) -> None:
        super().__init__(at_hand)
        self._day = day
        self._tables = tables
        self.order = self._act(lambda: self.tr("Order it"), "M", self._order, self._do_order)
        self.arrived = self._act(
            lambda: self.tr("Arrived"), "A", self._likely, lambda: self._ask_who(carried=False)
        )
        self.arrived.setShortcuts([QKeySequence("A"), QKeySequence("Y")])
        self.carried = self._act(
            lambda: self.tr("Carried"), "C", self._likely, lambda: self._ask_who(carried=True)
        )
        self.recall = self._act(lambda: self.tr("Call back"), "Z", self._recall)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.order, self.arrived, self.carried, self.recall)

    def _order(self, event: StreamId) -> Call:
        due = self._choice.the_due()
        if due.kind is Kind.BREAK and due.table is not None:
            return BreakTable(event, due.table)
        if due.after:
            raise Refusal("other_move_first", table=due.table)
        if due.kind is Kind.MOVE and due.table is not None:
            return OrderMove(event, due.table)
        if due.kind is Kind.REDRAW:
            return RedrawField(event, self._day.stream, due.tables)
        if due.kind is Kind.OPEN and due.table is not None:
            return self._tables.take_call(event, due.table)
        if due.kind is Kind.EMPTY and due.table is not None:
            return self._tables.close_call(event, due.table)
        raise Refusal("line_not_suggested")

    def _do_order(self) -> None:
        """At once; only a redraw, which moves everybody, wants a yes first."""
        due, event = self._choice.the_due(), self._view.id
        if due.kind is Kind.REDRAW and event is not None:
            said = self.tr("Draw all {count} in play anew over tables {tables}?")
            tables = ", ".join(map(str, due.tables))
            text = said.format(count=self._state.left, tables=tables)
            self._ask_yes(text, self.tr("Draw them"), self._order(event))
        else:
            self._ask(self._order)

    def _move(self) -> MoveOrdered:
        """The order that the chosen line is about; refuses ``line_not_under_way``."""
        move = self._state.seating.moves.get(self._choice.the_due().slip or 0)
        if move is None:
            raise Refusal("line_not_under_way")
        return move

    def _recall(self, event: StreamId) -> Call:
        due = self._choice.the_due()
        if due.kind is Kind.BREAKING and due.table is not None:
            return RecallBreak(event, due.table)
        return RecallMove(event, self._move().slip)

    def _likely(self, event: StreamId) -> Call:
        """The arrival with whoever and wherever it may be, to see whether it can be noted."""
        move = self._move()
        seating = self._state.seating
        entry = move.entry or next(iter(seating.at_table(move.from_table)), 0)
        free = next(iter(seating.free_at(move.to_table)), 0)
        seat = Seat(move.to_table, free) if move.to_seat is None else None
        return self._arrival(event, entry, seat, carried=False)

    def _arrival(self, event: StreamId, entry: int, seat: Seat | None, *, carried: bool) -> Call:
        return Arrive(event, self._day.stream, entry, seat, carried)

    def _ask_who(self, *, carried: bool) -> None:
        """Who it was, where the table had to say it itself."""
        move = self._move()
        if move.entry is not None:
            self._ask_where(move, move.entry, carried=carried)
            return
        text = self.tr("Who of table {table} was next for the big blind and moves?").format(
            table=move.from_table
        )
        self._ask_for(
            text,
            self.tr("Seat like 12-5, or entry"),
            (),
            lambda typed: read_player(typed, self._state),
            lambda entry: self._ask_where(move, entry, carried=carried),
        )

    def _ask_where(self, move: MoveOrdered, entry: int, *, carried: bool) -> None:
        """Which seat it was, where the table had to say it itself."""

        def note(seat: Seat | None) -> None:
            self._ask(lambda event: self._arrival(event, entry, seat, carried=carried))

        if move.to_seat is not None:
            note(None)
            return
        table = move.to_table
        text = self.tr("Which seat of table {table} is {name} in?").format(
            table=table, name=self._name(entry)
        )
        free = [str(Seat(table, number)) for number in self._state.seating.free_at(table)]
        hint = self.tr("Seat like 12-5")
        self._ask_for(text, hint, tuple(free[:FEW]), lambda typed: read_seat_at(typed, table), note)
