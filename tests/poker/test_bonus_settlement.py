"""Texas Hold'em Bonus is settled wager by wager, each amount with its rule (BONUS 9 to 11)."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from phevaluator import evaluate_cards

from tdapp.poker.bonus.practice import dealt as dealt_from
from tdapp.poker.bonus.practice import played
from tdapp.poker.bonus.progressive import jackpot_paid
from tdapp.poker.bonus.round import (
    BonusBox,
    BonusRound,
    BonusWhy,
    concede,
    decide,
    place_wagers,
    put_flop_right,
    reveal,
)
from tdapp.poker.bonus.settling import hole_pay, settled
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import cards, text_of
from tdapp.poker.dealing import Pack
from tdapp.poker.ranking.best_five import best_five
from tests.poker.bonus_table import (
    BET,
    CHECK,
    FOLD,
    bets,
    bonus_rules,
    nets,
    of_case,
    reasons,
    refused,
    table,
    with_cards,
)
from tests.rules_doc import Case, case, rule

AREAS = "ante_bonus", "ante", "flop", "turn", "river"
BOARD, DEALER, LOW = "2c 7d 9h Js Qd", "Jd Jc", "Kh 3h"
"""A board, a dealer with three jacks, and a hand that loses to them."""


@case(
    "BONUS-BONUS-001", "BONUS-BONUS-003", "BONUS-BONUS-005", "BONUS-BONUS-006",
    "BONUS-BONUS-008", "BONUS-BONUS-009", "BONUS-BONUS-010", "BONUS-BONUS-011",
    "BONUS-BONUS-013", "BONUS-BONUS-014", "BONUS-BONUS-015", "BONUS-BONUS-016",
)  # fmt: skip
def test_each_wager_is_settled_by_both_hands_and_the_bonus_by_the_hole_cards(case: Case) -> None:
    """The Ante is paid from a flush up only; the Ante Bonus whatever the dealer holds (P70)."""
    end = of_case(case.given)
    found = nets(end)
    assert {area: found.get(area, 0) for area in case.then["amounts"]} == case.then["amounts"]
    assert sum(found.values()) == case.then["net"]
    tables, names = best_five(end.order), {"no pair": "high_card"}
    for hole, hand in ((end.boxes[1].hole, "player_hand"), (end.dealer, "dealer_hand")):
        said = case.then[hand]
        category = tables.name(tables.of((*hole, *end.board))).category.value
        assert category == names.get(said, said.replace(" ", "_"))


PAID = {
    "As Ah": 30, "As Ks": 25, "Ad Qd": 20, "Jc Ac": 20, "Kd As": 15, "Kc Kd": 10, "Qs Qh": 10,
    "Js Jd": 10, "Ah Qc": 5, "Jh Ad": 5, "Tc Td": 3, "9c 9d": 3, "8c 8d": 3, "7c 7d": 3,
    "6c 6d": 3, "5c 5d": 3, "4c 4d": 3, "3c 3d": 3, "2c 2d": 3,
}  # fmt: skip
LOST = "As Ts", "Ac Td", "Ks Qs", "Kd Qc", "Qs Js", "7c 2d", "9s 8s"


@rule("BONUS", "10.7", "10.5", "10.6")
def test_the_ante_bonus_pays_every_row_of_its_table_and_nothing_else() -> None:
    """The rows as the document prints them, from 30 to 1 for two aces to 3 to 1 for a pair."""
    for hole, odds in PAID.items():
        row = hole_pay(bonus_rules().ante_bonus, cards(hole))
        assert (row and (row.odds, row.rule)) == (odds, "BONUS 10.7"), hole
    assert not any(hole_pay(bonus_rules().ante_bonus, cards(hole)) for hole in LOST)


RANKED = {
    "Royal flush": ("Ah Kh", "Qh Jh Th 2c 3d", 10),
    "Straight flush": ("9h 8h", "7h 6h 5h 2c Ad", 10),
    "Four of a kind": ("9h 9d", "9s 9c 5h 2c Ad", 10),
    "Full house": ("9h 9d", "9s 5c 5h 2c Ad", 10),
    "Flush": ("Kh 8h", "2h 6h 5h 2c Ad", 10), "Straight": ("9h 8d", "7h 6h 5c 2c Ad", 0),
    "Three of a kind": ("9h 9d", "9s 7h 5c 2c Kd", 0), "Two pair": ("Ah 9d", "9s 7h Ac 2c Kd", 0),
    "One pair": ("Ah Kd", "9s 7h 5c 2c Kc", 0), "No pair": ("Ah Kd", "9s 7h 5c 2c Td", 0),
}  # fmt: skip


@rule("BONUS", "10.10", "9.1.2", "9.2.3", "9.3.3")
@pytest.mark.parametrize("hand", RANKED)
def test_a_winning_hand_is_paid_one_to_one_and_its_ante_from_a_flush_up(hand: str) -> None:
    """Flop, Turn and River Wagers are paid whatever hand wins."""
    hole, board, ante = RANKED[hand]
    end = bets(with_cards(table(), board, "3c 4s", hole), "turn", "river")
    assert nets(end) == {"ante": ante, "flop": 20, "turn": 10, "river": 10}
    assert reasons(end)["ante"] == ("10.10" if ante else "10.10 (P70)")


@rule("BONUS", "10.11")
def test_equal_hands_stand_off() -> None:
    """Both play the straight on the board; the Ante Bonus is still lost."""
    end = bets(with_cards(table(BonusBox(10, 5)), "Ts Jd Qh Kc As", "2c 3d", "2d 3c"), "turn")
    assert nets(end) == {"ante_bonus": -5, "ante": 0, "flop": 0, "turn": 0}
    assert reasons(end)["flop"] == "10.11"


@rule("BONUS", "7.1", "7.2.1", "7.2.2", "7.2.3", "7.2.4", "7.3.1", "7.3.2", "7.3.3", "7.3.5")
def test_the_board_and_the_dealer_get_their_cards_before_the_players() -> None:
    """Two at a time out of a shuffling device, one at a time out of a shoe; flop first (P77)."""
    pack = Pack("", tuple(range(52)))
    device = dealt_from(table(players=2), pack, shuffler=True)
    assert (device.board, device.dealer) == ((0, 1, 2, 3, 4), (5, 6))
    assert [device.boxes[place].hole for place in (1, 2)] == [(7, 8), (9, 10)]
    shoe = dealt_from(table(players=2), pack, shuffler=False)
    assert (shoe.board, shoe.dealer) == ((0, 1, 2, 3, 4), (5, 8))
    assert [shoe.boxes[place].hole for place in (1, 2)] == [(6, 9), (7, 10)]


@rule("BONUS", "10.4", "10.5", "10.6")
def test_settlement_goes_from_the_dealers_right_with_the_ante_bonus_first() -> None:
    """Three places, place 3 at the dealer's right."""
    end = bets(with_cards(table(BonusBox(10, 5), players=3)))
    assert [(line.place, line.area) for line in settled(end)] == [
        (place, area) for place in (3, 2, 1) for area in ("ante_bonus", "ante", "flop")
    ]


@case("BONUS-BONUS-018")
def test_the_flop_wager_is_twice_the_ante_and_the_others_are_equal_to_it(case: Case) -> None:
    """Nothing but the Ante decides them."""
    box = bets(with_cards(table(BonusBox(case.given["ante"]))), "turn", "river").boxes[1]
    assert (box.flop, box.turn, box.river) == (
        case.then["flop_wager"], case.then["turn_wager"], case.then["river_wager"],
    )  # fmt: skip


@case("BONUS-BONUS-019")
@rule("BONUS", "9.2.1", "9.3.1")
def test_a_player_who_folds_loses_all_even_the_bonus_of_two_aces(case: Case) -> None:
    """Before the flop, and after it with the Flop Wager, and after the turn (P73)."""
    box = BonusBox(case.given["ante"], case.given["ante_bonus"])
    dealt = with_cards(table(box), BOARD, DEALER, case.given["player_hole"])
    end = bets(decide(dealt, 1, FOLD))
    assert nets(end) == {"ante_bonus": -10, "ante": -10}
    assert -sum(nets(end).values()) == case.then["lost"]
    flop = reveal(decide(dealt, 1, BET))
    assert sum(nets(bets(decide(flop, 1, FOLD))).values()) == -40
    turn = reveal(decide(flop, 1, BET))
    assert sum(nets(bets(decide(turn, 1, FOLD))).values()) == -50


@rule("BONUS", "10.2")
def test_a_hand_conceded_after_the_dealer_showed_loses_all() -> None:
    """All four wagers and the Ante Bonus, though two aces would have won it."""
    end = concede(bets(with_cards(table(BonusBox(10, 5)), BOARD, DEALER, "Ah Ad"), "river"), 1)
    assert nets(end) == {"ante_bonus": -5, "ante": -10, "flop": -20, "river": -10}
    assert {*reasons(end).values()} == {"10.2"}


@rule("BONUS", "11.13")
def test_a_player_who_is_away_is_deemed_to_have_folded() -> None:
    """The Ante is lost by the rule of that."""
    end = bets(decide(with_cards(table()), 1, FOLD, deemed=True))
    assert reasons(end) == {"ante": "11.13"}


def as_it_lies(round_: BonusRound, **wagers: int) -> BonusRound:
    """The round with other wagers on place 1 than the rules ask for."""
    return round_.with_box(1, replace(round_.boxes[1], **wagers))


@case("BONUS-BONUS-022", "BONUS-BONUS-023", "BONUS-BONUS-026")
@rule("BONUS", "11.11.1", "11.11.2")
def test_wagers_found_wrong_at_settlement_count_up_to_what_is_allowed(case: Case) -> None:
    """Too much counts to the maximum, too little as it lies, won or lost (6.2, 6.3)."""
    ante: int = case.given.get("ante_placed") or case.given["ante"]
    flop = case.given.get("flop_wager", 2 * ante)
    for hole, sign in ((LOW, -1), ("Qh Qc", 1)):
        end = bets(with_cards(table(), BOARD, DEALER, hole))
        found = nets(as_it_lies(end, ante=ante, flop=flop))
        expected = case.then.get("ante_collected", ante)
        assert found["flop"] == sign * case.then.get("flop_paid", 2 * expected)
        assert found["ante"] == (-expected if sign < 0 else 0)
    short = nets(as_it_lies(bets(with_cards(table(), BOARD, DEALER, LOW)), ante=10, flop=15))
    assert short["flop"] == -15


@rule("BONUS", "6.3")
def test_an_ante_bonus_above_the_maximum_is_paid_to_the_maximum() -> None:
    """One of 150 where the sign says 100: 30 to 1 of 100, and only 100 is lost."""
    for hole, net in (("As Ah", 3_000), (LOW, -100)):
        end = bets(with_cards(table(), BOARD, DEALER, hole))
        assert nets(as_it_lies(end, ante_bonus=150))["ante_bonus"] == net


@case("BONUS-BONUS-024")
@rule("BONUS", "11.10.1", "11.10.2")
def test_a_wrong_flop_wager_seen_before_the_flop_is_corrected_or_folded(case: Case) -> None:
    """Folding costs Ante and Ante Bonus; the wrong wager goes back."""
    dealt = with_cards(table(BonusBox(case.given["ante"], 5)), BOARD, DEALER, LOW)
    laid = decide(dealt, 1, BET, case.given["flop_wager"])
    assert put_flop_right(laid, 1).boxes[1].flop == 20
    folded = bets(put_flop_right(laid, 1, fold=True))
    assert nets(folded) == {"ante_bonus": -5, "ante": -10, "flop": 0}
    assert case.then["options"] == ["correct to 20", "fold: Ante lost, the 15 returned"]


@rule("BONUS", "1.1", "5.2")
def test_promotional_tokens_are_marked_and_what_they_win_is_an_amount_of_chips() -> None:
    """Only the Ante lies in tokens here; what it wins is paid like any other wager."""
    end = bets(with_cards(table(BonusBox(10, tokens=("ante",))), BOARD, DEALER, "Qh Qc"))
    assert [(line.area, line.tokens) for line in settled(end)] == [("ante", True), ("flop", False)]


@given(seed=st.integers(0, 10_000).map(str), players=st.integers(1, 7))
def test_settlement_agrees_with_another_program_and_with_the_wagers_laid(
    seed: str, players: int
) -> None:
    """Who wins by another evaluator; nothing is taken that did not lie there."""
    one = played(table(BonusBox(10, 10), players), seed)
    board = [text_of(it) for it in one.end.board]
    dealer = evaluate_cards(*board, *map(text_of, one.end.dealer))
    for line in one.lines:
        box = one.end.boxes[line.place]
        mine = evaluate_cards(*board, *map(text_of, box.hole))
        assert -line.laid <= line.net
        if line.area in {"flop", "turn", "river"} and box.plays:
            assert line.net == line.laid * ((mine < dealer) - (mine > dealer))
    assert {line.area for line in one.lines} <= {*AREAS}
    assert not jackpot_paid(one.end, 5_000_000)


@rule("BONUS", "5.3", "5.4", "5.6", "6.1", "15.2.1", "15.2.3")
@pytest.mark.parametrize(
    ("box", "code"),
    [
        (BonusBox(0, 5), "ante_first"),
        (BonusBox(0, 0, 1), "ante_first"),
        (BonusBox(4), "outside_limits"),
        (BonusBox(101), "outside_limits"),
        (BonusBox(10, 101), "outside_limits"),
        (BonusBox(12), "not_in_steps"),
        (BonusBox(10, 0, 2), "jackpot_wager_wrong"),
    ],
)
def test_a_wager_seen_to_be_wrong_before_the_first_card_is_refused(
    box: BonusBox, code: str
) -> None:
    """An Ante comes first, within the limits and by the steps of the sign; then no wager more."""
    sign = BonusSign(5, 100, 5, 100, step=5, jackpot=1)
    empty = replace(table(sign=sign), boxes={})
    with refused(code):
        place_wagers(empty, 1, box)
    with refused("not_now"):
        place_wagers(with_cards(table()), 2, BonusBox(10))


@rule("BONUS", "9.1", "9.5", "10.3")
def test_decisions_that_the_rules_do_not_know_are_refused() -> None:
    """A check before the flop, a second decision, a folded hand, cards shown too early."""
    dealt = with_cards(table(players=2))
    acts: dict[str, Callable[[], object]] = {
        "bet_or_fold": lambda: decide(dealt, 1, CHECK),
        "decided_already": lambda: decide(decide(dealt, 1, FOLD), 1, BET),
        "decisions_owed": lambda: reveal(decide(dealt, 1, BET)),
        "no_wager_there": lambda: decide(dealt, 5, BET),
        "nothing_done": lambda: decide(dealt, 1, BET, 0),
        "not_now": lambda: jackpot_paid(dealt, 0),
        "flop_wager_right": lambda: put_flop_right(decide(dealt, 1, BET), 1),
        "not_over": lambda: settled(dealt),
    }
    for code, act in acts.items():
        with refused(code):
            act()
    assert concede(bets(decide(dealt, 1, FOLD)), 1).boxes[1].folded is BonusWhy.FOLDED
