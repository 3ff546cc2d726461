"""The tables of the room: who may have which, and what cannot be done to one in use."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.house import HOUSE, House, carry_over
from tdapp.house.house_events import (
    PhysicalTable,
    TableDesignated,
    TableInstalled,
    TablePlaced,
    TableReleased,
    TableState,
    TableStateSet,
)
from tdapp.house.room_registry import (
    RoomRegistry,
    designate,
    install,
    place,
    release,
    release_all,
    set_state,
)

MAIN, SIDE = StreamId("main"), StreamId("side")
Act = Callable[[RoomRegistry], Sequence[Event]]


def after(*events: Event, house: House | None = None) -> House:
    """The house after these facts."""
    told = house or House()
    for event in events:
        told = HOUSE.folds.apply(told, event)
    HOUSE.check(told)
    return told


def room() -> House:
    """Tables 1 to 4: 2 serves the main event, 3 the side event, 4 is out of service."""
    return after(
        *(TableInstalled(number, 9, 300 * number, 0) for number in (1, 2, 3, 4)),
        TableStateSet(4, TableState.OUT_OF_SERVICE),
        TableDesignated(2, 9, MAIN),
        TableDesignated(3, 9, SIDE),
    )


def refused(act: Act) -> Refusal:
    """The answer to an act that is not allowed in the `room`."""
    with pytest.raises(Refusal) as answer:
        act(room().registry)
    return answer.value


def test_a_table_is_installed_with_its_seats_and_place_and_is_free() -> None:
    registry = after(*install(RoomRegistry(), 7, 10, 250, -40)).registry

    assert registry.free() == [PhysicalTable(7, 10, 250, -40)]
    assert registry.table(7).state is TableState.IN_SERVICE


@pytest.mark.parametrize(("number", "seats"), [(0, 9), (-3, 9), (1, 1), (1, 13), (1, 0), (1, -9)])
def test_a_table_that_cannot_be_is_not_installed(number: int, seats: int) -> None:
    with pytest.raises(Refusal) as answer:
        install(RoomRegistry(), number, seats, 0, 0)

    assert answer.value == Refusal("bad_table", table=number, seats=seats, most=12)


@pytest.mark.parametrize("seats", [2, 12])
def test_the_smallest_and_the_largest_table_can_be(seats: int) -> None:
    assert install(RoomRegistry(), 1, seats, 0, 0) == [TableInstalled(1, seats, 0, 0)]


def test_only_tables_in_service_that_nothing_uses_are_free() -> None:
    assert [table.number for table in room().registry.free()] == [1]


def test_a_table_is_designated_for_one_event() -> None:
    given = designate(room().registry, 1, MAIN)

    assert given == [TableDesignated(1, 9, MAIN)]
    assert after(*given, house=room()).registry.table(1).used_by == MAIN


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (lambda room: designate(room, 2, SIDE), Refusal("table_in_use", table=2, used_by=MAIN)),
        (lambda room: designate(room, 2, MAIN), Refusal("table_in_use", table=2, used_by=MAIN)),
        (lambda room: designate(room, 4, MAIN), Refusal("table_out_of_service", table=4)),
        (lambda room: designate(room, 9, MAIN), Refusal("no_such_table", table=9)),
        (lambda room: install(room, 2, 8, 0, 0), Refusal("table_in_use", table=2, used_by=MAIN)),
        (
            lambda room: set_state(room, 2, TableState.OUT_OF_SERVICE),
            Refusal("table_in_use", table=2, used_by=MAIN),
        ),
        (
            lambda room: set_state(room, 9, TableState.OUT_OF_SERVICE),
            Refusal("no_such_table", table=9),
        ),
        (lambda room: room.table(9), Refusal("no_such_table", table=9)),
    ],
)
def test_what_is_not_possible_is_refused_with_the_reason(act: Act, answer: Refusal) -> None:
    assert refused(act) == answer


def test_a_table_in_use_may_be_moved_on_the_floor_and_serves_on() -> None:
    moved = after(*install(room().registry, 2, 9, 40, 80), house=room()).registry.table(2)

    assert (moved.x, moved.y, moved.used_by) == (40, 80, MAIN)


def test_a_table_goes_out_of_service_and_comes_back() -> None:
    out = after(*set_state(room().registry, 1, TableState.OUT_OF_SERVICE), house=room())
    assert out.registry.free() == []

    back = after(*set_state(out.registry, 1, TableState.IN_SERVICE), house=out)
    assert back == room()


def test_correcting_a_table_leaves_it_out_of_service() -> None:
    corrected = after(*install(room().registry, 4, 8, 0, 0), house=room()).registry.table(4)

    assert corrected == PhysicalTable(4, 8, 0, 0, TableState.OUT_OF_SERVICE)


def test_the_end_of_an_event_frees_its_tables_and_no_others() -> None:
    house = after(*designate(room().registry, 1, MAIN), house=room())
    freed = release_all(house.registry, MAIN)

    assert freed == [TableReleased(1, MAIN), TableReleased(2, MAIN)]
    ended = after(*freed, house=house)
    assert [table.number for table in ended.registry.free()] == [1, 2]
    assert ended.registry.table(3).used_by == SIDE
    assert release_all(ended.registry, MAIN) == []


@pytest.mark.parametrize(
    ("event", "fact"),
    [
        (TableDesignated(2, 9, SIDE), "table_not_free"),
        (TableDesignated(4, 9, SIDE), "table_not_free"),
        (TableDesignated(1, 8, SIDE), "other_seats"),
        (TableDesignated(9, 9, SIDE), "no_such_table"),
        (TableReleased(2, SIDE), "table_not_used"),
        (TableReleased(1, MAIN), "table_not_used"),
        (TableReleased(9, MAIN), "no_such_table"),
        (TableStateSet(2, TableState.OUT_OF_SERVICE), "table_not_free"),
        (TableStateSet(9, TableState.OUT_OF_SERVICE), "no_such_table"),
        (TableInstalled(2, 8, 0, 0), "table_not_free"),
    ],
)
def test_a_fact_that_does_not_fit_the_room_is_not_folded(event: Event, fact: str) -> None:
    with pytest.raises(Contradiction) as clash:
        after(event, house=room())

    assert clash.value.fact == fact


def test_the_next_day_begins_with_the_same_room() -> None:
    assert after(*carry_over(room(), StreamId("yesterday"), 17, "ab")) == room()


def test_one_table_is_freed_by_what_has_it_and_by_nothing_else() -> None:
    freed = release(room().registry, 2, MAIN)

    assert freed == [TableReleased(2, MAIN)]
    assert [table.number for table in after(*freed, house=room()).registry.free()] == [1, 2]
    for number in (1, 3, 4):
        act = partial(release, number=number, used_by=MAIN)
        assert refused(act) == Refusal("table_not_used", table=number)
    assert refused(lambda registry: release(registry, 9, MAIN)).code == "no_such_table"


def test_a_table_has_no_known_place_before_it_was_placed_and_keeps_it_overnight() -> None:
    house = room()
    assert not house.registry.table(1).placed
    placed = after(*place(house.registry, 1, 450, 1200), house=house)
    assert placed.registry.table(1) == PhysicalTable(1, 9, 450, 1200, placed=True)
    tomorrow = after(*carry_over(placed, StreamId("house-1"), 9, "ab"))
    assert tomorrow.registry == placed.registry
    later = after(*install(tomorrow.registry, 1, 8, 300, 0), house=tomorrow)
    assert later.registry.table(1).placed


def test_a_place_outside_the_room_or_the_same_one_is_refused() -> None:
    assert refused(lambda registry: place(registry, 1, -1, 0)).code == "outside_room"
    assert refused(lambda registry: place(registry, 1, 0, 50_001)).code == "outside_room"
    assert refused(lambda registry: place(registry, 9, 0, 0)).code == "no_such_table"
    placed = after(TablePlaced(1, 450, 1200), house=room())
    with pytest.raises(Refusal) as answer:
        place(placed.registry, 1, 450, 1200)
    assert answer.value.code == "stands_there"
    with pytest.raises(Contradiction):
        after(TablePlaced(9, 0, 0))
