"""What was chosen on the floor when an act began: it stays, whatever is chosen meanwhile."""

from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.shown.floor_tasks import FloorTask
from tdapp.table.geometry.seats import Seat


@dataclass(frozen=True, slots=True)
class Spot:
    """A table of an event, a seat of it, who sits there, and a line of what is due."""

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
