"""Where tables and seats stand on the plan, where arrows run, and where arrow keys lead."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.house.house_events import PhysicalTable
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.lanes import end_at, midst, way
from tdapp.ui.floor.map.plan import (
    HIGH,
    WIDE,
    PlanBox,
    TablePoint,
    centimetres,
    columns_in,
    frames,
    room_of,
    spot_of,
    spots,
)
from tdapp.ui.floor.map.ring import Edge, ring
from tdapp.ui.floor.map.walking import DOWN, LEFT, RIGHT, UP, next_in


def tables(*numbers: int) -> dict[int, PhysicalTable]:
    return {number: PhysicalTable(number, 9, 300 * number, 0) for number in numbers}


def test_tables_that_were_never_placed_stand_in_a_grid_by_number() -> None:
    places = spots(tables(*range(1, 23)))
    assert (columns_in(22), columns_in(4)) == (6, 2)
    assert places[1] == TablePoint(WIDE / 2, HIGH / 2)
    assert places[7] == TablePoint(WIDE / 2, HIGH * 1.5)
    assert places[22] == TablePoint(WIDE * 3.5, HIGH * 3.5)


def test_a_placed_table_leaves_its_cell_and_moves_no_other() -> None:
    listed = tables(1, 2, 3, 4)
    before = spots(listed)
    listed[2] = PhysicalTable(2, 9, 1_000, 700, placed=True)
    after = spots(listed)
    assert after[2] == spot_of(1_000, 700)
    assert centimetres(after[2]) == (1_000, 700)
    assert {n: after[n] for n in (1, 3, 4)} == {n: before[n] for n in (1, 3, 4)}


@given(st.integers(1, 120), st.floats(0.4, 5.0))
def test_tables_that_nobody_placed_are_as_large_as_they_can_be_in_any_view(
    count: int, aspect: float
) -> None:
    def size(columns: int) -> float:
        rows = -(-count // columns)
        room = room_of([TablePoint(WIDE * (n + 0.5), HIGH * 0.5) for n in range(columns)])
        return min(aspect / room.wide, 1 / (room.high + HIGH * (rows - 1)))

    listed = tables(*range(1, count + 1))
    room = room_of(spots(listed, aspect).values())
    best = max(map(size, range(1, count + 1)))
    assert min(aspect / room.wide, 1 / room.high) >= best * 0.999
    listed[1] = PhysicalTable(1, 9, 1_000, 700, placed=True)
    assert spots(listed, aspect) == spots(listed)


@given(st.integers(1, 120), st.floats(0.4, 5.0), st.sampled_from([0, 700]))
def test_the_room_fills_the_page_and_its_tables_keep_the_same_air_at_all_sides(
    count: int, aspect: float, placed_at: int
) -> None:
    listed = tables(*range(1, count + 1))
    if placed_at:
        listed[1] = PhysicalTable(1, 9, 1_000, placed_at, placed=True)
    places = spots(listed, aspect)
    room = room_of(places.values(), aspect)
    assert room.wide / room.high == pytest.approx(aspect)
    for one, end, start in (("x", room.wide, room.left), ("y", room.high, room.top)):
        along = [getattr(spot, one) for spot in places.values()]
        assert min(along) - start == pytest.approx(start + end - max(along))


@given(st.floats(0.4, 5.0))
def test_neighbours_of_another_event_share_a_frame_however_far_apart_they_stand(
    aspect: float,
) -> None:
    places = spots(tables(*range(1, 9)), aspect)
    columns = sum(spot.y == places[1].y for spot in places.values())
    rows_that_are_full = range(1, 8 // columns * columns + 1)
    assert len(frames(places, dict.fromkeys(rows_that_are_full, "15 Mega Satellite"))) == 1


@given(st.integers(1, 300))
def test_the_room_has_every_table_and_is_wider_than_high(count: int) -> None:
    places = spots(tables(*range(1, count + 1)))
    room = room_of(places.values())
    assert len(set(places.values())) == count
    for spot in places.values():
        assert room.left < spot.x < room.left + room.wide
        assert room.top < spot.y < room.top + room.high
    assert room.wide > room.high


def test_neighbours_of_another_event_share_a_frame_and_others_do_not_stand_in_it() -> None:
    places = spots(tables(*range(1, 13)))
    columns = columns_in(12)
    first, second = set(range(1, 3)), set(range(columns + 1, columns + 3))
    named = dict.fromkeys((*first, *second, 12), "Satellite")
    (name, box), (_, other) = frames(places, named)
    assert name == "Satellite"
    assert box == PlanBox(0, 0, 2 * WIDE, 2 * HIGH)
    inside = {
        number
        for number, spot in places.items()
        if box.left < spot.x < box.left + box.wide and box.top < spot.y < box.top + box.high
    }
    assert inside == first | second
    assert other.wide == WIDE


def test_seat_1_is_at_the_left_of_the_dealer_at_the_foot_and_the_others_follow_clockwise() -> None:
    nine = ring(9)
    sides = [seat.side for seat in nine]
    assert sides == [
        Edge.FOOT, Edge.LEFT, Edge.LEFT, Edge.HEAD, Edge.HEAD, Edge.HEAD, Edge.RIGHT, Edge.RIGHT,
        Edge.FOOT,
    ]  # fmt: skip
    assert nine[0].dot[0] < 0 < nine[8].dot[0]
    assert nine[1].dot[1] > nine[2].dot[1]
    assert nine[6].dot[1] < nine[7].dot[1]


@given(st.integers(2, 12))
def test_seats_never_lie_on_each_other_nor_outside_their_table(count: int) -> None:
    seats = ring(count)
    assert len(seats) == count
    for place, seat in enumerate(seats):
        assert abs(seat.dot[0]) < WIDE / 2
        assert abs(seat.dot[1]) < HIGH / 2
        assert abs(seat.card[0]) + seat.card_wide / 6 <= WIDE / 2
        for other in seats[place + 1 :]:
            x, y = seat.dot[0] - other.dot[0], seat.dot[1] - other.dot[1]
            assert x * x + y * y > 20 * 20
            apart_x = abs(seat.card[0] - other.card[0]) >= (seat.card_wide + 3) / 3
            assert apart_x or abs(seat.card[1] - other.card[1]) >= 14


@given(st.integers(1, 22), st.integers(1, 9), st.integers(1, 22), st.integers(1, 9))
def test_an_arrow_keeps_to_the_lanes_and_goes_over_no_seat_of_any_table(
    table: int, seat: int, to_table: int, to_seat: int
) -> None:
    if table == to_table:
        return
    places = spots(tables(*range(1, 23)))
    points = way(end_at(places[table], 9, seat), end_at(places[to_table], 9, to_seat))
    for one, other in pairwise(points):
        level, upright = abs(one[1] - other[1]) < 1, abs(one[0] - other[0]) < 1
        assert level or upright
        for spot in places.values():
            for place in ring(9):
                assert not _touches(one, other, (spot.x + place.dot[0], spot.y + place.dot[1]))


@given(
    st.integers(1, 22), st.integers(1, 9), st.integers(1, 22), st.integers(1, 9),
    st.sampled_from([Detail.ROOM, Detail.NEAR]),
)  # fmt: skip
def test_a_label_lies_on_the_way_of_its_arrow(
    table: int, seat: int, to_table: int, to_seat: int, detail: Detail
) -> None:
    if table == to_table:
        return
    places = spots(tables(*range(1, 23)))
    start = end_at(places[table], 9, seat, detail)
    points = way(start, end_at(places[to_table], 9, to_seat, detail))
    assert any(_near(one, other, midst(points, start), 1) for one, other in pairwise(points))


def _touches(
    one: tuple[float, float], other: tuple[float, float], seat: tuple[float, float]
) -> bool:
    """Whether a part of the way comes nearer to a seat than half a dot."""
    return _near(one, other, seat, 6.5)


def _near(
    one: tuple[float, float], other: tuple[float, float], at: tuple[float, float], by: float = 40
) -> bool:
    left, right = sorted((one[0], other[0]))
    top, foot = sorted((one[1], other[1]))
    return left - by < at[0] < right + by and top - by < at[1] < foot + by


def test_an_arrow_key_leads_to_the_nearest_table_that_way_and_nowhere_from_the_edge() -> None:
    places = spots(tables(*range(1, 23)))
    here = places[8]
    assert next_in(places, here, LEFT) == 7
    assert next_in(places, here, RIGHT) == 9
    assert next_in(places, here, UP) == 2
    assert next_in(places, here, DOWN) == 14
    assert next_in(places, places[1], LEFT) is None
    assert next_in(places, places[22], DOWN) is None
