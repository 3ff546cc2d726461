"""What is chosen on the floor: a line of what is due, a table, a seat."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.shown.floor_tasks import FloorTask
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView


@dataclass(frozen=True, slots=True)
class Spot:
    """What was chosen when an act began: it stays, whatever is chosen meanwhile.

    A table of an event, a seat of it, who sits there, and a line of what is due.
    """

    event: StreamId
    table: int | None
    seat: Seat | None
    entry: int | None
    due: FloorTask | None

    def the_due(self) -> FloorTask:
        """The chosen line; refuses ``no_line_chosen``."""
        if self.due is None:
            raise Refusal("no_line_chosen")
        return self.due

    def the_table(self) -> int:
        """The chosen table; refuses ``no_table_chosen``."""
        if self.table is None:
            raise Refusal("no_table_chosen")
        return self.table

    def the_seat(self) -> Seat:
        """The chosen seat; refuses ``no_seat_chosen``."""
        if self.seat is None:
            raise Refusal("no_seat_chosen")
        return self.seat

    def the_entry(self) -> int:
        """Who sits in the chosen seat; refuses ``no_seat_chosen`` and ``nobody_in_seat``."""
        seat = self.the_seat()
        if self.entry is None:
            raise Refusal("nobody_in_seat", seat=str(seat))
        return self.entry


class FloorChoice(QObject):
    """The acts act on it; `changed` says that something else is chosen.

    `due_last` is whether what was chosen last was a line of what is due.
    """

    changed = Signal()

    def __init__(self, view: EventInView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._table: int | None = None
        self._seat: Seat | None = None
        self._due: FloorTask | None = None
        self._first: tuple[object, int | None] = (None, None)
        self.due_last = False

    @property
    def now(self) -> Instant:
        """The moment at which it is looked at."""
        return self._view.now

    @property
    def state(self) -> Tournament:
        """The event in view."""
        return self._view.state

    @property
    def table(self) -> int | None:
        """The chosen table, or the first one of the event."""
        tables = self.state.seating.tables
        if self._table in tables:
            return self._table
        if self._first[0] is not tables:
            self._first = tables, min(tables, default=None)
        return self._first[1]

    @property
    def seat(self) -> Seat | None:
        """The chosen seat at that table."""
        return self._seat if self._seat is not None and self._seat.table == self.table else None

    @property
    def entry(self) -> int | None:
        """Who sits there."""
        return None if self.seat is None else self.state.seating.entry_at.get(self.seat)

    @property
    def due(self) -> FloorTask | None:
        """The chosen line."""
        return self._due

    def spot(self) -> Spot:
        """What is chosen now; refuses ``no_such_event``."""
        return Spot(self._view.the_id(), self.table, self.seat, self.entry, self.due)

    def choose_table(self, table: int) -> None:
        """Another table, none of its seats yet."""
        self._table, self._seat, self.due_last = table, None, False
        self.changed.emit()

    def choose_seat(self, seat: Seat) -> None:
        """A seat, and its table with it."""
        self._table, self._seat, self.due_last = seat.table, seat, False
        self.changed.emit()

    def choose(self, mark: Seat | int) -> None:
        """A seat, or a table by its number."""
        if isinstance(mark, Seat):
            self.choose_seat(mark)
        else:
            self.choose_table(mark)

    def choose_due(self, due: FloorTask) -> None:
        """A line of what is due, its table and its player's seat."""
        self._due, self.due_last = due, True
        if due.table is not None:
            self._table, self._seat = due.table, due.seat
        self.changed.emit()

    def follow(self, lines: list[FloorTask]) -> None:
        """The same line in its new words; none where it is gone, so that no key acts on another."""
        before = None if self._due is None else self._due.key
        self._due = next((line for line in lines if line.key == before), None)
