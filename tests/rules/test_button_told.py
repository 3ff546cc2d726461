"""The button as it is told at the desk, and the coming hand that the house's rules make of it."""

from collections.abc import Iterable
from typing import Any

import pytest

from tdapp.calls.across.moves import Arrive
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.moves import OverruleMove
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import GiveSeat, TellButton
from tdapp.desk.desk import Circumstances
from tdapp.table.geometry.button import NextHand
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.coming_hand import ComingHand, coming_hand
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import Case, case, rule

SIX = range(1, 7)
WHY = Circumstances(reason="a reason")


def seated(station: Station, house: str, seats: Iterable[int], **changes: Any) -> None:
    """Entries in these seats of table 1, numbered like them, and two more at table 2."""
    install(station, (1, 2), seats=9)
    numbers = list(seats)
    announce(station, held_under(house, **changes), sold=max(numbers) + 2)
    for number in (1, 2):
        station.do(OpenTable(EVENT, station.house_id, number))
    for number in range(1, max(numbers) + 3):
        here = number in numbers
        seat = Seat(1, number) if here else Seat(2, number)
        station.do(GiveSeat(EVENT, number, seat, "ballot"))


def told(station: Station, *places: int | None) -> None:
    """Tell where button and blinds stand at table 1."""
    station.do(TellButton(EVENT, 1, *places))


def coming(station: Station) -> ComingHand:
    """The coming hand there."""
    return coming_hand(station.event(EVENT), 1)


def words(hand: NextHand) -> dict[str, int | bool | None]:
    """A hand as the cases write it."""
    found: dict[str, int | bool | None] = {
        "button": hand.button,
        "sb": hand.posts_small_blind,
        "bb": hand.big_blind,
    }
    return found | ({"dead_button": True} if hand.dead_button else {})


def play(station: Station) -> NextHand:
    """The coming hand, dealt and told."""
    hand = coming(station).hand
    told(station, hand.button, hand.small_blind, hand.big_blind)
    return hand


@case("CROWN-BLINDS-004")
def test_after_a_hand_without_small_blind_there_is_a_dead_button(
    case: Case, station: Station
) -> None:
    """The button goes to the empty seat and the blinds are normal again."""
    empty = case.given["empty_seat"]
    seated(station, "CROWN", (seat for seat in SIX if seat != empty))
    told(station, 1, None, 3)
    hand = coming(station).hand

    assert {
        "button_seat": hand.button,
        "dead_button": hand.dead_button,
        "sb_seat": hand.posts_small_blind,
        "bb_seat": hand.big_blind,
    } == case.then


@case("CROWN-BLINDS-008")
def test_nobody_skips_or_repeats_a_big_blind_when_the_small_blind_leaves(
    case: Case, station: Station
) -> None:
    """No small blind, then a dead button, then everything as before."""
    seated(station, "CROWN", case.given["seats"])
    told(station, 6, 1, 2)
    bust(station, 2)

    assert [words(play(station)) for _ in case.then] == list(case.then.values())


@case("STAR-BLINDS-007")
def test_the_button_goes_to_an_eliminated_players_seat_for_one_hand(
    case: Case, station: Station
) -> None:
    """The button moves to the empty seat and then on."""
    first = case.given["hand_1"]
    seated(station, "STAR", case.given["seats"])
    told(station, first["button"], first["sb"], first["bb"])
    bust(station, case.given["eliminated_in_hand_1"])

    assert [words(play(station)) for _ in case.then] == list(case.then.values())


@rule("STAR", "28.2.3(i)")
def test_an_event_may_let_the_button_stay_instead(station: Station) -> None:
    """The button is not moved until each player has had the blinds that he is due."""
    seated(station, "STAR", SIX, floor={"button": "stays"})
    told(station, 1, 2, 3)
    bust(station, 2)

    assert words(play(station)) == {"button": 1, "sb": 3, "bb": 4}
    assert words(play(station)) == {"button": 3, "sb": 4, "bb": 5}


@case("STAR-BLINDS-009")
def test_who_is_moved_in_between_button_and_blind_waits_and_the_button_passes_him(
    case: Case, station: Station
) -> None:
    """The newcomer is not dealt the next hand; then the button goes to the player on his left."""
    newcomer, due = case.given["newcomer_seat"], case.given["due_blind_seat"]
    seated(station, "STAR", (seat for seat in SIX if seat != newcomer))
    told(station, 6, 1, due)
    moved = 8
    station.do(OverruleMove(EVENT, moved, Seat(1, newcomer)), WHY)
    station.do(Arrive(EVENT, station.house_id, moved))

    assert (moved not in coming(station).waits) is case.then["newcomer_dealt_next_hand"]
    assert coming(station).hand.button == case.given["button_seat"]
    station.restart()
    play(station)
    assert coming(station).waits == ()
    assert coming(station).hand.button == case.then["button_following_hand"]


@rule("STAR", "28.2.3(iii)")
@pytest.mark.parametrize(
    ("house", "newcomer", "waits"),
    [
        *((house, None, {2}) for house in ("STAR", "CROWN", "ADELAIDE", "OPEN")),
        ("STAR", "waits_between", {2}),
        ("STAR", "sits_out_in_blind", {2, 3}),
        ("STAR", "dealt_in", set()),
        ("OPEN", "dealt_in", set()),
    ],
)
def test_who_is_moved_into_the_small_blinds_own_seat_posts_and_is_dealt_in(
    house: str, newcomer: str | None, waits: set[int], station: Station
) -> None:
    """A newcomer waits only between button and small blind, unless the event says otherwise."""
    floor = {} if newcomer is None else {"newcomer": newcomer}
    seated(station, house, (1, 2, 3, 4, 5, 6, 7), floor=floor)
    told(station, 7, 1, 3)
    seats = {8: Seat(1, 2), 9: Seat(1, 3)}
    bust(station, 2, 3)
    for moved, seat in seats.items():
        station.do(OverruleMove(EVENT, moved, seat), WHY)
        station.do(Arrive(EVENT, station.house_id, moved))

    assert set(coming(station).waits) == {moved for moved in seats if seats[moved].seat in waits}
    assert (coming(station).hand.posts_small_blind == 3) is (3 not in waits)
    play(station)
    assert 9 not in coming(station).waits or 3 in waits


@case("STAR-HEADSUP-001", "STAR-HEADSUP-002")
def test_the_button_of_the_last_two_posts_first_and_acts_first(
    case: Case, station: Station
) -> None:
    """With two players the designated player posts the first blind and acts first."""
    button, other = case.given["button_seat"], case.given["other_seat"]
    seated(station, "STAR", (button, other))
    told(station, other, other, button)
    hand = coming(station).hand

    assert hand.button == button
    assert hand.posts_small_blind == case.then["first_blind_seat"]
    assert hand.first_to_act == case.then["acts_first_round_1"]
    assert hand.big_blind == other


@rule("CROWN", "8.9.6")
def test_who_comes_to_the_button_of_another_house_is_dealt_in(station: Station) -> None:
    """Only the rule of STAR makes a newcomer on the coming button sit out."""
    seated(station, "CROWN", (seat for seat in SIX if seat != 2))
    told(station, 1, 2, 3)
    station.do(Register(EVENT, person(30)))
    newcomer = station.event(EVENT).entries.last_entry
    station.do(GiveSeat(EVENT, newcomer, Seat(1, 2), "ballot"))

    assert coming(station).known
    assert coming(station).hand.button == 2
    assert coming(station).waits == ()
