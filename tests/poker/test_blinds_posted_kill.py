"""The kill button goes from the centre to a leg up, to the kill and back (CROWN 8.13)."""

from tdapp.poker.kill import NEUTRAL, KillButton, KillButtonSide, after_hand
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

found = play_rules("CROWN").blinds.kill
assert found
KILL = found
LEG_UP_AT_4 = KillButton(4, KillButtonSide.LEG_UP)
KILL_AT_4 = KillButton(4, KillButtonSide.KILL)


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
    assert after_hand(KILL_AT_4, [6], KILL) == KillButton(6, KillButtonSide.LEG_UP)
    assert after_hand(KILL_AT_4, [6], KILL, hi_lo=True) == KillButton(6, KillButtonSide.KILL)
    assert after_hand(NEUTRAL, [6], KILL, hi_lo=True) == KillButton(6, KillButtonSide.KILL)


@rule("CROWN", "8.13.4")
def test_a_pot_below_the_qualifying_size_gives_no_button() -> None:
    """Who has it already keeps it."""
    assert after_hand(NEUTRAL, [4], KILL, qualifies=False) == NEUTRAL
    assert after_hand(LEG_UP_AT_4, [4], KILL, qualifies=False) == LEG_UP_AT_4
