"""Defects of the best-known engine, each with the numbers that showed it: ours has none."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.betting.raising import Range
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.hand import ChargedHand, ChargedPot
from tdapp.poker.commission.sign import Sign, SignedMethod
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.phh.writing import written
from tdapp.poker.play import with_chips
from tdapp.poker.play.acts import AnyAct, CheckOrCall, Deal, DealBoard, RaiseTo, RunIt, Show
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.showdown.settling import settle
from tests.poker.dealt import dealt, does, opened, table
from tests.poker.houses import play_rules
from tests.poker.rounds_over import game, over

HANDS = ("2c 7d 9s Tc", "2d 7h 9c Td", "2h 7s 9d Th", "2s 7c 9h Ts")
HOLDEM = [hand[:5] for hand in HANDS]
GIVEN = Path(__file__).parent / "hands"


def test_limit_omaha_is_limit() -> None:
    setup = table("OPEN", "omaha_hi_lo", (1_000,) * 4, blinds=(5, 10), structure=Structure.FIXED)
    round_ = opened(setup, HANDS)
    assert offers(round_).raises == Range(20, 20)
    for to in (30, 40, 50):
        round_ = does(round_, to - 10)
        assert offers(round_).raises == Range(to, to)
    assert offers(does(round_, 50)).raises is None


def test_odd_chips_go_one_each_from_the_left_of_the_button() -> None:
    end = settle(over("OPEN", (20, 20, 20, 2), folded=(3,)))
    assert [pot.chips for pot in end.pots] == [62]
    assert end.stacks == (21, 21, 20, 0)


def test_a_short_blind_lowers_no_price() -> None:
    round_ = opened(table("OPEN", "holdem", (200, 1, 200), blinds=(1, 2), bet=2), HOLDEM)
    may = offers(round_)
    assert (may.actor, may.call, may.raises) == (2, 2, Range(4, 200))


def test_a_short_bring_in_lowers_no_price() -> None:
    setup = table(
        "OPEN", "seven_card_stud", (7, 100, 100), structure=Structure.FIXED, ante=5, bet=10
    )
    round_ = dealt(start(replace(setup, bring_in=5)), ("Kc Kd 2c", "Qc Qd 9c", "Jc Jd 8c"))
    round_ = with_chips.bring_in(round_, 0)
    assert (round_.betting.stakes[0].bet, round_.betting.stakes[0].stack) == (2, 0)
    may = offers(round_)
    assert (may.actor, may.call) == (1, 5)


def test_a_bring_in_of_the_least_bet_is_raised_and_a_smaller_one_completed() -> None:
    spread = Limit(Structure.SPREAD, 2, most=6)
    setup = replace(table("OPEN", "seven_card_stud", (100, 100, 100), ante=1), small=spread)
    for bring_in, may in ((1, Range(2, 6)), (2, Range(4, 8))):
        hands = ("Kc Kd 2c", "Qc Qd 9c", "Jc Jd 8c")
        round_ = dealt(start(replace(setup, bring_in=bring_in)), hands)
        assert offers(with_chips.bring_in(round_, 0)).raises == may


def test_a_short_all_in_at_limit_is_completed_or_is_a_full_bet() -> None:
    hands = [*HOLDEM, "5c 6d"]
    setup = table("OPEN", "holdem", (1_000, 14, 1_000), structure=Structure.FIXED)
    below = does(opened(setup, hands), 10, 14)
    assert offers(below).raises == Range(20, 20)
    setup = table("OPEN", "holdem", (1_000, 17, 1_000, 1_000), structure=Structure.FIXED)
    above = does(opened(setup, hands), 10, 17, "call", "call")
    may = offers(above)
    assert (may.actor, may.call, may.raises) == (0, 7, Range(27, 27))
    assert above.betting.raises == below.betting.raises == 2


def test_a_cap_on_the_rake_is_one_for_the_whole_hand_and_chips_are_rounded_down() -> None:
    method = play_rules("OPEN").commission.methods[0]
    posted = [SignedMethod(method, Sign(rate=1_000, cap=300))]
    rules = play_rules("OPEN").commission
    two = ChargedHand(pots=(ChargedPot(6_000), ChargedPot(8_000)), started=3)
    assert charged(rules, posted, two).total == 300
    assert [
        charged(rules, posted, ChargedHand(pots=(ChargedPot(pot),), started=3)).total
        for pot in (25, 35)
    ] == [2, 3]


def test_the_big_blinds_ante_is_no_part_of_the_first_pot_limit() -> None:
    setup = table("OPEN", "omaha", (1_000,) * 4, blinds=(5, 10), structure=Structure.POT)
    round_ = opened(replace(setup, dead=(0, 10, 0, 0)), HANDS)
    assert round_.betting.pot == 25
    assert offers(round_).raises == Range(20, 35)
    later = dealt(does(round_, *["call"] * 4), HANDS, "As Kd Qh Jc 3c")
    assert offers(later).raises == Range(10, 50)


def again(text: str) -> tuple[int, ...]:
    """The stacks at the end of the hand that a file holds."""
    (hand,) = read_hands(text).values()
    assert isinstance(hand, HandHistory)
    return settle(played(hand, setup_of(hand, play_rules("OPEN"), game))).stacks


@pytest.mark.parametrize("kind", ["antes", "dead"])
def test_antes_are_read_as_they_were_written(kind: str) -> None:
    setup = table("OPEN", "holdem", (100, 100, 3), bet=2)
    setup = replace(setup, big=setup.small, **{"antes": (0,) * 3, kind: (5,) * 3})
    acts: list[AnyAct] = [
        Deal(0, (1, 4)), Deal(1, (2, 5)), Deal(2, (44, 45)), CheckOrCall(0), CheckOrCall(1),
        DealBoard((46, 3, 7)), CheckOrCall(0), CheckOrCall(1),
        DealBoard((12,)), CheckOrCall(0), CheckOrCall(1),
        DealBoard((17,)), CheckOrCall(0), CheckOrCall(1), Show(0), Show(1), Show(2),
    ]  # fmt: skip
    round_ = start(setup)
    for act in acts:
        round_ = act.after(round_)
    stacks = settle(round_).stacks
    assert stacks[2] == {"antes": 9, "dead": 13}[kind]
    assert again(written(setup, acts)) == stacks


def test_a_hand_that_was_run_twice_is_never_written_as_one_that_was_not() -> None:
    setup = table("OPEN", "holdem", (100, 100), bet=2)
    setup = replace(setup, big=setup.small)
    with pytest.raises(Refusal, match="not_in_format"):
        written(
            setup, [Deal(0, (1, 4)), Deal(1, (2, 5)), RaiseTo(0, 100), CheckOrCall(1), RunIt(2)]
        )


def test_a_raise_that_was_written_as_high_as_the_opponent_can_call_is_played() -> None:
    text = (GIVEN / "wsop-2023-43-5" / "85.phh").read_text("utf-8")
    expected = json.loads((GIVEN / "expected.json").read_text("utf-8"))["hands"]
    stacks = expected["wsop-2023-43-5/85.phh"]["1"]["final_stacks"]
    assert list(again(text)) == stacks
