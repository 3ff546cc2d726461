"""Main and side pots, and what nobody called, in each house."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.poker.betting.betting import Stake
from tdapp.poker.commission.hand import hand_of
from tdapp.poker.play.offers import offers
from tdapp.poker.pots.pots import pots, uncalled
from tdapp.poker.round.state import Phase
from tdapp.poker.showdown.settling import settle
from tests.poker.dealt import does, opened, table
from tests.poker.houses import HOUSES
from tests.poker.rounds_over import BY_RANK, DRY, over, stakes_of
from tests.rules_doc import Case, case, rule

LETTERS = "ABCDEFGHIJ"


@case(
    "ADELAIDE-ALLIN-002",
    "CROWN-ALLIN-001",
    "STAR-ALLIN-001",
    "STAR-ALLIN-002",
    "TAS-ALLIN-001",
)
def test_an_all_in_player_contests_only_what_he_matched(case: Case) -> None:
    """Chips beyond an all-in stake make a side pot; what nobody called goes back."""
    folded = [LETTERS.index(name) for name in case.given["folded"]]
    end = settle(over(case.house, stakes_of(case.given["contributions"]), folded=folded))

    back = {LETTERS[end.uncalled.player]: end.uncalled.chips} if end.uncalled else {}
    assert back == case.then["uncalled_returned"]
    assert [
        {"amount": pot.chips, "eligible": [LETTERS[it] for it in pot.players]} for pot in end.pots
    ] == case.then["pots"]


@case("ADELAIDE-ALLIN-003", "STAR-ALLIN-003")
def test_a_side_pot_goes_to_the_best_hand_that_contests_it(case: Case) -> None:
    """Each pot is won by the best hand among those who put into all of it."""
    main, side = (pot["amount"] for pot in case.given["pots"])
    short, long = main // 3, main // 3 + side // 2
    dead = main % 3
    hands = [BY_RANK[case.given["hands"][name]] for name in "ABC"]
    end = settle(over(case.house, [short, long, long], hands, [DRY], dead=dead))

    assert [(pot.chips, pot.players) for pot in end.pots] == [(main, (0, 1, 2)), (side, (1, 2))]
    assert {f"{LETTERS[at]}_wins": won for at, won in enumerate(end.stacks)} == case.then


STAKES = st.lists(st.tuples(st.integers(0, 40), st.booleans()), min_size=2, max_size=9)


@given(stakes=STAKES.filter(lambda them: any(live for _, live in them)), dead=st.integers(0, 5))
def test_pots_hold_every_chip_that_was_called(stakes: list[tuple[int, bool]], dead: int) -> None:
    table = [Stake(0, 0, chips, live) for chips, live in stakes]
    back = uncalled(table)
    if back:
        less = Stake(0, 0, table[back.player].put_in - back.chips)
        table[back.player] = less
    found = pots(table, dead)

    assert sum(pot.chips for pot in found) == sum(one.put_in for one in table) + dead
    assert all(set(b.players) < set(a.players) for a, b in pairwise(found))
    assert uncalled(table) is None


@rule("STAR", "12.1")
@rule("CROWN", "6.16.1")
@rule("TAS", "B13.1")
@rule("ADELAIDE", "48")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_four_all_in_of_different_size_make_a_pot_each(house: str) -> None:
    """Each has a part in what was matched; three of a kind and a pair of aces share nothing."""
    hands = ["Ac Ad", "Ah As", "Kc Kd", "Qc Qd", "Jc Jd"]
    end = settle(over(house, [7, 25, 60, 101, 101], hands, ["2c 5d 8h Js Kh"]))
    everybody = (0, 1, 2, 3, 4)
    assert [(pot.chips, pot.players) for pot in end.pots] == [
        (35, everybody),
        (72, everybody[1:]),
        (105, everybody[2:]),
        (82, everybody[3:]),
    ]
    assert end.uncalled is None
    assert end.stacks == (0, 0, 35 + 72 + 105, 0, 82)


@rule("STAR", "12.1", "24.4")
@rule("CROWN", "6.16.1", "8.5.1")
@rule("TAS", "C15.3")
@rule("ADELAIDE", "48", "58")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_each_side_pot_has_its_own_odd_chip(house: str) -> None:
    """A blind of who left and a fold stay in the main pot; two ties, of which one is odd."""
    hands = ["Ac Ad", "Ah As", "Kc Kd", "Qc Qd", "Qh Qs"]
    end = settle(over(house, [33, 33, 50, 77, 77], hands, ["2c 5d 8h Js 7h"], folded=[2], dead=5))
    assert [(pot.chips, pot.players) for pot in end.pots] == [(170, (0, 1, 3, 4)), (105, (3, 4))]
    assert end.stacks == (85, 85, 0, 53, 52)


@rule("STAR", "12.1")
@rule("CROWN", "6.16.1")
@rule("TAS", "B13.1")
@rule("ADELAIDE", "48")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_who_is_all_in_for_less_than_a_blind_lowers_nothing_for_the_others(house: str) -> None:
    """The call is the full blind, a raise as much more, and the all-in has no further turn."""
    for stacks in ((1_000, 6, 1_000, 1_000), (3, 6, 1_000, 1_000)):
        setup = table(house, "holdem", stacks, blinds=(5, 10))
        round_ = opened(setup, ("As Ah", "Ks Kh", "Qs Qh", "Js Jh"))
        may = offers(round_)
        assert may.raises is not None
        assert (may.call, may.raises.least) == (10, 20)
        assert 1 not in round_.betting.queue
        round_ = does(round_, *["call"] * len(round_.betting.queue))
        assert [one.put_in for one in round_.betting.stakes] == [
            min(stacks[0], 10), 6, 10, 10
        ]  # fmt: skip
        assert round_.phase is Phase.DEAL


@rule("STAR", "3.6")
@rule("ADELAIDE", "48")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE", "TAS"])
def test_what_nobody_called_is_not_charged(house: str) -> None:
    """A bet of 400 that was called for 100 is back before a percentage is taken of the pot."""
    round_ = over(house, [100, 400], ["Ac Ad", "Ah As"], ["2c 5d 8h Js 7h"])
    end = settle(round_)
    assert end.uncalled is not None
    assert (end.uncalled.player, end.uncalled.chips) == (1, 300)
    assert sum(pot.cents for pot in hand_of(round_, end, 100).pots) == 200
