"""Where the conditions give each pairing or each match its own clock, it runs and is held alone."""

import pytest
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.matches.calling import call_back
from tdapp.tournament.matches.clocks import (
    clock_of,
    hold_clocks,
    level_of,
    stands_at,
    start_clocks,
)
from tdapp.tournament.matches.playing import lose_match
from tdapp.tournament.plan.bracket_terms import BracketTerms, MatchClock
from tests.tournament.evening import Evening
from tests.tournament.matches.heads_up import TERMS, call_all, heads_up, lose

OWN = replace(TERMS, clock=MatchClock.EACH_PAIRING)
EACH_MATCH = replace(TERMS, clock=MatchClock.EACH_MATCH)


def called(terms: BracketTerms, players: int = 4) -> Evening:
    evening = heads_up(players, terms)
    call_all(evening)
    return evening


def start(evening: Evening, *pairings: int) -> None:
    evening.tell(start_clocks(evening.state, pairings, evening.now))


def hold(evening: Evening, *pairings: int) -> None:
    evening.tell(hold_clocks(evening.state, pairings, evening.now))


def left_us(evening: Evening, pairing: int) -> tuple[int, int]:
    """The level of a pairing by its index, and what is left of it."""
    here = stands_at(evening.state, pairing, evening.now)
    assert here is not None
    return here.index, here.remaining_us


@pytest.mark.parametrize("terms", [OWN, EACH_MATCH])
def test_a_called_pairing_stands_at_the_first_level_until_it_is_started(
    terms: BracketTerms,
) -> None:
    evening = called(terms)
    length = evening.state.conditions.level(0).length_us
    evening.pass_us(5 * MINUTE_US)
    assert left_us(evening, 1) == left_us(evening, 2) == (0, length)
    start(evening, 1)
    evening.pass_us(MINUTE_US)
    assert (left_us(evening, 1), left_us(evening, 2)) == ((0, length - MINUTE_US), (0, length))
    hold(evening, 1)
    evening.pass_us(MINUTE_US)
    assert left_us(evening, 1) == (0, length - MINUTE_US)
    start(evening)
    evening.pass_us(length)
    assert (left_us(evening, 1)[0], left_us(evening, 2)[0]) == (1, 1)


def test_levels_run_on_from_match_to_match_or_begin_again_with_each() -> None:
    for terms, level in ((OWN, 2), (EACH_MATCH, 1)):
        evening = called(terms)
        start(evening, 1)
        evening.pass_us(evening.state.conditions.level(0).length_us)
        assert level_of(evening.state, 1, evening.now) == 2
        lose(evening, 1, 0, matches=1)
        assert level_of(evening.state, 1, evening.now) == level
        clock = clock_of(evening.state, 1)
        assert clock is not None
        assert clock.running


def test_a_pairing_is_lost_in_the_level_of_its_own_clock() -> None:
    evening = called(OWN)
    start(evening, 1)
    evening.pass_us(evening.state.conditions.level(0).length_us)
    hold(evening)
    lose(evening, 1, 0, matches=1)
    loser = evening.state.matches.bracket.sides(1)[0]
    assert loser
    decided = lose_match(evening.state, 1, loser, evening.now)[1]
    assert getattr(decided, "level", 0) == 2


def test_a_clock_ends_with_the_call_of_its_pairing() -> None:
    evening = called(OWN)
    start(evening)
    evening.tell(call_back(evening.state, 1))
    lose(evening, 2, 1)
    assert not evening.state.matches.clocks
    assert clock_of(evening.state, 1) is None


@pytest.mark.parametrize(
    ("terms", "pairings", "code"),
    [
        (TERMS, (1,), "shared_clock"),
        (OWN, (9,), "no_such_pairing"),
        (OWN, (3,), "pairing_not_called"),
        (OWN, (2,), "match_clock_runs"),
    ],
)
def test_no_other_clock_is_started(
    terms: BracketTerms, pairings: tuple[int, ...], code: str
) -> None:
    evening = called(terms)
    if terms is OWN:
        start(evening, 2)
    with pytest.raises(Refusal, match=code):
        start_clocks(evening.state, pairings, evening.now)


def test_none_is_held_that_stands() -> None:
    evening = called(OWN)
    with pytest.raises(Refusal, match="match_clock_stands"):
        hold_clocks(evening.state, (1,), evening.now)
    with pytest.raises(Refusal, match="no_match_clock"):
        hold_clocks(evening.state, (), evening.now)
