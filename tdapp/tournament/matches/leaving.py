"""Somebody who leaves a bracket: the place of the round, and a walk-over for who sits opposite."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_not_be_held
from tdapp.tournament.facts.exits import EntryLeft
from tdapp.tournament.matches.playing import with_walk_overs
from tdapp.tournament.matches.standing import exit_at, stage_of_leaver
from tdapp.tournament.tournament import Tournament


def left_the_bracket(tournament: Tournament, left: EntryLeft, now: Instant) -> list[Event]:
    """An exit with the places of the round in which the entry would have met somebody.

    Whoever it met later goes on without a match; who sits opposite now does so at once. Refuses
    ``table_on_hold``, and ``last_one_left`` for who won the last pairing.
    """
    stage = stage_of_leaver(tournament, left.entry)
    if stage is None:
        raise Refusal("last_one_left", entry=left.entry)
    if left.seat is not None:
        must_not_be_held(tournament, left.seat.table)
    place = exit_at(tournament, left.entry, stage)
    left = replace(left, before=place.before, shares_place=place.tied)
    return with_walk_overs(tournament, [left], now)
