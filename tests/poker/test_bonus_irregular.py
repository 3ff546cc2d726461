"""What goes wrong at Texas Hold'em Bonus: voids, cards seen, invalid wagers, two minimums."""

import pytest
from msgspec.structs import replace

from tdapp.poker.bonus.irregular import (
    BonusStep,
    board_seen,
    dealer_card_seen,
    seen_in_the_deal,
    shuffler_failed,
    steps_after,
    void,
    withhold,
)
from tdapp.poker.bonus.irregular import void_hand as hand_void
from tdapp.poker.bonus.round import (
    BonusBox,
    BonusRound,
    BonusWhy,
    deal,
    decide,
    place_wagers,
    refuse_wagers,
)
from tdapp.poker.bonus.sign import BonusSign, demand_wagers, left, raised
from tdapp.poker.cards import UNKNOWN, cards
from tests.poker.bonus_table import BET, SIGN, bets, nets, reasons, refused, table, with_cards
from tests.poker.houses import cash_rules
from tests.rules_doc import Case, case, rule

BOX = BonusBox(10, 5, 1)
BOARD, DEALER = "2c 7d 9h Js Qd", "Jd Jc"
GIVEN_BACK = {"ante_bonus": 0, "ante": 0, "jackpot": 0}


@case("BONUS-BONUS-030", "BONUS-BONUS-031")
@rule("BONUS", "11.4.1", "11.4.2", "11.3")
def test_a_dealers_card_seen_is_a_misdeal_until_a_flop_wager_is_made(case: Case) -> None:
    """All wagers are void then and a new round is dealt."""
    round_ = with_cards(table(BOX, players=3))
    for place in range(1, 1 + case.given["flop_wagers_made"]):
        round_ = decide(round_, place, BET)
    found = dealer_card_seen(round_)
    assert (found.void is not None) is case.then["misdeal"]
    if case.then["misdeal"]:
        assert nets(found) == GIVEN_BACK
        assert steps_after(found) == (BonusStep.CANCEL_JACKPOT_WAGERS, BonusStep.DEAL_ANEW)


@case("BONUS-BONUS-032", "BONUS-BONUS-033")
@rule("BONUS", "11.5", "11.6", "15.3.1")
def test_a_community_card_seen_may_void_hands_without_a_flop_wager_only(case: Case) -> None:
    """Ante and Ante Bonus go back, and the jackpot wager; with a Flop Wager play continues."""
    dealt = with_cards(table(BOX, players=2), BOARD, DEALER)
    if "river_exposed" in case.given:
        laid = decide(dealt, 1, BET)
        assert board_seen(laid) == laid
        with refused("hand_stands"):
            board_seen(laid, [1])
        return
    voided = board_seen(dealt, [1])
    assert voided.owed == (2,)
    assert steps_after(voided) == (BonusStep.CANCEL_JACKPOT_WAGERS,)
    found = nets(bets(voided))
    assert found == GIVEN_BACK
    assert voided.boxes[1].ante + voided.boxes[1].ante_bonus == case.then["returned"]
    assert nets(bets(voided), 2)["ante"] != 0
    assert not board_seen(dealt).boxes[1].void


@rule("BONUS", "11.2")
def test_any_card_seen_in_the_deal_is_a_misdeal() -> None:
    """All wagers go back, the jackpot wager too, and a new round is dealt (P75)."""
    found = seen_in_the_deal(table(BOX))
    assert nets(found) == GIVEN_BACK
    assert steps_after(found)[-1] is BonusStep.DEAL_ANEW


@rule("BONUS", "11.1", "11.7", "11.8", "11.9.2", "11.9.3", "11.9.4")
def test_a_deal_that_is_not_right_voids_the_round() -> None:
    """A wrong number, a place without an Ante, a card that comes twice; spare hands go by 11.8."""
    round_ = table(BOX)
    board, dealer, own, spare = map(cards, (BOARD, DEALER, "Ah Ad", "Kh Kd"))
    for hand in (own[:1], (*own, spare[0])):
        assert deal(round_, board, dealer, {1: hand}).void is BonusWhy.WRONG_NUMBER
    assert deal(round_, board[:4], dealer, {1: own}).void is BonusWhy.WRONG_NUMBER
    assert deal(round_, board, dealer, {}).void is BonusWhy.WRONG_NUMBER
    assert deal(round_, board, dealer, {1: own, 2: spare}).void is BonusWhy.NO_ANTE
    found = deal(round_, board, dealer, {1: own, 2: spare}, handled=True)
    assert (found.void, [*found.boxes]) == (None, [1])
    foreign = deal(round_, board, dealer, {1: (board[0], own[0])})
    assert nets(foreign) == GIVEN_BACK
    assert steps_after(foreign)[1:] == (
        BonusStep.CHECK_DECK, BonusStep.TELL_SURVEILLANCE, BonusStep.TELL_INSPECTOR,
    )  # fmt: skip
    with refused("board_unknown"):
        deal(round_, board, dealer, {1: (own[0], UNKNOWN)})


@case("BONUS-SHUFFLER-003")
@rule("BONUS", "12.2.1", "12.2.3")
def test_a_shuffler_that_fails_voids_a_round_once_a_card_is_out(case: Case) -> None:
    """Before that the cards are shuffled again and the wagers lie."""
    before = shuffler_failed(table(BOX), card_out=False)
    assert (before.void, case.then["cards"]) == (None, "reshuffled")
    assert shuffler_failed(table(BOX), card_out=True).void is BonusWhy.SHUFFLER
    assert steps_after(before, shuffler=True) == (BonusStep.RESHUFFLE,)
    after = shuffler_failed(with_cards(table(BonusBox(10))), card_out=False)
    assert reasons(after) == {"ante": "12.2"}
    assert steps_after(after) == (BonusStep.NEW_CARDS,)
    assert steps_after(table()) == ()


@rule("BONUS", "13.5", "13.6")
def test_only_fraud_forfeits_wagers_and_only_those_of_the_cheat() -> None:
    """The others get their wagers back; a void round cannot be voided again."""
    dealt = with_cards(table(BOX, players=2))
    end = void(dealt, BonusWhy.FRAUD, [2])
    assert nets(end) == GIVEN_BACK
    assert nets(end, 2) == {"ante_bonus": -5, "ante": -10, "jackpot": -1}
    assert reasons(end, 2)["ante"] == "13.6"
    with refused("not_forfeited"):
        void(dealt, BonusWhy.DISRUPTED, [2])
    with refused("not_now"):
        void(end, BonusWhy.DISRUPTED)


@rule("BONUS", "13.4.1")
def test_wagers_of_a_player_with_a_forbidden_device_may_be_void() -> None:
    """That hand has no result, whatever the cards."""
    dealt = with_cards(table(BOX, players=2), BOARD, DEALER)
    assert nets(bets(hand_void(dealt, 1, BonusWhy.DEVICE))) == GIVEN_BACK


@case("BONUS-BONUS-040")
@rule("BONUS", "11.19", "11.19.1", "13.1", "13.15")
def test_an_invalid_wager_wins_nothing(case: Case) -> None:
    """Before the first card it goes back; in the round (P88) what would win goes back unpaid."""
    ante = case.given["invalid_wager"]
    laid = table(BonusBox(ante))
    back = bets(with_cards(withhold(laid, 1, BonusWhy.INVALID_WAGER), BOARD, DEALER))
    assert nets(back) == {"ante": 0}
    for why in (BonusWhy.INVALID_WAGER, BonusWhy.EMPLOYEE):
        end = bets(withhold(with_cards(laid, BOARD, DEALER, "Qh Qc"), 1, why))
        assert nets(end) == {"ante": 0, "flop": case.then["winnings"]}
        assert reasons(end)["flop"] == why.value
    assert end.boxes[1].ante == case.then["reasonable_attempt_to_return"]


@rule("BONUS", "13.12")
def test_wagers_may_be_refused_before_the_first_card_only() -> None:
    """They leave the layout; once a card is out they stay."""
    round_ = table(BOX, players=2)
    assert [*refuse_wagers(round_, 1).boxes] == [2]
    with refused("no_wager_there"):
        refuse_wagers(round_, 3)
    with refused("not_now"):
        refuse_wagers(with_cards(round_), 1)


@rule("BONUS", "6.5.1.1", "6.5.2", "6.5.3", "6.5.4")
def test_two_minimums_hold_at_one_table_by_markers() -> None:
    """Who sits keeps 5 until the sign of that was up for 20 minutes; the marker goes with him."""
    bonus = cash_rules("STAR").bonus
    assert bonus is not None
    sign = raised(BonusSign(5, 100), bonus.higher_minimum, 10, sign_minutes=0, seated=[1, 2])
    assert (sign.minimums, sign.minimum(1).marker, sign.minimum(3).cents) == ((5, 10), True, 10)
    demand_wagers(sign, 1, 5, 0, 0)
    for place, wagers in ((3, sign), (1, left(sign, 1))):
        with refused("outside_limits"):
            demand_wagers(wagers, place, 5, 0, 0)
    again = raised(sign, bonus.higher_minimum, 15, sign_minutes=19, seated=[1, 2, 3])
    assert [again.minimum(place).cents for place in (1, 2, 3, 4)] == [5, 5, 10, 15]
    signed = raised(again, bonus.higher_minimum, 15, sign_minutes=20, seated=[1])
    assert (signed.minimums, signed.minimum(1).marker) == ((15,), False)


@rule("BONUS", "5.7", "5.8")
def test_a_table_has_five_or_seven_places_with_one_hand_each() -> None:
    """An eighth place is refused, at a small layout a sixth."""
    assert len(table(players=7).boxes) == 7
    with refused("too_many_places"):
        table(players=8)
    with refused("too_many_places"):
        table(players=6, sign=replace(SIGN, places=5))
    with refused("no_wager_there"):
        place_wagers(table(sign=replace(SIGN, places=5)), 6, BOX)


@pytest.mark.parametrize("round_", [table(), replace(with_cards(table()), void=BonusWhy.FRAUD)])
def test_what_is_seen_matters_only_while_cards_are_played(round_: BonusRound) -> None:
    for seen in (dealer_card_seen, board_seen):
        with refused("not_now"):
            seen(round_)
