"""Who may not play is turned away from lists, seats and more chips, and never from leaving."""

import pytest

from tdapp.calls.cash.lists import JoinList
from tdapp.calls.cash.stakes import AddToStake, SitDown
from tdapp.cash.room import CASH
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.geometry.seats import Seat
from tests.cash.room import ROOM, TWO_FIVE, CashRoom, person
from tests.desk.kept_out import exclude


def test_who_excluded_himself_gets_neither_a_place_on_a_list_nor_a_seat(room: CashRoom) -> None:
    room.open(1)
    exclude(room.station, person(1))
    seat = SitDown(ROOM, room.rules, person(1), Seat(1, 1), BuyIn(20_000))
    for call in (JoinList(ROOM, person(1), TWO_FIVE), seat):
        with pytest.raises(Refusal, match=r"^self_excluded"):
            room.station.do(call)


def test_an_exclusion_that_arrives_while_he_plays_stops_more_chips_and_lets_him_leave(
    room: CashRoom,
) -> None:
    room.open(1)
    sitting = room.sit(1, 1, 1)
    exclude(room.station, person(1))
    more = AddToStake(ROOM, room.rules, sitting, 20_000, BuyIn(10_000))
    assert room.station.desk.why_not(DIRECTOR, more) is not None
    room.leave(sitting, 20_000)
    assert room.state.chips_in_play == 0


def test_the_name_of_who_plays_or_waits_cannot_be_forgotten(room: CashRoom) -> None:
    room.open(1)
    sitting = room.sit(2, 1, 1)
    room.wait(1)
    for number in (1, 2):
        with pytest.raises(Refusal, match=r"^plays_for_cash"):
            CASH.answers.must_be_done_with(room.state, person(number))
    room.leave(sitting, 20_000)
    CASH.answers.must_be_done_with(room.state, person(2))
