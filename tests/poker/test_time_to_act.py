"""How long players may think in each house, what follows, and what more time costs."""

from contextlib import nullcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.commission.sign import Sign, posted
from tdapp.poker.commission.time_charges import more_time
from tdapp.poker.play import with_cards
from tdapp.poker.play.acts import BringIn, CheckOrCall, DeadHand, DealUnseen, Fold
from tdapp.poker.play.course import start
from tdapp.poker.round.state import Round
from tdapp.poker.timing.act_clock import (
    SECOND,
    ActClock,
    DeemedAct,
    Hurry,
    act_of,
    buy,
    called,
    faces_bet,
    lapsed_call,
    lapsed_pace,
    lapsed_schedule,
    paced,
    scheduled,
)
from tdapp.rules.timing_rules import TimingRules
from tests.poker.house_table import all_called, house_table
from tests.poker.houses import play_rules
from tests.poker.rounds_over import over
from tests.rules_doc import Case, case, rule

THEN = 1_700_000_000 * SECOND


def timing(house: str) -> TimingRules:
    """A house's clocks."""
    return play_rules(house).timing


def preflop(house: str, blind: int = 200) -> Round:
    """Three players with 1,000 each, one blind, the first one to act."""
    setup = over(house, [1_000] * 3, blinds=(0, blind, 0)).setup
    limit = Limit(Structure.NO_LIMIT, blind)
    round_ = start(replace(setup, first=2, small=limit, big=limit))
    for player in range(3):
        round_ = with_cards.deal(round_, player, (UNKNOWN, UNKNOWN))
    return round_


@case("STAR-TIME-001")
def test_the_sign_gives_at_least_twenty_seconds(case: Case) -> None:
    """The initial time must be at least 20 seconds."""
    with pytest.raises(Refusal) as refused:
        scheduled(timing("STAR"), case.given["sign_time_seconds"], warned=5, now=THEN)
    assert refused.value.code == "act_time_too_short"
    assert refused.value.details["least"] == case.then["minimum"]
    assert scheduled(timing("STAR"), 20, warned=5, now=THEN).left(THEN) == 20 * SECOND


@case("STAR-TIME-010")
def test_players_are_told_before_the_last_five_seconds(case: Case) -> None:
    """A warning within the last five seconds of the countdown is too late."""
    with pytest.raises(Refusal) as refused:
        scheduled(
            timing("STAR"), case.given["countdown_seconds"], case.given["warning_at"], now=THEN
        )
    assert refused.value.code == "warned_too_late"
    assert case.then == {"compliant": False}
    clock = scheduled(timing("STAR"), 20, warned=6, now=THEN)
    assert clock.at(THEN + 13 * SECOND) is Hurry.THINKS
    assert clock.at(THEN + 14 * SECOND) is Hurry.WARNED
    assert clock.at(THEN + 20 * SECOND) is Hurry.OVER


@case("STAR-TIME-004")
@rule("STAR", "7.13")
def test_the_scheduled_clock_checks_where_it_can(case: Case) -> None:
    """A late hand is dead, or checks where the player could have checked."""
    round_ = preflop("STAR", case.given["bet_to_call"])
    assert round_.betting.to_call(2) == case.given["bet_to_call"]
    assert faces_bet(round_) is not case.given["check_possible"]
    late = lapsed_schedule(timing("STAR"), facing_bet=faces_bet(round_))
    assert (late.deemed, late.may) == (DeemedAct.FOLD, False)
    assert act_of(late, round_) == Fold(2)
    assert case.then == {"hand": "dead"}
    assert 2 not in act_of(late, round_).after(round_).live
    after = CheckOrCall(0).after(CheckOrCall(2).after(round_))
    late = lapsed_schedule(timing("STAR"), facing_bet=faces_bet(after))
    assert act_of(late, after) == CheckOrCall(1)


@rule("STAR", "7.13")
def test_who_was_not_eligible_to_check_does_not_check_when_time_is_over() -> None:
    """The second round of draw has no checks; whoever opens stud has to bet, and may not fold."""
    setup = house_table("STAR", "draw", 3, tournament=True)
    round_ = all_called(DealUnseen().after(start(setup)))
    for player in range(3):
        round_ = with_cards.draw(round_, player, ())
    late = lapsed_schedule(timing("STAR"), facing_bet=faces_bet(round_))
    assert act_of(late, round_) == Fold(round_.betting.queue[0])

    stud = start(house_table("STAR", "five_card_stud", 3))
    for player, hand in enumerate(("?? 2c", "?? 9d", "?? Ks")):
        stud = with_cards.deal(stud, player, cards(hand))
    late = lapsed_schedule(timing("STAR"), facing_bet=faces_bet(stud))
    assert act_of(late, stud) == DeadHand(0)
    assert act_of(late, stud).after(stud).actor == 1
    assert act_of(late, replace(stud, setup=replace(stud.setup, bring_in=5))) == BringIn(0)


def test_unseen_cards_for_everybody_are_one_act() -> None:
    round_ = DealUnseen().after(start(house_table("STAR", "holdem", 3)))
    assert round_ == preflop_of(3)
    with pytest.raises(Refusal, match="not_now"):
        DealUnseen().after(round_)


def preflop_of(players: int) -> Round:
    """A house's table after a deal, player by player."""
    round_ = start(house_table("STAR", "holdem", players))
    for player in range(players):
        round_ = with_cards.deal(round_, player, (UNKNOWN, UNKNOWN))
    return round_


@rule("STAR", "26.12")
def test_the_supervisors_clock_folds_whatever_the_position() -> None:
    """Forty seconds after the clock is called the hand is folded, check or no check (P3)."""
    clock = called(timing("STAR"), THEN)
    assert clock.at(THEN + 40 * SECOND - 1) is Hurry.THINKS
    assert clock.at(THEN + 40 * SECOND) is Hurry.OVER
    assert lapsed_call(timing("STAR"), facing_bet=False).deemed is DeemedAct.FOLD


@case("CROWN-TIME-001")
def test_at_crown_a_late_hand_may_be_dead(case: Case) -> None:
    """It may be dead if there was a previous bet, and may be a check otherwise."""
    late = lapsed_schedule(timing("CROWN"), facing_bet=case.given["previous_bet"])
    assert (late.deemed, late.may) == (DeemedAct.FOLD, True)
    early = lapsed_schedule(timing("CROWN"), facing_bet=False)
    assert (early.deemed, early.may) == (DeemedAct.CHECK, True)


@case("TAS-TIME-002")
def test_ninety_seconds_then_a_check_where_nobody_bet(case: Case) -> None:
    """After the instruction a player has 90 seconds, then folds, or checks where nobody bet."""
    clock = called(timing("TAS"), THEN)
    assert clock.at(THEN + 90 * SECOND - 1) is Hurry.THINKS
    assert clock.at(THEN + case.given["seconds_taken"] * SECOND) is Hurry.OVER
    bet = case.given["previous_bet_this_round"]
    assert lapsed_call(timing("TAS"), facing_bet=bet).deemed.value == case.then["hand"]
    assert lapsed_call(timing("TAS"), facing_bet=True).deemed is DeemedAct.FOLD


@case("TAS-TIME-003")
def test_the_competition_director_sets_the_pace(case: Case) -> None:
    """In a competition the Director may order the speed of play, without notice."""
    assert paced(timing("TAS"), 30, THEN, noticed=False).allowed == 30 * SECOND
    assert case.then == {"allowed": True}


@case("ADELAIDE-TIME-002", "ADELAIDE-TIME-003")
def test_thirty_seconds_and_a_countdown_of_ten(case: Case) -> None:
    """Until the countdown has ended the hand is live; then it is dead, or checks."""
    seconds = case.given["seconds_after_clock_called"]
    stands = called(timing("ADELAIDE"), THEN).at(THEN + seconds * SECOND)
    late = lapsed_call(timing("ADELAIDE"), facing_bet=case.given["facing_bet"])
    folded = stands is Hurry.OVER and late.deemed is DeemedAct.FOLD
    found = {"hand": "dead" if folded else "live"}
    if stands is Hurry.OVER:
        found["action"] = late.deemed.value
    assert found == case.then
    assert (stands is Hurry.WARNED) is (30 <= seconds < 40)


@case("STAR-TIME-012")
@rule("STAR", "28.7.8")
def test_a_late_tournament_hand_may_be_folded(case: Case) -> None:
    """The supervisor may limit the time after notice, and may fold a late hand."""
    late = lapsed_pace(timing("STAR"), facing_bet=True)
    assert (late.deemed, late.may, late.rule) == (DeemedAct.FOLD, True, "28.7.8, 28.7.9")
    assert case.then == {"hand": "may be folded"}
    with pytest.raises(Refusal, match="pace_needs_notice"):
        paced(timing("STAR"), 30, THEN, noticed=False)
    assert paced(timing("STAR"), 30, THEN, noticed=True).at(THEN + 30 * SECOND) is Hurry.OVER


@case("STAR-TIME-007")
@rule("STAR", "7.13.3")
def test_the_fee_for_time_is_split_in_whole_dollars(case: Case) -> None:
    """Half to the house, half to the pot; the dollar that cannot be halved is the pot's (P83)."""
    bought = buy(timing("STAR"), 0, case.given["extra_time_fee"] * 100)
    assert {"house": bought.house // 100, "pot": bought.pot // 100} == case.then
    five = buy(timing("STAR"), 0, 500)
    assert (five.house, five.pot) == (200, 300)
    one = buy(timing("STAR"), 0, 100)
    assert (one.house, one.pot) == (0, 100)


@case("STAR-TIME-008", "STAR-TIME-009")
def test_time_is_bought_twice_in_a_betting_round(case: Case) -> None:
    """The limit is for each betting round, not for the hand."""
    sells = timing("STAR")
    with nullcontext() if case.then["allowed"] else pytest.raises(Refusal, match="no_more_time"):
        buy(sells, case.given["requests_this_betting_round"], 400)


@case("ADELAIDE-COMMISSION-007")
def test_at_adelaide_the_house_gets_the_fee_for_time(case: Case) -> None:
    """On express tables a player may buy time for the fee on the sign."""
    bought = buy(timing("ADELAIDE"), 0, case.given["fee"] * 100)
    assert bought == (case.then["charge"] * 100, 0)
    sign = Sign(fee=case.given["fee"] * 100)
    by_time = posted(play_rules("ADELAIDE").commission, "extra_time", sign)
    charge = more_time(by_time, timing("ADELAIDE"))
    assert charge.total == case.then["charge"] * 100
    assert charge.lines[0].rule == case.rule
    clock = scheduled(timing("ADELAIDE"), 15, warned=0, now=THEN).longer(30)
    assert clock.left(THEN + 40 * SECOND) == 5 * SECOND


@rule("CROWN", "6.15.1", "6.15.2")
def test_at_crown_the_sign_says_how_often_time_is_sold() -> None:
    """Amount, number and fee stand on the sign."""
    with pytest.raises(Refusal, match="no_more_time"):
        buy(timing("CROWN"), 1, 200, signed_most=1)
    assert buy(timing("CROWN"), 1, 200, signed_most=2).house == 200
    with pytest.raises(Refusal, match="time_is_not_sold"):
        buy(timing("TAS"), 0, 200)


@rule("ADELAIDE", "53", "53b", "53c", "101")
@pytest.mark.parametrize("seconds", [10, 15, 30])
def test_an_express_table_of_adelaide_has_the_time_of_its_sign(seconds: int) -> None:
    """Then a hand that faces a bet is dead, another checks; more time is sold, and not only once.

    In a tournament the same is set by schedule, without notice to one player.
    """
    sells, clock = timing("ADELAIDE"), scheduled(timing("ADELAIDE"), seconds, warned=0, now=THEN)
    assert clock.at(THEN + (seconds - 1) * SECOND) is Hurry.THINKS
    assert clock.at(THEN + seconds * SECOND) is Hurry.OVER
    deemed = [lapsed_schedule(sells, facing_bet=bet).deemed for bet in (True, False)]
    assert deemed == [DeemedAct.FOLD, DeemedAct.CHECK]
    assert [buy(sells, times, 500).house for times in (0, 1, 5)] == [500, 500, 500]
    assert paced(sells, seconds, THEN, noticed=False).allowed == seconds * SECOND


def test_a_house_without_a_clock_says_so() -> None:
    with pytest.raises(Refusal, match="no_act_clock"):
        scheduled(timing("TAS"), 30, warned=5, now=THEN)
    with pytest.raises(Refusal, match="no_act_clock"):
        called(timing("CROWN"), THEN)
    with pytest.raises(Refusal, match="no_act_clock"):
        paced(timing("CROWN"), 30, THEN, noticed=True)
    with pytest.raises(Refusal, match="nobody_is_to_act"):
        act_of(lapsed_call(timing("STAR"), facing_bet=True), over("STAR", [1, 1]))


@given(
    allowed=st.integers(1, 10**9),
    warned=st.integers(0, 10**9),
    moments=st.lists(st.integers(-(10**9), 2 * 10**9), min_size=2, max_size=2).map(sorted),
)
def test_time_only_runs_out(allowed: int, warned: int, moments: list[int]) -> None:
    clock = ActClock(0, allowed, warned)
    order = list(Hurry)
    sooner, later = moments
    assert clock.left(sooner) >= clock.left(later) >= 0
    assert order.index(clock.at(sooner)) <= order.index(clock.at(later))
    assert clock.longer(1).left(later) >= clock.left(later)
