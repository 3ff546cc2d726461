"""A match that was recorded for the wrong player, with everything that hung on it."""

from collections.abc import Iterator

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.guards import must_not_be_held
from tdapp.tournament.brackets.bracket import winner_of
from tdapp.tournament.brackets.survey import survey
from tdapp.tournament.facts.brackets import MatchCorrected, PairingCalledBack
from tdapp.tournament.guards.paid_places import (
    after,
    must_keep_paid_bounties,
    must_keep_paid_places,
)
from tdapp.tournament.matches.playing import decided, with_walk_overs
from tdapp.tournament.matches.standing import (
    bracket_of,
    seats_at,
    the_pairing,
)
from tdapp.tournament.tournament import Tournament


def hangs_on(tournament: Tournament, number: int) -> list[int]:
    """The later pairings with results that a correction of this one takes along."""
    bracket = bracket_of(tournament)
    return [one for one in bracket.follow(number) if bracket.has_begun(one)]


def correct_match(
    tournament: Tournament, number: int, match: int, now: Instant, *, cascade: bool = False
) -> list[Event]:
    """Let the other player have won a match; matches after the decisive one count no more.

    Later pairings that were called are called back. Those with results count no more either, which
    is done only with `cascade`. Refuses ``no_such_pairing``, ``no_such_match``, ``later_matches``
    (with those pairings), ``table_on_hold``, ``last_one_left`` where only somebody who left would
    have won, ``prize_paid`` and ``bounty_paid``.
    """
    the_pairing(tournament, number)
    bracket = bracket_of(tournament)
    won = bracket.wins.get(number, ())
    if not 1 <= match <= len(won):
        raise Refusal("no_such_match", pairing=number, match=match)
    sides = [one for one in bracket.sides(number) if one]
    old = won[match - 1]
    new = next(one for one in sides if one != old)
    kept = _as_played([*won[: match - 1], new, *won[match:]], bracket.needed(number))
    before, winner = bracket.played(number), winner_of(kept, bracket.needed(number))
    if before is None or winner == before:
        fact = MatchCorrected(number, match, new, old, kept)
        if before is not None:
            return [fact]
        over = [fact, *_decided_now(tournament, [fact], number, now)]
        return with_walk_overs(tournament, over, now)
    later = hangs_on(tournament, number)
    if later and not cascade:
        raise Refusal("later_matches", pairings=", ".join(map(str, later)))
    back = _back(tournament, number, later)
    events: list[Event] = [MatchCorrected(number, match, new, old, kept, tuple(later), back)]
    must_keep_paid_bounties(tournament, events)
    events += _called_back(tournament, number)
    events += _decided_now(tournament, events, number, now)
    events = with_walk_overs(tournament, events, now)
    _must_be_won_by_a_player(after(tournament, events), old)
    must_keep_paid_places(tournament, events)
    return events


def _must_be_won_by_a_player(then: Tournament, old: int) -> None:
    champion = survey(then.matches.bracket)[-1].winner
    if champion is not None and not then.is_in_play(champion):
        raise Refusal("last_one_left", entry=old)


def _called_back(tournament: Tournament, number: int) -> Iterator[Event]:
    """Those who were called to a pairing that hangs on this one wait again."""
    for one in tournament.matches.bracket.follow(number):
        there = tournament.matches.called.get(one)
        if there is not None:
            must_not_be_held(tournament, there.where.table)
            yield PairingCalledBack(one, seats_at(tournament, there.where))


def _decided_now(
    tournament: Tournament, events: list[Event], number: int, now: Instant
) -> list[Event]:
    """What follows where a pairing has a winner once these facts hold."""
    then = after(tournament, events)
    winner = then.matches.bracket.played(number)
    if winner is None:
        return []
    loser = next(one for one in then.matches.bracket.sides(number) if one and one != winner)
    return decided(then, number, winner, loser, now)


def _back(tournament: Tournament, number: int, later: list[int]) -> tuple[int, ...]:
    """Who went out by one of these pairings and is in play again."""
    bracket, out = tournament.matches.bracket, tournament.exits.by_entry
    players = {
        one
        for pairing in (number, *later)
        if bracket.winner(pairing) is not None
        for one in bracket.sides(pairing)
        if one
    }
    return tuple(sorted(one for one in players if one in out and one not in bracket.gone))


def _as_played(won: list[int], needed: int) -> tuple[int, ...]:
    """The matches up to the one that decides."""
    ends = (end for end in range(1, len(won) + 1) if winner_of(won[:end], needed) is not None)
    return tuple(won[: next(ends, len(won))])
