"""Chip counts, of all chips or some stacks, and the stacks reported since; a count never blocks."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.facts.chips import ChipsCounted, Lot, StackReported, value_of
from tdapp.table.floor import Floor
from tdapp.table.guards import must_be_a_chip, must_be_in_play, must_not_have_left

Stack = tuple[int, int]
"""An entry's number and its chips."""


def count_chips(
    floor: Floor, total: int, now: Instant, lots: Sequence[Lot] = (), happened_us: int | None = None
) -> list[Event]:
    """Record a full count (STAR 28.9.3), whatever it found.

    Refuses ``not_a_stack`` below zero, ``count_does_not_add_up`` where the lots make another
    total, which is a slip of whoever counted and no drift, ``no_such_chip`` where they name others
    than the event's (STAR 28.7.1), and ``chip_has_left`` chips that were coloured up.
    """
    floor.must_be_on()
    if total < 0:
        raise Refusal("not_a_stack", stack=total)
    if lots and value_of(lots) != total:
        raise Refusal("count_does_not_add_up", total=total, lots=value_of(lots))
    must_be_chips_in_play(floor, lots)
    count = floor.chips.count
    when = _told_at(happened_us, now, count)
    expected = floor.chips_in_play if happened_us is None else floor.chips_in_play_at(when)
    return [ChipsCounted(total, expected, when.utc_us, tuple(lots), when)]


def must_be_chips_in_play(floor: Floor, lots: Sequence[Lot]) -> None:
    """Refuse ``no_such_chip`` and ``chip_has_left`` of the chips that were counted."""
    for lot in lots:
        must_be_a_chip(floor, lot.denomination)
        must_not_have_left(floor, lot.denomination)


def report_stacks(
    floor: Floor, stacks: Sequence[Stack], now: Instant, happened_us: int | None = None
) -> list[Event]:
    """Record what some players have in front of them.

    Refuses ``nobody_named``, ``no_such_entry``, ``already_out``, ``not_a_stack``, and
    ``stack_above_all`` for more chips than are in play.
    """
    if not stacks or len({entry for entry, _ in stacks}) != len(stacks):
        raise Refusal("nobody_named")
    for entry, chips in stacks:
        must_be_in_play(floor, entry)
        if chips < 0:
            raise Refusal("not_a_stack", stack=chips)
        if chips > floor.chips_in_play:
            raise Refusal("stack_above_all", chips=chips, most=floor.chips_in_play)
    return [reported(floor, entry, chips, now, happened_us) for entry, chips in stacks]


def reported(
    floor: Floor, entry: int, chips: int, now: Instant, happened_us: int | None = None
) -> StackReported:
    """What a player has in front of him, as told now or at a time that is typed (UTC)."""
    when = _told_at(happened_us, now, floor.chips.stacks.get(entry))
    return StackReported(entry, chips, when.utc_us, when)


def _told_at(
    happened_us: int | None, now: Instant, before: StackReported | ChipsCounted | None
) -> Instant:
    """When it is told, by both clocks.

    An older record may know what was told `before` by the wall clock alone. Where that was set back
    since, it is told no earlier.
    """
    when = now if happened_us is None else now.by_wall(happened_us)
    if before is None or before.told_at is not None or before.at_us <= now.utc_us:
        return when
    return replace(when, utc_us=max(when.utc_us, before.at_us))


@dataclass(frozen=True, slots=True)
class ReportedStack:
    """A stack as it was reported, and the microseconds since then."""

    entry: int
    chips: int
    age_us: int


def reported_stack(floor: Floor, entry: int, now: Instant) -> ReportedStack | None:
    """The newest report of a player in play; None without one."""
    found = floor.chips.stacks.get(entry)
    return None if found is None or not floor.is_in_play(entry) else _aged(found, now)


def reported_stacks(floor: Floor, now: Instant) -> list[ReportedStack]:
    """The newest reports of all in play, most chips first; walks through all reports."""
    found = (
        _aged(report, now)
        for report in floor.chips.stacks.values()
        if floor.is_in_play(report.entry)
    )
    return sorted(found, key=lambda one: (-one.chips, one.entry))


def chip_drift(floor: Floor) -> int:
    """Chips that the newest full count found too many (below zero: too few); 0 without one.

    What is put in or taken out since, as found, missing or pocketed, explains it.
    """
    return floor.chips.drift


def _aged(report: StackReported, now: Instant) -> ReportedStack:
    at = report.told_at
    age_us = max(0, now.utc_us - report.at_us) if at is None else now.since(at)
    return ReportedStack(report.entry, report.stack, age_us)
