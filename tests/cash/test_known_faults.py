"""Faults of other programs' waiting lists and cash sessions, each as it must not happen here."""

import pytest

from tdapp.calls.cash.custody import GiveBack, PickUp
from tdapp.calls.cash.games import CloseGame
from tdapp.calls.cash.lists import JoinList, LeaveList, LetLapse, OfferSeat
from tdapp.calls.cash.stakes import GetUp
from tdapp.cash.waiting.offering import next_for
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH
from tests.cash.floor import refused
from tests.cash.room import FIVE_TEN, ROOM, TWO_FIVE, CashRoom, person, sign


def line(room: CashRoom) -> list[str]:
    """Who waits, in order."""
    lists = room.state.lists
    return [str(lists.by_ticket[one].joined.person) for one in lists.waiting_for(TWO_FIVE)]


def test_b49_who_waits_is_not_pushed_back_by_those_whose_table_closed(room: CashRoom) -> None:
    """They got up and join the list behind who waits, however many tables close."""
    waiting = room.wait(1)
    for table in (2, 3):
        room.open(table, sign(FIVE_TEN))
        sitting = room.sit(table, table, 1, 50_000)
        room.leave(sitting, 50_000)
        room.station.do(CloseGame(ROOM, room.rules, room.station.house_id, table))
        room.wait(table)
    room.open(1)
    assert line(room) == [person(1), person(2), person(3)]
    assert next_for(room.state, 1) == waiting


def test_b65_who_leaves_the_list_and_joins_again_is_first_where_nobody_else_waits(
    room: CashRoom,
) -> None:
    """The place is among those who wait, and no number left by those who went."""
    for _ in range(3):
        ticket = room.wait(1)
        assert room.state.lists.waiting_for(TWO_FIVE).index(ticket) == 0
        room.station.do(LeaveList(ROOM, ticket))
    room.wait(2)
    again = room.wait(1)
    assert room.state.lists.waiting_for(TWO_FIVE).index(again) == 1


def test_b66_a_seat_declined_is_the_next_one_s(room: CashRoom) -> None:
    """Who declined keeps his place, or loses it where he let too many go by."""
    room.open(1)
    first, second = room.wait(1), room.wait(2)
    room.station.do(OfferSeat(ROOM, first, Seat(1, 1), 10))
    assert next_for(room.state, 1) == second
    room.station.do(LetLapse(ROOM, first, 0))
    assert line(room) == [person(2)]
    room.station.do(OfferSeat(ROOM, second, Seat(1, 1), 10))


def test_b67_the_list_is_in_order_however_it_was_joined(room: CashRoom) -> None:
    """By priority, time and ticket, also when the wall clock was set back in between."""
    room.wait(1)
    room.station.time.set_wall(-3_600_000_000)
    room.wait(2)
    with refused("listed_already"):
        room.station.do(JoinList(ROOM, person(1), TWO_FIVE))
    assert line(room) == [person(1), person(2)]


def test_b80_a_session_ends_once_and_never_below_nothing(room: CashRoom) -> None:
    """A second cash-out is refused and adds nothing to what the player took off in his time."""
    room.open(1)
    sitting = room.sit(1, 1, 1)
    with refused("below_zero"):
        room.station.do(GetUp(ROOM, sitting, -1, CASH))
    room.station.do(GetUp(ROOM, sitting, 25_000, CASH))
    before = room.state
    for _ in range(2):
        with refused("left_already"):
            room.station.do(GetUp(ROOM, sitting, 25_000, CASH))
    assert room.state == before
    assert room.state.sittings.left[person(1), TWO_FIVE].cents == 25_000


def test_b84_chips_kept_are_given_back_once(room: CashRoom) -> None:
    room.open(1)
    sitting = room.sit(1, 1, 1)
    room.station.do(PickUp(ROOM, room.rules, sitting, 20_000, "bag 1", asked=True))
    receipt = room.state.custody.last
    room.station.do(GiveBack(ROOM, receipt, person(1)))
    for _ in range(4):
        with pytest.raises(Refusal, match="no_bag_kept"):
            room.station.do(GiveBack(ROOM, receipt, person(1)))
    assert not room.state.custody.bags


def test_b86_who_left_comes_back_by_nobody_else_s_sitting_down(room: CashRoom) -> None:
    room.open(1)
    gone = room.sit(1, 1, 1)
    room.leave(gone, 0)
    other = room.sit(2, 1, 1)
    assert set(room.state.sittings.by_number) == {other}
    assert gone not in room.state.seating.seat_of
