"""Bad beats: what they need, and how three published prizes were split to the dollar."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.settling.amounts import Payable, Restart, won
from tdapp.jackpot.settling.splitting import OddTo, SplitTerms, split
from tdapp.jackpot.settling.winning import (
    BeatLack,
    BeatTerms,
    HandReading,
    HighHandShown,
    TiedHands,
    fallen,
    high_hands,
    lacks,
)
from tdapp.poker.cards import ACE, cards
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.variants.variant import Uses
from tdapp.rules.hand_order import Category
from tdapp.rules.jackpot_rules import PrizeOf, ShareOf
from tests.poker.houses import play_rules

DOLLAR = 100 * UNIT
READING = HandReading(play_rules("OPEN").order_of(52, "holdem"))
OMAHA = HandReading(READING.order, Uses.TWO_AND_THREE)
TEN, QUEEN = 8, 10
QUAD_TENS = BeatTerms(HandName(Category.FOUR_OF_A_KIND, (TEN,)), players=4, pot=50)
FULL = BeatTerms(HandName(Category.FULL_HOUSE, (ACE, TEN)))

NO_PAIR = [BeatLack.HOLE_CARDS, BeatLack.PAIR_IN_HAND]


def terms(odd: OddTo, cents: int, *, up: bool = False, **percent: int) -> SplitTerms:
    """A split in percent."""
    shares = {ShareOf(name): 100 * share for name, share in percent.items()}
    return SplitTerms(shares, Payable(cents, up), odd)


def dollars(found: Any) -> dict[str, float]:
    """What each person of a share gets."""
    return {share.value: cents / 100 for share, cents in found.each.items()}


def test_station_rounds_every_payment_up_and_the_house_pays_164_dollars() -> None:
    """JP-STATION-2021: 205,566 paid out of a meter of 205,402."""
    found = split(
        205_402 * DOLLAR,
        terms(OddTo.METER, 100, up=True, loser=35, winner=20, table=5, room=40),
        {ShareOf.TABLE: 7, ShareOf.ROOM: 158},
    )
    assert dollars(found) == {"loser": 71_891, "winner": 41_081, "table": 1_468, "room": 521}
    assert found.paid == 205_566_00
    assert found.stays == -164 * DOLLAR


def test_rivers_rounds_down_gives_the_loser_the_odd_dollars_and_keeps_the_cents() -> None:
    """JP-RIVERS-2022: 490,708 to the loser, 80 cents stay in the meter."""
    found = split(
        1_226_765_80 * UNIT,
        terms(OddTo.LOSER, 100, loser=40, winner=30, table=30),
        {ShareOf.TABLE: 6},
    )
    assert dollars(found) == {"loser": 490_708, "winner": 368_029, "table": 61_338}
    assert found.paid == 1_226_765_00
    assert found.stays == 80 * UNIT


@pytest.mark.parametrize(("others", "room", "reserve"), [(25, 90, 0), (0, None, 2_250)])
def test_toronto_gives_the_rooms_share_to_the_reserve_where_one_table_is_open(
    others: int, room: int | None, reserve: int
) -> None:
    """JP-TORONTO: 22,500 in five parts, one of them for the staff."""
    found = split(
        22_500 * DOLLAR,
        terms(OddTo.METER, 100, loser=40, winner=25, table=20, room=10, staff=5),
        {ShareOf.TABLE: 5, ShareOf.ROOM: others},
    )
    parts = {"loser": 9_000, "winner": 5_625, "table": 900, "staff": 1_125}
    assert dollars(found) == {**parts, **({} if room is None else {"room": room})}
    assert (found.reserve, found.stays) == (reserve * DOLLAR, 0)


@pytest.mark.parametrize(
    ("odd", "loser", "reserve", "stays"),
    [(OddTo.METER, 9_000, 0, 6), (OddTo.LOSER, 9_006, 0, 0), (OddTo.RESERVE, 9_000, 6, 0)],
)
def test_six_odd_dollars_of_seven_players_go_where_the_house_says(
    odd: OddTo, loser: int, reserve: int, stays: int
) -> None:
    found = split(
        22_500 * DOLLAR,
        terms(odd, 100, loser=40, winner=25, table=20, room=10, staff=5),
        {ShareOf.TABLE: 7, ShareOf.ROOM: 1},
    )
    assert found.each[ShareOf.TABLE] == 642_00
    assert found.each[ShareOf.LOSER] == loser * 100
    assert (found.reserve, found.stays) == (reserve * DOLLAR, stays * DOLLAR)


@given(
    units=st.integers(0, 10**15),
    weights=st.lists(st.integers(0, 5_000), min_size=6, max_size=6).filter(any),
    table=st.integers(0, 9),
    room=st.integers(0, 200),
    cents=st.sampled_from([1, 5, 100, 500]),
    up=st.booleans(),
    odd=st.sampled_from(OddTo),
)
def test_no_unit_is_lost_whatever_is_split(
    units: int,
    weights: list[int],
    table: int,
    room: int,
    cents: int,
    up: bool,  # noqa: FBT001 - hypothesis names it
    odd: OddTo,
) -> None:
    parts = [weight * 10_000 // sum(weights) for weight in weights]
    parts[0] += 10_000 - sum(parts)
    shares = dict(zip(ShareOf, parts, strict=True))
    found = split(
        units,
        SplitTerms(shares, Payable(cents, up), odd),
        {ShareOf.TABLE: table, ShareOf.ROOM: room},
    )
    assert found.paid * UNIT + found.reserve + found.stays == units
    assert all(each % cents == 0 for each in found.each.values())
    assert up or found.stays >= 0


@given(
    meter=st.integers(0, 10**14), size=st.integers(0, 10_000), winners=st.integers(1, 9),
    cents=st.sampled_from([1, 5, 500]),
)  # fmt: skip
def test_a_meter_never_gives_more_than_it_has_and_rounding_is_a_line_of_its_own(
    meter: int, size: int, winners: int, cents: int
) -> None:
    """The law of STAR 30.13: J(1 - (1 - p)^n) in all, to less than a unit a step."""
    prize = won(PrizeOf.PERCENTAGE, size, winners, meter, payable=Payable(cents))
    assert 0 <= prize.off <= meter
    assert prize.each * winners * UNIT == prize.off + prize.house
    assert 0 <= prize.house < winners * cents * UNIT
    exact = meter * (10_000**winners - (10_000 - size) ** winners)
    assert 0 <= exact - prize.off * 10_000**winners < (winners + 1) * 10_000**winners


def test_shares_that_do_not_make_the_whole_are_an_error() -> None:
    with pytest.raises(ValueError, match="make the whole"):
        split(DOLLAR, terms(OddTo.METER, 1, loser=50, winner=49), {})


@pytest.mark.parametrize(
    ("beat", "loser", "winner", "board", "found"),
    [
        (QUAD_TENS, "Ts Th", "Js Jh", "Td Tc Jd Jc 2s", []),
        (QUAD_TENS, "9s 9h", "Js Jh", "9d 9c Jd Jc 2s", [BeatLack.HAND]),
        (QUAD_TENS, "Js Jh", "Ts Th", "Td Tc Jd Jc 2s", [BeatLack.NOT_BEATEN]),
        (QUAD_TENS, "Ts Th", "Js 2h", "Td Tc Jd Jc Jh", NO_PAIR),
        (QUAD_TENS, "Ts Th", "Js Jh", "Td Tc Jd Jc", [BeatLack.BOARD]),
        (FULL, "As Ah", "Td Th", "Ad Tc Ts 3s 2c", []),
        (FULL, "As Ah", "9d 9h", "Ad 9c 9s 3s 2c", [BeatLack.HAND]),
    ],
)  # fmt: skip
def test_a_bad_beat_is_a_strong_hand_beaten_with_both_hole_cards(
    beat: BeatTerms, loser: str, winner: str, board: str, found: list[BeatLack]
) -> None:
    hands = cards(loser), cards(winner)
    assert list(lacks(beat, READING, hands, cards(board), dealt=4, pot=50)) == found


def test_a_bad_beat_needs_players_and_a_pot() -> None:
    hands, board = (cards("Ts Th"), cards("Js Jh")), cards("Td Tc Jd Jc 2s")
    found = list(lacks(QUAD_TENS, READING, hands, board, dealt=3, pot=49))
    assert found == [BeatLack.PLAYERS, BeatLack.POT]


def test_in_omaha_a_hand_takes_two_of_the_hand() -> None:
    """Three tens in hand and one on the board are no four of a kind."""
    hands, board = (cards("Ts Th Td 3c"), cards("Js Jh 4d 5c")), cards("Tc Jd Jc 2s 2h")
    assert BeatLack.HAND in list(lacks(QUAD_TENS, OMAHA, hands, board, dealt=9, pot=99))


def test_a_meter_restarts_with_the_seed_or_the_reserve_whichever_is_more() -> None:
    """JP-TORONTO: 2,500 or the reserve."""
    assert Restart.of(2_500 * DOLLAR, 900 * DOLLAR) == Restart(900 * DOLLAR, 1_600 * DOLLAR)
    assert Restart.of(2_500 * DOLLAR, 4_000 * DOLLAR).meter == 4_000 * DOLLAR


def test_a_falling_qualifier_falls_by_a_rank_for_each_step_to_the_lowest() -> None:
    assert [fallen(QUEEN, grown, 2_000) for grown in (0, 1_999, 2_000, 9_999)] == [10, 10, 9, 6]
    assert fallen(QUEEN, 99_999, 2_000, lowest=3) == 3


@pytest.mark.parametrize(
    ("tied", "seats"), [(TiedHands.FIRST, [2]), (TiedHands.LAST, [4]), (TiedHands.SHARE, [2, 4])]
)
def test_the_high_hand_of_a_window_counts_by_the_end_of_its_round(
    tied: TiedHands, seats: list[int]
) -> None:
    """The window's begin belongs to it, its end to the next; equal hands go by the house's rule."""
    ended = ((1, 900, 99), (2, 800, 100), (3, 700, 150), (4, 800, 199), (5, 900, 200))
    shown = [HighHandShown(7, *one) for one in reversed(ended)]
    assert [one.seat for one in high_hands(shown, 100, 200, tied)] == seats
    assert high_hands(shown, 300, 400, tied) == []
