"""What an absent player's seat posts: blinds, antes, and what is left of the stack."""

from collections.abc import Sequence

import msgspec

from tdapp.core.event import Event
from tdapp.core.instant import Instant, came_after
from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import absent_hand_is_live, why_nothing_is_posted
from tdapp.table.chips.counting import reported
from tdapp.table.facts.players import AbsentPosted
from tdapp.table.floor import table_at
from tdapp.table.geometry.button import next_hand
from tdapp.table.geometry.posting import (
    MissedBlinds,
    PostedChips,
    PostedLine,
    Stakes,
    orbits,
    owed,
    posted,
    taken,
)
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.clock.then import moment_of
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament


class MissedLevel(msgspec.Struct, frozen=True):
    """What somebody missed of the level of that number: hands dealt, and each blind so often."""

    level: int
    hands: int
    small_blinds: int = 0
    big_blinds: int = 0


def post_absent(
    tournament: Tournament,
    entry: int,
    missed: Sequence[MissedLevel],
    now: Instant,
    stack: int | None = None,
    happened_us: int | None = None,
) -> list[Event]:
    """Record what was posted for who is absent, and what that left of the `stack`.

    The chips went into pots and are with others now: those in play stay as many. Without `stack` it
    is the one known of. Refuses ``absent_not_posted``, ``not_seated``, ``here_already``,
    ``nothing_missed``, ``blinds_above_hands``, ``no_such_level``, ``level_not_reached``,
    ``stack_not_told``, ``not_a_stack``.
    """
    _must_be_posted(tournament)
    _must_be_absent(tournament, entry)
    at = moment_of(happened_us, now)
    had = _stack(tournament, entry, stack, at)
    lines = posted_for(tournament, had, missed, now)
    paid = AbsentPosted(entry, had, lines, at.utc_us)
    return [paid, reported(tournament, entry, paid.left, now, happened_us)]


def posted_for(
    tournament: Tournament, stack: int, missed: Sequence[MissedLevel], now: Instant
) -> tuple[PostedLine, ...]:
    """What would be taken from a stack, line by line; refuses as `post_absent` does."""
    if not any(one.hands > 0 for one in missed):
        raise Refusal("nothing_missed")
    return posted(Chips(stack), [_with_stakes(tournament, one, now) for one in missed])


def orbits_missed(tournament: Tournament, table: int, level: int, times: int = 1) -> MissedLevel:
    """What a seat at a table misses while the button goes round it, as it is filled now."""
    seated = len(tournament.seating.at_table(table))
    one = orbits(level, stakes_of(tournament, level), seated, times)
    return MissedLevel(level, one.hands, one.small_blinds, one.big_blinds)


def stakes_of(tournament: Tournament, number: int) -> Stakes:
    """Blinds and antes of the level that players know by a number; refuses ``no_such_level``."""
    if number < 1:
        raise Refusal("no_such_level")
    conditions = tournament.conditions
    played = [index for index, one in enumerate(conditions.levels) if not one.is_break]
    past = len(conditions.levels) + number - len(played) - 1
    level = conditions.level(played[number - 1] if number <= len(played) else past)
    return level.stakes


def due_next(tournament: Tournament, entry: int, now: Instant) -> PostedChips:
    """What is taken from who is absent before the next hand, as far as the stack goes.

    Refuses as `post_absent` does, and ``button_unknown``: then only whole orbits can be counted.
    """
    _must_be_posted(tournament)
    _must_be_absent(tournament, entry)
    seat = tournament.seating.seat_of[entry]
    stakes = stakes_of(tournament, level_number(tournament, now))
    hand = next_hand(table_at(tournament, seat.table), tournament.button_play)
    due = owed(stakes, hand, seat.seat)
    return taken(Chips(_stack(tournament, entry, None)), due, stakes)


def known_stack(tournament: Tournament, entry: int, at: Instant | None = None) -> int | None:
    """The newest stack that is told, or all that was bought for a seat never taken; else None.

    With `at`, a moment of the past, without what came after it.
    """
    stack = tournament.chips.stack_at(entry, at)
    if stack is not None or entry in tournament.attendance.taken:
        return stack
    sold = tournament.entry(entry).sales
    return sum(one.chips for one in sold if at is None or not came_after(*one.when, at))


def hand_is_live(
    tournament: Tournament, *, dealt: bool, last_blind: bool, turn_come: bool = False
) -> bool:
    """Whether who comes back now still has his hand, by rulebook or conditions.

    `dealt`: everybody has his first cards; `turn_come`: it is his turn to act.
    """
    conditions = tournament.conditions
    return absent_hand_is_live(
        conditions.rules,
        dealt=dealt,
        last_blind=last_blind,
        turn_come=turn_come,
        folded_when_dealt=conditions.attendance.folded_when_dealt,
    )


def _with_stakes(tournament: Tournament, one: MissedLevel, now: Instant) -> MissedBlinds:
    if min(one.hands, one.small_blinds, one.big_blinds) < 0:
        raise Refusal("nothing_missed")
    blinds = one.small_blinds + one.big_blinds
    if blinds > one.hands:
        raise Refusal("blinds_above_hands", blinds=blinds, hands=one.hands)
    stakes = stakes_of(tournament, one.level)
    if one.level > level_number(tournament, now):
        raise Refusal("level_not_reached", level=one.level)
    return MissedBlinds(one.level, stakes, one.hands, one.small_blinds, one.big_blinds)


def _must_be_posted(tournament: Tournament) -> None:
    conditions = tournament.conditions
    said = conditions.attendance.absent_posts
    refusal = why_nothing_is_posted(conditions.rules, by_conditions=said)
    if refusal is not None:
        raise refusal


def _must_be_absent(tournament: Tournament, entry: int) -> None:
    tournament.entry(entry)
    if entry not in tournament.seating.seat_of:
        raise Refusal("not_seated", entry=entry)
    if tournament.attendance.state_of(entry) is SeatState.TAKEN:
        raise Refusal("here_already", entry=entry)


def _stack(tournament: Tournament, entry: int, told: int | None, at: Instant | None = None) -> int:
    stack = known_stack(tournament, entry, at) if told is None else told
    if stack is None:
        raise Refusal("stack_not_told", entry=entry)
    if not 0 <= stack <= tournament.chips_in_play:
        raise Refusal("not_a_stack", stack=stack)
    return stack
