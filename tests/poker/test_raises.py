"""Who may bet and raise to what: limits, caps and all-ins for less, as each house has them."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.betting.raising import Range, most_raises
from tdapp.poker.play import with_cards, with_chips
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Round
from tests.poker.acted import DEEP, STRUCTURES, playing
from tests.poker.dealt import dealt, does, open_to_actor, opened, table
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

Goes = Callable[[Round, int], Round]
THREE_RAISES = ("bets 10", "raises 20", "raises 30", "raises 40")


def limit_of(given: dict[str, Any], **more: Any) -> Limit:
    """The limit that a case is about."""
    least = given.get("bet_size", given.get("big_blind", 10))
    return Limit(STRUCTURES[given.get("game", "no limit")], least, **more)


@case(
    "STAR-ALLIN-006", "STAR-ALLIN-008", "CROWN-ALLIN-003", "CROWN-ALLIN-004", "TAS-ALLIN-003",
    "ADELAIDE-ALLIN-006", "ADELAIDE-ALLIN-007",
)  # fmt: skip
def test_an_all_in_for_less_in_fixed_limit(case: Case) -> None:
    """The next player calls it, completes it or raises on it; who acted before may raise or not."""
    round_ = playing(case.house, limit_of(case.given), *case.given["sequence"])
    options = case.then.get("C_options") or case.then["next_options"]
    assert round_.next_one_may() == {one.replace("complete", "raise") for one in options}
    if "A_may_raise" in case.then:
        round_.does("C calls")
        may = round_.may_raise("A")
        assert (may is not None) is case.then["A_may_raise"]
        if "A_raise_to" in case.then:
            assert may
            assert may.least == may.most == case.then["A_raise_to"]


@case(
    "CROWN-ALLIN-006", "CROWN-ALLIN-008", "TAS-ALLIN-004", "TAS-ALLIN-005", "ADELAIDE-ALLIN-010",
)  # fmt: skip
def test_who_acted_before_a_short_all_in_raises_once_somebody_raised_in_full(case: Case) -> None:
    """A full raise opens the betting again, the excess of an all-in does not."""
    acts = [one.removesuffix(" 150") if "calls" in one else one for one in case.given["sequence"]]
    round_ = playing(case.house, limit_of(case.given), *acts, players=4)
    assert (round_.may_raise("A") is not None) is case.then["A_may_raise"]
    if "A_to_call" in case.then:
        assert round_.betting.to_call(0) == case.then["A_to_call"]
    if "A_options" in case.then:
        round_.does("D folds")
        assert round_.betting.actor == 0
        options = {one.partition(" ")[0] for one in round_.next_one_may()}
        assert options == {*case.then["A_options"]}


@rule("STAR", "12.4")
@rule("CROWN", "6.16.3")
@rule("TAS", "C16.3")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS"])
def test_the_next_raise_after_a_short_all_in_adds_the_last_full_one(house: str) -> None:
    """In no-limit to what is faced now; in fixed limit to the structured level (P10, P81)."""
    no_limit = Limit(Structure.NO_LIMIT, 10)
    may = playing(house, no_limit, "A bets 100", "B all-in 150").may_raise("C")
    assert may
    assert may.least == 250
    may = playing(house, Limit(Structure.FIXED, 10), "A bets 10", "B all-in 14").may_raise("C")
    assert may
    assert may.least == may.most == 20


@rule("CROWN", "6.9", "6.16.2")
def test_an_all_in_of_half_a_raise_uses_one_up() -> None:
    """It counts where it is treated as a raise (P98); below half it does not."""
    limit = Limit(Structure.FIXED, 10)
    for all_in, raises in ((15, 1), (14, 0)):
        round_ = playing("CROWN", limit, "A bets 10", f"B all-in {all_in}")
        assert round_.betting.raises == raises


@case("STAR-BETTING-018", "CROWN-BETTING-014")
def test_a_raise_is_no_less_than_the_last_one(case: Case) -> None:
    """What was raised last is what the next raise adds at least."""
    bet, raised = (one.split()[-1] for one in case.given["sequence"])
    round_ = playing(case.house, limit_of(case.given), f"A bets {bet}", f"B raises {raised}")
    may = round_.may_raise("C")
    assert may
    assert may.least == case.then["min_raise_to"]


@rule("STAR", "8.8.6")
@rule("TAS", "C7.3")
@rule("ADELAIDE", "15")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_each_raise_adds_what_the_last_one_added_unless_it_is_all_in(house: str) -> None:
    """30, then 80: the next goes to 130 at least; 100 is only for who has no more."""
    round_ = playing(house, Limit(Structure.NO_LIMIT, 10), "A bets 30", "B raises to 80")
    may = round_.may_raise("C")
    assert may is not None
    assert may.least == 130
    with pytest.raises(Refusal, match="bet_too_small"):
        round_.does("C raises to 100")


@rule("STAR", "8.8.8")
@rule("TAS", "C7.5", "C5.2(d)")
@pytest.mark.parametrize("house", sorted(HOUSES))
@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT])
def test_where_the_limit_is_a_ratio_or_none_there_is_no_cap_on_raises(
    house: str, structure: Structure
) -> None:
    """Three players raise seven times; with a fixed limit the fourth raise is one too many."""
    round_ = playing(house, Limit(structure, 10), "A bets 10")
    for at in range(7):
        name = "BCA"[at % 3]
        may = round_.may_raise(name)
        assert may is not None
        round_.does(f"{name} raises to {may.least}")


@case("STAR-BETTING-016", "CROWN-BETTING-012", "CROWN-BETTING-013")
def test_a_pot_limit_counts_the_call_first(case: Case) -> None:
    """The call goes into the pot before its half or whole is taken."""
    bet, pot = case.given["bet_faced"], case.given["pot_before_bet"]
    round_ = playing(case.house, Limit(Structure.NO_LIMIT, 10), f"A bets {bet}", pot=pot)
    round_.limit = limit_of(case.given)
    may = round_.may_raise("B")
    assert may
    assert may.most == case.then["max_raise_to"]
    assert may.most - bet == case.then["max_raise"]
    assert round_.betting.to_call(1) == case.then["call"]


def may_raise_again(case: Case, *, last: bool) -> bool:
    """Whether a fourth raise is allowed to so many players, who raised one after the other."""
    tournament, players = bool(case.given.get("tournament")), case.given["active"]
    limit = limit_of(case.given, last_round=last, tournament=tournament)
    by = ("ABCD"[at % players] for at in range(5))
    acts = [f"{name} {act}" for name, act in zip(by, THREE_RAISES, strict=False)]
    round_ = playing(case.house, limit, *acts, players=players)
    return round_.may_raise("ABCD"[4 % players]) is not None


@case(
    "STAR-BETTING-021", "CROWN-BETTING-018", "CROWN-HEADSUP-001", "TAS-BETTING-009",
    "TAS-BETTING-010", "ADELAIDE-HEADSUP-003",
)  # fmt: skip
def test_a_fourth_raise_in_fixed_limit(case: Case) -> None:
    """Capped at three, by house and round unless two are left."""
    last = case.given.get("betting_round") in {"final", 4}
    assert may_raise_again(case, last=last) is case.then["allowed"]


@rule("STAR", "28.2.1")
def test_in_tournaments_of_star_the_conditions_cap_the_raises() -> None:
    """Rule 8.8 is switched off (P5): without a cap in them a fourth raise may follow."""
    acts = [f"{player} {act}" for player, act in zip("ABCA", THREE_RAISES, strict=True)]
    for tournament, raises, may in [
        (False, None, False), (False, 4, False), (True, None, True), (True, 3, False),
        (True, 4, True),
    ]:  # fmt: skip
        limit = Limit(Structure.FIXED, 10, tournament=tournament, raises=raises)
        assert (playing("STAR", limit, *acts).may_raise("B") is not None) is may


@case("ADELAIDE-TOURNAMENT-001")
def test_a_tournament_rule_of_adelaide_prevails_and_only_in_a_tournament(case: Case) -> None:
    """Two left may raise on by rule 68; rule 98 ends that after three raises, however many play."""
    acts = [f"{player} {act}" for player, act in zip("ABAB", THREE_RAISES, strict=True)]
    capped = {}
    for tournament in (False, True):
        limit = Limit(Structure.FIXED, 10, tournament=tournament)
        capped[tournament] = playing("ADELAIDE", limit, *acts, players=2).may_raise("A") is None
    assert capped == {False: False, True: True}
    assert case.then["prevails"] == "the tournament rule"


@rule("STAR", "1.1", "8.8.7")
@rule("CROWN", "1.1", "6.7")
@rule("TAS", "A")
@rule("ADELAIDE", "1")
def test_an_ante_of_the_big_blind_is_in_the_first_pot_limit_of_every_book() -> None:
    """Blinds 5 and 10, an ante of 10: the first raise goes to 45; elsewhere to 35 without it."""
    most = {}
    for house in HOUSES:
        setup = table(house, "holdem", blinds=(5, 10), structure=Structure.POT)
        round_ = opened(replace(setup, dead=(0, 10, 0)), ["As Ah", "Ks Kh", "Qs Qh"])
        most[house] = with_chips.may_raise(round_, 2).most
    assert most == {"STAR": 45, "CROWN": 45, "TAS": 45, "ADELAIDE": 45, "OPEN": 35}


@rule("TAS", "B5.4", "C7.1")
def test_stud_in_tasmania_has_no_cap_on_raises() -> None:
    """The cap stands among the rules of hold'em; those of stud limit a bet to half the pot."""
    most = {
        (house, game): most_raises(
            table(house, game, structure=Structure.FIXED).limit(0), play_rules(house).betting
        )
        for house in ("TAS", "CROWN")
        for game in ("holdem", "five_card_stud")
    }
    assert most == {
        ("TAS", "holdem"): 3, ("TAS", "five_card_stud"): None,
        ("CROWN", "holdem"): 3, ("CROWN", "five_card_stud"): 3,
    }  # fmt: skip


@rule("STAR", "8.8.9")
def test_two_players_are_capped_before_the_last_round_at_the_star() -> None:
    """Only the final round lifts the cap."""
    limit = Limit(Structure.FIXED, 10)
    acts = [f"{name} {act}" for name, act in zip("ABAB", THREE_RAISES, strict=True)]
    assert playing("STAR", limit, *acts, players=2).may_raise("A") is None


@case("ADELAIDE-HEADSUP-002")
def test_two_players_raise_on_where_they_were_two_before_the_cap(case: Case) -> None:
    """Five raises and a sixth."""
    acts = [
        f"{'AB'[at % 2]} raises {10 * at + 10}" for at in range(case.given["raises_so_far"] + 1)
    ]
    round_ = playing("ADELAIDE", Limit(Structure.FIXED, 10), *acts, players=2)
    assert (round_.may_raise("A") is not None) is case.then["allowed"]


@case("ADELAIDE-BETTING-017")
def test_a_fold_behind_the_last_raise_lifts_no_cap(case: Case) -> None:
    """It became two only after the cap was reached."""
    acts = [f"{name} {act}" for name, act in zip("ABCA", THREE_RAISES, strict=True)]
    round_ = playing("ADELAIDE", Limit(Structure.FIXED, 10), *acts, "B folds")
    assert (round_.may_raise("C") is not None) is case.then["allowed"]


@rule("ADELAIDE", "68", "App1 5")
def test_who_is_all_in_is_not_left_in_the_betting_in_adelaide() -> None:
    """Heads-up is when only two remain in the betting; elsewhere an all-in player is active."""
    acts = ("A all-in 4", "B bets 10", "C raises 20", "B raises 30", "C raises 40")
    for house, may in [("ADELAIDE", True), ("STAR", False), ("CROWN", False), ("TAS", False)]:
        round_ = playing(house, Limit(Structure.FIXED, 10), *acts)
        assert round_.betting.raises == 3
        assert (round_.may_raise("B") is not None) is may


@rule("ADELAIDE", "68")
def test_a_cap_that_was_reached_by_three_holds_though_one_of_them_is_all_in_with_it() -> None:
    """Once raising is capped, nothing lifts it."""
    acts = ("A bets 10", "B raises 20", "C raises 30", "A all-in 40")
    round_ = playing("ADELAIDE", Limit(Structure.FIXED, 10), *acts)
    assert round_.betting.raises == 3
    assert round_.may_raise("B") is None


@rule("ADELAIDE", "87")
@case("ADELAIDE-TOURNAMENT-001")
def test_a_rule_of_tournaments_goes_before_the_rule_of_the_game_and_only_there(case: Case) -> None:
    """Rule 68 lifts the cap between two, and rule 98 does not: the latter, in a tournament."""
    acts = ("A bets 10", "B folds", "C raises 20", "A raises 30", "C raises 40")
    may = {
        tournament: playing(
            "ADELAIDE", Limit(Structure.FIXED, 10, tournament=tournament), *acts
        ).may_raise("A")
        for tournament in (False, True)
    }
    assert may[False]
    assert (may[True] is None) is (case.then["prevails"] == "the tournament rule")


@rule("ADELAIDE", "68")
@pytest.mark.parametrize("goes", [with_chips.fold, rule_dead])
def test_a_dead_hand_leaves_two_in_the_betting_as_a_fold_does(goes: Goes) -> None:
    """Before the cap was reached."""
    round_ = opened(
        table("ADELAIDE", "holdem", blinds=(5, 10), structure=Structure.FIXED),
        ["As Ah", "Ks Kh", "Qs Qh"],
    )
    round_ = does(goes(does(round_, 20), 0), 30, 40)
    assert offers(round_).raises


SPREAD = Limit(Structure.SPREAD, 10, most=40)


@rule("STAR", "8.8.6", "12.3", "12.4")
@rule("CROWN", "6.8", "6.16.2(a)")
@rule("TAS", "C16.2")
@rule("ADELAIDE", "48")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS", "ADELAIDE"])
def test_in_spread_limit_a_raise_counts_from_the_level_that_a_short_all_in_has_left(
    house: str,
) -> None:
    """An all-in of 4 is completed to 10 at least, one of 14 after a bet of 10 to 20 (P81)."""
    for acts, name, least, most in [
        ((), "A", 10, 40), (("A bets 25",), "B", 50, 65), (("A all-in 4",), "B", 10, 40),
        (("A bets 10", "B raises 30"), "C", 50, 70), (("A bets 10", "B all-in 14"), "C", 20, 50),
    ]:  # fmt: skip
        may = playing(house, SPREAD, *acts).may_raise(name)
        assert may == Range(least, most)
    round_ = playing(house, SPREAD, "A bets 10", "B all-in 14", "C calls")
    assert round_.may_raise("A") is None
    round_ = playing(house, SPREAD, "A bets 10", "B all-in 14", "C raises 34")
    assert round_.may_raise("A") == Range(58, 74)


@rule("CROWN", "6.16.2(b)")
@rule("ADELAIDE", "48")
def test_in_spread_limit_half_a_raise_is_a_raise_where_the_house_says_so() -> None:
    """An all-in of 16 after a bet of 10; elsewhere it is short until it is a whole one."""
    for house, least in [("CROWN", 26), ("ADELAIDE", 26), ("STAR", 20), ("TAS", 20)]:
        round_ = playing(house, SPREAD, "A bets 10", "B all-in 16")
        may = round_.may_raise("C")
        assert may
        assert may.least == least
        round_.does("C calls")
        assert (round_.may_raise("A") is not None) is (least == 26)


@case("ADELAIDE-BETTING-020")
def test_the_last_rounds_are_played_for_two_big_blinds(case: Case) -> None:
    """A bet and three raises of it are the most that anybody can put in."""
    big_blind = case.given["big_blind"]
    setup = table(
        "ADELAIDE", "holdem", blinds=(5, big_blind), structure=Structure.FIXED, bet=big_blind
    )
    round_ = opened(setup, ["As Ah", "Ks Kh", "Qs Qh"])
    round_ = does(round_, "call", "call", "check")
    for _ in range(2):
        round_ = does(dealt(round_, [], "2c 3c 4d 5d 9h"), "check", "check", "check")
    round_ = dealt(round_, [], "2c 3c 4d 5d 9h")
    bet = offers(round_).raises
    assert bet
    assert bet.least == bet.most == case.then["bet"]
    round_ = does(round_, 20, 40, 60, case.then["maximum_per_player"])
    assert offers(round_).raises is None


@case("STAR-BETTING-023")
def test_the_last_blind_may_check_in_a_first_round_without_a_raise(case: Case) -> None:
    """The only one who may (P1)."""
    round_ = opened(table("STAR", "holdem", blinds=(5, 10)), ["As Ah", "Ks Kh", "Qs Qh"])
    assert open_to_actor(does(round_, "call", "call")) == {*case.then["options"]}
    assert "check" not in open_to_actor(does(round_, 20, "call"))


@case("STAR-BETTING-024")
def test_who_is_first_to_act_may_not_check_in_the_first_round(case: Case) -> None:
    """He calls, raises or folds."""
    round_ = opened(table("STAR", "holdem", blinds=(5, 10)), ["As Ah", "Ks Kh", "Qs Qh"])
    assert ("check" in open_to_actor(round_)) is case.then["may_check"]
    assert open_to_actor(round_) == {"fold", "call", "raise"}


@rule("TAS", "C8.1", "C13.1")
def test_where_antes_stand_for_blinds_the_first_to_act_bets_or_folds() -> None:
    """There is no checking in the first round; after the flop there is."""
    round_ = opened(table("TAS", "holdem", ante=5), ["As Ah", "Ks Kh", "Qs Qh"])
    assert open_to_actor(round_) == {"raise", "fold"}
    assert open_to_actor(does(round_, "fold")) == {"raise", "fold"}
    round_ = dealt(does(round_, 10, "call", "call"), [], "2c 3c 4d")
    assert open_to_actor(round_) == {"check", "raise", "fold"}


DRAWN = ["As Ah 2c 3c 4c", "Ks Kh 2d 3d 4d", "Qs Qh 2h 3h 4h"]


@case("STAR-BETTING-025", "CROWN-BETTING-019")
def test_checking_after_the_draw(case: Case) -> None:
    """Never in the Star's draw poker; at Crown the opener may."""
    round_ = opened(table(case.house, "draw", ante=5), DRAWN)
    assert open_to_actor(round_) == {"fold", "raise"}
    round_ = does(round_, 10, "call", "call")
    while offers(round_).draws is not None:
        player = round_.actor
        assert player is not None
        round_ = with_cards.draw(round_, player, ())
    assert ("check" in open_to_actor(round_)) is case.then["may_check"]
    if not case.then["may_check"]:
        assert open_to_actor(round_) == {"raise", "fold"}


@case("TAS-BETTING-026")
def test_the_flop_opens_left_of_a_small_blind_who_folded(case: Case) -> None:
    """Seats 2, 4, 6 and 1 from the left of the button; seat 2 folded."""
    seats = [case.given["sb_seat"], *case.given["active_seats"]]
    setup = table("TAS", "holdem", [DEEP] * 4, blinds=(5, 10))
    round_ = opened(setup, ["As Ah", "Ks Kh", "Qs Qh", "Js Jh"])
    round_ = dealt(does(round_, "call", "call", "fold", "check"), [], "2c 3c 4d")
    assert round_.actor is not None
    assert seats[round_.actor] == case.then["opener_seat"]
