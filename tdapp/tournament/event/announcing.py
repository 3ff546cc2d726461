"""Announcing an event, giving it tables and taking them away, and ending it."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from tdapp.core.event import Event, StreamEnded
from tdapp.core.house_files import PARTS, HouseHashes
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.rules.permits import why_none_share
from tdapp.table.seating import marking
from tdapp.tournament.chips import all_stacks
from tdapp.tournament.clock.timing import pause_clock, stop_when_decided
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.facts.event import (
    HouseAdopted,
    PlayEnded,
    StartMoved,
    TournamentAnnounced,
    TournamentFinished,
)
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.guards.pending_exits import why_no_place
from tdapp.tournament.guards.room_left import must_keep_called_seats
from tdapp.tournament.payouts.bounties import must_owe_no_bounty
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart, flight_faults, start_faults
from tdapp.tournament.plan.terms import EndPlaces
from tdapp.tournament.prizes import share_of, unpaid
from tdapp.tournament.state.clock import position
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


def move_start(tournament: Tournament, start: PlannedStart, now: Instant) -> list[Event]:
    """Let an event be planned to begin at another time (STAR 28.5.4, CROWN 15.4.1(b)).

    Refuses ``play_has_begun`` once its clock ran, ``start_does_not_fit`` for a time that clocks
    leave out or show twice, or on which the flights do not fit, ``start_is_past`` and
    ``start_unchanged``.
    """
    conditions = tournament.conditions
    if tournament.clock.started:
        raise Refusal("play_has_begun")
    faults = (*start_faults(start), *flight_faults(conditions.flights, start))
    for fault, where in faults:
        raise Refusal("start_does_not_fit", problem=f"{where}: {fault}")
    if (start.utc_us or 0) <= now.utc_us:
        raise Refusal("start_is_past")
    if start == conditions.start:
        raise Refusal("start_unchanged")
    return [StartMoved(conditions.start, start)]


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
    """End the event and stop its clock: play is over, every posted prize and every debt paid."""
    if not is_decided(tournament, now):
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
    winner, *others = tournament.at_place(1)
    return [*stopped, TournamentFinished(winner, tuple(others)), StreamEnded()]


def end_play(tournament: Tournament, now: Instant, order: Sequence[int] = ()) -> list[Event]:
    """End play once the last listed level is over, and rank who is left as the conditions say.

    Level stacks share their places but for those in `order`, best first, as a cut of cards or a
    play-off has ranked them (STAR 28.1.1), where the rulebook lets them: else ``cut_needed``
    (ADELAIDE 103). Who is left when play is over by itself is ranked where a prize of theirs cannot
    be split. Refuses ``no_end_by_time``, ``prizes_not_posted``, ``play_is_over``, ``levels_left``,
    ``hands_left`` (tables) in a last stage of so many hands, ``hand_in_play`` while a followed hand
    is not over (ADELAIDE 105), ``places_pending``, ``prize_cannot_be_shared`` and as `all_stacks`.
    """
    conditions = tournament.conditions
    if tournament.programme.ended or not unshared(tournament):
        _must_end_by_time(tournament, now)
    for one in tournament.exits.pending.values():
        raise why_no_place(tournament, one)
    ranked = _ranked(tournament, order)
    none_share = why_none_share(conditions.rules)
    if (
        none_share
        and conditions.ending.places is EndPlaces.BY_STACK
        and len(ranked) < tournament.left
    ):
        raise none_share
    ended = PlayEnded(ranked)
    then = after(tournament, [ended])
    for entry in unshared(then):
        share_of(then, entry)
    return [ended, *stop_when_decided(tournament, [ended], now)]


def _must_end_by_time(tournament: Tournament, now: Instant) -> None:
    conditions = tournament.conditions
    if not conditions.ending.after_last_level:
        raise Refusal("no_end_by_time")
    if not tournament.entries.closed:
        raise Refusal("prizes_not_posted")
    if tournament.is_decided:
        raise Refusal("play_is_over")
    if tournament.stages.by_hands:
        playing = sorted(set(tournament.seating.tables) - set(tournament.stages.played_out))
        if playing:
            raise Refusal("hands_left", tables=", ".join(map(str, playing)))
    elif position(conditions, tournament.clock, now).index < len(conditions.levels):
        raise Refusal("levels_left")
    for table in sorted(tournament.feature.by_table):
        raise Refusal("hand_in_play", table=table)


def unshared(tournament: Tournament) -> tuple[int, ...]:
    """Those left when play is over who share a prize in kind that is worth more than a share."""
    for _, group in tournament.at_the_end():
        try:
            for entry in group:
                share_of(tournament, entry)
        except Refusal:
            return group
    return ()


def level_stacks(tournament: Tournament) -> tuple[int, ...]:
    """Those left whose stacks equal another's, where places follow from stacks.

    Where places are shared all the same, those who cannot share a prize.
    """
    if tournament.is_decided:
        return unshared(tournament)
    if tournament.conditions.ending.places is EndPlaces.SHARED:
        return unshared(after(tournament, [PlayEnded(_ranked(tournament, ()))]))
    groups = _ranked(tournament, ())
    return tuple(entry for group in groups if len(group) > 1 for entry in group)


def _ranked(tournament: Tournament, order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    alike = tournament.is_decided or tournament.conditions.ending.places is EndPlaces.SHARED
    stacks = dict.fromkeys(tournament.in_play(), 0) if alike else all_stacks(tournament)
    told = {entry: rank for rank, entry in enumerate(order)}

    def rank(entry: int) -> tuple[int, int]:
        return -stacks[entry], told.get(entry, len(order))

    ranked = sorted(stacks, key=lambda entry: (rank(entry), entry))
    return tuple(tuple(group) for _, group in groupby(ranked, rank))


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
    from tdapp.tournament.templates.template import faults_of

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
