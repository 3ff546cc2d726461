"""A round of Texas Hold'em Bonus as a supervisor keys it in, and what it comes to."""

from dataclasses import replace

import pytest

from tdapp.bootstrap import house_named
from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.round import BonusWhy
from tdapp.poker.cards import Deck
from tdapp.shown.bonus_sheet import BonusSheet, read_sign
from tests.rules_doc import rule

PLAY = house_named("star").play


def sheet(*boxes: str, board: str = "10s 7s 2d qs 7h", dealer: str = "qh 9c") -> BonusSheet:
    """A round with these boxes, its cards keyed in."""
    assert PLAY.bonus is not None
    made = BonusSheet(
        PLAY.bonus,
        PLAY.order_of(Deck.FULL, "holdem"),
        read_sign("10-500 bonus 5-100 jackpot 1 b"),
    )
    for one in boxes:
        made = made.with_box(one)
    made = made.with_board(board) if board else made
    return made.with_dealer(dealer) if dealer else made


def nets(of: BonusSheet) -> dict[tuple[int, str], int]:
    """What each wager comes to, in cents."""
    return {(one.place, one.area): one.net for one in of.lines()}


@rule("STAR", "BONUS 10.5", "BONUS 10.6", "BONUS 10.10", "BONUS 10.11")
def test_boxes_are_settled_from_the_dealers_right_area_by_area() -> None:
    """Aces win 30 to 1; a hand below a flush gets the Ante back; equal hands stand off."""
    of = sheet("5 50 b10 j1 bet bet check ah ac", "1 15 bet bet bet qd 9d", "3 25 b5 bet bet jd jc")
    assert nets(of) == {
        (5, "ante_bonus"): 30_000,
        (5, "ante"): 0,
        (5, "flop"): 10_000,
        (5, "turn"): 5_000,
        (3, "ante_bonus"): 5_000,
        (3, "ante"): -2_500,
        (3, "flop"): -5_000,
        (3, "turn"): -2_500,
        (1, "ante"): 0,
        (1, "flop"): 0,
        (1, "turn"): 0,
        (1, "river"): 0,
    }
    assert [one.place for one in of.lines()] == [5] * 4 + [3] * 4 + [1] * 4


def test_who_folds_or_concedes_loses_what_lies_there() -> None:
    of = sheet("2 30 b5 fold", "4 20 bet ks 5s")
    assert nets(of)[2, "ante"] == -3_000
    assert nets(of.conceded(4))[4, "flop"] == -4_000
    assert set(nets(of.without(4))) == {(2, "ante"), (2, "ante_bonus")}


def test_an_amount_that_was_typed_stands_as_it_lies() -> None:
    assert sheet("4 20 35.50 ks 5s").boxes[4].flop == 3_550


@pytest.mark.parametrize(
    ("keyed", "code"),
    [
        ("with_box 2 30 bet ah ac", "card_in_box"),
        ("with_box 2 30 bet 10s 3c", "card_on_board"),
        ("with_box 2 30 bet qh 3c", "card_of_dealer"),
        ("with_board ah 7s 2d qs 7h", "card_in_box"),
        ("with_dealer 7s 9c", "card_on_board"),
        ("with_dealer 9c", "cards_wanted"),
        ("with_box 9 30 bet 3d 3c", "not_a_bonus_box"),
        ("with_box 2", "not_a_bonus_box"),
        ("with_box 2 30 raise 3d 3c", "not_a_bonus_box"),
        ("with_board 7s 7s 2d qs 7h", "same_card"),
    ],
)
def test_what_is_keyed_twice_or_wrong_is_refused_with_where_it_lies(keyed: str, code: str) -> None:
    of = sheet("5 50 bet ah ac")
    kept, _, typed = keyed.partition(" ")
    with pytest.raises(Refusal) as refused:
        getattr(of, kept)(typed)
    assert refused.value.code == code


def test_it_says_what_is_missing_and_settles_nothing_before() -> None:
    assert sheet().missing == "boxes"
    assert sheet("5 50 bet ah ac", board="", dealer="").missing == "board"
    assert sheet("5 50 bet ah ac", dealer="").missing == "dealer"
    bare = sheet("5 50 bet")
    assert (bare.missing, bare.lines()) == ("5", ())


def test_a_void_round_gives_every_wager_back() -> None:
    of = replace(sheet("5 50 b10 j1 bet ah ac"), void=BonusWhy.SHUFFLER)
    assert set(nets(of).values()) == {0}
    assert (5, "jackpot") in nets(of)


def test_limits_are_read_with_their_method_or_refused() -> None:
    sign = read_sign("10-500 bonus 5-100 jackpot 1 b")
    assert (sign.least, sign.most, sign.bonus_most, sign.jackpot) == (1_000, 50_000, 10_000, 100)
    with pytest.raises(Refusal, match="not_bonus_limits"):
        read_sign("ten to five hundred")
