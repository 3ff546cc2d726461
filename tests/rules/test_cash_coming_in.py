"""What a player posts to be dealt in: new, back from an absence, or in another seat."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.rules.coming_in import NOT_YET, ComingIn, Posts, owes_to_come_in, why_no_refusing
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.geometry.button import next_hand
from tdapp.table.geometry.table import ButtonPosition, Table, between
from tests.poker.houses import HOUSES, cash_rules
from tests.rules_doc import Case, case, rule

SMALL, BIG = 5, 10
FREE = Posts()
LIVE_OR_WAIT = Posts(BIG, may_wait=True)


def owes(house: str, why: Arrival, **told: Any) -> Posts:
    """What a house has a player post at blinds 5 and 10 unless they are told."""
    coming = ComingIn(**{"why": why, "small": SMALL, "big": BIG, **told})
    return owes_to_come_in(cash_rules(house), coming)


def passed(case: Case) -> int:
    """How many live seats the change of seat of a case passes clockwise."""
    start, end = case.given["from"], case.given["to"]
    return sum(between(seat, start, end) for seat in case.given["live_seats"])


@rule("STAR", "8.8.5")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE", "OPEN"])
def test_a_new_player_posts_one_blind_or_waits_for_it(house: str) -> None:
    """Everywhere but in Tasmania; at STAR the blind is the table minimum."""
    assert owes(house, Arrival.NEW) == LIVE_OR_WAIT
    assert owes(house, Arrival.NEW, waits=True) == NOT_YET
    least = 8 if house == "STAR" else BIG
    assert owes(house, Arrival.NEW, minimum=8) == Posts(least, may_wait=True)


@case("ADELAIDE-BLINDS-001")
def test_in_adelaide_who_comes_from_the_list_posts_or_waits(case: Case) -> None:
    """The game is past its first lap: a big blind, or no cards before the big blind position."""
    assert case.given["arrived_from"] == "waiting list"
    assert case.then["needs"] == "post a big blind or wait for the big blind position"
    assert owes("ADELAIDE", Arrival.NEW) == LIVE_OR_WAIT


@case("ADELAIDE-BLINDS-002")
def test_in_adelaide_nothing_is_posted_in_the_first_lap(case: Case) -> None:
    """Who joins in the first lap of blinds of a new game is dealt in at once."""
    due = owes("ADELAIDE", Arrival.NEW, first_lap=True)
    assert (due.live + due.dead > 0) is case.then["posts"]
    assert due.dealt


@rule("ADELAIDE", "66a(ii)", "66a(iii)")
def test_in_adelaide_a_broken_table_and_a_directed_move_cost_nothing() -> None:
    """From a table of the same game that is no more, or by direction of a manager."""
    for why in (Arrival.BROKEN_TABLE, Arrival.DIRECTED):
        assert owes("ADELAIDE", why) == FREE


@case("CROWN-BLINDS-005")
def test_at_crown_a_new_player_is_not_dealt_in_on_the_button(case: Case) -> None:
    """Whatever is posted, no cards before the button has gone."""
    due = owes("CROWN", Arrival.NEW, at_button=True)
    assert due.dealt is case.then["allowed"]
    assert owes("CROWN", Arrival.NEW).dealt


@rule("CROWN", "8.10")
def test_at_crown_a_manager_need_not_ask_a_new_player_for_a_blind() -> None:
    """New players may be required to wait or post; who is excused still gets no cards there."""
    assert owes("CROWN", Arrival.NEW, excused=True) == FREE
    assert owes("CROWN", Arrival.NEW, excused=True, at_button=True) == NOT_YET
    assert owes("ADELAIDE", Arrival.NEW, excused=True) == LIVE_OR_WAIT


@case("CROWN-BLINDS-006")
def test_at_crown_who_comes_from_a_closed_game_is_dealt_in_on_the_button(case: Case) -> None:
    """So is who was moved by a manager."""
    assert case.then["allowed"]
    for why in (Arrival.CLOSED_GAME, Arrival.DIRECTED):
        assert owes("CROWN", why, at_button=True) == FREE


@case("TAS-BLINDS-002")
def test_in_tasmania_a_new_player_pays_the_big_blind_once_the_blinds_have_passed(
    case: Case,
) -> None:
    """No cards before both blinds have passed the entry seat, and no choice to wait after."""
    due = owes("TAS", Arrival.NEW, blinds_passed=True)
    assert due.dealt is case.then["dealt"]
    assert due == Posts(BIG)
    assert case.then["pays"] == "the big blind"
    assert owes("TAS", Arrival.NEW, blinds_passed=False) == NOT_YET
    assert owes("TAS", Arrival.NEW, waits=True) == Posts(BIG)


@case("TAS-BLINDS-008")
def test_in_tasmania_management_may_excuse_who_was_moved_from_a_closed_table(case: Case) -> None:
    """Without that word the big blind is paid; a new player is never excused."""
    assert case.then["blind_exemption_possible"]
    for why in (Arrival.BROKEN_TABLE, Arrival.CLOSED_GAME):
        assert owes("TAS", why, excused=True) == FREE
        assert owes("TAS", why) == Posts(BIG)
    assert owes("TAS", Arrival.NEW, excused=True) == Posts(BIG)


@case("STAR-BLINDS-003", "STAR-BLINDS-004")
def test_at_star_two_live_seats_are_passed_for_nothing_and_three_are_not(case: Case) -> None:
    """Past more than two clockwise a blind of the table minimum is posted, or waited for."""
    seats = passed(case)
    assert seats == case.then["live_seats_passed"]
    minimum = case.given.get("table_minimum", BIG)
    due = owes("STAR", Arrival.MOVED_SEAT, live_seats_passed=seats, minimum=minimum, big=20)
    assert (due != FREE) is case.then["must_post_or_wait"]
    assert due == Posts(case.then.get("post", 0), may_wait=case.then["must_post_or_wait"])


@case("CROWN-BLINDS-001")
def test_at_crown_three_live_seats_cost_a_big_blind(case: Case) -> None:
    """More than two clockwise; who has paid this lap's blinds moves to the button for nothing."""
    seats = passed(case)
    assert (case.then["posts"], case.then["or"]) == ("penalty big blind", "waits for the blinds")
    moved = {"live_seats_passed": seats}
    assert owes("CROWN", Arrival.MOVED_SEAT, **moved) == LIVE_OR_WAIT
    assert owes("CROWN", Arrival.MOVED_SEAT, live_seats_passed=seats - 1) == FREE
    paid = {"at_button": True, "paid_blinds": True}
    assert owes("CROWN", Arrival.MOVED_SEAT, **moved, **paid) == FREE
    assert owes("STAR", Arrival.MOVED_SEAT, **moved, **paid) == LIVE_OR_WAIT


@rule("TAS", "C19.8")
def test_in_tasmania_any_gain_on_the_blinds_is_paid_for() -> None:
    """One live seat passed clockwise is a gain; a move that passes nobody is none."""
    assert owes("TAS", Arrival.MOVED_SEAT, live_seats_passed=1) == LIVE_OR_WAIT
    assert owes("TAS", Arrival.MOVED_SEAT) == FREE


@case("ADELAIDE-BLINDS-005")
def test_in_adelaide_who_missed_a_blind_posts_both_to_play_at_once(case: Case) -> None:
    """A dead small blind and a live big one, whichever was missed (P63)."""
    small, big = case.given["blinds"]
    posts = case.then["posts"]
    for missed in ({"missed_small": True}, {"missed_big": True, "missed_small": True}):
        due = owes("ADELAIDE", Arrival.RETURNED, small=small, big=big, **missed)
        assert due == Posts(posts["live_big_blind"], posts["dead_small_blind"], may_wait=True)
    assert owes("ADELAIDE", Arrival.RETURNED) == FREE


@rule("STAR", "8.8.3")
@rule("CROWN", "8.9.3")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_at_star_and_crown_the_blinds_that_were_missed_are_posted(house: str) -> None:
    """The big one live, the small one dead; a small one alone leaves the full call (P86)."""
    both = owes(house, Arrival.RETURNED, missed_small=True, missed_big=True)
    assert both == Posts(BIG, SMALL, may_wait=True)
    assert owes(house, Arrival.RETURNED, missed_big=True) == LIVE_OR_WAIT
    small = owes(house, Arrival.RETURNED, missed_small=True)
    assert small == Posts(0, SMALL, may_wait=True)


@case("TAS-BLINDS-005")
def test_in_tasmania_who_missed_a_blind_comes_back_at_the_big_blind(case: Case) -> None:
    """Or elects to post it as a forced bet; otherwise no cards are dealt."""
    waits = not case.given["elects_forced_bet"]
    due = owes("TAS", Arrival.RETURNED, missed_big=True, waits=waits)
    assert due.dealt is case.then["dealt"]
    for missed in ("missed_small", "missed_big"):
        assert owes("TAS", Arrival.RETURNED, **{missed: True}) == LIVE_OR_WAIT


@case("TAS-BLINDS-004")
@rule("CROWN", "8.9.6")
def test_where_the_small_blind_leaves_the_next_player_has_the_big_blind(case: Case) -> None:
    """The first active player clockwise posts it, and nobody posts a small blind."""
    due = case.given["first_active_clockwise"]
    last = ButtonPosition(button=2, small_blind=3, big_blind=5)
    assert next_hand(Table(9, frozenset({1, 3, 5, due, 9}), last)).small_blind == 5
    hand = next_hand(Table(9, frozenset({1, 3, due, 9}), last))
    assert hand.posts_small_blind is case.then["small_blind"]
    assert hand.big_blind == case.then["big_blind_seat"]


@case("STAR-BLINDS-006", "TAS-BLINDS-007")
@rule("CROWN", "8.9.3")
@rule("ADELAIDE", "65")
def test_no_blind_is_refused(case: Case) -> None:
    """Whose turn it is posts the blind, in every house."""
    assert not case.then["allowed"]
    for house in (case.house, *HOUSES):
        assert why_no_refusing(cash_rules(house)).code == "blind_not_refused"
    assert why_no_refusing(cash_rules(case.house)).details["rule"] == case.rule


@given(
    st.sampled_from(list(HOUSES)),
    st.builds(
        ComingIn,
        why=st.sampled_from(Arrival),
        small=st.just(SMALL),
        big=st.just(BIG),
        live_seats_passed=st.integers(0, 8),
        **{
            name: st.booleans()
            for name in ComingIn.__struct_fields__
            if name not in {"why", "small", "big", "minimum", "live_seats_passed"}
        },
    ),
)
def test_nobody_posts_more_than_one_blind_of_each_kind_nor_anything_without_cards(
    house: str, coming: ComingIn
) -> None:
    due = owes_to_come_in(cash_rules(house), coming)
    assert due.live in {0, BIG}
    assert due.dead in {0, SMALL}
    if not due.dealt:
        assert (due.live, due.dead, due.may_wait) == (0, 0, True)
    if coming.waits:
        assert due == NOT_YET or not due.may_wait
