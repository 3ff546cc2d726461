"""Stacks that were reported and how old that is, and what the last full count missed."""

from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.table.facts.chips import StackReported
from tdapp.table.floor import Floor


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

    Put the chips in or take them out that explain it, and count again, to be rid of it.
    """
    count = floor.chips.count
    return 0 if count is None else count.drift


def _aged(report: StackReported, now: Instant) -> ReportedStack:
    return ReportedStack(report.entry, report.stack, max(0, now.utc_us - report.at_us))
