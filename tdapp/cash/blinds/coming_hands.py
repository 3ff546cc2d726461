"""The coming hand of a cash table, and what goes by those who are not dealt in."""

from enum import Enum

from msgspec.structs import replace

from tdapp.cash.cash import Cash
from tdapp.cash.facts.blinds import BlindsMissed, CameIn
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.floor import table_at
from tdapp.table.geometry.button import HEADS_UP, NextHand, next_hand, settled
from tdapp.table.geometry.table import ButtonPosition, Table, between, clockwise
from tdapp.table.guards import must_be_open, seat_of
from tdapp.table.seating.marking import tell_button


class BlindsMarked(Enum):
    """The blinds that a marker on a seat tells of, as so many small and big ones."""

    SMALL = (1, 0)
    BIG = (0, 1)
    BOTH = (1, 1)


def coming_hand(cash: Cash, table: int) -> NextHand:
    """Where button and blinds stand next, and (`sits_out`) who is at a seat and not dealt in.

    Who is to come in is dealt in with the big blind, once that comes to the seat; who is away or
    sits out is passed over. Where fewer than two would play, all who are here begin anew. Refuses
    ``table_not_open`` and ``too_few_for_a_hand``.
    """
    must_be_open(cash, table)
    seats, here = cash.seating.tables[table], present(cash, table)
    owed = cash.blinds.owed
    dealt = {seat for seat, sitting in here.items() if sitting not in owed}
    may_come = {seat for seat, one in here.items() if one in owed and not owed[one].out}
    told = cash.buttons.at(table).position
    last = settled(Table(seats, frozenset(dealt), told)).big_blind
    if len(dealt) < HEADS_UP:
        dealt |= may_come
    elif last is not None:
        dealt |= may_come & {clockwise(dealt | may_come, last)[0]}
    hand = next_hand(Table(seats, frozenset(dealt), told), cash.button_play)
    return replace(hand, sits_out=frozenset(here.keys() - dealt))


def present(cash: Cash, table: int) -> dict[int, int]:
    """Who is at a seat of a table with chips, by seat, once all moves under way are made."""
    occupants = table_at(cash, table).occupants
    return {seat: one for seat, one in occupants.items() if not _is_passed_over(cash, one)}


def _is_passed_over(cash: Cash, sitting: int) -> bool:
    """Whether a player is away, or was told to have no chips left."""
    told = cash.chips.stacks.get(sitting)
    return sitting in cash.attendance.away or (told is not None and not told.stack)


def tell_blinds(cash: Cash, table: int, places: ButtonPosition) -> list[Event]:
    """Note where button and blinds stand in the hand just dealt, and what went by whom.

    Who was to come in and has the big blind is in the game. Refuses as `tell_button` does.
    """
    told = tell_button(cash, table, places)
    return [*told, *blinds_gone_by(cash, table, places)]


def mark_missed(cash: Cash, sitting: int, missed: BlindsMarked) -> list[Event]:
    """Note the marker that the dealer put on the seat of who missed blinds.

    Refuses ``not_seated``, and ``dealt_in`` for who is here and in the game.
    """
    seat_of(cash, sitting)
    if sitting not in cash.blinds.owed and sitting not in cash.attendance.away:
        raise Refusal("dealt_in", sitting=sitting)
    return [BlindsMissed(sitting, *missed.value)]


def blinds_gone_by(cash: Cash, table: int, now: ButtonPosition) -> list[Event]:
    """What a hand with these places means to those of a table who are not dealt in.

    Each blind that went over a seat since the last report was missed there once, however often.
    """
    before = cash.buttons.at(table).position
    facts: list[Event] = []
    for sitting in cash.seating.at_table(table):
        seat = cash.seating.seat_of[sitting].seat
        away, owes = _is_passed_over(cash, sitting), sitting in cash.blinds.owed
        if owes and not away and seat == now.big_blind:
            facts.append(CameIn(sitting, table))
        elif owes or away:
            small, big = _went_over(seat, before, now)
            facts += [BlindsMissed(sitting, int(small), int(big))] if small or big else []
    return facts


def _went_over(seat: int, before: ButtonPosition, now: ButtonPosition) -> tuple[bool, bool]:
    """Whether the small and the big blind went by a seat between two hands."""
    small = now.small_blind if now.small_blind is not None else before.big_blind
    over_big = _passed(seat, before.big_blind, now.big_blind)
    over_small = _passed(seat, before.small_blind, small)
    return over_small or (small == seat != now.big_blind), over_big


def _passed(seat: int, before: int | None, now: int | None) -> bool:
    return before is not None and now is not None and between(seat, before, now)
