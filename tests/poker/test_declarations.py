"""Words and gestures bind as each house says, and the first of two indications counts."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.rulings.declarations import Declaration, PushedChips, ruled
from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, Facing, WagerOption
from tdapp.rules.wager_rules import WagerRemedy, Word
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

BET_OF_50 = Facing(price=50, stack=1_000, step=50, raises=Range(100, 1_000))
NO_BET = Facing(price=0, stack=1_000, step=10, raises=Range(10, 1_000))


def says(house: str, it: Facing, *did: Declaration | PushedChips) -> ActRuling:
    """What a house rules."""
    return ruled(did, it, play_rules(house))


@case("ADELAIDE-BETTING-012", "ADELAIDE-BETTING-013")
def test_words_without_meaning_where_nothing_is_bet(case: Case) -> None:
    """A call is a check then, a raise a bet of the minimum at least."""
    found = says("ADELAIDE", NO_BET, Declaration(Word(case.given["declaration"])))
    assert found.made is ActMeaning(case.then["action"])
    assert found.to == case.then.get("at_least", 0)
    assert found.rule == case.rule


@case("ADELAIDE-BETTING-014")
def test_a_check_facing_a_bet_leaves_a_call_or_a_fold(case: Case) -> None:
    """He may not raise."""
    found = says("ADELAIDE", BET_OF_50, Declaration(Word.CHECK))
    assert [one.way.value for one in found.options] == case.then["options"]
    assert found.options[0] == WagerOption(WagerRemedy.CALL, 50)
    assert (found.may_raise, found.rule) == (case.then["may_raise"], case.rule)


@rule("STAR", "11.4")
@rule("TAS", "B12.2", "C13.2")
@pytest.mark.parametrize("house", ["STAR", "TAS"])
def test_elsewhere_such_a_check_is_no_act_at_all(house: str) -> None:
    """No player may check once a bet is made, so he still has all his options."""
    found = says(house, BET_OF_50, Declaration(Word.CHECK))
    assert found.made is None
    assert found.may_raise


@rule("ADELAIDE", "74b")
@rule("STAR", "7.5.1", "11.6")
@rule("CROWN", "8.2.4")
def test_a_tap_is_a_check_where_the_house_says_so() -> None:
    """At Crown the word is spoken."""
    made = {house: says(house, NO_BET, Declaration(Word.TAP)).made for house in HOUSES}
    assert made == {
        "STAR": ActMeaning.CHECK, "ADELAIDE": ActMeaning.CHECK, "OPEN": ActMeaning.CHECK,
        "CROWN": None, "TAS": None,
    }  # fmt: skip


@rule("STAR", "7.6")
@rule("ADELAIDE", "74a")
@pytest.mark.parametrize("house", ["STAR", "ADELAIDE"])
def test_the_first_of_two_indications_counts(house: str) -> None:
    """A word after the chips changes nothing; chips after a word are what the word says."""
    chips = PushedChips((100, 100))
    assert (
        says(house, BET_OF_50, PushedChips((100,)), Declaration(Word.RAISE)).made is ActMeaning.CALL
    )
    called = says(house, BET_OF_50, Declaration(Word.CALL), chips)
    assert (called.made, called.returned) == (ActMeaning.CALL, 150)
    folded = says(house, BET_OF_50, Declaration(Word.FOLD), chips)
    assert (folded.made, folded.returned) == (ActMeaning.FOLD, 200)


@rule("ADELAIDE", "71")
@rule("STAR", "7.11")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_a_raise_that_was_named_is_the_raise(house: str) -> None:
    """Then chips may come in any number of motions, and too few are made up."""
    found = says(
        house, BET_OF_50, Declaration(Word.RAISE, 300), PushedChips((100,)), PushedChips((50,))
    )
    assert (found.made, found.to, found.adds) == (ActMeaning.RAISE, 300, 150)
    short = says(house, BET_OF_50, Declaration(Word.RAISE, 60))
    assert (short.made, short.to) == (ActMeaning.RAISE, 100)
    below = says(house, BET_OF_50, Declaration(Word.BET, 40))
    assert (below.made, below.adds) == (ActMeaning.CALL, 50)


@rule("ADELAIDE", "74a")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_all_in_is_the_whole_stack(house: str) -> None:
    """Said aloud it binds."""
    found = says(house, BET_OF_50, Declaration(Word.ALL_IN))
    assert (found.made, found.to, found.adds) == (ActMeaning.ALL_IN, 1_000, 1_000)


@pytest.mark.parametrize(
    "did", [[], [PushedChips(())], [Declaration(Word.CALL), PushedChips((5, 0))]]
)
def test_nothing_done_is_no_act(did: list[Declaration | PushedChips]) -> None:
    with pytest.raises(Refusal, match="nothing_done"):
        ruled(did, NO_BET, play_rules("STAR"))


@pytest.mark.parametrize(
    ("house", "did", "number"),
    [
        ("STAR", [Declaration(Word.CALL), PushedChips((300,))], "7.6"),
        ("STAR", [Declaration(Word.CALL), PushedChips((100,))], "7.5"),
        ("CROWN", [Declaration(Word.TAP)], "8.2.4"),
        ("CROWN", [Declaration(Word.CHECK)], "8.2.4"),
        ("TAS", [Declaration(Word.CHECK)], "B12.1, C13.1"),
    ],
)
def test_the_number_is_of_the_rule_that_decides(
    house: str, did: list[Declaration | PushedChips], number: str
) -> None:
    """Of the word that binds first, or of the check."""
    price = 100 if did[0] == Declaration(Word.CALL) else 0
    it = Facing(price=price, stack=1_000, step=100, raises=Range(200, 1_000))
    assert ruled(did, it, play_rules(house)).rule == number
