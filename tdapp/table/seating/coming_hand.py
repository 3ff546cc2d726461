"""Who plays the next hand at a table and who waits, as far as the button was told."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor, table_at
from tdapp.table.geometry.button import Basis, NextHand, next_hand
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.worst_seat import waits_for_button
from tdapp.table.guards import must_be_open


class ComingHand(msgspec.Struct, frozen=True):
    """The next hand's places, and the entries that are not dealt it.

    Where nothing is known of the button, its basis is `Basis.COUNTS` and nobody is known to wait.
    """

    hand: NextHand
    waits: tuple[int, ...] = ()

    @property
    def known(self) -> bool:
        """Whether it rests on a button or blinds that were told."""
        return self.hand.basis is not Basis.COUNTS


def coming_hand(floor: Floor, table: int) -> ComingHand:
    """The next hand of a table, as it is once all moves under way are made.

    A newcomer between button and blind waits (STAR 28.2.3(iii), P14). Refuses ``table_not_open``
    and ``too_few_for_a_hand``.
    """
    must_be_open(floor, table)
    here = table_at(floor, table)
    hand = next_hand(here, floor.button_play)
    waits = (here.occupants.get(seat) for seat in sorted(hand.sits_out))
    return ComingHand(hand, tuple(entry for entry in waits if entry is not None))


def who_waits(floor: Floor, table: int) -> tuple[int, ...]:
    """The entries that are not dealt the next hand of a table; nobody where none is known."""
    try:
        return coming_hand(floor, table).waits
    except Refusal:
        return ()


def must_wait(floor: Floor, seat: Seat) -> bool:
    """Whether who is moved into a seat has to wait until the button has passed it.

    See `waits_for_button`; nobody does where button and blinds were never told.
    """
    if seat.table not in floor.buttons.by_table:
        return False
    return waits_for_button(table_at(floor, seat.table), seat.seat, floor.button_play)
