"""A pool as one line: what is read is said the same way."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.jackpot.pool_terms import HOLDEM, JackpotPrize, PoolGame
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf
from tdapp.shown.jackpot_words import in_units, pool_as_typed, prize_called, read_pool

LINE = "Super 20000 +0.35 reserve 0.65: royal flush on the flop all, straight flush 10%, quads 500"


def game(words: str) -> PoolGame:
    """Any game is of two cards and three from the hand."""
    return PoolGame(words, flop=False)


def test_a_pool_is_read_with_all_that_its_sign_says() -> None:
    terms = read_pool(LINE, game)
    assert (terms.name, terms.seed, terms.payable) == ("Super", 2_000_000, 1)
    assert (terms.increment, terms.reserve, terms.game) == (350_000, 650_000, HOLDEM)
    assert terms.prizes == (
        JackpotPrize(JackpotHand.ROYAL_FLUSH, CardsUsed.HOLE_AND_FLOP, PrizeOf.ALL),
        JackpotPrize(JackpotHand.STRAIGHT_FLUSH, CardsUsed.ANY, PrizeOf.PERCENTAGE, 1_000),
        JackpotPrize(JackpotHand.FOUR_OF_A_KIND, CardsUsed.ANY, PrizeOf.FIXED, 50_000),
    )


@pytest.mark.parametrize(
    "line",
    [
        LINE,
        "Omaha Four Aces 5,000 +0.003333 up to 0.05 for omaha: quads both cards 2.5%; boat 20",
        "Bad beat 1000.50 +1: bad beat 50%, high hand 300 from the pool, flush 1.25%",
    ],
)
def test_what_is_said_of_a_pool_is_read_as_the_same_pool(line: str) -> None:
    terms = read_pool(line, game)
    assert read_pool(pool_as_typed(terms), game) == terms


def test_a_third_of_a_cent_is_said_as_it_is_typed() -> None:
    assert [in_units(one) for one in (3_333, 350_000, 1_000_000, 0)] == [
        "0.003333",
        "0.35",
        "1",
        "0",
    ]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not_a_pool"),
        ("Super", "not_a_pool"),
        ("Super 20000 +0.35", "not_a_pool"),
        ("Super 20000 +0.35:", "not_a_pool"),
        ("Super 20000 +0.3333333: royal all", "not_an_amount"),
        ("Super 2.0.0 +0.35: royal all", "not_an_amount"),
        ("Super 20000 +0.35: royal", "not_a_jackpot_prize"),
        ("Super 20000 +0.35: pair 10%", "not_a_jackpot_prize"),
        ("Super 20000 +0.35: royal 10%%", "not_a_jackpot_prize"),
    ],
)
def test_a_line_that_is_no_pool_is_refused_with_what_to_type(line: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_pool(line, game)
    assert refused.value.code == code


def test_a_prize_is_called_by_its_hand_or_how_it_begins() -> None:
    terms = read_pool(LINE, game)
    assert [prize_called(terms, one) for one in ("royal", "Straight", "quads", "four")] == [
        0,
        1,
        2,
        2,
    ]
    for typed in ("", "flush", "bad beat"):
        with pytest.raises(Refusal):
            prize_called(terms, typed)
