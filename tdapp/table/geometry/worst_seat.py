"""Who has to leave a table, and which seat he gets at the next one."""

from enum import Enum

import msgspec

from tdapp.rules.button_rule import ButtonPlay, Newcomer
from tdapp.table.geometry.button import ORDINARY, coming_places, next_hand, settled
from tdapp.table.geometry.table import Table, between, clockwise


class MoveNote(Enum):
    """What the floor should know of a move before it is ordered."""

    BUTTON_UNKNOWN_AT_SOURCE = "button_unknown_at_source"
    BUTTON_UNKNOWN_AT_DESTINATION = "button_unknown_at_destination"
    BUTTON_ONLY_AT_SOURCE = "button_only_at_source"
    BUTTON_ONLY_AT_DESTINATION = "button_only_at_destination"
    FIXED_PLAYER_PASSED_OVER = "fixed_player_passed_over"
    MOVED_PLAYER_PASSED_OVER = "moved_player_passed_over"
    MOVED_BEFORE = "moved_before"
    BIG_BLIND_NEXT = "big_blind_next"
    WAITS_FOR_BUTTON = "waits_for_button"


class Mover(msgspec.Struct, frozen=True):
    """Who leaves a table: the seat, or None for "its next big blind" where that is not known.

    `not_from` are then the seats that must stay: fixed players, and those who moved before.
    """

    seat: int | None
    notes: frozenset[MoveNote] = frozenset()
    not_from: tuple[int, ...] = ()


class SeatChoice(msgspec.Struct, frozen=True):
    """The seat for somebody who is moved in, or None for "its worst seat" where not known."""

    seat: int | None
    notes: frozenset[MoveNote] = frozenset()


def mover(table: Table, play: ButtonPlay = ORDINARY) -> Mover | None:
    """The next big blind, or the next after it who may move and has not moved; None if nobody may.

    Who has moved before is named only where everybody who may move has.
    """
    movable = table.occupied - table.fixed
    if not movable:
        return None
    fresh = movable - table.moved
    stay = table.occupied - (fresh or movable)
    notes = set() if fresh else {MoveNote.MOVED_BEFORE}
    place = settled(table)
    if place.big_blind is None:
        notes.add(MoveNote.BUTTON_UNKNOWN_AT_SOURCE)
        return Mover(None, frozenset(notes), tuple(sorted(stay)))
    if table.last.big_blind is None:
        notes.add(MoveNote.BUTTON_ONLY_AT_SOURCE)
    line = _in_line(table, place.big_blind, play)
    chosen = next(index for index, seat in enumerate(line) if seat not in stay)
    passed = set(line[:chosen])
    if passed & table.fixed:
        notes.add(MoveNote.FIXED_PLAYER_PASSED_OVER)
    if passed - table.fixed:
        notes.add(MoveNote.MOVED_PLAYER_PASSED_OVER)
    return Mover(line[chosen], frozenset(notes))


def worst_seat(table: Table, play: ButtonPlay = ORDINARY) -> SeatChoice | None:
    """The free seat that meets the big blind first; None where no seat is free.

    Never the small blind's, nor one between button and small blind while there is another; whether
    who gets such a seat waits for the button, `waits_for_button` says.
    """
    free = table.free()
    if not free:
        return None
    big_blind = settled(table).big_blind
    if big_blind is None:
        return SeatChoice(None, frozenset({MoveNote.BUTTON_UNKNOWN_AT_DESTINATION}))
    notes = {MoveNote.BUTTON_ONLY_AT_DESTINATION} if table.last.big_blind is None else set()
    skipped = {seat for seat in free if _is_behind_button(table, seat, play)}
    seat = clockwise(free - skipped or skipped, big_blind)[0]
    if waits_for_button(table, seat, play):
        notes.add(MoveNote.WAITS_FOR_BUTTON)
    if skipped != free and _is_next_big_blind(table, seat, big_blind):
        notes.add(MoveNote.BIG_BLIND_NEXT)
    return SeatChoice(seat, frozenset(notes))


def waits_for_button(table: Table, seat: int, play: ButtonPlay = ORDINARY) -> bool:
    """Whether who is moved into a seat must wait until the button has passed it.

    Between button and small blind that is so unless the house deals everybody in, in the small
    blind's own seat only where the house has it so; there the newcomer posts and is dealt in.
    """
    if play.newcomer is Newcomer.DEALT_IN:
        return False
    if seat == coming_places(table, play)[1]:
        return play.newcomer is Newcomer.SITS_OUT_IN_BLIND
    return _is_behind_button(table, seat, play)


def _is_behind_button(table: Table, seat: int, play: ButtonPlay) -> bool:
    """Whether a seat is the coming small blind's, or between it and the button."""
    button, small = coming_places(table, play)
    if button is None or small is None:
        return seat == small
    return seat == small or between(seat, button, small)


def _in_line(table: Table, big_blind: int, play: ButtonPlay) -> list[int]:
    """The players in the order in which the big blind reaches them, those who sit out last."""
    line = clockwise(table.occupied, big_blind)
    out = next_hand(table, play).sits_out if len(line) > 1 else ()
    return [seat for seat in line if seat not in out] + [seat for seat in line if seat in out]


def _is_next_big_blind(table: Table, seat: int, big_blind: int) -> bool:
    others = clockwise(table.occupied, big_blind)
    return not others or between(seat, big_blind, others[0]) or others == [big_blind]
