"""What a hand of Chinese poker tells the event: its number, stacks, the button, and who is out."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.chips.counting import report_stacks
from tdapp.table.facts.hands import ChineseSettled, StackAfter
from tdapp.table.geometry.circle import clockwise
from tdapp.table.geometry.table import Position
from tdapp.table.guards.followed_hands import must_not_be_in_play
from tdapp.table.guards.open_seats import must_be_open
from tdapp.table.guards.players import seat_of
from tdapp.table.hands.chinese import seats_in_play
from tdapp.table.hands.results import from_button
from tdapp.table.seating.marking import tell_button
from tdapp.tournament.hands.ending import exits_after, named
from tdapp.tournament.reckoning.ties import Out
from tdapp.tournament.tournament import Tournament


def settle_chinese(
    tournament: Tournament,
    table: int,
    stacks: Sequence[StackAfter],
    now: Instant,
    *,
    told: Sequence[Out] = (),
    declined: bool = False,
    happened_us: int | None = None,
) -> list[Event]:
    """Tell the stacks after a hand, from the left of its button; who has no chips is out.

    Refuses ``table_not_open``, ``hand_in_play``, ``nobody_named``, ``not_dealt_in``,
    ``count_does_not_add_up``, and as `report_stacks`, `bust_together` and `bust` do.
    """
    must_be_open(tournament, table)
    must_not_be_in_play(tournament, [table])
    outs = chinese_outs(tournament, table, stacks, told)
    before, after = sum(one.before for one in stacks), sum(one.after for one in stacks)
    if before != after:
        raise Refusal("count_does_not_add_up", total=after, lots=before)
    number = tournament.feature.numbers.get(table, 0) + 1
    exits = exits_after(tournament, outs, number, now, declined, happened_us)
    found = [(one.entry, one.after) for one in stacks]
    return [
        ChineseSettled(table, number, tuple(stacks), tuple(named(exits))),
        *report_stacks(tournament, found, now, happened_us),
        *tell_button(tournament, table, _places(tournament, table, stacks)),
        *exits,
    ]


def chinese_outs(
    tournament: Tournament, table: int, stacks: Sequence[StackAfter], told: Sequence[Out] = ()
) -> list[Out]:
    """What the hand tells of everybody who has no chips left, as the order of places asks it."""
    places, by_entry = _places(tournament, table, stacks), {one.entry: one for one in told}
    return [
        replace(
            by_entry.get(one.entry, Out(entry=one.entry, table=table)),
            table=table,
            stack=one.before,
            put_in=one.before,
            all_in=one.before,
            from_button=from_button(tournament, table, one.entry, places),
        )
        for one in stacks
        if not one.after
    ]


def _places(tournament: Tournament, table: int, stacks: Sequence[StackAfter]) -> Position:
    """The button stands before the first who was dealt in."""
    if not stacks:
        raise Refusal("nobody_named")
    for one in stacks:
        if seat_of(tournament, one.entry).table != table:
            raise Refusal("not_dealt_in", entry=one.entry)
    first = seat_of(tournament, stacks[0].entry).seat
    *before, _ = clockwise(seats_in_play(tournament, table) | {first}, first)
    return Position(before[-1] if before else first)
