"""What a hand of Chinese poker tells the event: its number, stacks, the button, and who is out."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.table.facts.hands import StackAfter
from tdapp.table.hands.chinese import must_add_up, places_of, settled
from tdapp.table.hands.results import from_button
from tdapp.tournament.hands.ending import exits_after, named
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tournament import Tournament


def settle_chinese(
    tournament: Tournament,
    table: int,
    stacks: Sequence[StackAfter],
    now: Instant,
    *,
    told: Sequence[EliminatedPlayer] = (),
    declined: bool = False,
    happened_us: int | None = None,
) -> list[Event]:
    """Tell the stacks after a hand, from the left of its button; who has no chips is out.

    Refuses ``table_not_open``, ``hand_in_play``, ``nobody_named``, ``not_dealt_in``,
    ``count_does_not_add_up``, and as `report_stacks`, `bust_together` and `bust` do.
    """
    must_add_up(tournament, table, stacks)
    outs = chinese_outs(tournament, table, stacks, told)
    number = tournament.feature.next_number(table)
    exits = exits_after(tournament, outs, number, now, declined, happened_us)
    out = tuple(named(exits))
    return [*settled(tournament, table, stacks, out, now, happened_us), *exits]


def chinese_outs(
    tournament: Tournament,
    table: int,
    stacks: Sequence[StackAfter],
    told: Sequence[EliminatedPlayer] = (),
) -> list[EliminatedPlayer]:
    """What the hand tells of everybody who has no chips left, as the order of places asks it."""
    places, by_entry = places_of(tournament, table, stacks), {one.entry: one for one in told}
    return [
        replace(
            by_entry.get(one.entry, EliminatedPlayer(entry=one.entry, table=table)),
            table=table,
            stack=one.before,
            put_in=one.before,
            all_in=one.before,
            from_button=from_button(tournament, table, one.entry, places),
        )
        for one in stacks
        if not one.after
    ]
