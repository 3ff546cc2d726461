"""How long somebody is likely to wait, and how long was played at each table."""

from hypothesis import given
from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.cash import Cash
from tdapp.cash.state.lists import Lists
from tdapp.cash.waiting.expecting import ExpectedWait, expected_wait
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.screens.cash_boards import waits_of
from tests.cash.floor import minutes_pass, move
from tests.cash.room import TWO_FIVE, CashRoom, person

HOUR_US = 60 * MINUTE_US


def seated(*minutes: int) -> Cash:
    """A room where players came off the list at these minutes."""
    at = tuple(Instant(one * MINUTE_US, one * MINUTE_US, "boot") for one in minutes)
    return Cash(lists=Lists(seated=Map({TWO_FIVE: at})))


def wait_at(cash: Cash, minute: int, place: int) -> ExpectedWait | None:
    now = Instant(minute * MINUTE_US, minute * MINUTE_US, "boot")
    return expected_wait(cash, TWO_FIVE, place, now)


def test_a_wait_is_a_range_by_the_seatings_of_the_last_hours() -> None:
    cash = seated(0, 100, 110, 120, 130, 140)
    assert wait_at(cash, 140, 1) == ExpectedWait(0, 60, 6, 140)
    assert wait_at(cash, 200, 4) == ExpectedWait(50, 150, 5, 100)
    assert wait_at(cash, 290, 1) is not None
    assert wait_at(cash, 310, 1) is None


def test_the_boards_tell_the_wait_of_who_joins_now() -> None:
    lists = replace(seated(0, 100, 110, 120, 130, 140).lists, in_line=Map({TWO_FIVE: ()}))
    now = Instant(140 * MINUTE_US, 140 * MINUTE_US, "boot")
    assert waits_of(Cash(lists=lists), now) == {TWO_FIVE: (0, 60)}
    assert waits_of(Cash(), now) == {}


@given(st.lists(st.integers(0, 170), min_size=3, max_size=30), st.integers(1, 30))
def test_a_place_further_back_never_waits_less_and_a_quiet_hour_never_makes_it_shorter(
    minutes: list[int], place: int
) -> None:
    cash = seated(*sorted(minutes))
    near, far, later = wait_at(cash, 170, place), wait_at(cash, 170, place + 1), None
    assert near is not None
    assert far is not None
    assert (near.least, near.most) <= (far.least, far.most)
    assert near.least <= near.most
    later = wait_at(cash, 175, place)
    if later is not None and later.seated == near.seated:
        assert later.most >= near.most


def test_only_who_waited_counts_and_a_move_carries_its_time(room: CashRoom) -> None:
    room.open(1)
    room.open(2)
    sitting = room.sit(9, 1, 9)
    assert not room.state.lists.seated
    for seat in (1, 2, 3):
        room.wait(seat)
        minutes_pass(room, 10)
        room.sit(seat, 1, seat)
    assert len(room.state.lists.seated[TWO_FIVE]) == 3
    minutes_pass(room, 30)
    move(room, sitting, 2, 1, directed=True)
    minutes_pass(room, 60)
    room.leave(sitting, 30_000)
    (stay,) = room.state.stays.of_person(person(9))
    now = room.station.time.now()
    played = room.state.stays.at_tables(stay.since, now)
    assert played[2] == HOUR_US
    assert played[1] == HOUR_US + (110 + 100 + 90) * MINUTE_US
    assert (stay.bought, stay.left_with) == (20_000, 30_000)
