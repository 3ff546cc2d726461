"""Whether a hand is followed at a table, and who is dealt in."""

from collections.abc import Iterable

from tdapp.core.refusal import Refusal
from tdapp.table.floor import Floor
from tdapp.table.state.hands import HandInPlay


def hand_at(floor: Floor, table: int) -> HandInPlay:
    """The hand that is followed at a table; refuses ``no_hand_in_play``."""
    hand = floor.feature.by_table.get(table)
    if hand is None:
        raise Refusal("no_hand_in_play", table=table)
    return hand


def must_not_be_in_play(floor: Floor, tables: Iterable[int]) -> None:
    """Refuses with ``hand_in_play`` while a hand of one of these tables is followed."""
    for table in tables:
        if table in floor.feature.by_table:
            raise Refusal("hand_in_play", table=table)


def must_not_be_dealt_in(floor: Floor, *entries: int) -> None:
    """Refuses with ``hand_in_play`` what would take players out of a hand that is followed."""
    for entry in entries:
        hand = hand_of(floor, entry)
        if hand is not None:
            raise Refusal("hand_in_play", table=hand.table)


def hand_of(floor: Floor, entry: int) -> HandInPlay | None:
    """The hand that is followed where an entry sits, if it is dealt in."""
    seat = floor.seating.seat_of.get(entry)
    hand = None if seat is None else floor.feature.by_table.get(seat.table)
    return hand if hand is not None and entry in hand.entries else None
