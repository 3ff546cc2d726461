"""A cash room at the desk: tables open, players wait, sit, buy more, move and leave."""

from contextlib import AbstractContextManager

import pytest

from tdapp.calls.cash.games import CloseGame
from tdapp.calls.cash.lists import LetLapse, OfferSeat
from tdapp.calls.cash.stakes import AddToStake, ChangeSeat
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.table.geometry.seats import Seat
from tests.cash.room import FIVE_TEN, ROOM, TWO_FIVE, CashRoom, sign

BECAUSE = Circumstances(reason="the supervisor asked for it")


def refused(code: str) -> AbstractContextManager[object]:
    """The refusal that a test expects."""
    return pytest.raises(Refusal, match=f"^{code}")


def test_who_waits_first_sits_first_and_nobody_else_without_a_reason(room: CashRoom) -> None:
    room.open(1)
    first, second = room.wait(1), room.wait(2)

    with refused("others_wait"):
        room.sit(3, 1, 1)
    with refused("not_next"):
        room.station.do(OfferSeat(ROOM, second, Seat(1, 1), 5))
    room.station.do(OfferSeat(ROOM, first, Seat(1, 1), 5))
    with refused("seat_offered"):
        room.sit(2, 1, 1)
    room.sit(1, 1, 1)
    room.sit(2, 1, 2)
    assert room.state.lists.waiting_for(TWO_FIVE) == []
    assert room.state.lists.kept.get(Seat(1, 1)) is None


def test_who_lets_a_seat_go_by_keeps_his_place_until_it_was_too_often(room: CashRoom) -> None:
    room.open(1)
    first, second = room.wait(1), room.wait(2)
    for times in range(2):
        room.station.do(OfferSeat(ROOM, first, Seat(1, 1), 5))
        room.station.do(LetLapse(ROOM, first, most_passes=1))
        left = [second] if times else [first, second]
        assert room.state.lists.waiting_for(TWO_FIVE) == left


def test_a_list_kept_before_a_table_opens_seats_its_players_in_order(room: CashRoom) -> None:
    tickets = [room.wait(number, FIVE_TEN) for number in (1, 2, 3)]
    room.open(2, sign(FIVE_TEN))
    assert room.state.lists.waiting_for(FIVE_TEN) == tickets
    for number in (1, 2, 3):
        room.sit(number, 2, number, 40_000)
    assert room.state.lists.by_ticket.get(tickets[0]) is None


def test_a_wall_clock_set_back_lets_nobody_in_before_others(room: CashRoom) -> None:
    first = room.wait(1)
    room.station.time.set_wall(-3_600_000_000)
    second = room.wait(2)
    assert room.state.lists.waiting_for(TWO_FIVE) == [first, second]


def test_stakes_are_what_was_put_on_the_tables_and_not_taken_off(room: CashRoom) -> None:
    room.open(1)
    one, other = room.sit(1, 1, 1, 20_000), room.sit(2, 1, 2, 30_000, at_table=True)
    with refused("stake_too_large"):
        room.sit(3, 1, 3, 50_001)
    room.station.do(AddToStake(ROOM, room.rules, one, 5_000, BuyIn(10_000, chips=4_000)))
    assert room.state.chips_in_play == 60_000
    room.leave(one, 0)
    room.leave(other, 60_000)
    assert room.state.chips_in_play == 0
    assert room.state.seating.free_at(1) == list(range(1, 10))


def test_a_player_keeps_his_number_when_he_changes_tables_and_games(room: CashRoom) -> None:
    room.open(1)
    room.open(2, sign(FIVE_TEN))
    sitting = room.sit(1, 1, 4, 20_000)
    with refused("stake_too_small"):
        room.station.do(ChangeSeat(ROOM, room.rules, sitting, Seat(2, 1), 19_999))
    room.station.do(ChangeSeat(ROOM, room.rules, sitting, Seat(2, 1), 19_999, directed=True))
    assert room.state.seating.seat_of[sitting] == Seat(2, 1)
    assert room.state.sittings.by_number[sitting].game == FIVE_TEN


def test_a_table_closes_when_all_have_left_and_is_free_for_an_event(room: CashRoom) -> None:
    room.open(1)
    sitting = room.sit(1, 1, 1)
    close = CloseGame(ROOM, room.rules, room.station.house_id, 1)
    with pytest.raises(Refusal):
        room.station.do(close)
    room.leave(sitting, 20_000)
    room.station.do(close)
    assert [one.number for one in room.station.house.registry.free()] == [1, 2, 3]


def test_an_undone_sitting_leaves_the_seat_free_and_the_ticket_on_the_list(room: CashRoom) -> None:
    room.open(1)
    room.wait(1)
    before = room.state
    room.sit(1, 1, 1)
    room.station.undo(with_=BECAUSE)
    assert room.state.lists == before.lists
    assert (room.state.seating, room.state.chips_in_play) == (before.seating, 0)
    room.station.redo(with_=BECAUSE)
    assert room.state.chips_in_play == 20_000


def test_the_room_is_as_it_was_after_a_kill(room: CashRoom) -> None:
    room.open(1)
    room.wait(9, FIVE_TEN)
    room.sit(1, 1, 1)
    before = room.state
    room.station.kill()
    assert room.state == before


def test_a_closed_table_takes_back_what_was_on_offer_there(room: CashRoom) -> None:
    room.open(1)
    room.open(2)
    ticket = room.wait(1)
    room.station.do(OfferSeat(ROOM, ticket, Seat(1, 1), 5))
    room.station.do(CloseGame(ROOM, room.rules, room.station.house_id, 1))
    assert not room.state.lists.kept
    assert room.state.lists.by_ticket[ticket].passed == 0
    room.station.do(OfferSeat(ROOM, ticket, Seat(2, 1), 5))


def test_a_lapsed_offer_does_not_come_back_to_a_seat_that_was_given_since(room: CashRoom) -> None:
    room.open(1)
    ticket = room.wait(1)
    room.station.do(OfferSeat(ROOM, ticket, Seat(1, 1), 5))
    room.station.do(LetLapse(ROOM, ticket, most_passes=0))
    lapsed = room.station.desk.log[-1].action
    room.sit(2, 1, 1)
    with refused("undo_blocked"):
        room.station.undo(lapsed, BECAUSE)
    assert not room.state.lists.kept
