"""Who gets a seat of a cash game, who loses one by being away, and who may sit at all."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import SeatFrom
from tdapp.rules.cash_seats import (
    AwaySoFar,
    SeatsNow,
    back_on_list,
    claimants,
    most_to_start,
    seat_may_go,
    seat_order,
    why_kept_apart,
    why_no_language,
    why_no_play_without_card,
    why_reservation_lost,
)
from tdapp.rules.drawn_cards import by_cards
from tests.poker.houses import HOUSES, cash_rules
from tests.rules_doc import Case, case, rule

NINE = range(1, 10)


@case("STAR-SEATING-013", "STAR-SEATING-016")
@rule("TAS", "B7.2", "C6.2")
def test_the_highest_card_wins_the_seat(case: Case) -> None:
    """One card to each, the ace highest; also where players have the same priority."""
    seat = case.then.get("seat_5", case.then.get("seat"))
    assert by_cards(case.given["draw"]) == (seat,)


@case("STAR-SEATING-014")
@rule("CROWN", "8.1.1")
@rule("ADELAIDE", "10")
def test_equal_cards_are_drawn_again_among_those_who_hold_them(case: Case) -> None:
    """Two kings decide nothing, whatever their suits, and who drew less is out of it (P93)."""
    tied = by_cards(case.given["draw"])
    assert (len(tied) == 1) is case.then["decided"]
    assert tied == ("A", "B")
    assert by_cards({"A": "Ks", "B": "kh", "C": "10d"}) == ("A", "B")


@given(st.permutations(range(2, 15)).map(lambda ranks: ranks[:9]))
def test_of_different_cards_the_highest_wins_alone(ranks: list[int]) -> None:
    named = {14: "A", 13: "K", 12: "Q", 11: "J"}
    drawn = {seat: named.get(rank, str(rank)) for seat, rank in enumerate(ranks, 1)}
    assert by_cards(drawn) == (1 + ranks.index(max(ranks)),)


@pytest.mark.parametrize("card", ["", "1", "B", "Kx", "c", "KK"])
def test_what_is_no_card_is_refused(card: str) -> None:
    with pytest.raises(Refusal, match="no_such_card"):
        by_cards({"A": "K", "B": card})


@case("TAS-SEATING-003")
def test_in_stud_the_players_after_the_button_come_first(case: Case) -> None:
    """Clockwise from the first occupied seat after the button; the button comes last."""
    occupied = case.given["occupied_seats"]
    table = SeatsNow(frozenset(occupied), button=case.given["button_seat"])
    for wanting in permutations(occupied):
        order = seat_order(cash_rules("TAS"), "five_card_stud", wanting, table)
        assert order == case.then["priority_order"]


@case("TAS-SEATING-002")
def test_in_tasmanian_holdem_the_small_blind_comes_first(case: Case) -> None:
    """Clockwise from the small blind, that seat itself before all others."""
    table = SeatsNow(frozenset({2, 4, 6, 8}), button=1, small_blind=case.given["sb_seat"])
    wanting = case.given["players_wanting_it"]
    order = seat_order(cash_rules("TAS"), "holdem", wanting, table)
    assert order == case.then["priority_order"]
    assert seat_order(cash_rules("TAS"), "holdem", [8, 2], table) == [2, 8]


@case("ADELAIDE-SEATING-001")
def test_in_adelaide_seats_count_the_other_way(case: Case) -> None:
    """Anti-clockwise from the button, its own player first (P54 by likeness)."""
    table = SeatsNow(frozenset({2, 4, 6, 8}), button=case.given["button_seat"])
    wanting = case.given["players_wanting_it"]
    order = seat_order(cash_rules("ADELAIDE"), "holdem", wanting, table)
    assert order == case.then["priority_order"]
    assert seat_order(cash_rules("ADELAIDE"), "holdem", [8, 4, 6], table) == [6, 4, 8]


@rule("STAR", "6.4")
@rule("CROWN", "8.1.1", "8.1.2")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_where_cards_decide_no_order_of_seats_is_told(house: str) -> None:
    """Players with the same claim draw for the vacant seat; one alone simply takes it."""
    table = SeatsNow(frozenset(NINE), button=1, small_blind=2)
    assert seat_order(cash_rules(house), "holdem", [4], table) == [4]
    with pytest.raises(Refusal, match="seat_by_cards"):
        seat_order(cash_rules(house), "holdem", [4, 6], table)


@pytest.mark.parametrize(("house", "game"), [("TAS", "holdem"), ("ADELAIDE", "holdem")])
def test_without_the_button_an_order_from_it_is_not_guessed(house: str, game: str) -> None:
    with pytest.raises(Refusal, match="button_unknown"):
        seat_order(cash_rules(house), game, [4, 6], SeatsNow(frozenset(NINE)))


@given(
    st.sampled_from(list(HOUSES)),
    st.sampled_from(["holdem", "five_card_stud"]),
    st.lists(st.sampled_from(NINE), unique=True),
    st.sampled_from(NINE),
)
def test_an_order_names_everybody_once_and_who_asked_first_counts_only_where_no_seat_does(
    house: str, game: str, asked: list[int], button: int
) -> None:
    rules, table = cash_rules(house), SeatsNow(frozenset(asked), button, 1 + button % 9)
    begins = {one.begin for one in rules.seats.vacant if game in one.only or not one.only}
    if SeatFrom.CARDS in begins:
        asked = asked[:1]
    order = seat_order(rules, game, asked, table)
    assert sorted(order) == sorted(asked)
    assert seat_order(rules, game, order, table) == order
    if begins == {SeatFrom.ASKED}:
        assert order == asked
    else:
        assert seat_order(rules, game, asked[::-1], table) == order


@rule("STAR", "6.3")
@rule("CROWN", "8.1.2", "8.3")
@rule("TAS", "B7.3", "C6.3")
@rule("ADELAIDE", "10")
@pytest.mark.parametrize("house", HOUSES)
def test_players_of_the_table_come_before_those_who_wait(house: str) -> None:
    """At STAR players of the same game at another table come between them and the list."""
    rules = cash_rules(house)
    assert claimants(rules, "holdem", [4, 6], [21], [31, 32]) == [4, 6]
    second = claimants(rules, "holdem", [], [21, 22], [31, 32])
    assert second == ([21, 22] if house == "STAR" else [31])
    assert claimants(rules, "holdem", [], [], [31, 32]) == [31]
    assert claimants(rules, "holdem", [], [], []) == []


@case("TAS-SEATING-004")
@rule("TAS", "B7.1")
def test_a_place_kept_is_lost_by_who_has_not_bought_in_when_the_game_begins(case: Case) -> None:
    """By the nominated time, in stud and in hold'em."""
    lost = case.then["reservation"] == "lost"
    refused = why_reservation_lost(cash_rules("TAS"), bought_in=False)
    assert (refused is not None) is lost
    assert why_reservation_lost(cash_rules("TAS"), bought_in=True) is None


@rule("ADELAIDE", "64")
def test_in_adelaide_a_game_may_start_with_one_more() -> None:
    """One player above the usual number avoids a quarrel over seats; elsewhere none is added."""
    assert {house: most_to_start(cash_rules(house), 9) for house in HOUSES} == {
        **dict.fromkeys(HOUSES, 9),
        "ADELAIDE": 10,
    }


@case("ADELAIDE-SEATING-004")
@rule("STAR", "26.11.3")
def test_a_manager_may_keep_two_players_apart(case: Case) -> None:
    """Any two, such as husband and wife: not in one game, or not side by side."""
    assert case.then["manager_may_separate"]
    assert why_kept_apart(cash_rules("ADELAIDE")) == Refusal("together_not_allowed", rule="63")
    assert why_kept_apart(cash_rules("STAR")) == Refusal("together_not_allowed", rule="26.11.3")


@rule("STAR", "7.1", "27.1")
def test_nobody_plays_at_star_without_a_player_card() -> None:
    """A valid card is needed when play begins; no other house asks for one."""
    for house in HOUSES:
        refused = why_no_play_without_card(cash_rules(house), card=False)
        assert (refused is not None) is (house == "STAR")
        assert why_no_play_without_card(cash_rules(house), card=True) is None


@rule("BONUS", "5.1")
def test_nobody_plays_a_bonus_table_without_a_player_card() -> None:
    """The same card is needed at the tables of Texas Hold'em Bonus."""
    bonus = cash_rules("STAR").bonus
    assert bonus is not None
    assert why_no_play_without_card(bonus, card=False) is not None


@rule("ADELAIDE", "76b")
@rule("TAS", "C18.3")
def test_a_table_of_another_language_is_for_those_who_share_it() -> None:
    """Adelaide may keep a cash game for them; in Tasmania English alone is spoken."""
    adelaide, tas = cash_rules("ADELAIDE"), cash_rules("TAS")
    assert why_no_language(adelaide, shared=True) is None
    not_shared = Refusal("language_not_shared", rule="76b")
    assert why_no_language(adelaide, shared=False) == not_shared
    assert why_no_language(tas, shared=True) == Refusal("english_only", rule="C18.3")


@case("TAS-SEATING-005")
@rule("TAS", "B7.4")
def test_in_tasmania_a_seat_is_lost_after_more_than_fifteen_minutes(case: Case) -> None:
    """Fifteen minutes are not yet too long."""
    minutes = case.given["away_minutes"]
    assert seat_may_go(cash_rules("TAS"), AwaySoFar(minutes=minutes)) is case.then["relinquished"]
    assert seat_may_go(cash_rules("TAS"), AwaySoFar(minutes=minutes + 1))


@case("ADELAIDE-CASH-004")
def test_in_adelaide_a_seat_may_go_before_a_second_big_blind_is_missed(case: Case) -> None:
    """When the absent player is about to miss the big blind again, not before."""
    adelaide, missed = cash_rules("ADELAIDE"), case.given["big_blinds_missed"]
    again = AwaySoFar(big_blinds_missed=missed, about_to_miss=True)
    assert seat_may_go(adelaide, again) is case.then["seat_may_be_released"]
    assert not seat_may_go(adelaide, AwaySoFar(big_blinds_missed=missed, minutes=300))
    assert not seat_may_go(adelaide, AwaySoFar(about_to_miss=True))


@case("ADELAIDE-CASH-006")
def test_in_adelaide_the_seat_of_a_third_absent_player_may_go(case: Case) -> None:
    """The first two keep theirs."""
    adelaide, away = cash_rules("ADELAIDE"), case.given["players_away"]
    released = case.then["third_players_seat_may_be_released"]
    assert seat_may_go(adelaide, AwaySoFar(others_away=away - 1)) is released
    assert not seat_may_go(adelaide, AwaySoFar(others_away=away - 2))


@case("STAR-CASH-014")
def test_at_star_a_seat_may_go_after_three_orbits_without_a_wager(case: Case) -> None:
    """Three times round the table, which is not three hands."""
    star, orbits = cash_rules("STAR"), case.given["orbits_without_a_wager"]
    may_go = seat_may_go(star, AwaySoFar(orbits_without_wager=orbits))
    assert may_go is case.then["may_be_vacated"]
    two = AwaySoFar(orbits_without_wager=orbits - 1, hands_without_wager=18, minutes=90)
    assert not seat_may_go(star, two)


@case("BONUS-CASH-004")
def test_at_a_bonus_table_three_hands_without_a_wager_are_enough_if_it_is_full(case: Case) -> None:
    """Only while all other seats are in use."""
    bonus, hands = cash_rules("STAR").bonus, case.given["consecutive_hands_without_a_wager"]
    assert bonus is not None
    full = AwaySoFar(hands_without_wager=hands, others_all_in_use=True)
    assert seat_may_go(bonus, full) is case.then["may_be_vacated"]
    assert not seat_may_go(bonus, AwaySoFar(hands_without_wager=hands))
    assert not seat_may_go(bonus, AwaySoFar(hands_without_wager=hands - 1, others_all_in_use=True))


@rule("CROWN", "8.11")
def test_at_crown_a_manager_finds_an_absence_too_long() -> None:
    """No number of minutes does it; the TG Area Manager decides."""
    crown = cash_rules("CROWN")
    assert not seat_may_go(crown, AwaySoFar(minutes=300, big_blinds_missed=9, others_away=5))
    assert seat_may_go(crown, AwaySoFar(found_too_long=True))
    assert not seat_may_go(cash_rules("TAS"), AwaySoFar(found_too_long=True))


@case("CROWN-CASH-006")
def test_who_is_back_within_twenty_minutes_of_being_picked_up_is_first_on_the_list(
    case: Case,
) -> None:
    """Within 20 minutes the top of the list of that game, later its bottom."""
    (at, back) = (
        60 * int(told[:2]) + int(told[3:])
        for told in (case.given["picked_up_at"], case.given["returns"])
    )
    assert back_on_list(cash_rules("CROWN"), back - at) == case.then["list_position"]
    assert back_on_list(cash_rules("CROWN"), 20) == "top"
    assert back_on_list(cash_rules("STAR"), 20) is None
