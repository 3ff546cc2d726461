"""Counting chips: all of them, or the stacks of some players. A count warns and never blocks."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.chips import ChipsCounted, Lot, StackReported, value_of
from tdapp.table.floor import Floor
from tdapp.table.guards import must_be_in_play

Stack = tuple[int, int]
"""An entry's number and its chips."""


def count_chips(
    floor: Floor,
    total: int,
    now: Instant,
    lots: Sequence[Lot] = (),
    happened_us: int | None = None,
) -> list[Event]:
    """Record a full count (STAR 28.9.3), whatever it found.

    Refuses ``not_a_stack`` below zero and ``count_does_not_add_up`` where the lots make another
    total: that is a slip of whoever counted, not a drift of the chips.
    """
    floor.must_be_on()
    if total < 0:
        raise Refusal("not_a_stack", stack=total)
    if lots and value_of(lots) != total:
        raise Refusal("count_does_not_add_up", total=total, lots=value_of(lots))
    when = happened_us or now.utc_us
    return [ChipsCounted(total, floor.chips_in_play, when, tuple(lots))]


def report_stacks(
    floor: Floor,
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
        must_be_in_play(floor, entry)
        if chips < 0:
            raise Refusal("not_a_stack", stack=chips)
    when = happened_us or now.utc_us
    return [StackReported(entry, chips, when) for entry, chips in stacks]
