"""The progressive jackpot of Texas Hold'em Bonus: who wins, what, in which order, from whom."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.poker.bonus.irregular import void, void_hand, withhold
from tdapp.poker.bonus.progressive import JackpotLine, jackpot_hand, jackpot_paid
from tdapp.poker.bonus.round import BonusBox, BonusRound, BonusWhy, decide
from tdapp.poker.cards import cards
from tdapp.rules.bonus_rules import Method, ProgressiveHand
from tests.poker.bonus_table import FOLD, SIGN, bets, bonus_rules, paid, table, with_cards
from tests.rules_doc import Case, case, rule

ROYAL, STRAIGHT = "royal_flush", "straight_flush"


def dollars(
    lines: Sequence[JackpotLine],
) -> list[tuple[int, str | None, float]]:
    """Place, hand and amount of each payment."""
    return [(one.place, one.hand and one.hand.value, one.cents / 100) for one in lines]


PAYS = {ROYAL: 50_000, STRAIGHT: 5_000, "four_of_a_kind": 500, "full_house": 150, "flush": 100}


@rule("BONUS", "15.2.8", "15.2.9.1", "15.2.9.2", "15.2.9.3", "15.2.9.4", "15.2.9.5")
@pytest.mark.parametrize("hand", PAYS)
def test_each_event_pays_its_row_of_the_table(hand: str) -> None:
    """By an empty pool; the rule under it is the number of its row."""
    (line,) = paid(0, [(1, hand)])
    assert (line.cents, line.of_house) == (100 * PAYS[hand], 100 * PAYS[hand])
    assert line.rule == f"BONUS 15.2.9.{[*PAYS].index(hand) + 1}"
    assert {one.hand.value for one in bonus_rules().jackpot} == {*PAYS}


@case("BONUS-JACKPOT-001", "BONUS-JACKPOT-002", "BONUS-JACKPOT-004", "BONUS-JACKPOT-012")
def test_one_winner_has_the_percentage_or_the_guarantee_if_that_is_more(case: Case) -> None:
    """All of the pool or 50,000 for a royal, 10% or 5,000 for a straight flush."""
    hand = case.given.get("hand", ROYAL if "royal_winners" in case.given else STRAIGHT)
    (line,) = paid(case.given["jackpot"], [(1, hand.replace(" ", "_"))])
    assert line.cents == 100 * case.then["pays"]


@case("BONUS-JACKPOT-005", "BONUS-JACKPOT-006", "BONUS-JACKPOT-007")
def test_straight_flushes_share_their_successive_tenths(case: Case) -> None:
    """Each has the guarantee if that is more than the share (P78)."""
    lines = paid(case.given["jackpot"], [(2, STRAIGHT), (5, STRAIGHT)])
    assert {line.cents for line in lines} == {100 * case.then["each"]}
    off = sum(line.off_meter for line in lines)
    assert off == 100 * sum(case.then["successive"])
    left = case.then.get("jackpot_after", case.given["jackpot"] - off // 100)
    assert case.given["jackpot"] - off // 100 == left


@case("BONUS-JACKPOT-010", "BONUS-JACKPOT-011")
@rule("BONUS", "15.2.12")
def test_a_straight_flush_is_paid_before_a_royal_wherever_they_sit(case: Case) -> None:
    """The royal then has what is left, at least its guarantee (P69)."""
    for straight, royal in ((5, 2), (2, 5)):
        first, second = paid(case.given["jackpot"], [(straight, STRAIGHT), (royal, ROYAL)])
        assert (first.place, first.cents) == (straight, 100 * case.then["sf_pays"])
        assert (second.place, second.cents) == (royal, 100 * case.then["royal_pays"])


@rule("BONUS", "15.2.9", "15.2.13.1", "15.2.13.2")
@pytest.mark.parametrize(
    ("pool", "hands", "payments", "meter", "house"),
    [
        (43_000, [ROYAL], 50_000, 43_000, 7_000),
        (43_000, [STRAIGHT], 5_000, 4_300, 700),
        (45_000, [STRAIGHT] * 2, 10_000, 8_550, 1_450),
        (50_000, [STRAIGHT, ROYAL], 55_000, 50_000, 5_000),
        (62_000, [ROYAL] * 2, 100_000, 62_000, 38_000),
        (120_000, [ROYAL] * 2, 120_000, 120_000, 0),
    ],
)
def test_what_a_guarantee_costs_above_the_share_is_the_houses(
    pool: int, hands: list[str], payments: int, meter: int, house: int
) -> None:
    """Off the meter comes only the percentage, never more than is in it (P106)."""
    lines = paid(pool, [*enumerate(hands, 1)])
    assert sum(line.cents for line in lines) == 100 * payments
    assert sum(line.off_meter for line in lines) == 100 * meter
    assert sum(line.of_house for line in lines) == 100 * house


@case("BONUS-JACKPOT-015")
@rule("BONUS", "15.2.10.1", "15.2.10.2", "15.2.10.3", "15.2.10.4")
def test_a_major_win_gives_the_others_with_a_wager_the_bonus_jackpot(case: Case) -> None:
    """Not the winner; first at its place; from the right; and no bonus without a major win."""
    others = [(2, None), (4, None), (1, ROYAL)]
    found = dollars(paid(60_000, others, case.given["bonus_jackpot"]))
    assert found == [(4, None, case.then["seat_4"]), (2, None, 200), (1, ROYAL, 60_000)]
    full = dollars(paid(60_000, [(1, ROYAL), (2, "full_house")], 200))
    assert full == [(2, None, 200), (2, "full_house", 150), (1, ROYAL, 60_000)]
    assert dollars(paid(60_000, [(1, None), (2, "flush")], 200)) == [(2, "flush", 100)]


@case("BONUS-JACKPOT-017")
def test_a_jackpot_hand_is_made_of_hole_cards_and_flop_alone(case: Case) -> None:
    """A turn or river that would make more does not count (15.2.6)."""
    order, hole, flop = table().order, cards(case.given["hole"]), cards(case.given["flop"])
    found = jackpot_hand(order, hole, (*flop, *cards("9s As")))
    assert found is ProgressiveHand.FULL_HOUSE
    pay = bonus_rules().jackpot_pay(found)
    assert pay is not None
    assert pay.cents == 100 * case.then["jackpot"]
    for more, hand in {
        "Ah Kh Qh Jh Th": ProgressiveHand.ROYAL_FLUSH,
        "Ah 2h 3h 4h 5h": ProgressiveHand.STRAIGHT_FLUSH,
        "Kh Qh Jh Th 9h": ProgressiveHand.STRAIGHT_FLUSH,
        "9h 9d 9s 9c Ah": ProgressiveHand.FOUR_OF_A_KIND,
        "Ah Kh Qh Jh 9h": ProgressiveHand.FLUSH,
        "Ah Kh Qh Jh Td": None,
    }.items():
        assert jackpot_hand(order, cards(more)[:2], cards(more)[2:]) is hand


def flush(method: Method, wager: int) -> BonusRound:
    """A flush on the flop, with or without a jackpot wager, before the decision."""
    sign = replace(SIGN, method=method)
    return with_cards(table(BonusBox(10, 0, wager), 1, sign), "2h 7h 9h Js Qd", "Jd Jc", "Ah 3h")


@case("BONUS-JACKPOT-019", "BONUS-JACKPOT-020", "BONUS-JACKPOT-021")
@rule("BONUS", "1.1", "15.1.4.1", "15.1.4.2", "9.6.1", "9.6.2")
def test_a_folded_hand_wins_the_jackpot_by_method_b_only(case: Case) -> None:
    """And by either method only with a jackpot wager; nothing else is paid (P76)."""
    dealt = flush(Method(case.given["method"].lower()), int(case.given["jackpot_wager"]))
    folded = jackpot_paid(bets(decide(dealt, 1, FOLD)), 0)
    assert sum(line.cents for line in folded) == 100 * case.then["jackpot"]
    played = jackpot_paid(bets(dealt), 0)
    assert bool(played) is case.given["jackpot_wager"]


@rule("BONUS", "15.3.1", "11.19", "13.15")
def test_no_jackpot_is_paid_on_what_is_void_or_withheld() -> None:
    """A void round, a void hand, a player who is not to be paid."""
    dealt = flush(Method.A, 1)
    assert jackpot_paid(void(dealt, BonusWhy.SHUFFLER), 0) == ()
    assert not jackpot_paid(bets(void_hand(dealt, 1, BonusWhy.BOARD_SEEN)), 0)
    assert not jackpot_paid(bets(withhold(dealt, 1, BonusWhy.EMPLOYEE)), 0)


@given(
    pool=st.integers(0, 10**6),
    hands=st.lists(st.sampled_from([None, *PAYS]), max_size=7),
    bonus=st.sampled_from([0, 200]),
)
def test_the_meter_never_pays_more_than_it_holds(
    pool: int, hands: list[str | None], bonus: int
) -> None:
    """And who sits nearer to the dealer's right is paid first, a royal apart (15.2.12, 15.2.14)."""
    lines = paid(pool, [*enumerate(hands, 1)], bonus)
    assert 0 <= sum(line.off_meter for line in lines) <= 100 * pool
    assert all(0 <= line.off_meter <= line.cents for line in lines)
    places = [line.place for line in lines if line.hand is not ProgressiveHand.ROYAL_FLUSH]
    assert places == sorted(places, reverse=True)
