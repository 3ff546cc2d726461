"""Players away from cash tables: whose seat may go, chips picked up and given back, the list."""

from typing import Any

import pytest

from tdapp.calls.cash.custody import GiveBack, JoinAgain, PickUp
from tdapp.calls.cash.stakes import SitDown
from tdapp.cash.absence.picking_up import WithoutWager
from tdapp.cash.facts.custody import CUSTODY
from tdapp.cash.room import CASH
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.event import MoneyLine
from tdapp.core.ids import StaffId
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role, Staffing, StaffOnDuty
from tdapp.table.geometry.seats import Seat
from tests.cash.floor import BECAUSE, at, away, back, blinds, minutes_pass, refused, under
from tests.cash.room import ROOM, TWO_FIVE, CashRoom, person

FIRST = Actor(StaffId("first"), frozenset({Role.FLOOR}))
SECOND = Actor(StaffId("second"), frozenset({Role.FLOOR}))
BY_TWO = Circumstances(approver=SECOND)


def pick_up(
    room: CashRoom, seat: int, cents: int = 15_000, with_: Circumstances = BY_TWO, **more: Any
) -> None:
    """Pick up the chips of a seat of table 1, signed by two."""
    room.station.do(PickUp(ROOM, room.rules, at(room, seat), cents, f"bag {seat}", **more), with_)


def test_at_tas_a_seat_goes_after_more_than_fifteen_minutes() -> None:
    """TAS B7.4, C6.4."""
    with under("tasmania", (1, 3, 5, 7)) as room:
        away(room, 3)
        minutes_pass(room, 15)
        with refused("seat_not_lost"):
            pick_up(room, 3)
        minutes_pass(room, 1)
        pick_up(room, 3)
        assert room.state.seating.free_at(1) == [2, 3, 4, 6, 8, 9]


def test_at_adelaide_a_seat_goes_before_the_second_big_blind_that_is_missed() -> None:
    """ADELAIDE 62a."""
    with under("adelaide", (1, 3, 5, 7)) as room:
        blinds(room, 1, 3, 5)
        away(room, 7)
        with refused("seat_not_lost"):
            pick_up(room, 7)
        blinds(room, 3, 5, 1)
        blinds(room, 5, 1, 3)
        with refused("seat_not_lost"):
            pick_up(room, 7)
        blinds(room, 1, 3, 5)
        pick_up(room, 7)


def test_at_adelaide_the_third_player_away_may_lose_the_seat() -> None:
    """ADELAIDE 62b."""
    with under("adelaide", (1, 3, 5, 7)) as room:
        for seat in (1, 3, 5):
            away(room, seat)
        with refused("seat_not_lost"):
            pick_up(room, 3)
        pick_up(room, 5)


def test_at_star_three_orbits_without_a_wager_lose_the_seat() -> None:
    """STAR 27.11: the floor saw it, of a player at his seat too."""
    with under("star", (1, 3, 5)) as room:
        with refused("seat_not_lost"):
            pick_up(room, 3, seen=WithoutWager(orbits=2))
        pick_up(room, 3, seen=WithoutWager(orbits=3))


def test_at_crown_somebody_finds_it_too_long() -> None:
    """CROWN 8.11."""
    with under("crown", (1, 3, 5)) as room:
        away(room, 3)
        minutes_pass(room, 60)
        with refused("seat_not_lost"):
            pick_up(room, 3)
        pick_up(room, 3, seen=WithoutWager(too_long=True))


@pytest.mark.parametrize(("minutes", "first"), [(20, True), (21, False)])
def test_who_was_picked_up_is_first_on_the_list_within_the_time_and_then_last(
    minutes: int, *, first: bool
) -> None:
    """CROWN 8.12."""
    with under("crown", (1, 3, 5)) as room:
        waiting = room.wait(9)
        pick_up(room, 3, asked=True)
        minutes_pass(room, minutes)
        room.station.do(JoinAgain(ROOM, room.rules, person(3), TWO_FIVE))
        own = room.state.lists.last
        order = [own, waiting] if first else [waiting, own]
        assert room.state.lists.waiting_for(TWO_FIVE) == order
        with refused("was_not_picked_up"):
            room.station.do(JoinAgain(ROOM, room.rules, person(5), TWO_FIVE))


def test_chips_are_counted_by_two_and_given_back_to_their_owner_alone() -> None:
    with under("star", (1, 3, 5)) as room:
        alone = PickUp(ROOM, room.rules, at(room, 3), 15_000, "bag 3", asked=True)
        nobody = room.station.desk.staffing
        room.station.desk.staffing = lambda: Staffing(True, (StaffOnDuty(FIRST, "Al"),))
        with refused("second_person_needed"):
            room.station.do(alone, actor=FIRST)
        room.station.desk.staffing = nobody
        pick_up(room, 3, asked=True)
        (receipt,) = room.state.custody.bags
        picked = room.station.recorded(ROOM)[-1].event
        assert picked.papers() == ("custody 1",)
        assert MoneyLine(CUSTODY, -15_000) in picked.lines()
        assert room.state.custody.of_person(person(3)) == [1]
        with refused("chips_in_custody"):
            CASH.answers.must_be_done_with(room.state, person(3))
        with refused("bag_of_another"):
            room.station.do(GiveBack(ROOM, receipt, person(5)))
        room.station.do(GiveBack(ROOM, receipt, person(3)))
        assert not room.state.custody.bags
        with refused("no_bag_kept"):
            room.station.do(GiveBack(ROOM, receipt, person(3)))


def test_a_receipt_of_an_undone_pick_up_is_never_given_again() -> None:
    with under("star", (1, 3, 5)) as room:
        pick_up(room, 3, asked=True)
        room.station.undo(with_=Circumstances(reason="wrong seat", approver=SECOND))
        assert not room.state.custody.bags
        assert at(room, 3)
        pick_up(room, 5, asked=True)
        assert [*room.state.custody.bags] == [2]


def test_a_reserved_seat_is_kept_until_its_time_unless_for_a_reason() -> None:
    with under("tasmania", (1, 3, 5, 7)) as room:
        away(room, 3, minutes=40)
        away(room, 5, minutes=40)
        minutes_pass(room, 39)
        with refused("seat_reserved"):
            pick_up(room, 3)
        pick_up(room, 5, with_=Circumstances(reason="the game closes", approver=SECOND))
        minutes_pass(room, 2)
        pick_up(room, 3)
        away(room, 7, minutes=10)
        back(room, 7)
        assert not room.state.custody.reserved


def test_who_is_back_within_the_hour_brings_what_was_picked_up() -> None:
    """ADELAIDE 61, also of chips that the house had kept."""
    with under("adelaide", (1, 3, 5)) as room:
        pick_up(room, 3, 120_000, asked=True)
        room.station.do(GiveBack(ROOM, 1, person(3)))
        minutes_pass(room, 45)
        less = BuyIn(20_000, chips=20_000)
        with refused("not_what_was_removed"):
            room.station.do(SitDown(ROOM, room.rules, person(3), Seat(1, 3), less))
        same = BuyIn(120_000, chips=120_000)
        room.station.do(SitDown(ROOM, room.rules, person(3), Seat(1, 3), same), BECAUSE)
