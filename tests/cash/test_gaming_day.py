"""A gaming day of the cash games ends, and the next begins with the room as it stands."""

import pytest

from tdapp.calls.cash.custody import PickUp
from tdapp.calls.cash.games import ChangeSign, OpenGame, PostChange, TellHands
from tdapp.calls.cash.lists import JoinList, LetLapse, OfferSeat
from tdapp.calls.cash.presence import DealOut
from tdapp.calls.cash.seats import AskForSeat, PartPlayers
from tdapp.calls.cash.stakes import SitDown
from tdapp.cash.carrying_over import carry_over
from tdapp.cash.facts.claims import Parting
from tdapp.cash.facts.waiting import ListJoined
from tdapp.cash.room import CASH
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.state.carried import CashCarriedOver
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.poker.dealing import new_pack
from tdapp.poker.play.course import start
from tdapp.table.facts.hands import HandActed, HandBegun
from tdapp.table.facts.tables import TableHeld
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.till.payment import Payment
from tests.cash.floor import at, away, blinds, minutes_pass, refused
from tests.cash.room import FIVE_TEN, ROOM, TWO_FIVE, CashRoom, person, sign
from tests.poker.house_table import dealt_on, house_table

NEXT = StreamId("cash-2")
ALIKE = (
    *("games", "lists", "blinds", "custody", "feature"),
    *("buttons", "seating"),
)


def busy(room: CashRoom) -> None:
    """A room in which everything is under way that a day's end could lose."""
    room.open(1)
    room.open(2, sign(feeds=1))
    for seat in (1, 3, 5, 7):
        room.sit(seat, 1, seat)
    for seat in (9, 4):
        room.sit(10 + seat, 2, seat)
    blinds(room, 1, 3, 5)
    room.station.do(TellHands(ROOM, 1, 40))
    room.station.do(PostChange(ROOM, room.rules, 1, sign(FIVE_TEN)))
    room.station.do(TellHands(ROOM, 1, 2))
    first = room.wait(20)
    room.wait(21, FIVE_TEN)
    room.station.do(OfferSeat(ROOM, first, Seat(2, 1), 5))
    room.station.do(LetLapse(ROOM, first))
    room.station.do(OfferSeat(ROOM, first, Seat(2, 2), 5))
    away(room, 3, minutes=60)
    room.station.do(DealOut(ROOM, at(room, 5)))
    room.station.do(PickUp(ROOM, room.rules, at(room, 7), 12_300, "bag 7", asked=True))
    room.station.do(AskForSeat(ROOM, at(room, 1), 1, 7))
    room.station.do(PartPlayers(ROOM, person(1), person(20), Parting.GAME))


def end_day(room: CashRoom) -> None:
    """End the day of the cash games."""
    room.station.run(room.station.parts.cash.end(DIRECTOR))


def test_the_next_day_begins_with_all_that_was_under_way(room: CashRoom) -> None:
    busy(room)
    before = room.state
    end_day(room)

    assert room.station.parts.cash.stream == NEXT
    after = room.station.desk.state(NEXT)
    for part in ALIKE:
        assert getattr(after, part) == getattr(before, part), part
    for part in ("by_number", "playing", "left", "on_tables", "last"):
        assert getattr(after.sittings, part) == getattr(before.sittings, part), part
    wishes = {one: wish.seat for one, wish in before.claims.wishes.items()}
    assert {one: wish.seat for one, wish in after.claims.wishes.items()} == wishes
    assert (after.attendance.away, after.chips.stacks) == (
        before.attendance.away,
        before.chips.stacks,
    )
    assert after.claims.apart == before.claims.apart
    tables = room.station.house.registry.tables
    assert [tables[number].used_by for number in (1, 2, 3)] == [NEXT, NEXT, None]


def test_nobody_is_in_two_days_and_nothing_more_is_done_in_the_old_one(room: CashRoom) -> None:
    busy(room)
    end_day(room)
    old, new = (room.station.desk.state(one) for one in (ROOM, NEXT))
    answers = CASH.answers
    assert (answers.is_in(old, person(1)), answers.is_in(new, person(1))) == (False, True)
    assert (answers.is_over(old), answers.is_over(new)) == (True, False)
    with pytest.raises(Refusal):
        room.wait(30)


def test_a_notice_goes_on_with_its_time_and_hands(room: CashRoom) -> None:
    """STAR 8.3: three hands; 8.3.3: 20 minutes for a higher minimum."""
    busy(room)
    minutes_pass(room, 15)
    end_day(room)
    change = ChangeSign(NEXT, room.rules, 1)
    room.station.do(TellHands(NEXT, 1, 1))
    with refused("higher_minimum_unsigned"):
        room.station.do(change)
    minutes_pass(room, 5)
    room.station.do(change)
    assert room.station.desk.state(NEXT).games.by_table[1].sign.game == FIVE_TEN


def test_numbers_and_order_go_on(room: CashRoom) -> None:
    busy(room)
    tickets, last = room.state.lists.last, room.state.sittings.last
    end_day(room)
    room.station.restart()
    room.station.do(JoinList(NEXT, person(22), TWO_FIVE))
    after = room.station.desk.state(NEXT)
    assert after.lists.last == tickets + 1
    assert after.lists.waiting_for(TWO_FIVE)[-1] == tickets + 1
    room.station.do(LetLapse(NEXT, tickets - 1))
    room.station.do(OpenGame(NEXT, room.rules, room.station.house_id, 3, sign(FIVE_TEN)))
    stake = BuyIn(40_000, chips=40_000)
    with_ = Circumstances(reason="the list was called in vain")
    room.station.do(SitDown(NEXT, room.rules, person(30), Seat(3, 1), stake), with_)
    assert room.station.desk.state(NEXT).sittings.last == last + 1


def test_the_new_stream_names_the_head_that_it_carries_on_from(room: CashRoom) -> None:
    busy(room)
    end_day(room)
    end_day(room)
    old = room.station.streams()[NEXT]
    begun = room.station.recorded(StreamId("cash-3"))[0].event
    assert isinstance(begun, CashCarriedOver)
    assert (begun.old, begun.old_seq, begun.old_hash) == (NEXT, old.head_seq, old.head_hash.hex())
    assert not any(isinstance(one.event, ListJoined) for one in room.station.recorded(NEXT))


def test_takings_of_an_open_session_stay_with_it(room: CashRoom) -> None:
    room.open(1)
    name = room.station.session("till 1")
    room.sit(1, 1, 1, 30_000, payment=Payment(session=name))
    assert in_drawer(room, name) == 30_000
    end_day(room)
    assert in_drawer(room, name) == 30_000


def in_drawer(room: CashRoom, name: str) -> int:
    """What a session took, as the desk would ask all who may have takings of it."""
    desk = room.station.desk
    told = [*room.station.house.cage.taken()]
    for one in desk.events_on():
        told += one.answers.takings(desk.state(one.id))
    return sum(taking.net for taking in told if taking.session == name)


def test_a_hand_half_played_goes_on_from_where_it_was(room: CashRoom) -> None:
    busy(room)
    places = ButtonPosition(1, 3, 5)
    begun = HandBegun(
        1, 1, places, (at(room, 3), at(room, 5), at(room, 1)), house_table("STAR", "holdem", 3)
    )
    _, _, acts = dealt_on(start(begun.setup), new_pack(begun.setup.deck, "1"))
    facts = [begun, *(HandActed(1, steps, act) for steps, act in enumerate(acts)), TableHeld(1)]
    before = room.state
    for fact in facts:
        before = CASH.folds.apply(before, fact)
    after = CASH.empty
    for fact in carry_over(before, ROOM, 1, "00", room.station.time.now()):
        after = CASH.folds.apply(after, fact)
    assert after.feature == before.feature
    assert after.feature.by_table[1].round == before.feature.by_table[1].round
    assert after.seating.held == before.seating.held
