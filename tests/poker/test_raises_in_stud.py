"""Betting where cards are dealt face up: who opens, for how much, and who may check or call."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import cards
from tdapp.poker.play import turning_up
from tdapp.poker.play.acts import HandBack
from tdapp.poker.play.dead_hand import is_hopeless
from tdapp.poker.play.offers import offers
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import settle
from tests.poker.dealt import dealt, does, open_to_actor, opened, table
from tests.rules_doc import Case, case, rule


@case("TAS-BETTING-013")
def test_the_opener_of_stud_bets_from_the_ante_to_half_the_pot(case: Case) -> None:
    """The ante is the least wager; the opener may neither check nor fold."""
    ante, players = case.given["ante"], case.given["players"]
    setup = table(
        "TAS", "five_card_stud", [1_000] * players, ante=ante, bet=ante,
        structure=Structure.HALF_POT,
    )  # fmt: skip
    hands = ["2c Ks", "2d Jh", "2h Ts", "2s 9s", "3c 8h", "3d 7s"]
    round_ = opened(setup, hands)
    may = offers(round_)
    assert may.raises
    assert (may.raises.least, may.raises.most) == (case.then["min"], case.then["max"])
    assert open_to_actor(round_) == {"raise"}
    assert round_.betting.pot == case.given["pot"]


@rule("TAS", "B11.1")
def test_a_raise_in_tasmanian_stud_is_no_less_than_its_call() -> None:
    """10, then 30: who has yet to put in 30 raises by 30 at least, who has 10 of it by 20."""
    setup = table(
        "TAS", "five_card_stud", [1_000] * 3, ante=20, bet=10, structure=Structure.HALF_POT
    )
    round_ = does(opened(setup, ["2c Ks", "2d Jh", "2h Ts"]), 10, 30)
    may = offers(round_).raises
    assert may
    assert may.least == 60
    may = offers(does(round_, "call")).raises
    assert may
    assert may.least == 50
    setup = replace(setup, stacks=(1_000, 1_000, 75))
    round_ = does(opened(setup, ["2c Ks", "2d Jh", "2h Ts"]), 10, 30, 55, "call")
    assert offers(round_).raises is None


@case("STAR-BETTING-036", "CROWN-BETTING-027", "TAS-BETTING-025")
def test_who_opens_five_card_stud(case: Case) -> None:
    """The lowest or highest card; equal ones by suit or by seat. The opener does not check."""
    seats = sorted(case.given["up_cards"])
    downs = ["3s", "4s", "5s", "6s"]
    hands = [
        f"{down} {case.given['up_cards'][seat]}" for down, seat in zip(downs, seats, strict=True)
    ]
    round_ = opened(table(case.house, "five_card_stud", [1_000] * 4, ante=5), hands)
    assert round_.actor is not None
    assert int(seats[round_.actor]) == case.then["opener_seat"]
    assert open_to_actor(round_) == {"raise"}


@case("STAR-BETTING-039")
def test_an_opener_who_is_all_in_passes_it_to_the_left(case: Case) -> None:
    """Seats 3 to 6; seat 3 shows the highest hand of the second round and has no chips."""
    hands = ["2c 3s As", "2d 4h 9h", "2h 5s 8s", "2s 6h 7d"]
    setup = table("STAR", "five_card_stud", [15, 1_000, 1_000, 1_000], ante=5, bet=10)
    round_ = does(opened(setup, hands), 10, "call", "call", "call")
    round_ = dealt(round_, hands)
    assert round_.actor is not None
    assert round_.actor + 3 == case.then["opener_seat"]


@case("CROWN-BETTING-029")
def test_a_community_card_does_not_open_at_crown_and_does_at_the_star(case: Case) -> None:
    """Two pair showing open before a pair of aces, unless the shared ace makes it three."""
    found = {}
    for house in ("CROWN", "STAR"):
        setup = table(house, "seven_card_stud", [1_000] * 2, ante=5)
        round_ = opened(setup, ["2c 3c As", "2d 3d 9s"])
        round_ = replace(
            round_,
            street=4,
            up=tuple(cards(one) for one in case.given["up_cards"].values()),
            boards=(cards(case.given["community"]),),
        )
        found[house] = [*case.given["up_cards"]][opener(round_)]
    assert found == {"CROWN": case.then["opener"], "STAR": "P1"}


def test_in_razz_the_lowest_five_with_the_shared_card_open_at_the_star() -> None:
    """Seven-low opens before a pair of kings; what is a straight elsewhere is none there."""
    round_ = opened(table("STAR", "razz", [1_000] * 2, ante=5), ["2c 2s Kh", "2d 2h 3c"])
    for high, low in (("Kh Kc Qd Js", "2c 3h 4s 6d"), ("As 2h 3d 8c", "3c 4h 5s 6d")):
        up, shared = (cards(high), cards(low)), (cards("7c"),)
        assert opener(replace(round_, street=4, up=up, boards=shared)) == 1
        assert opener(replace(round_, street=4, up=up[::-1], boards=shared)) == 0


@case("CROWN-BETTING-030")
def test_an_open_pair_lets_anybody_bet_either_limit(case: Case) -> None:
    """Once it was the higher one, raises are too; without a pair it is the lower."""
    lower, upper = case.then["bet_sizes"]
    setup = table(
        "CROWN", "seven_card_stud", [1_000] * 3, ante=5, bet=lower, structure=Structure.FIXED
    )
    hands = ["2c 3c 9s 9h", "2d 3d Js Qh", "4d 5d 8s Kh"]
    round_ = dealt(does(opened(setup, hands), 10, "call", "call"), hands)
    may = offers(round_).raises
    assert may
    assert may.only == (lower, upper)
    with pytest.raises(Refusal, match="bet_in_between"):
        does(round_, 15)
    after_lower, after_upper = (offers(does(round_, bet)).raises for bet in (lower, upper))
    assert after_lower
    assert after_upper
    assert after_lower.only == (20, 30)
    assert (after_upper.least, after_upper.most) == (40, 40)
    hands = ["2c 3c 9s Th", *hands[1:]]
    may = offers(dealt(does(opened(setup, hands), 10, "call", "call"), hands)).raises
    assert may
    assert may.least == may.most == lower


@rule("CROWN", "10.6.7", "6.16.2")
def test_half_of_a_raise_is_half_of_the_limit_that_was_chosen() -> None:
    """An all-in of 28 on a bet of 20 is no raise of it, one of 18 on a bet of 10 is."""
    hands = ["2c 3c 9s 9h", "2d 3d Js Qh", "4d 5d 8s Kh"]
    for bet, all_in, opens in ((20, 28, False), (10, 18, True)):
        setup = table(
            "CROWN", "seven_card_stud", [1_000, 15 + all_in, 1_000], ante=5,
            structure=Structure.FIXED,
        )  # fmt: skip
        round_ = dealt(does(opened(setup, hands), 10, "call", "call"), hands)
        round_ = does(round_, bet, all_in, "call")
        assert (offers(round_).raises is not None) is opens


@case("TAS-BETTING-015", "TAS-BETTING-016")
def test_behind_a_checker_only_who_beats_the_open_cards_checks(case: Case) -> None:
    """In the last round of stud; others bet or fold."""
    mine = f"{case.given['player_hole']} {case.given['player_open_cards']}"
    hands = [f"2c {case.given['checker_open_cards']}", mine]
    setup = table("TAS", "five_card_stud", [1_000] * 2, ante=10, structure=Structure.HALF_POT)
    round_ = does(opened(setup, hands), 10, "call")
    for _ in range(2):
        round_ = does(dealt(round_, hands), "check", "check")
    round_ = does(dealt(round_, hands), "check")
    assert ("check" in open_to_actor(round_)) is case.then["may_check"]
    if not case.then["may_check"]:
        assert open_to_actor(round_) == {"raise", "fold"}


@case("TAS-BETTING-017", "TAS-BETTING-018")
def test_a_call_that_cannot_win_is_handed_back_to_the_last_caller(case: Case) -> None:
    """Not where somebody called after him, nor where the house has no such rule."""
    call, players = case.given["call"], 2 + case.given["callers_after"]
    round_ = called_hopelessly("TAS", call, players)
    stack = round_.betting.stakes[1].stack
    if case.then["returned"]:
        back = HandBack(1).after(round_).betting.stakes[1]
        assert (back.stack - stack, back.live) == (case.then["returned"], False)
        round_ = called_hopelessly("CROWN", call, players)
    with pytest.raises(Refusal, match="nothing_handed_back"):
        HandBack(1).after(round_)


def called_hopelessly(house: str, bet: int, players: int) -> Round:
    """The end of five card stud: kings show and bet, and everybody calls."""
    hands = ["2c Ks Kd 9h 4c", "2d Qs Qd 8h 6c", "2h Js Jd 7h 5c"][:players]
    setup = table(house, "five_card_stud", [1_000] * players, ante=40, bet=10)
    round_ = opened(setup, hands)
    for street in range(4):
        opens = bet if street == 3 else 20
        round_ = does(round_, opens, *["call"] * (players - 1))
        round_ = dealt(round_, hands) if street < 3 else round_
    return round_


@rule("TAS", "B17.2")
def test_a_hand_below_what_the_bettor_shows_cannot_win() -> None:
    """Queens with a call of what kings showing bet."""
    for hole, hopeless in (("2d", True), ("8c", False)):
        hands = ["2c Ks Kd 9h 4c", f"{hole} Qs Qd 8h 6c"]
        setup = table("TAS", "five_card_stud", [1_000] * 2, ante=10, structure=Structure.HALF_POT)
        round_ = does(opened(setup, hands), 10, "call")
        for _ in range(2):
            round_ = does(dealt(round_, hands), "check", "check")
        round_ = does(dealt(round_, hands), 20)
        assert is_hopeless(round_, 1) is hopeless


@rule("TAS", "B17.2")
def test_a_hopeless_last_call_is_given_back_to_its_player() -> None:
    """Kings show; queens called last. Whoever calls before another loses the call."""
    hands = ["2c Ks Kd 9h 4c", "2d Qs Qd 8h 6c", "2h Js Jd 7h 5c"]
    setup = table("TAS", "five_card_stud", [1_000] * 3, ante=10, structure=Structure.HALF_POT)
    round_ = does(opened(setup, hands), 10, "call", "call")
    for _ in range(2):
        round_ = does(dealt(round_, hands), "check", "check", "check")
    round_ = does(dealt(round_, hands), 20, "call", "call")
    with pytest.raises(Refusal, match="nothing_handed_back"):
        HandBack(1).after(round_)
    assert offers(round_).hands_back == 2
    given = HandBack(2).after(round_)
    assert given.live == [0, 1]
    assert offers(given).hands_back is None
    assert given.betting.stakes[2].stack == 980
    end = settle(turning_up.show(turning_up.show(given, 0), 1))
    assert end.stacks == (1_060, 960, 980)
