"""What is posted before the cards is asked of the house's book, and ruled by it."""

import pytest

from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import Ask, HouseRuling
from tdapp.words.look_up.posting_enquiry import posting_way
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

LEAVES = ("kill player wants",)
REFUSES = ("kill player refuses",)
BACK = ("kill player who", "yes")
CASH = ("straddle", "no")
PERMITTED = "yes"
SMALL = ("chips too",)
CHARGED = {"hourly time collection": "by time", "rake": "from the pot"}


def looked_up(house: str, *answers: object) -> HouseRuling:
    """The ruling that these answers come to, each as it is typed."""
    step = posting_way(Voice(), play_rules(house)).leads_to()
    for one in answers:
        assert isinstance(step, Ask)
        typed = str(one)
        step = step.taken(typed, next(iter(step.ways_for(typed)), None))
    assert isinstance(step, HouseRuling)
    return step


@case("CROWN-BETTING-039")
def test_the_killer_sits_out_where_time_is_charged(case: Case) -> None:
    """Where pots are charged he may not."""
    may = looked_up("CROWN", *LEAVES, CHARGED[case.given["commission"]])
    assert (may.sentences[0] == "The kill player may sit out or leave.") is case.then["allowed"]
    may_not = looked_up("CROWN", *LEAVES, CHARGED["rake"])
    assert may_not.sentences[0] == "The kill player may not sit out or leave."
    assert may.rule == may_not.rule == case.rule


@rule("CROWN", "8.13.11")
def test_a_killer_who_refuses_leaves_the_button_neutral() -> None:
    """Only where time or hands are charged may he refuse."""
    may = looked_up("CROWN", *REFUSES, CHARGED["hourly time collection"])
    assert may.sentences == (
        "The kill player is not dealt in.",
        "The kill button becomes neutral.",
        "Rule 8.13.11.",
    )
    must = looked_up("CROWN", *REFUSES, CHARGED["rake"])
    assert must.sentences[0] == "The kill player must post the kill."


@case("CROWN-BETTING-040", "CROWN-BETTING-041")
def test_back_in_time_he_regains_the_kill_unless_another_has_it(case: Case) -> None:
    """Otherwise he posts as much without the status."""
    leg_up = "Leg Up" in case.given["kill_button_now"]
    found = looked_up("CROWN", *BACK, "another with a leg" if leg_up else "another with the kill")
    regains = "The player regains the kill and posts it."
    assert (found.sentences[0] == regains) is case.then["regains_kill"]
    assert ("posts as much" in found.sentences[0]) is case.then.get("posts_kill_amount", False)
    assert found.rule == case.rule
    assert looked_up("CROWN", *BACK, "nobody").sentences[0] == regains


@case("ADELAIDE-BETTING-025")
def test_a_straddle_comes_before_the_cut(case: Case) -> None:
    """After it, it is too late."""
    found = looked_up("ADELAIDE", *CASH, PERMITTED, case.given["time"], "yes")
    assert found.sentences[0].startswith("It is too late") is not case.then["allowed"]
    in_time = looked_up("ADELAIDE", *CASH, PERMITTED, "before the cut", "yes", 10)
    assert in_time.sentences[0] == "It is a straddle of 20."
    assert found.rule == in_time.rule == "App1 7"


@case("ADELAIDE-BETTING-027")
def test_a_silent_over_chip_before_the_cut_is_a_straddle(case: Case) -> None:
    """It is one of twice the big blind, in this house and until the cut."""
    big_blind, (chip,) = case.given["big_blind"], case.given["first_to_act_chips"]
    found = looked_up("ADELAIDE", *CASH, PERMITTED, "before the cut", "no", big_blind, chip)
    assert found.sentences[0] == f"It is a {case.then['deemed']} of {case.then['amount']}."
    assert found.rule == case.rule
    no_straddle = "Unannounced, it is not a straddle."
    for moment, one in (("after the cut", chip), ("before the cut", big_blind)):
        late = looked_up("ADELAIDE", *CASH, PERMITTED, moment, "no", big_blind, one)
        assert (late.sentences[0], late.rule) == (no_straddle, case.rule)
    assert no_straddle in looked_up("STAR", "straddle", "no", "no", PERMITTED, "no").sentences


@case("ADELAIDE-BETTING-008", "ADELAIDE-BETTING-009")
def test_trivial_chips_play_where_they_make_the_smallest_bet(case: Case) -> None:
    """Chips that are too small to bet with play together, or not at all, if a table says so."""
    total, least = case.given["trivial_chips_total"], case.given["smallest_legal_bet"]
    found = looked_up("ADELAIDE", *SMALL, "yes", total, least)
    assert (found.sentences[0] == "The chips play.") is case.then["chips_play"]
    open_to_all = looked_up("ADELAIDE", *SMALL, "no")
    assert open_to_all.sentences[0] == "The chips play."
    assert found.rule == open_to_all.rule == case.rule


@pytest.mark.parametrize("asked", [LEAVES, REFUSES, ("kill player who",), SMALL])
def test_a_house_without_such_rules_is_silent(asked: tuple[str, ...]) -> None:
    assert looked_up("STAR", *asked).sentences[0] == "The rulebook does not say."


def test_where_there_are_no_straddles_the_look_up_says_so() -> None:
    found = looked_up("TAS", "straddle")
    assert found.sentences[0] == "No straddle is allowed."
    assert looked_up("STAR", "straddle", "no", "yes").sentences[0] == found.sentences[0]


@rule("STAR", "8.9.2")
@rule("ADELAIDE", "App1 7a")
def test_a_table_whose_sign_has_no_straddles_has_none() -> None:
    """It hangs on the limit sign, or on a manager's permission for the table and game."""
    at_star = looked_up("STAR", "straddle", "no", "no", "no")
    at_adelaide = looked_up("ADELAIDE", *CASH, "no")
    assert at_star.sentences[0] == at_adelaide.sentences[0] == "No straddle is allowed."
    assert (at_star.rule, at_adelaide.rule) == ("8.9.2 (the limit sign)", "App1 7a")
