"""When small chips leave play, how many new ones they become, and who wins those."""

from collections.abc import Mapping

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.table.chips.race import (
    DECK,
    ChipRounding,
    Holding,
    Race,
    RaceResult,
    deal,
    decide,
    new_chips,
)
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.reckoning.colour_up import chip_to_leave, coming_amounts
from tests.tournament.evening import SMALL

NEAREST, UP = ChipRounding.NEAREST_HALF_UP, ChipRounding.ALWAYS_UP
SHEET = (
    Level(20, 25, 50),
    Level(20, 100, 200, 25),
    Level(10),
    Level(20, 100, 200),
    Level(20, 200, 500),
)
CHIPS = (25, 100, 500, 1_000)


@pytest.mark.parametrize(
    ("count", "old", "new", "nearest", "up"),
    [
        (15, 5, 25, 3, 3),
        (9, 5, 25, 2, 2),
        (9, 25, 100, 2, 3),
        (2, 25, 100, 1, 1),
        (1, 25, 100, 0, 1),
        (0, 25, 100, 0, 0),
    ],
)
def test_odd_chips_become_new_ones_by_the_rule(
    count: int, old: int, new: int, nearest: int, up: int
) -> None:
    assert new_chips(count * old, new, NEAREST) == nearest
    assert new_chips(count * old, new, UP) == up


def test_the_smallest_chip_stays_while_any_later_blind_or_ante_needs_it() -> None:
    sheet = replace(SMALL, levels=SHEET, then_add=0)
    assert [chip_to_leave(sheet, index, CHIPS) for index in range(5)] == [None, 25, 25, 25, 25]
    assert list(coming_amounts(sheet, 3)) == [200, 500, 200, 500]


def test_a_chip_that_a_level_past_the_sheet_needs_stays() -> None:
    for step, leaves in ((100, 25), (50, None)):
        growing = replace(SMALL, levels=SHEET[:4], then_add=step)
        assert chip_to_leave(growing, 3, CHIPS) == leaves


def test_what_larger_chips_make_up_with_change_needs_no_smaller_one() -> None:
    sheet = replace(SMALL, levels=(Level(20, 300, 600),), then_add=0)
    assert chip_to_leave(sheet, 0, (100, 500, 200)) == 100
    assert chip_to_leave(sheet, 0, (100, 500)) is None
    assert chip_to_leave(sheet, 0, (100,)) is None
    assert chip_to_leave(sheet, 0, (25, 25, 100)) == 25


def race(*held: int, rounding: ChipRounding = NEAREST, alone: tuple[int, ...] = ()) -> Race:
    """Seats 1, 2 ... with so many T25 to be exchanged for T100."""
    holdings = [Holding(seat, old, seat not in alone) for seat, old in enumerate(held, 1)]
    return Race(25, 100, tuple(reversed(holdings)), rounding)


def outcome(of: Race, *hands: str) -> RaceResult:
    """Who wins with these cards, seat 1 first."""
    dealt = dict(enumerate((hand.split() for hand in hands), 1))
    return decide(of, {seat: cards for seat, cards in dealt.items() if cards})


def test_the_highest_cards_win_and_nobody_wins_two() -> None:
    won = outcome(race(3, 1, 5, 4), "Ks Kh Kd", "2c", "Qs", "")
    assert won.winners == (1,)
    assert won.kept_in == ()
    assert won.given == {1: 1, 2: 0, 3: 1, 4: 1}
    assert won.change == 300 - 325
    raced = outcome(race(3, 3, 3), "As Ah Ad", "2c 2d 2h", "3c 3d 3h")
    assert raced.winners == (1, 3)
    assert raced.given == {1: 1, 2: 0, 3: 1}


def test_suits_part_equal_ranks_spades_first() -> None:
    won = outcome(race(1, 1, 1, 1), "Ad", "Ac", "As", "Ah")
    assert won.winners == (3,)
    assert outcome(race(1, 1, 1, 1, rounding=UP), "Ad", "Ac", "Ks", "Kh").winners == (1,)


def test_who_would_be_left_without_a_chip_gets_one() -> None:
    won = outcome(race(2, 1, alone=(2,)), "As Ks", "2c")
    assert (won.winners, won.kept_in) == ((1,), (2,))
    assert won.given == {1: 1, 2: 1}
    assert won.change == 200 - 75
    richer = outcome(race(2, 5, alone=(2,)), "As Ks", "2c")
    assert (richer.kept_in, richer.given) == ((), {1: 1, 2: 1})


@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        ({1: ["As"], 2: ["2c"]}, 1),
        ({1: ["As", "Ks"]}, 2),
        ({1: ["As", "As"], 2: ["2c"]}, 1),
        ({1: ["As", "Ks"], 2: ["Ks"]}, 2),
        ({1: ["As", "1s"], 2: ["2c"]}, 1),
        ({1: ["As", "Ks"], 2: ["2c"], 3: ["3c"]}, 3),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(hands: Mapping[int, list[str]], seat: int) -> None:
    with pytest.raises(Refusal, match="wrong_cards") as refused:
        decide(race(2, 1), hands)
    assert refused.value.details["seat"] == seat


def test_more_odd_chips_than_cards_are_raced_in_parts() -> None:
    crowd = Race(1, 25, tuple(Holding(seat, 24) for seat in range(1, 4)))
    with pytest.raises(Refusal, match="too_many_cards"):
        deal(crowd, "seed")


def test_cards_are_dealt_from_seat_1_and_the_same_seed_deals_the_same() -> None:
    of = race(3, 4, 2)
    dealt = deal(of, "seed")
    assert [(seat, len(cards)) for seat, cards in dealt.items()] == [(1, 3), (3, 2)]
    assert deal(of, "seed") == dealt != deal(of, "another")


STACKS = st.lists(st.tuples(st.integers(0, 40), st.booleans()), min_size=1, max_size=9)


@given(STACKS, st.sampled_from(ChipRounding), st.text(max_size=4))
def test_a_race_follows_its_laws(
    stacks: list[tuple[int, bool]], rounding: ChipRounding, seed: str
) -> None:
    holdings = [Holding(seat, old, others) for seat, (old, others) in enumerate(stacks, 1)]
    of = Race(25, 100, tuple(holdings), rounding)
    dealt = deal(of, seed)
    told = decide(of, dealt)

    assert len({card for cards in dealt.values() for card in cards}) == sum(of.odd.values())
    assert set(told.winners) <= set(of.odd)
    assert len(set(told.winners)) == len(told.winners) == of.prizes
    assert not set(told.winners) & set(told.kept_in)
    for one in holdings:
        assert told.given[one.seat] - one.old * 25 // 100 in (0, 1)
        if one.old and not one.has_others:
            assert told.given[one.seat] >= 1
    best = [max(DECK.index(card) for card in dealt[seat]) for seat in told.winners]
    assert best == sorted(best, reverse=True)
    before, after = 25 * sum(old for old, _ in stacks), 100 * sum(told.given.values())
    assert told.change == after - before
    raced = told.change - 100 * len(told.kept_in)
    assert (0 <= raced < 100) if rounding is UP else (-50 < raced <= 50)
