"""The kill button goes from the centre to a leg up, to the kill and back (CROWN 8.13)."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.kill import (
    NEUTRAL,
    KillButton,
    Shows,
    after_hand,
    demand_may_leave,
    refused,
    rejoined,
)
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

found = play_rules("CROWN").blinds.kill
assert found
KILL = found
LEG_UP_AT_4 = KillButton(4, Shows.LEG_UP)
KILL_AT_4 = KillButton(4, Shows.KILL)


@case("CROWN-BETTING-033")
def test_the_first_whole_pot_gives_the_leg_up(case: Case) -> None:
    """It posts nothing yet."""
    button = after_hand(NEUTRAL, [4], KILL)
    assert button == LEG_UP_AT_4
    assert (button.killer is not None) is case.then["posts_kill"]


@case("CROWN-BETTING-034")
def test_a_second_one_gives_the_kill(case: Case) -> None:
    """The winner posts in the next hand."""
    button = after_hand(LEG_UP_AT_4, [4], KILL)
    assert button == KILL_AT_4
    assert (button.killer == 4) is case.then["posts_kill"]


@case("CROWN-BETTING-037")
def test_a_split_pot_makes_the_button_neutral(case: Case) -> None:
    """Whoever shares it."""
    assert case.then["button"] == "neutral"
    assert after_hand(KILL_AT_4, [4, 6], KILL) == NEUTRAL
    assert after_hand(LEG_UP_AT_4, [4, 6], KILL) == NEUTRAL


@rule("CROWN", "8.13.3(a)", "8.13.6", "8.13.9")
def test_the_killer_stays_so_while_winning_and_loses_it_to_the_next_winner() -> None:
    """The next winner has a leg up, or the kill where the game is hi-lo."""
    assert after_hand(KILL_AT_4, [4], KILL) == KILL_AT_4
    assert after_hand(KILL_AT_4, [6], KILL) == KillButton(6, Shows.LEG_UP)
    assert after_hand(KILL_AT_4, [6], KILL, hi_lo=True) == KillButton(6, Shows.KILL)
    assert after_hand(NEUTRAL, [6], KILL, hi_lo=True) == KillButton(6, Shows.KILL)


@rule("CROWN", "8.13.4")
def test_a_pot_below_the_qualifying_size_gives_no_button() -> None:
    """Who has it already keeps it."""
    assert after_hand(NEUTRAL, [4], KILL, qualifies=False) == NEUTRAL
    assert after_hand(LEG_UP_AT_4, [4], KILL, qualifies=False) == LEG_UP_AT_4


@case("CROWN-BETTING-039")
def test_the_killer_sits_out_where_time_is_charged(case: Case) -> None:
    """Where pots are charged he may not."""
    assert case.then["allowed"] is True
    demand_may_leave(KILL_AT_4, 4, KILL, charged_by_time=True)
    demand_may_leave(LEG_UP_AT_4, 4, KILL, charged_by_time=False)
    with pytest.raises(Refusal, match="killer_stays"):
        demand_may_leave(KILL_AT_4, 4, KILL, charged_by_time=False)


@rule("CROWN", "8.13.11")
def test_a_killer_who_refuses_leaves_the_button_neutral() -> None:
    """Only where time or hands are charged may he refuse."""
    assert refused(KILL_AT_4, 4, KILL, charged_by_time=True) == NEUTRAL
    with pytest.raises(Refusal, match="killer_stays"):
        refused(KILL_AT_4, 4, KILL, charged_by_time=False)


@case("CROWN-BETTING-040", "CROWN-BETTING-041")
def test_back_in_time_he_regains_the_kill_unless_another_has_it(case: Case) -> None:
    """Otherwise he posts as much without the status."""
    other = Shows.LEG_UP if "Leg Up" in case.given["kill_button_now"] else Shows.KILL
    now = KillButton(6, other)
    assert (rejoined(now, 4) == KILL_AT_4) is case.then["regains_kill"]
    assert rejoined(NEUTRAL, 4) == rejoined(KILL_AT_4, 4) == KILL_AT_4
