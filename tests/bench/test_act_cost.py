"""What `tdapp bench tournament` measures: every kind of act, on an event as large as was asked."""

from cProfile import Profile
from pstats import Stats

from msgspec.structs import replace

from tdapp.bench import match_cost
from tdapp.bench.act_cost import (
    EVENT,
    FLIGHT,
    SHORT,
    busts_with_suggestion,
    done,
    measured,
    seated,
    thinned,
)
from tdapp.bench.open_event import SEATS, conditions
from tdapp.calls.tournament.brackets import LoseMatch
from tdapp.calls.tournament.event import TournamentCall
from tdapp.calls.tournament.stages import BagStack
from tdapp.core.ids import in_part
from tdapp.tournament.tournament import Tournament

ENTRIES = 200
PLAYERS = 32
CALLS = 250
"""Of functions, in a match that decides a pairing: a bust in a plain event takes 160."""


def test_every_kind_of_act_is_measured_on_a_full_event() -> None:
    state = seated(conditions(), ENTRIES)
    assert (state.entries.count, len(state.seating.seat_of)) == (ENTRIES, ENTRIES)
    kinds = dict(measured(state))
    assert list(kinds) == [
        "register",
        "late_entry",
        "rebuy",
        "bust",
        "withdraw",
        "move",
        "break",
        "pay",
        "bag",
    ]
    assert all(seconds and min(seconds) > 0 for seconds in kinds.values())


def test_a_bust_that_calls_for_a_move_is_measured_with_its_suggestion() -> None:
    assert min(busts_with_suggestion(seated(conditions(), ENTRIES))) > 0


def test_thinning_leaves_one_empty_seat_at_so_many_tables() -> None:
    thin = thinned(seated(conditions(), ENTRIES), SHORT)
    short = [players for players in thin.seating.at_tables().values() if players < SEATS]
    assert short == [SEATS - 1] * SHORT


def test_every_kind_of_result_is_measured_on_a_bracket_in_play() -> None:
    kinds = dict(match_cost.measured(match_cost.called(conditions(), PLAYERS)))
    assert list(kinds) == ["match", "deciding_match", "last_match"]
    assert all(seconds and min(seconds) > 0 for seconds in kinds.values())


def test_a_match_that_decides_a_pairing_costs_the_same_in_a_large_bracket() -> None:
    counted = [calls_of_a_deciding_match(players) for players in (PLAYERS, 8 * PLAYERS)]
    assert counted[0] == counted[1] < CALLS


def test_a_stack_is_bagged_by_the_same_calls_in_a_large_field() -> None:
    counted = [calls_of_a_bag(entries) for entries in (ENTRIES, 4 * ENTRIES)]
    assert counted[0] == counted[1]


def calls_of_a_deciding_match(players: int) -> int:
    state = match_cost.called(conditions(), players)
    loser, other = (state.matches.called[number].players[0] for number in (1, 2))
    return calls_of(
        done(state, LoseMatch(EVENT, loser), LoseMatch(EVENT, other)), LoseMatch(EVENT, loser)
    )


def calls_of_a_bag(entries: int) -> int:
    flight = seated(replace(conditions(), stages=FLIGHT), entries, 1)
    return calls_of(flight, BagStack(in_part(EVENT, 1), entries, 25_000))


def calls_of(state: Tournament, call: TournamentCall) -> int:
    """How many functions are called while it is decided and folded."""
    with Profile() as profile:
        done(state, call)
    return int(Stats(profile).total_calls)  # type: ignore[attr-defined]
