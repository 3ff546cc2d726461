"""Seats are drawn so that everybody has another, tables fill evenly, and chance is fair."""

from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat, draw_few, draw_seats, few_of, first_tables
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tests.table.geometry.rooms import counted, free_in, lowest_taken

seats = st.builds(Seat, st.integers(1, 6), st.integers(1, 9))
rooms = st.sets(seats, min_size=1)


def seats_of(**tables: int) -> list[Seat]:
    """All seats of these tables, named like ``t1=9``."""
    return [Seat(int(t[1:]), seat) for t, count in tables.items() for seat in range(1, count + 1)]


@given(free=rooms, others=st.dictionaries(st.integers(1, 6), st.integers(0, 9)), data=st.data())
def test_tables_fill_evenly_and_nobody_shares_a_seat(
    free: set[Seat], others: dict[int, int], data: st.DataObject
) -> None:
    wanted = data.draw(st.integers(0, len(free)))
    drawn = draw_seats(sorted(free), others, wanted, data.draw(st.text(max_size=5)))
    new = Counter(seat.table for seat in drawn)
    filled = {t: others.get(t, 0) + new[t] for t in {seat.table for seat in free}}
    room_left = {seat.table for seat in free - set(drawn)}

    assert len(drawn) == len(set(drawn)) == wanted
    assert set(drawn) <= free
    assert all(filled[given] <= filled[open_] + 1 for given in new for open_ in room_left)


@given(rooms, st.text(max_size=5))
def test_equal_seeds_draw_equal_seats_in_whatever_order_the_free_ones_come(
    free: set[Seat], seed: str
) -> None:
    one = draw_seats(sorted(free), {}, len(free), seed)

    assert draw_seats(sorted(free, reverse=True), {}, len(free), seed) == one


def test_where_fewer_are_free_fewer_are_drawn() -> None:
    assert set(draw_seats(seats_of(t1=2), {}, 5, "seed")) == {Seat(1, 1), Seat(1, 2)}
    assert draw_seats([], {}, 5, "seed") == ()


def test_a_table_that_is_ahead_waits_until_the_others_have_caught_up() -> None:
    drawn = draw_seats(seats_of(t1=5, t2=9), {1: 4}, 5, "seed")

    assert Counter(seat.table for seat in drawn) == {2: 5} or Counter(
        seat.table for seat in drawn
    ) == {1: 1, 2: 4}
    assert {seat.table for seat in draw_seats(seats_of(t1=5, t2=9), {1: 4}, 4, "seed")} == {2}


def test_every_player_is_as_likely_in_every_seat() -> None:
    free, draws = seats_of(t1=3, t2=3), 3_000
    met = Counter(
        (player, seat)
        for number in range(draws)
        for player, seat in enumerate(draw_seats(free, {}, 4, f"seed {number}"))
    )

    expected = draws / len(free)
    assert len(met) == 4 * len(free)
    assert all(abs(count - expected) < 5 * (expected * 5 / 6) ** 0.5 for count in met.values())


def test_two_players_meet_at_one_table_as_often_as_chance_has_it() -> None:
    free, draws = seats_of(t1=2, t2=2), 3_000
    together = sum(
        len({seat.table for seat in draw_seats(free, {}, 4, f"seed {number}")[:2]}) == 1
        for number in range(draws)
    )

    assert abs(together - draws / 3) < 5 * (draws * 2 / 9) ** 0.5


def chi_square(met: Counter[int], cells: int) -> float:
    """How far counts are from equal ones."""
    expected = sum(met.values()) / cells
    return sum((met[cell] - expected) ** 2 for cell in range(cells)) / expected


def test_a_draw_of_one_has_no_favourite_table() -> None:
    counts = counted(*([8] * 10))
    free = free_in(lowest_taken(counts))
    met = Counter(
        draw_few(TableCounts.of(counts), free, 1, f"seed {n}")[0].table - 1 for n in range(10_000)
    )

    assert chi_square(met, 10) < 27.9  # 9 degrees of freedom: one in a thousand


def test_a_draw_of_one_has_no_favourite_seat() -> None:
    counts = counted(1, seats=10)
    free = free_in(lowest_taken(counts))
    met = Counter(
        draw_few(TableCounts.of(counts), free, 1, f"seed {n}")[0].seat - 2 for n in range(10_000)
    )

    assert chi_square(met, 9) < 26.2  # 8 degrees of freedom: one in a thousand


@given(
    players=st.lists(st.integers(0, 9), min_size=1, max_size=8),
    data=st.data(),
    seed=st.text(max_size=5),
)
def test_a_few_are_seated_as_evenly_as_many(
    players: list[int], data: st.DataObject, seed: str
) -> None:
    counts = counted(*players)
    tables = lowest_taken(counts)
    wanted = data.draw(st.integers(0, sum(count.free for count in counts.values())))
    drawn = draw_few(TableCounts.of(counts), free_in(tables), wanted, seed)
    filled = {t: counts[t].players + Counter(s.table for s in drawn)[t] for t in counts}
    room_left = [filled[table] for table in counts if filled[table] < 9]

    assert len(set(drawn)) == len(drawn) == wanted
    assert all(seat.seat in tables[seat.table].free() for seat in drawn)
    assert all(filled[seat.table] <= min(room_left, default=9) + 1 for seat in drawn)
    assert drawn == draw_few(
        TableCounts.of(dict(reversed(counts.items()))), free_in(tables), wanted, seed
    )


def test_only_the_tables_that_get_somebody_are_asked_for_seats() -> None:
    asked: list[int] = []

    def free_at(table: int) -> range:
        asked.append(table)
        return range(9, 10)

    draw_few(TableCounts.of(counted(*([8] * 500), 7)), free_at, 1, "seed")
    assert asked == [501]


def test_a_table_on_hold_gets_nobody_and_too_few_seats_are_refused() -> None:
    counts = counted(8, 2, hold=(2,))
    free = free_in(lowest_taken(counts))

    assert draw_few(TableCounts.of(counts), free, 1, "seed") == (Seat(1, 9),)
    with pytest.raises(Refusal) as refused:
        draw_few(TableCounts.of(counts), free, 2, "seed")
    assert refused.value == Refusal("not_enough_seats", free=1, waiting=2)


@given(st.lists(st.integers(), unique=True, max_size=30), st.integers(0, 40), st.text(max_size=5))
def test_a_few_lots_are_different_items_and_the_more_drawn_the_longer_the_same_list(
    items: list[int], wanted: int, seed: str
) -> None:
    every = few_of(items, len(items), seed)

    assert sorted(every) == sorted(items)
    assert few_of(items, wanted, seed) == every[:wanted]


def test_every_order_of_few_lots_is_as_likely() -> None:
    orders = Counter(few_of("abc", 2, f"seed {number}") for number in range(6_000))

    assert len(orders) == 6
    assert all(abs(count - 1_000) < 145 for count in orders.values())


def test_as_few_tables_as_needed_open_in_their_order() -> None:
    seats = {4: 9, 2: 6, 7: 9}

    assert first_tables((4, 2, 7), seats, 0) == []
    assert first_tables((4, 2, 7), seats, 9) == [4]
    assert first_tables((4, 2, 7), seats, 10) == [4, 2]
    with pytest.raises(Refusal) as refused:
        first_tables((4, 2, 7), seats, 25)
    assert refused.value == Refusal("not_enough_seats", free=24, waiting=25)


def test_locked_seats_are_not_free() -> None:
    assert TableCount(players=9, seats=8).free == 0
