"""The cost of a match result in the largest bracket: of one that decides nothing, and of others."""

from collections.abc import Iterator

from msgspec.structs import replace

from tdapp.bench.act_cost import EVENT, done, each, timed
from tdapp.calls.tournament.brackets import CallPairings, DrawBracket, LoseMatch
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId
from tdapp.desk.parts import by_stream
from tdapp.table.facts.tables import TableOpened
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tournament import Tournament

SEATS = 2
LAST = 8
"""Players of the rounds in which the last matches are measured."""


def called(conditions: Conditions, players: int) -> Tournament:
    """A bracket of so many players, all of whom sit at their first match."""
    held = replace(conditions, bracket=BracketTerms(), max_entries=players)
    state = done(Tournament(), Announce(EVENT, held))
    tables = [TableOpened(number, SEATS) for number in range(1, players // SEATS + 1)]
    for opened in by_stream({EVENT: tables})[EVENT]:
        state = TOURNAMENT.folds.apply(state, opened)
    for number in range(players):
        state = done(state, Register(EVENT, PersonId(f"player {number}")))
    return done(state, DrawBracket(EVENT), StartClock(EVENT), CallPairings(EVENT))


def measured(state: Tournament) -> Iterator[tuple[str, list[float]]]:
    """Kind of result and the seconds that each took, in a bracket whose first matches are on.

    A last match follows on a field of which most are out.
    """
    lost = _losses(state)
    yield "match", timed(each(state, [[one] for one in lost]))
    once = done(state, *lost)
    half, rest = lost[: len(lost) // 2], lost[len(lost) // 2 :]
    yield "deciding_match", timed(each(done(once, *half), [[one] for one in rest]))
    while once.left > LAST:
        state = done(once, *_losses(once), CallPairings(EVENT))
        once = done(state, *_losses(state))
    last = _losses(once)
    yield "last_match", timed(each(once, [[one] for one in last] * len(lost)))


def _losses(state: Tournament) -> list[LoseMatch]:
    """The same player of every pairing at a table loses."""
    return [LoseMatch(EVENT, one.players[0]) for _, one in sorted(state.matches.called.items())]
