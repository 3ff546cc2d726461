"""Announcing an event, giving it tables and taking them away, and ending it."""

from msgspec.structs import replace

from tdapp.core.event import Event, StreamEnded
from tdapp.core.house_files import PARTS, HouseHashes
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.table.seating import marking
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.facts.event import HouseAdopted, TournamentAnnounced, TournamentFinished
from tdapp.tournament.guards.room_left import must_keep_called_seats
from tdapp.tournament.payouts.bounties import must_owe_no_bounty
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.templates.template import faults_of
from tdapp.tournament.tournament import Tournament


def announce(
    tournament: Tournament, conditions: Conditions, version: HouseHashes | None = None
) -> list[Event]:
    """Begin an event with its published conditions, under a version of the house's files.

    Refuses ``event_exists`` and ``no_levels``.
    """
    if tournament.programme.conditions is not None:
        raise Refusal("event_exists", title=tournament.conditions.title)
    if all(level.is_break for level in conditions.levels):
        raise Refusal("no_levels", title=conditions.title)
    adopted = [HouseAdopted(version)] if version is not None else []
    return [TournamentAnnounced(conditions), *adopted]


def open_table(tournament: Tournament, number: int, physical_seats: int) -> list[Event]:
    """Let a table of the room serve the event, with at most the seats that the event allows."""
    most = tournament.conditions.most_seats
    return marking.open_table(tournament, number, min(physical_seats, most))


def close_table(tournament: Tournament, number: int) -> list[Event]:
    """Let a table serve the event no longer; nobody may sit there or be called to a seat there."""
    closed = marking.close_table(tournament, number)
    must_keep_called_seats(tournament, closed)
    return closed


def finish(tournament: Tournament, now: Instant) -> list[Event]:
    """End the event and stop its clock: one entry left, every posted prize and every debt paid."""
    if not tournament.entries.closed or tournament.left != 1:
        raise Refusal("still_in_play", left=tournament.left)
    if not tournament.prizes.version:
        raise Refusal("prizes_not_posted")
    if tournament.alternates.held:
        raise Refusal("alternates_held", tickets=len(tournament.alternates.by_ticket))
    owed = [place for place, _, _ in unpaid(tournament)]
    if owed:
        raise Refusal("prizes_owed", places=", ".join(map(str, owed)))
    must_owe_no_bounty(tournament)
    if len(tournament.entries.owed):
        raise Refusal("debts_open", receipts=", ".join(map(str, sorted(tournament.entries.owed))))
    stopped = pause_clock(tournament, now) if tournament.clock.running else []
    return [*stopped, TournamentFinished(tournament.in_play()[0]), StreamEnded()]


def changed_parts(before: HouseHashes | None, now: HouseHashes) -> tuple[str, ...]:
    """Which files of a house differ: names out of `PARTS`; all where it is not known before."""
    if before is None:
        return PARTS
    pairs = zip(PARTS, before.all, now.all, strict=True)
    return tuple(part for part, old, new in pairs if old != new)


def adopt_house(
    conditions: Conditions, version: HouseHashes | None, house: HouseRules
) -> list[Event]:
    """Play on under these files of the house, which are other ones than before.

    Refuses ``other_house``, ``house_unchanged``, and ``house_does_not_fit`` where the published
    conditions would be against the new rules.
    """
    rulebook = house.rulebook
    if rulebook.house != conditions.house:
        raise Refusal("other_house", house=conditions.house, other=rulebook.house)
    if not changed_parts(version, house.hashes):
        raise Refusal("house_unchanged", house=conditions.house)
    changed = replace(conditions, rules=rulebook.tournament)
    before = set(faults_of(conditions))
    for fault, where in faults_of(changed):
        if (fault, where) not in before:
            raise Refusal("house_does_not_fit", problem=f"{where}: {fault}")
    return [HouseAdopted(house.hashes, rulebook.tournament)]
