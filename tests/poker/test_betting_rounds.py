"""How every betting round runs and ends, in every game of every house, whatever is played."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.poker.cards import cards
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant
from tests.poker.any_round import VARIANTS, any_setup, played
from tests.poker.dealt import does, open_to_actor, opened, table
from tests.rules_doc import rule

ALL = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
FIRST_LAP = {"fold", "call", "raise"}


def bet_yet(round_: Round) -> bool:
    """Whether a bet stands in this betting round, blinds among them."""
    return round_.betting.price > 0


def first_from(round_: Round, opens: int) -> int:
    """The first from whoever opens on, clockwise, who is in and has chips."""
    stakes = round_.betting.stakes
    order = ((opens + step) % len(stakes) for step in range(len(stakes)))
    return next(it for it in order if stakes[it].live and stakes[it].stack)


def is_level(round_: Round, paid: list[int]) -> bool:
    """Whether all who are in have put in the same since they had `paid` so much, or are all-in."""
    live = [
        (one, before) for one, before in zip(round_.betting.stakes, paid, strict=True) if one.live
    ]
    most = max(one.put_in - before for one, before in live)
    return all(one.put_in - before == most for one, before in live if one.stack)


@rule("STAR", "11.2", "11.3", "11.4", "16.4.2", "18.5.2", "19.5.2")
@rule("CROWN", "9.5.2", "10.3.2", "10.4.3", "10.6.4", "11.4.3", "12.2.2", "12.3.3", "12.4.3")
@rule("TAS", "B11.2(b)", "B12.1", "C13.1", "C14.3")
@rule("ADELAIDE", "19", "20", "40", "41")
@ALL
@given(seed=st.integers(0, 2**32))
def test_it_is_check_or_bet_until_somebody_bets_and_then_call_raise_or_fold(
    variant: Variant, seed: int
) -> None:
    """A lap lists call and check together; no bet, no call; a bet, no check (P115 to P117)."""
    chance = Random(seed)
    for round_ in played(chance, any_setup(chance, variant)):
        if round_.phase is not Phase.BET:
            continue
        may, stake = offers(round_), round_.betting.stakes[round_.betting.queue[0]]
        assert stake.live
        assert stake.stack
        if not bet_yet(round_):
            assert may.call in {None, 0}
        elif stake.bet < round_.betting.price and not may.bring_in:
            assert may.call
            assert may.folds


@rule("STAR", "7.3", "9.5", "19.1", "21.1", "22.1", "23.1")
@rule("CROWN", "9.1.2", "11.1")
@rule("ADELAIDE", "11a", "14", "29")
@ALL
@given(seed=st.integers(0, 2**32))
def test_no_card_is_dealt_before_antes_and_blinds_lie(variant: Variant, seed: int) -> None:
    """Whoever has to post has posted, all-in for less at most, and holds no card yet."""
    setup = any_setup(Random(seed), variant)
    first = start(setup)
    due = zip(setup.antes, setup.dead, setup.blinds, setup.stacks, strict=True)
    for player, (ante, dead, blind, stack) in enumerate(due):
        assert setup.stacks[player] - first.betting.stakes[player].stack == min(
            ante + dead + blind, stack
        )
        assert first.hand(player) == ()
    assert first.phase is Phase.DEAL


@rule("STAR", "15.3", "15.5", "16.3", "16.4", "16.5", "17.3", "17.4", "17.5", "18.3", "18.4")
@rule("STAR", "18.5", "19.3", "19.4", "19.5", "20.3", "20.4", "20.5", "20.6", "21.3", "21.4")
@rule("STAR", "21.5", "21.6", "22.3", "22.4", "22.5", "22.6", "23.3", "23.4", "23.5", "23.6")
@rule("CROWN", "9.3.4", "11.3.2", "11.3.3", "12.2.3", "12.4.2", "12.5.2", "12.5.3")
@rule(
    "TAS", "C11.2", "C11.4", "C11.9", "C10.3", "C12.2", "C12.3", "C13.3", "C14.1", "C14.2", "C14.4"
)
@rule("ADELAIDE", "11c", "11e", "11g", "11i", "17", "21", "39")
@ALL
@given(seed=st.integers(0, 2**32))
def test_a_street_follows_level_bets_and_none_follows_where_one_is_left(
    variant: Variant, seed: int
) -> None:
    """A betting round ends level or all checked, and the hand with the last but one who folds."""
    chance = Random(seed)
    rounds = list(played(chance, any_setup(chance, variant)))
    paid = [one.paid for one in rounds[0].betting.stakes]
    for before, after in pairwise(rounds):
        if before.phase is Phase.BET and after.phase is not Phase.BET:
            assert is_level(after, paid) or len(after.live) == 1
        if after.street and before.phase is not Phase.BET and after.phase is Phase.BET:
            assert not any(one.bet for one in after.betting.stakes)
            assert after.betting.queue[0] == first_from(after, opener(after))
        if after.street > before.street:
            paid = [one.put_in for one in after.betting.stakes]
        assert after.street - before.street in {0, 1} or after.runs > before.runs
        if len(after.live) == 1:
            assert after.phase is Phase.OVER
            may = offers(after)
            assert not any((*may.cards, *may.board, may.kitty))
    assert rounds[-1].street < len(variant.streets)


@rule("ADELAIDE", "16", "18a", "18b", "18c", "18d")
def test_in_the_first_lap_only_the_big_blind_may_check_and_only_unraised() -> None:
    """Under the gun and the small blind call, raise or fold; so does the big blind once raised."""
    hands = ["As Ah", "Ks Kh", "Qs Qh"]
    first = opened(table("ADELAIDE", "holdem", blinds=(5, 10)), hands)
    small = does(first, "call")
    assert (first.actor, open_to_actor(first)) == (2, FIRST_LAP)
    assert (small.actor, open_to_actor(small)) == (0, FIRST_LAP)
    assert "check" in open_to_actor(does(small, "call"))
    assert open_to_actor(does(small, 30)) == FIRST_LAP


@rule("CROWN", "14.4.6", "14.5.7", "14.6.7")
@rule("STAR", "17.5.3")
@pytest.mark.parametrize(
    ("house", "game", "opens"),
    [
        ("CROWN", "five_card_stud", 1),
        ("CROWN", "crown_stud", 1),
        ("CROWN", "seven_card_stud", 1),
        ("STAR", "seven_card_stud", 0),
    ],
)
def test_a_community_card_helps_to_open_at_the_star_and_not_at_crown(
    house: str, game: str, opens: int
) -> None:
    """A king in the middle makes a pair at the Star (P38); at Crown twos that show open."""
    setup = table(house, game, stacks=(1_000,) * 2, ante=1)
    last = len(setup.variant.streets) - 1
    showing = (cards("Kc Ad 4h"), cards("2c 2d 5h"))
    assert opener(replace(start(setup), street=last, up=showing, boards=(cards("Ks"),))) == opens
