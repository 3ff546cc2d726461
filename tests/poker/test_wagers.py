"""Chips pushed, with words and without, are ruled to be what each house says that they are."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.betting.raising import Range
from tdapp.poker.practice.table import PracticeStakes, practice_table
from tdapp.poker.round.setup import Setup
from tdapp.poker.rulings.declarations import Declaration, PushedChips, ruled
from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, Facing, WagerOption
from tdapp.poker.rulings.wagers_facing import facing as facing_now
from tdapp.rules.wager_rules import WagerRemedy, Word
from tests.poker.acted import DEEP, STRUCTURES, playing
from tests.poker.dealt import opened, table
from tests.poker.house_table import variant
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

NO_LIMIT = Limit(Structure.NO_LIMIT, 10)


def small_chips(amount: int) -> tuple[int, ...]:
    """So much in chips of which none is above anything."""
    return (1,) * amount


def facing(
    price: int, *, least: int | None = None, most: int | None = None, stack: int = DEEP
) -> Facing:
    """A player who has nothing in and faces a bet, or opens where it is 0."""
    least = 2 * price if least is None else least
    raises = Range(min(least, stack), min(stack, most or stack)) if stack > price else None
    return Facing(price=price, stack=stack, step=least - price, raises=raises)


def faced(given: dict[str, Any]) -> Facing:
    """What the player of a case faces."""
    price = given["bet_faced"]
    stack = given.get("stack", given.get("stack_before", DEEP))
    return facing(price, least=given.get("min_raise_to"), stack=stack)


def pushes(house: str, it: Facing, *motions: Sequence[int], said: str | None = None) -> ActRuling:
    """What a house rules of chips, and of a word before them."""
    words = [Declaration(Word(said))] if said else []
    return ruled([*words, *(PushedChips(tuple(one)) for one in motions)], it, play_rules(house))


def as_written(found: ActRuling) -> dict[str, Any]:
    """A ruling as the cases write it."""
    assert found.made
    made = {ActMeaning.ALL_IN: "all-in"}.get(found.made, found.made.value)
    amount = "raise_to" if found.made is ActMeaning.RAISE else "amount"
    return {"action": made, amount: found.to, "must_add": found.adds, "returned": found.returned}


def answer(case: Case) -> dict[str, Any]:
    """The answer of a case, in the words of `as_written`."""
    then = {"change": "returned"}
    named = {then.get(key, key): value for key, value in case.then.items()}
    return {"must_add": 0, "returned": 0} | named


@case(
    "STAR-BETTING-001", "STAR-BETTING-002", "STAR-BETTING-003", "STAR-BETTING-004",
    "CROWN-BETTING-002", "TAS-BETTING-001", "TAS-BETTING-003",
)  # fmt: skip
def test_silent_chips_between_a_call_and_a_raise(case: Case) -> None:
    """From half of the last bet they must be a raise, or are a call, as the house has it."""
    found = pushes(case.house, faced(case.given), small_chips(case.given["chips_pushed"]))
    expected = answer(case)
    expected.pop("counts_as_raise", None)
    assert as_written(found) == expected
    assert case.rule in found.rule


@rule("CROWN", "6.13")
@pytest.mark.parametrize("house", [one for one in HOUSES if one != "CROWN"])
def test_one_chip_of_a_limit_game_goes_by_the_rule_of_limit_games(house: str) -> None:
    """At CROWN 6.13 is for limit games, 6.14 for no-limit and pot ratio games only."""
    for price, said in ((0, None), (10, None), (10, "raise")):
        game = facing(price, least=max(2 * price, 10), most=max(2 * price, 10))
        in_limit = replace(game, limit=True)
        assert pushes("CROWN", in_limit, (100,), said=said).rule == "6.13"
        assert pushes("CROWN", game, (100,), said=said).rule.startswith("6.14.")
        assert pushes(house, in_limit, (100,), said=said) == pushes(house, game, (100,), said=said)
    for structure in Structure:
        setup = table("CROWN", "holdem", structure=structure, blinds=(5, 10, 0))
        round_ = opened(setup, ("As Ad", "Ks Kd", "Qs Qd"))
        limit = structure in {Structure.FIXED, Structure.SPREAD}
        assert facing_now(round_, round_.betting.queue[0]).limit is limit


@rule("STAR", "7.10")
@rule("CROWN", "6.14.1(a)")
@rule("TAS", "C7.6(a)")
@rule("ADELAIDE", "72a")
@pytest.mark.parametrize(
    ("house", "number"),
    [("STAR", "7.10"), ("CROWN", "6.14.1"), ("TAS", "C7.6"), ("ADELAIDE", "72a")],
)
def test_the_last_chip_of_a_player_is_a_call_in_silence_too(house: str, number: str) -> None:
    """Above what is faced; below it he is all-in, and where nothing is bet it is his bet."""
    found = pushes(house, facing(10, stack=100), (100,))
    assert (found.made, found.to, found.returned) == (ActMeaning.CALL, 10, 90)
    assert number in found.rule
    assert pushes(house, facing(10, stack=100), (100,), said="raise").made is ActMeaning.ALL_IN
    assert pushes(house, facing(10, stack=100), (50, 50)).made is ActMeaning.ALL_IN
    assert pushes(house, facing(200, stack=100), (100,)).made is ActMeaning.ALL_IN
    assert pushes(house, facing(0, least=10, stack=100), (100,)).made is ActMeaning.ALL_IN


@case("TAS-BETTING-003")
def test_an_all_in_between_a_call_and_a_raise_opens_nothing_again() -> None:
    """The excess of a player who taps out is no raise."""
    round_ = playing("TAS", NO_LIMIT, "A bets 100", "B all-in 150", "C calls")
    assert round_.may_raise("A") is None


@case("STAR-BETTING-007")
def test_a_whole_stack_below_the_call_is_all_in(case: Case) -> None:
    """He stays in the hand for what he has."""
    found = pushes("STAR", faced(case.given), small_chips(case.given["chips_pushed"]))
    assert as_written(found) == {
        "action": case.then["action"],
        "amount": case.then["amount"],
        "must_add": 0,
        "returned": 0,
    }
    assert case.rule in found.rule


@case(
    "STAR-BETTING-008", "STAR-BETTING-009", "STAR-BETTING-011", "STAR-BETTING-012",
    "CROWN-BETTING-005", "TAS-BETTING-005",
)  # fmt: skip
def test_one_big_chip_or_two_equal_ones_in_silence(case: Case) -> None:
    """They are a call, unless two are enough for a raise."""
    found = pushes(case.house, faced(case.given), case.given["chips"])
    assert as_written(found) == answer(case)
    assert case.rule == "7.9" or case.rule.split("(")[0] in found.rule


@rule("STAR", "7.9")
@rule("CROWN", "6.12")
def test_only_one_house_takes_two_equal_chips_for_a_call() -> None:
    """Where no rule is for them, they are measured like any other chips."""
    for house, made in (
        ("STAR", ActMeaning.CALL),
        ("CROWN", ActMeaning.RAISE),
        ("TAS", ActMeaning.CALL),
    ):
        assert pushes(house, facing(60), [50, 50]).made is made
    assert pushes("STAR", facing(60), [50, 50]).rule == "7.9"


@case("CROWN-BETTING-006")
def test_a_silent_chip_that_opens_a_later_round_is_a_bet_of_its_value(case: Case) -> None:
    """One chip is worth itself where it is the round's first wager."""
    it = facing(0, least=10, stack=case.given["stack"])
    found = pushes("CROWN", it, case.given["chips"])
    assert as_written(found) == answer(case)
    assert found.rule == case.rule


@case("TAS-BETTING-006")
def test_a_silent_chip_that_opens_is_no_more_than_the_limit(case: Case) -> None:
    """What is above the largest bet goes back."""
    most = case.given["max_bet"]
    found = pushes("TAS", facing(0, least=most, most=most), case.given["chips"])
    assert as_written(found) == answer(case)
    assert found.rule == case.rule


@case("CROWN-BETTING-010")
def test_a_chip_after_the_word_raise_is_the_largest_raise_up_to_its_value(case: Case) -> None:
    """The pot's limit is below the chip."""
    pot = case.given["pot_before_bet"]
    raises = playing("CROWN", Limit(Structure.POT, 10), "A bets 50", pot=pot).may_raise("B")
    assert raises
    it = Facing(price=50, stack=DEEP, step=50, raises=raises)
    found = pushes("CROWN", it, case.given["chips"], said="raise")
    assert as_written(found) == answer(case)
    assert found.rule == case.rule


@case("STAR-BETTING-013")
def test_a_second_motion_does_not_count(case: Case) -> None:
    """A string bet is what its first motion is; the rest goes back."""
    motions = [small_chips(one) for one in case.given["motions"]]
    found = pushes("STAR", faced(case.given), *motions)
    assert as_written(found) == answer(case)
    assert found.rule == case.rule


@rule("STAR", "7.11")
@rule("ADELAIDE", "71")
@rule("TAS", "C7.7")
@pytest.mark.parametrize("house", ["STAR", "ADELAIDE", "TAS"])
def test_a_call_may_take_two_motions_but_no_raise_comes_of_them(house: str) -> None:
    """50 and 50 call 100; 50 and 150 are the call alone; 50 and 20 are too few."""
    for second, returned in ((50, 0), (150, 100)):
        found = pushes(house, facing(100), small_chips(50), small_chips(second))
        assert (found.made, found.to, found.returned) == (ActMeaning.CALL, 100, returned)
    short = pushes(house, facing(100), small_chips(50), small_chips(20))
    assert short.options == (
        WagerOption(WagerRemedy.COMPLETE, 30),
        WagerOption(WagerRemedy.FORFEIT, 70),
    )


@rule("CROWN", "6.18")
def test_a_house_without_a_rule_on_string_bets_adds_the_motions_up() -> None:
    """Its book has no such rule, so the ruling makes none up."""
    found = pushes("CROWN", facing(100), small_chips(100), small_chips(200))
    assert (found.made, found.to, found.returned) == (ActMeaning.RAISE, 300, 0)


@case("ADELAIDE-BETTING-010")
def test_an_announced_raise_in_two_motions_is_the_least_raise(case: Case) -> None:
    """The word binds, but no amount was named and the second motion does not count."""
    setup = table("ADELAIDE", "holdem", blinds=(50, 100), bet=100,
                  structure=STRUCTURES[case.given["game"]])  # fmt: skip
    it = facing_now(opened(setup, ["Ac Ad", "Kc Kd", "Qc Qd"]), 2)
    assert it.raises == Range(200, 350)
    first, second = case.given["motions"]
    found = pushes(
        "ADELAIDE", it, small_chips(first), small_chips(second), said=case.given["verbal"]
    )
    assert (found.made is ActMeaning.RAISE) is case.then["raise_binds"]
    assert {it.raises.least: "minimum raise"}[found.to] == case.then["amount"]
    assert (found.returned, found.rule) == (first + second - it.raises.least, "71")


@rule("ADELAIDE", "71", "74a")
def test_in_adelaide_no_more_comes_of_two_motions_though_the_first_was_enough() -> None:
    """300 and then 100 after the word raise: it binds for the least raise (P96); elsewhere 300."""
    for house, to in [("ADELAIDE", 200), ("STAR", 300), ("TAS", 300)]:
        found = pushes(house, facing(100), (100, 100, 100), (100,), said="raise")
        assert (found.made, found.to, found.returned) == (ActMeaning.RAISE, to, 400 - to)
    assert pushes("ADELAIDE", facing(100), (100, 100, 100), said="raise").to == 300


@case("CROWN-BETTING-003")
def test_fewer_chips_than_a_call_are_made_up_or_lost(case: Case) -> None:
    """Making up the difference, or folding and losing them."""
    found = pushes("CROWN", faced(case.given), small_chips(case.given["chips_pushed"]))
    assert found.options == (
        WagerOption(WagerRemedy.COMPLETE, 40),
        WagerOption(WagerRemedy.FORFEIT, 60),
    )
    assert (found.may_raise, found.rule) == (False, case.rule)


@rule("STAR", "7.5.3.1")
@rule("TAS", "C19.14")
@pytest.mark.parametrize("house", ["STAR", "TAS"])
def test_an_undercall_elsewhere_is_made_up_or_lost_too(house: str) -> None:
    """The player may fold, and then the chips stay in the pot (P100)."""
    found = pushes(house, facing(100), small_chips(20))
    assert found.options == (
        WagerOption(WagerRemedy.COMPLETE, 80),
        WagerOption(WagerRemedy.FORFEIT, 20),
    )


@case("ADELAIDE-BETTING-003", "ADELAIDE-BETTING-004", "ADELAIDE-BETTING-001")
def test_wrong_chips_are_completed_forfeited_or_withdrawn_by_half(case: Case) -> None:
    """From half of what is right he completes or forfeits, below it he may take them back."""
    it = faced(case.given)
    found = pushes("ADELAIDE", it, small_chips(case.given["chips_pushed"]))
    assert [in_words(one, found) for one in found.options] == case.then["options"]
    assert (found.may_raise, found.rule) == (False, case.rule)
    assert found.to == case.then.get("raise_to", it.price)


def in_words(option: WagerOption, found: ActRuling) -> str:
    """An option as the cases write it."""
    return {
        WagerRemedy.COMPLETE: f"complete to {found.to}",
        WagerRemedy.FORFEIT: f"forfeit hand and {option.chips}",
        WagerRemedy.WITHDRAW: f"withdraw {option.chips}",
    }[option.way]


@rule("ADELAIDE", "70")
def test_less_than_half_of_a_raise_is_a_call_that_may_not_raise() -> None:
    """Deemed to have called; what is above the call goes back."""
    found = pushes("ADELAIDE", facing(100), small_chips(149))
    assert (found.made, found.returned, found.may_raise) == (ActMeaning.CALL, 49, False)


@rule("STAR", "7.5", "7.5.2")
@rule("TAS", "C7.4", "C8.1")
@pytest.mark.parametrize("house", ["STAR", "TAS"])
@pytest.mark.parametrize("pushed", [1, 4, 9])
def test_an_opening_bet_below_the_minimum_is_made_up_to_it(house: str, pushed: int) -> None:
    """The minimum of the table is what a bet is; there is no smaller one and no way back."""
    found = pushes(house, facing(0, least=10), small_chips(pushed))
    assert (found.made, found.to, found.adds) == (ActMeaning.BET, 10, 10 - pushed)


@case("ADELAIDE-BETTING-022")
def test_an_opening_bet_is_no_less_than_the_big_blind(case: Case) -> None:
    """Eight of ten is completed or forfeited; under half of it is a check (P67)."""
    least = case.then["minimum"]
    round_ = playing("ADELAIDE", Limit(Structure.NO_LIMIT, case.given["big_blind"]))
    raises = round_.may_raise("A")
    assert raises
    assert raises.least == least
    with pytest.raises(Refusal, match="bet_too_small"):
        round_.does(f"A bets {case.given['chips_pushed']}")
    it = Facing(price=0, stack=case.given["stack"], step=least, raises=raises)
    found = pushes("ADELAIDE", it, small_chips(case.given["chips_pushed"]))
    assert [in_words(one, found) for one in found.options] == [
        "complete to 10",
        "forfeit hand and 8",
    ]
    assert pushes("ADELAIDE", it, small_chips(4)).made is ActMeaning.CHECK


@case("ADELAIDE-BETTING-008", "ADELAIDE-BETTING-009")
def test_trivial_chips_play_where_they_make_the_smallest_bet(case: Case) -> None:
    """A stack of chips that are too small to bet with plays together, or not at all."""
    stakes = PracticeStakes(case.given["trivial_chips_total"], case.given["smallest_legal_bet"])

    def sits_down(house: str) -> Setup:
        return practice_table(play_rules(house), variant("holdem"), 3, stakes)

    assert sits_down("CROWN").stacks[0] == stakes.stack
    if case.then["chips_play"]:
        assert sits_down("ADELAIDE").stacks[0] == stakes.stack
        return
    with pytest.raises(Refusal, match="trivial_chips") as why:
        sits_down("ADELAIDE")
    assert why.value.details["rule"] == case.rule


@given(
    st.sampled_from(sorted(HOUSES)),
    st.sampled_from(sorted(STRUCTURES)),
    st.integers(0, 3),
    st.lists(st.lists(st.sampled_from([1, 5, 25, 100, 500]), min_size=1), min_size=1, max_size=3),
    st.sampled_from([None, *Word]),
    st.integers(1, 1_000),
)
def test_chips_are_never_made_or_lost_by_a_ruling(
    house: str, structure: str, bets: int, motions: list[list[int]], word: Word | None, more: int
) -> None:
    pushed = sum(map(sum, motions))
    price = 20 * bets
    raises = Range(price + 20, price + 20 if "fixed" in structure else DEEP)
    it = Facing(price=price, stack=pushed + more, step=20, raises=raises)
    if it.stack <= raises.least:
        return
    raises = Range(raises.least, min(raises.most, it.stack))
    it = Facing(price=price, stack=it.stack, step=20, raises=raises)
    words = [Declaration(word)] if word else []
    found = ruled([*words, *(PushedChips(tuple(one)) for one in motions)], it, play_rules(house))
    assert found.rule
    assert 0 <= found.returned <= pushed
    if found.made is None:
        assert found.options
    else:
        assert pushed - found.returned + found.adds == found.to
        assert found.to in {0, price} or raises.least <= found.to <= raises.most
