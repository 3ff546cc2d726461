"""Questions about chips: the average, what was reported and how old it is, what a count missed."""

from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.table.facts.chips import StackReported
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Reported:
    """A stack as it was reported, and the microseconds since then."""

    entry: int
    chips: int
    age_us: int


def chips_issued(tournament: Tournament) -> int:
    """All chips that ever came into play, less those taken out of it by hand."""
    return tournament.chips_in_play + tournament.exits.chips_out


def average_stack(tournament: Tournament) -> int | None:
    """Chips in play by the players who have any, rounded half up; None while nobody has.

    Who waits to buy again or for the end of a dispute has none and is counted apart.
    """
    exits = tournament.exits
    live = tournament.left - len(exits.out_of_chips) - len(exits.pending)
    if live <= 0:
        return None
    return (2 * tournament.chips_in_play + live) // (2 * live)


def reported_stack(tournament: Tournament, entry: int, now: Instant) -> Reported | None:
    """The newest report of a player in play; None without one."""
    found = tournament.chips.stacks.get(entry)
    if found is None or entry in tournament.exits.by_entry:
        return None
    return _aged(found, now)


def reported_stacks(tournament: Tournament, now: Instant) -> list[Reported]:
    """The newest reports of all in play, most chips first; walks through all reports."""
    found = (
        _aged(report, now)
        for report in tournament.chips.stacks.values()
        if report.entry not in tournament.exits.by_entry
    )
    return sorted(found, key=lambda one: (-one.chips, one.entry))


def chip_drift(tournament: Tournament) -> int:
    """Chips that the newest full count found too many (below zero: too few); 0 without one.

    Put the chips in or take them out that explain it, and count again, to be rid of it.
    """
    count = tournament.chips.count
    return 0 if count is None else count.drift


def _aged(report: StackReported, now: Instant) -> Reported:
    return Reported(report.entry, report.stack, max(0, now.utc_us - report.at_us))
