"""What each house rules on a misdeal or an irregularity, asked as a supervisor asks."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.rulings.irregularities import RulingAnswer, next_fact, rule_on
from tdapp.rules.irregularities.facts import RulingFact
from tdapp.rules.irregularities.outcomes import HandFate, ReturnedChips, RoundFate, RulingStep
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.ruling_rules import Authority
from tests.poker.irregularities import ask, facts_of_case, follows, irregularities, situation_of
from tests.rules_doc import Case, case, rule


def answered(asked: Case) -> RulingAnswer:
    """The house's ruling on a case, which says all that its words ask for and cites its rule."""
    answer = rule_on(irregularities(asked.house), situation_of(asked), facts_of_case(asked))

    assert {word: follows(answer, asked, word) for word in asked.then} == asked.then
    assert asked.rule in answer.rule.split(", ")
    return answer


@case(
    "ADELAIDE-IRREGULARITY-001",
    "CROWN-IRREGULARITY-001",
    "CROWN-IRREGULARITY-023",
    "STAR-IRREGULARITY-001",
    "STAR-IRREGULARITY-004",
    "STAR-IRREGULARITY-008",
    "STAR-IRREGULARITY-026",
    "TAS-IRREGULARITY-003",
    "TAS-IRREGULARITY-004",
    "TAS-IRREGULARITY-005",
    "TAS-IRREGULARITY-007",
    "TAS-IRREGULARITY-010",
)
def test_a_deal_gone_wrong(case: Case) -> None:
    """A deal gone wrong is a misdeal, put right or played on, by how far the action has gone."""
    answered(case)


@case(
    "ADELAIDE-IRREGULARITY-005",
    "ADELAIDE-IRREGULARITY-006",
    "ADELAIDE-IRREGULARITY-007",
    "CROWN-IRREGULARITY-004",
    "CROWN-IRREGULARITY-005",
    "CROWN-IRREGULARITY-006",
    "STAR-IRREGULARITY-005",
    "STAR-IRREGULARITY-006",
    "STAR-IRREGULARITY-007",
    "TAS-IRREGULARITY-014",
    "TAS-IRREGULARITY-015",
    "TAS-IRREGULARITY-016",
)
def test_a_hand_with_the_wrong_number_of_cards(case: Case) -> None:
    """Too many or too few cards make a hand dead or void; who has the pot and what goes back."""
    answered(case)


@case(
    "ADELAIDE-IRREGULARITY-003",
    "ADELAIDE-IRREGULARITY-022",
    "ADELAIDE-IRREGULARITY-023",
    "CROWN-IRREGULARITY-007",
    "CROWN-IRREGULARITY-008",
    "STAR-IRREGULARITY-013",
    "STAR-IRREGULARITY-014",
    "TAS-IRREGULARITY-018",
    "TAS-IRREGULARITY-019",
)
def test_a_faulty_deck_or_a_hand_mucked_in_error(case: Case) -> None:
    """A boxed card is replaced, a missing one makes a misdeal; a hand must be protected."""
    answered(case)


@case(
    "ADELAIDE-IRREGULARITY-012",
    "ADELAIDE-IRREGULARITY-019",
    "ADELAIDE-IRREGULARITY-020",
    "CROWN-IRREGULARITY-009",
    "CROWN-IRREGULARITY-010",
    "CROWN-IRREGULARITY-013",
    "CROWN-IRREGULARITY-020",
    "STAR-IRREGULARITY-015",
    "STAR-IRREGULARITY-016",
    "STAR-IRREGULARITY-022",
    "TAS-IRREGULARITY-011",
)
def test_a_flop_or_burn_dealt_wrongly(case: Case) -> None:
    """A wrong flop or burn goes back or stands; the burn stays or is shuffled in, by the house."""
    answered(case)


@case(
    "ADELAIDE-IRREGULARITY-013",
    "ADELAIDE-IRREGULARITY-014",
    "ADELAIDE-IRREGULARITY-015",
    "ADELAIDE-IRREGULARITY-016",
    "CROWN-IRREGULARITY-011",
    "CROWN-IRREGULARITY-012",
    "CROWN-IRREGULARITY-016",
    "CROWN-IRREGULARITY-018",
    "CROWN-IRREGULARITY-019",
    "STAR-IRREGULARITY-017",
    "STAR-IRREGULARITY-019",
    "STAR-IRREGULARITY-021",
)
def test_a_community_card_too_early_or_too_many(case: Case) -> None:
    """A card exposed too early is set aside or shuffled in; of several the right one stays."""
    answered(case)


@case(
    "CROWN-IRREGULARITY-032",
    "STAR-IRREGULARITY-011",
    "STAR-IRREGULARITY-024",
    "STAR-IRREGULARITY-029",
    "STAR-IRREGULARITY-033",
    "STAR-IRREGULARITY-034",
    "STAR-IRREGULARITY-035",
    "TAS-IRREGULARITY-020",
)
def test_what_is_particular_to_a_game(case: Case) -> None:
    """Stud, draw, pineapple and Chinese poker have irregularities of their own."""
    answered(case)


@case(
    "CROWN-IRREGULARITY-030",
    "CROWN-IRREGULARITY-031",
    "STAR-IRREGULARITY-037",
    "STAR-IRREGULARITY-038",
    "TAS-IRREGULARITY-023",
    "TAS-IRREGULARITY-024",
)
def test_conduct(case: Case) -> None:
    """Showing, folding over the line, exchanging, asking to see and claiming late are ruled on."""
    answered(case)


@rule("CROWN", "14.9.3")
@rule("STAR", "26.29")
def test_a_flop_of_four_keeps_its_burn_at_one_house_and_not_at_the_other() -> None:
    """A flop of too many cards goes back: with its burn at STAR, without it at CROWN."""
    star = ask("STAR", Situation.FLOP_TOO_MANY, reconstructable=False)
    crown = ask("CROWN", Situation.FLOP_TOO_MANY)

    assert RulingStep.BURN_BACK in star.steps
    assert RulingStep.BURN_STAYS in crown.steps
    assert star.standing is crown.standing is RoundFate.PLAYS_ON


@rule("STAR", "25.7", "25.9")
def test_a_misdeal_says_how_it_goes_and_who_may_call_it() -> None:
    """After a misdeal all wagers go back; a dealer or casino supervisor decides that it is one."""
    answer = ask("STAR", Situation.EXPOSED_IN_CUT)

    assert (answer.standing, answer.returned) == (RoundFate.MISDEAL, ReturnedChips.ALL_WAGERS)
    assert answer.procedure == "25.7, 25.8"
    assert answer.by == (Authority.DEALER, Authority.CASINO_SUPERVISOR)
    assert answer.steps[-1] is RulingStep.SAME_FIRST_CARD


@rule("STAR", "26.14")
@rule("TAS", "B2.1", "B2.2", "C3.1", "C19.18")
def test_where_the_book_is_silent_it_says_who_decides() -> None:
    """What no rule covers is decided by whoever the house names, by the game where it matters."""
    star = ask("STAR", Situation.OVER_FOLD_LINE)
    stud = ask("TAS", Situation.CARDS_RUN_SHORT, game=GameKind.FIVE_CARD_STUD)
    holdem = ask("TAS", Situation.TWO_AT_ONCE, game=GameKind.FLOP)

    assert {one.standing for one in (star, stud, holdem)} == {RoundFate.OPEN}
    assert (star.by, star.rule, star.may_void) == ((Authority.CASINO_SUPERVISOR,), "26.14", True)
    assert (stud.by, stud.rule) == ((Authority.DEALER,), "B2.2")
    assert (holdem.by, holdem.rule) == ((Authority.MANAGEMENT,), "C19.18")
    assert next_fact(irregularities("TAS"), Situation.CARDS_RUN_SHORT, {}) is RulingFact.GAME


@rule("CROWN", "14.1.1(a)(vi)")
def test_only_what_the_ruling_turns_on_is_asked() -> None:
    """Whether the player has acted is asked after substantial action only; chips at last."""
    rules = irregularities("CROWN")
    asked = Situation.WRONG_COUNT

    assert next_fact(rules, asked, {}) is RulingFact.SUBSTANTIAL_ACTION
    assert next_fact(rules, asked, {RulingFact.PLAYERS_ACTED: 1}) is None
    assert next_fact(rules, asked, {RulingFact.PLAYERS_ACTED: 2}) is RulingFact.ACTED
    void = {RulingFact.PLAYERS_ACTED: 2, RulingFact.ACTED: False}
    assert next_fact(rules, asked, void) is RulingFact.WAGERS
    assert next_fact(rules, asked, {**void, RulingFact.ACTED: True}) is None
    assert next_fact(rules, asked, {**void, RulingFact.WAGERS: 10}) is None
    assert rule_on(rules, asked, void).chips is None


@rule("STAR", "25.1.5")
def test_a_ruling_that_turns_on_more_is_refused_and_names_it() -> None:
    """Without knowing whether there was substantial action nothing is ruled on a wrong count."""
    with pytest.raises(Refusal) as refused:
        ask("STAR", Situation.WRONG_COUNT)

    assert refused.value == Refusal(
        "fact_needed", fact="substantial_action", situation="wrong_count"
    )


@rule("ADELAIDE", "13")
def test_a_hand_may_be_dead_and_its_player_get_all_back() -> None:
    """Whoever has not acted on a hand of the wrong count gets wagers and blinds back."""
    answer = ask("ADELAIDE", Situation.WRONG_COUNT, acted=False, wagers=25)

    assert (answer.hand, answer.returned) == (HandFate.DEAD, ReturnedChips.HIS_WAGERS)
    assert answer.chips == 25
