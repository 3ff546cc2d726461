"""The field is redrawn at the tables that its size asks for, everybody to a seat of chance."""

from collections import Counter

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.redraw import RedrawSettings, RedrawStep, redraw, redraw_due
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.two_step import Apart, SeatDraw

SERIES = RedrawSettings(steps=(RedrawStep(51, (2, 1)), RedrawStep(100, (3, 2, 1))), load=9)
NINE = range(1, 10)


@pytest.mark.parametrize(
    ("entries", "left", "tables", "into"),
    [
        (100, 27, 4, 3),
        (100, 28, 4, None),
        (99, 27, 4, None),
        (99, 18, 3, 2),
        (100, 27, 3, None),
        (100, 18, 5, 2),
        (51, 9, 2, 1),
        (51, 10, 2, None),
        (50, 9, 2, None),
        (100, 0, 2, None),
    ],
)
def test_the_entries_say_at_which_tables(
    entries: int, left: int, tables: int, into: int | None
) -> None:
    assert redraw_due(SERIES, entries, left, tables) == into


@pytest.mark.parametrize(
    ("load", "final", "left", "into"),
    [
        (9, 10, 11, None),
        (9, 10, 10, 1),
        (9, 9, 10, None),
        (9, 9, 9, 1),
        (7, 7, 8, None),
        (7, 8, 8, 1),
    ],
)
def test_the_final_table_may_seat_more_than_the_others(
    load: int, final: int, left: int, into: int | None
) -> None:
    settings = RedrawSettings((RedrawStep(0, (1,)),), load, final)

    assert redraw_due(settings, 30, left, 2) == into


@given(
    players=st.integers(1, 27),
    seed=st.text(max_size=5),
    locked=st.sets(st.integers(1, 9), max_size=3),
)
def test_everybody_gets_a_seat_and_the_tables_are_even(
    players: int, seed: str, locked: set[int]
) -> None:
    tables = {1: set(NINE) - locked, 4: set(NINE), 9: set(NINE)}
    room = sum(map(len, tables.values()))
    if players > room:
        return
    draw = redraw(range(players), tables, seed)
    came = Counter(place.seat.table for place in draw.places)
    open_ = [came[table] for table, seats in tables.items() if came[table] < len(seats)]

    assert sorted(place.player for place in draw.places) == list(range(players))
    assert len({place.seat for place in draw.places}) == players
    assert all(place.seat.seat in tables[place.seat.table] for place in draw.places)
    assert all(count <= min(open_, default=9) + 1 for count in came.values())
    assert draw.places == tuple(map(SeatDraw, draw.players, draw.cards))
    assert redraw(range(players), tables, seed) == draw


def test_every_player_is_as_likely_in_every_seat() -> None:
    met = Counter(
        (place.player, place.seat)
        for number in range(3_000)
        for place in redraw(range(4), {1: (1, 2), 2: (1, 2)}, f"seed {number}").places
    )

    assert len(met) == 16
    assert all(abs(count - 750) < 120 for count in met.values())


def test_a_pair_is_kept_apart_while_there_are_two_tables() -> None:
    for number in range(20):
        two = redraw(range(6), {1: NINE, 2: NINE}, f"seed {number}", Apart([(0, 1)]))
        at = {place.player: place.seat.table for place in two.places}
        assert at[0] != at[1]
    assert redraw(range(6), {1: NINE}, "seed", Apart([(0, 1)])).together == ((0, 1),)


def test_too_few_seats_or_nobody_to_seat_are_refused() -> None:
    with pytest.raises(Refusal) as few:
        redraw(range(3), {1: (4, 5)}, "seed")
    assert few.value == Refusal("not_enough_seats", free=2, waiting=3)
    with pytest.raises(Refusal) as none:
        redraw((), {1: NINE}, "seed")
    assert none.value == Refusal("nobody_to_seat")
    assert redraw((7,), {3: (5,)}, "seed").places == (SeatDraw(7, Seat(3, 5)),)
