"""Somebody who leaves a bracket: the place of the round, and a walk-over for who sits opposite."""

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.tournament.facts.exits import EntryLeft
from tdapp.tournament.matches.playing import with_walk_overs
from tdapp.tournament.matches.standing import exit_at, stage_of_leaver
from tdapp.tournament.tournament import Tournament


def left_the_bracket(tournament: Tournament, left: EntryLeft, now: Instant) -> list[Event]:
    """An exit with the places of the round in which the entry would have met somebody.

    Whoever it met later goes on without a match; who sits opposite now does so at once.
    """
    stage = stage_of_leaver(tournament, left.entry)
    if stage is None:
        return [left]
    place = exit_at(tournament, left.entry, stage)
    left = replace(left, before=place.before, shares_place=place.tied)
    return with_walk_overs(tournament, [left], now)
