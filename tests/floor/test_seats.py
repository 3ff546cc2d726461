"""Seats are drawn so that everybody has another, tables fill evenly, and chance is fair."""

from collections import Counter

import hypothesis.strategies as st
from hypothesis import given

from tdapp.floor.seats import Seat, draw_seats

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
