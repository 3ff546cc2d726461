"""A match that was lost, and what it decides (STAR 28.6.1)."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_not_be_held
from tdapp.tournament.brackets.bracket import Bracket, winner_of
from tdapp.tournament.brackets.layout import Part
from tdapp.tournament.brackets.places import stage_of, stages_by_entry
from tdapp.tournament.brackets.survey import survey
from tdapp.tournament.clock.then import moment_of
from tdapp.tournament.facts.brackets import BracketExit, MatchWon, PairingDecided
from tdapp.tournament.facts.exits import EntryLeft, ExitsReordered
from tdapp.tournament.guards.paid_places import after, must_keep_paid_places
from tdapp.tournament.matches.calling import left_to_appear, until_when_to_appear
from tdapp.tournament.matches.clocks import level_of, restarted
from tdapp.tournament.matches.standing import (
    bracket_of,
    exit_at,
    knocks_out,
    seats_left,
    stage_of_leaver,
    the_pairing,
)
from tdapp.tournament.tournament import Tournament


def lose_match(
    tournament: Tournament, pairing: int, loser: int, now: Instant, happened_us: int | None = None
) -> list[Event]:
    """Record that a player lost the match that is played, and what follows from it.

    Refuses ``no_such_pairing``, ``pairing_not_called``, ``not_in_that_pairing``, ``table_on_hold``.
    """
    winner = _opponent(tournament, pairing, loser)
    if pairing not in tournament.matches.called:
        raise Refusal("pairing_not_called", pairing=pairing)
    must_not_be_held(tournament, tournament.matches.called[pairing].where.table)
    bracket = tournament.matches.bracket
    won = bracket.wins.get(pairing, ())
    happened_us = moment_of(happened_us, now).utc_us
    lost = MatchWon(pairing, len(won) + 1, winner, loser, happened_us)
    if winner_of((*won, winner), bracket.needed(pairing)) is None:
        return [lost, *restarted(tournament, pairing, now)]
    over = decided(tournament, pairing, winner, loser, now, lost=lost)
    return with_walk_overs(tournament, over, now) if bracket.gone else over


def pairing_of(tournament: Tournament, entry: int) -> int:
    """The pairing that an entry plays, or waits in for its opponent.

    Refuses ``no_such_entry``, ``already_out``, ``no_bracket``, ``bracket_not_drawn``.
    """
    tournament.entry(entry)
    if not tournament.is_in_play(entry):
        raise Refusal("already_out", entry=entry)
    found = tournament.matches.played_by.get(entry) or bracket_of(tournament).where(entry)
    if found is None:
        raise Refusal("bracket_not_drawn")
    return found


def opponent_of(tournament: Tournament, entry: int) -> int:
    """Whom an entry meets now; refuses as `pairing_of` does, and ``not_in_that_pairing``."""
    return _opponent(tournament, pairing_of(tournament, entry), entry)


def walk_over(
    tournament: Tournament, pairing: int, absent: int, now: Instant, *, early: bool = False
) -> list[Event]:
    """Let the opponent of somebody who did not appear go on without the matches it takes.

    Refuses ``no_such_pairing``, ``not_in_that_pairing``, ``pairing_decided``, and but for an
    `early` one ``pairing_not_called`` and ``may_still_appear``.
    """
    winner = _opponent(tournament, pairing, absent)
    if not early and left_to_appear(tournament, pairing, now):
        until = until_when_to_appear(tournament, pairing)
        raise Refusal("may_still_appear", pairing=pairing, until=until)
    over = decided(tournament, pairing, winner, absent, now, walk_over=True)
    return with_walk_overs(tournament, over, now)


def with_walk_overs(tournament: Tournament, events: Sequence[Event], now: Instant) -> list[Event]:
    """These facts, and the walk-overs of all who meet somebody by them who is gone.

    With another order of those who are out where their rounds are others by them.
    """
    found = list(events)
    then = after(tournament, found)
    while (due := _who_meets_nobody(then.matches.bracket)) is not None:
        number, winner, loser = due
        over = decided(then, number, winner, loser, now, walk_over=True)
        found += over
        then = after(then, over)
    reordered = _by_round(then)
    if reordered:
        must_keep_paid_places(tournament, [*found, *reordered])
    return [*found, *reordered]


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


def _by_round(tournament: Tournament) -> list[Event]:
    """Those who are out in the order of their rounds, where a result left another one.

    Who left before the draw stays behind all of them.
    """
    exits = tournament.exits
    order = exits.in_order()
    stages = stages_by_entry(tournament.matches.bracket)
    drawn = [one for one in order if one in stages]
    wanted = sorted(drawn, key=stages.__getitem__)
    tied = tuple(one for before, one in pairwise(wanted) if stages[one] == stages[before])
    if wanted == drawn and set(tied) == set(exits.tied).intersection(drawn):
        return []
    return [ExitsReordered(tuple(wanted), tied)]


def _who_meets_nobody(bracket: Bracket) -> tuple[int, int, int] | None:
    """A pairing without result in which one of the two is gone: with winner and loser."""
    for one in survey(bracket) if bracket.gone else ():
        number = one.pairing.number
        winner, loser = one.winner, one.loser
        if winner and loser and loser in bracket.gone and bracket.played(number) is None:
            return number, winner, loser
    return None


def decided(
    tournament: Tournament,
    number: int,
    winner: int,
    loser: int,
    now: Instant,
    *,
    lost: MatchWon | None = None,
    walk_over: bool = False,
) -> list[Event]:
    """What follows once a pairing has a winner: who is out, and who waits for the next pairing.

    `lost` is the match that decided it, where it is not in the bracket yet; it is told first.
    The places of a round are the same whoever wins, so that no prize handed over can change unless
    somebody is gone. Refuses ``table_on_hold``.
    """
    if number in tournament.matches.called:
        must_not_be_held(tournament, tournament.matches.called[number].where.table)
    level = level_of(tournament, number, now)
    before = tournament.matches.bracket
    bracket = replace(before, walk_overs=before.walk_overs.set(number, winner))
    pairing = bracket.pairing(number)
    outs: list[BracketExit] = []
    if knocks_out(bracket, pairing) and tournament.is_in_play(loser):
        outs.append(exit_at(tournament, loser, stage_of(pairing)))
    if pairing.part is Part.BRONZE:
        third = stage_of(pairing, won=True)
        outs.append(exit_at(tournament, winner, third))
    gone = {one.entry for one in outs}
    places = seats_left(tournament, *(one for one in (winner, loser) if one not in gone))
    at_us = lost.happened_us if lost else now.utc_us
    over = PairingDecided(number, winner, loser, level, tuple(outs), places, walk_over, at_us)
    facts: list[Event] = [lost, over] if lost else [over]
    if bracket.gone:
        must_keep_paid_places(tournament, facts)
    return facts


def _opponent(tournament: Tournament, number: int, player: int) -> int:
    there = tournament.matches.called.get(number)
    if there is not None and player in there.players:
        one, other = there.players
        return other if player == one else one
    bracket = bracket_of(tournament)
    the_pairing(tournament, number)
    sides = bracket.sides(number)
    if player not in sides or not all(sides):
        raise Refusal("not_in_that_pairing", pairing=number, entry=player)
    if bracket.played(number) is not None:
        raise Refusal("pairing_decided", pairing=number)
    return next(one for one in sides if one and one != player)
