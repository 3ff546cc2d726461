"""Who plays the next hand at a table and who waits, as far as the button was told."""

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.table.button import Basis, NextHand, next_hand
from tdapp.table.seats import Seat
from tdapp.table.worst_seat import waits_for_button
from tdapp.tournament.seats.suggesting import at_rest, button_play
from tdapp.tournament.tournament import Tournament


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


def coming_hand(tournament: Tournament, table: int) -> ComingHand:
    """The next hand of a table, as it is once all moves under way are made.

    A newcomer between button and blind waits (STAR 28.2.3(iii), P14). Refuses ``table_not_open``
    and ``too_few_for_a_hand``.
    """
    seating = tournament.seating
    if table not in seating.tables:
        raise Refusal("table_not_open", table=table)
    hand = next_hand(at_rest(tournament, table), button_play(tournament))
    waits = (seating.entry_at.get(Seat(table, seat)) for seat in sorted(hand.sits_out))
    return ComingHand(hand, tuple(entry for entry in waits if entry is not None))


def who_waits(tournament: Tournament, table: int) -> tuple[int, ...]:
    """The entries that are not dealt the next hand of a table; nobody where none is known."""
    try:
        return coming_hand(tournament, table).waits
    except Refusal:
        return ()


def must_wait(tournament: Tournament, seat: Seat) -> bool:
    """Whether who is moved into a seat has to wait until the button has passed it.

    That is so in the coming small blind's seat, and between it and the button.
    """
    if seat.table not in tournament.buttons.by_table:
        return False
    return waits_for_button(at_rest(tournament, seat.table), seat.seat, button_play(tournament))
