"""Acts out of turn, by what those who were skipped did then, as each house rules them."""

from typing import Any

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.betting import acting
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.betting.raising import Range
from tdapp.poker.play.acts import BarForRound, CheckOrCall
from tdapp.poker.rulings.carried_out import acts_in_turn
from tdapp.poker.rulings.out_of_turn import Deed, Did, TurnRuling, out_of_turn
from tdapp.poker.rulings.wagers import Made, kept_wager
from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, Facing
from tdapp.rules.wager_rules import OpenTo, WagerRemedy, turns_of
from tests.poker.acted import playing
from tests.poker.houses import play_rules
from tests.rules_doc import Case, case, rule

BET_50 = Did(Deed.WAGER, 50)
CHECK, FOLD = Did(Deed.CHECK), Did(Deed.FOLD)
CALL_OR_FOLD = (OpenTo.CALL, OpenTo.FOLD)
WORDS = {"call": OpenTo.CALL, "raise": OpenTo.RAISE, "fold": OpenTo.FOLD}


def bets(to: int) -> Did:
    """A wager to so much."""
    return Did(Deed.WAGER, to)


def did(text: str) -> Did:
    """A deed as the cases write it."""
    verb, *amount = text.split()
    return {"checks": CHECK, "check": CHECK, "folds": FOLD}.get(verb) or bets(int(amount[0]))


def rules_on(house: str, his: Did, *skipped: Did, game: str = "holdem", **more: Any) -> TurnRuling:
    """What a house rules in a game."""
    turns = turns_of(play_rules(house).turns, game)
    return out_of_turn(his, skipped, turns, **more)


def ruling(case: Case) -> TurnRuling:
    """What a house rules in a case."""
    game = case.given.get("game", "holdem").replace(" ", "_")
    skipped = case.given.get("skipped_player", "bets 40")
    found = rules_on(case.house, did(case.given["out_of_turn"]), did(skipped), game=game)
    assert case.rule in found.rule
    return found


@case("STAR-BETTING-030")
def test_a_check_before_it_turns_a_bet_out_of_turn_into_a_check(case: Case) -> None:
    """The chips go back."""
    found = ruling(case)
    assert (found.may, found.back) == ((OpenTo.CHECK,), 50)


@case("STAR-BETTING-031", "STAR-BETTING-033", "ADELAIDE-BETTING-029", "ADELAIDE-BETTING-031")
def test_what_is_left_to_the_player_and_what_a_fold_costs(case: Case) -> None:
    """Call or fold, or a raise as well; the chips stay in the pot."""
    found = ruling(case)
    assert found.may == tuple(WORDS[one] for one in case.then["options"])
    assert found.may_raise is case.then.get("may_raise", "raise" in case.then["options"])
    wagered = "bet" in case.given["out_of_turn"]
    assert (found.lost, found.back_on_fold) == (50 * wagered, 0)


@case("TAS-BETTING-022")
def test_a_fold_to_a_bigger_bet_gets_the_chips_back_in_one_house(case: Case) -> None:
    """He may not raise, and a fold returns what he bet out of turn."""
    found = ruling(case)
    assert found.may == CALL_OR_FOLD
    assert (found.lost, found.back_on_fold, found.adds) == (0, 50, 70)


@case("CROWN-BETTING-022", "CROWN-BETTING-024", "TAS-BETTING-024")
def test_a_bet_out_of_turn_stands_where_nothing_went_above_it(case: Case) -> None:
    """It may not be taken back."""
    found = ruling(case)
    assert (found.may, found.stands, found.back) == ((OpenTo.KEEP,), True, 0)


@case("CROWN-BETTING-023")
def test_a_bigger_bet_before_it_frees_the_chips(case: Case) -> None:
    """He makes up the difference, or takes them back and folds or raises again."""
    found = ruling(case)
    assert found.may == (
        OpenTo.CALL, OpenTo.TAKE_BACK_AND_FOLD, OpenTo.TAKE_BACK_AND_RAISE,
    )  # fmt: skip
    assert (found.adds, found.back, found.lost) == (70, 50, 0)
    assert found.may_raise


@case("TAS-BETTING-023")
def test_stud_lets_him_call_an_equal_bet_and_no_more(case: Case) -> None:
    """Equal or smaller before him: a call, no raise."""
    found = ruling(case)
    assert (OpenTo.CALL in found.may) is case.then["may_call"]
    assert found.may_raise is case.then["may_raise"]
    checked = rules_on("TAS", BET_50, CHECK, game="five_card_stud")
    assert (checked.adds, checked.back_on_call) == (0, 50)


@case("ADELAIDE-BETTING-032")
def test_an_undersized_raise_out_of_turn_opens_nothing_to_who_has_acted(case: Case) -> None:
    """The ruling and the engine agree on who may raise it."""
    found = rules_on("ADELAIDE", Did(Deed.WAGER, 150, all_in=True), FOLD, faced=100, full=False)
    assert found.stands
    assert found.rule == case.rule
    assert not found.opens_again
    limit = Limit(Structure.NO_LIMIT, 10)
    round_ = playing("ADELAIDE", limit, "A bets 100", "B folds", "C all-in 150", players=4)
    assert (round_.may_raise("D") is not None) is case.then["B_may_raise"]
    round_.does("D calls")
    assert (round_.may_raise("A") is not None) is case.then["A_may_raise"]


@rule("STAR", "26.5.4", "26.4")
def test_folds_before_it_let_a_bet_stand_unless_the_dealer_asked_for_it() -> None:
    """An act that the dealer asked for is taken back, and all act in turn."""
    assert rules_on("STAR", BET_50, FOLD).stands
    asked = rules_on("STAR", BET_50, FOLD, told_by_dealer=True)
    assert (asked.stands, asked.back, asked.rule) == (False, 50, "26.4")


@rule("STAR", "26.5")
def test_the_highest_wager_of_those_who_were_skipped_decides() -> None:
    """Then a check, then folds (P20)."""
    assert rules_on("STAR", BET_50, FOLD, bets(30), bets(120)).rule == "26.5.3"
    assert rules_on("STAR", BET_50, CHECK, bets(30)).rule == "26.5.2"
    assert rules_on("STAR", BET_50, FOLD, CHECK).rule == "26.5.1"


@rule("CROWN", "6.18.3", "6.18.4")
def test_a_check_and_a_short_all_in_out_of_turn_bind() -> None:
    """No bet or raise after a check; no taking back of an all-in below the call."""
    checked = rules_on("CROWN", CHECK, bets(40))
    assert (checked.may, checked.may_raise, checked.rule) == (CALL_OR_FOLD, False, "6.18.3")
    short = rules_on("CROWN", Did(Deed.WAGER, 50, all_in=True), bets(120))
    assert (short.stands, short.rule) == (True, "6.18.4")


@rule("CROWN", "6.18.3")
@rule("ADELAIDE", "69a")
def test_who_checked_out_of_turn_may_not_raise_in_that_round_and_may_in_the_next() -> None:
    """Neither on his turn nor when it comes round again."""
    for house in ("CROWN", "ADELAIDE"):
        found = rules_on(house, CHECK, FOLD)
        round_ = playing(house, Limit(Structure.NO_LIMIT, 10), "A checks", players=3)
        assert acts_in_turn(found, 1, OpenTo.CHECK) == (BarForRound(1), CheckOrCall(1))
        round_.betting = acting.bar_for_round(round_.betting, 1)
        for act in ("B checks", "C bets 40", "A calls"):
            round_.does(act)
        assert round_.betting.actor == 1
        assert round_.may_raise("B") is None
        with pytest.raises(Refusal, match="barred_from_raising"):
            round_.does("B raises 100")
    assert not rules_on("STAR", CHECK, FOLD).barred


def _stands(house: str, faced: int, to: int, made: Made = Made.SILENT) -> ActRuling:
    """What a wager out of turn comes to that is kept."""
    it = Facing(price=faced, stack=5_000, step=faced, raises=Range(2 * faced, 5_000))
    return kept_wager(it, to, play_rules(house).wagers, made)


@rule("CROWN", "6.18.1", "6.12")
@rule("STAR", "26.5.4", "7.8")
@rule("ADELAIDE", "69b", "70")
def test_a_kept_wager_of_no_legal_size_is_read_against_the_bet_in_front() -> None:
    """Half of a raise or more is made up, less is a call (P66, P108); Adelaide lets him choose."""
    for house, faced, to, wanted in (
        ("CROWN", 30, 50, 60), ("CROWN", 40, 50, 40), ("CROWN", 30, 45, 60), ("CROWN", 40, 40, 40),
        ("STAR", 400, 600, 800), ("STAR", 400, 599, 400), ("STAR", 300, 900, 900),
        ("TAS", 300, 500, 300),
    ):  # fmt: skip
        found = _stands(house, faced, to)
        assert (found.to, found.adds - found.returned) == (wanted, wanted - to)
    half = _stands("ADELAIDE", 300, 500)
    assert (half.to, {it.way: it.chips for it in half.options}) == (
        600, {WagerRemedy.COMPLETE: 100, WagerRemedy.FORFEIT: 500},
    )  # fmt: skip
    assert (_stands("ADELAIDE", 300, 449).to, _stands("ADELAIDE", 300, 600).to) == (300, 600)


@rule("CROWN", "6.18.1", "6.13", "6.14.1")
@rule("STAR", "26.5.4", "7.10")
@rule("ADELAIDE", "69b", "72a")
@pytest.mark.parametrize("house", ["CROWN", "STAR", "ADELAIDE"])
def test_one_chip_of_no_legal_size_is_a_call_and_the_word_raise_a_raise(house: str) -> None:
    """A chip of 50 that meets 30 is a call with 20 back; with “raise” 50 over 40 is 80."""
    for faced in (30, 40):
        chip = _stands(house, faced, 50, Made.ONE_CHIP)
        assert (chip.made, chip.to, chip.returned) == (ActMeaning.CALL, faced, 50 - faced)
        said = _stands(house, faced, 50, Made.SAID_RAISE)
        assert (said.made, said.to, said.adds) == (ActMeaning.RAISE, 2 * faced, 2 * faced - 50)
    assert _stands(house, 40, 40, Made.SAID_RAISE).made is ActMeaning.CALL


@rule("CROWN", "6.18.3")
@rule("ADELAIDE", "69a")
def test_a_check_out_of_turn_stands_where_nobody_bets_before_it() -> None:
    """It binds in two houses; a fold is a fold in all."""
    for house, may in (("CROWN", 1), ("ADELAIDE", 1), ("STAR", 3), ("TAS", 3)):
        assert len(rules_on(house, CHECK, CHECK).may) == may
        assert rules_on(house, FOLD, bets(40)).may == (OpenTo.FOLD,)


@rule("TAS", "C19.11", "B17.1")
def test_after_a_fold_holdem_lets_him_fold_and_stud_lets_the_bet_stand() -> None:
    """The two games differ: in hold'em a call keeps the bet that he made (P91)."""
    holdem = rules_on("TAS", BET_50, FOLD)
    assert (holdem.may, holdem.lost) == ((OpenTo.KEEP, OpenTo.FOLD), 50)
    assert not holdem.may_raise
    assert rules_on("TAS", BET_50, FOLD, game="five_card_stud").stands


def test_without_a_rule_of_the_house_a_wager_binds_until_the_bet_before_it_is_bigger() -> None:
    assert rules_on("OPEN", BET_50, CHECK).stands
    assert rules_on("OPEN", BET_50, bets(50)).stands
    assert rules_on("OPEN", BET_50, bets(120)).back == 50


@rule("TAS", "B17.1")
def test_what_a_book_leaves_open_is_played_as_in_turn() -> None:
    """Stud says nothing of a bigger bet before him: he has all options, his chips stay."""
    found = rules_on("TAS", BET_50, bets(120), game="five_card_stud")
    assert (found.may_raise, found.lost, found.back) == (True, 50, 0)
    silent = [found, *(rules_on("TAS", it, bets(40)) for it in (FOLD, CHECK))]
    silent += [rules_on("TAS", it, bets(40), game="five_card_stud") for it in (FOLD, CHECK)]
    assert {one.rule for one in silent} == {"common rules (the book is silent)"}
