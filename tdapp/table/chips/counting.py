"""Counting chips: all of them, or the stacks of some players. A count warns and never blocks."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.chips.moving import must_be_announced
from tdapp.table.facts.chips import ChipsCounted, Lot, StackReported, value_of
from tdapp.tournament.tournament import Tournament

Stack = tuple[int, int]
"""An entry's number and its chips."""


def count_chips(
    tournament: Tournament,
    total: int,
    now: Instant,
    lots: Sequence[Lot] = (),
    happened_us: int | None = None,
) -> list[Event]:
    """Record a full count (STAR 28.9.3), whatever it found.

    Refuses ``not_a_stack`` below zero and ``count_does_not_add_up`` where the lots make another
    total: that is a slip of whoever counted, not a drift of the chips.
    """
    must_be_announced(tournament)
    if total < 0:
        raise Refusal("not_a_stack", stack=total)
    if lots and value_of(lots) != total:
        raise Refusal("count_does_not_add_up", total=total, lots=value_of(lots))
    when = happened_us or now.utc_us
    return [ChipsCounted(total, tournament.chips_in_play, when, tuple(lots))]


def report_stacks(
    tournament: Tournament,
    stacks: Sequence[Stack],
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """Record what some players have in front of them.

    Refuses ``nobody_named``, ``no_such_entry``, ``already_out``, ``not_a_stack``.
    """
    if not stacks or len({entry for entry, _ in stacks}) != len(stacks):
        raise Refusal("nobody_named")
    for entry, chips in stacks:
        tournament.entry(entry)
        if entry in tournament.exits.by_entry:
            raise Refusal("already_out", entry=entry)
        if chips < 0:
            raise Refusal("not_a_stack", stack=chips)
    when = happened_us or now.utc_us
    return [StackReported(entry, chips, when) for entry, chips in stacks]
