"""Two to be kept apart get different tables where there are some, and it is said where not."""

import pytest

from tdapp.tournament.seats.dispersing import break_out_of_turn, redraw
from tdapp.tournament.seats.drawing import draw
from tdapp.tournament.seats.events import SeatsDrawn
from tdapp.tournament.seats.marking import part
from tdapp.tournament.seats.move_events import FieldRedrawn, MoveOrdered
from tdapp.tournament.seats.suggesting import suggestions
from tests.tournament.evening import Evening
from tests.tournament.moving import NINE, room

SEEDS = [f"seed {number}" for number in range(25)]


def parted(evening: Evening, *pairs: tuple[int, int]) -> Evening:
    """With these pairs to be kept apart."""
    for one, other in pairs:
        evening.tell(part(evening.state, one, other, apart=True))
    return evening


@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_first_draw(seed: str) -> None:
    evening = Evening(NINE, tables=3)
    evening.enter(21)
    parted(evening, (1, 2), (2, 3), (1, 3))
    (drawn,) = draw(evening.state, seed)

    assert isinstance(drawn, SeatsDrawn)
    assert [place.entry for place in drawn.places] == list(range(1, 22))
    tables = {place.entry: place.seat.table for place in drawn.places}
    assert {tables[entry] for entry in (1, 2, 3)} == {1, 2, 3}
    assert sorted(tables.values()) == [1] * 7 + [2] * 7 + [3] * 7
    assert len({place.seat for place in drawn.places}) == 21


@pytest.mark.parametrize("seed", SEEDS)
def test_a_late_entry_goes_to_another_table_though_a_fuller_one(seed: str) -> None:
    evening = room(5, 4, 3)
    evening.enter()
    parted(evening, (10, 13))
    (drawn,) = draw(evening.state, seed)

    assert isinstance(drawn, SeatsDrawn)
    assert drawn.places[0].seat.table == 2
    assert drawn == draw(evening.state, seed)[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_several_late_ones_never_get_the_same_seat(seed: str) -> None:
    evening = room(5, 4, 3)
    evening.enter(6)
    parted(evening, (10, 13), (1, 14), (6, 15), (13, 14))
    (drawn,) = draw(evening.state, seed)

    assert isinstance(drawn, SeatsDrawn)
    assert len({place.seat for place in drawn.places}) == 6
    evening.tell([drawn])
    assert suggestions(evening.state).together == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_when_a_table_breaks_also_from_those_who_sit_elsewhere(seed: str) -> None:
    evening = parted(room(4, 5, 2), (10, 1), (11, 1))
    told = break_out_of_turn(evening.state, 3, seed)
    moves = {one.entry: one.to_table for one in told if isinstance(one, MoveOrdered)}

    assert moves == {10: 2, 11: 2}


@pytest.mark.parametrize("seed", SEEDS)
def test_when_the_field_is_redrawn(seed: str) -> None:
    evening = parted(room(4, 5, 2), (1, 2), (1, 3))
    drawn = redraw(evening.state, (1, 2), seed)[0]

    assert isinstance(drawn, FieldRedrawn)
    tables = {place.entry: place.seat.table for place in drawn.places}
    assert tables[1] not in {tables[2], tables[3]}


def test_where_it_cannot_be_the_draw_is_made_and_the_pair_is_named() -> None:
    evening = room(5, 4)
    evening.enter()
    parted(evening, (1, 10), (6, 10))
    assert suggestions(evening.state).together == ()
    evening.tell(draw(evening.state, "seed"))

    assert suggestions(evening.state).together == ((6, 10),)
    evening.tell(part(evening.state, 6, 10, apart=False))
    assert suggestions(evening.state).together == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_of_two_who_both_need_the_last_seat_of_a_table_one_gets_it(seed: str) -> None:
    evening = room(7, 8, 7)
    evening.enter(2)
    parted(evening, (1, 23), (16, 23), (1, 24), (16, 24))
    evening.tell(draw(evening.state, seed))

    assert len(suggestions(evening.state).together) == 1
    assert evening.state.seating.at_tables()[2] == 9


def test_a_move_under_way_counts_as_made() -> None:
    evening = parted(room(3, 2), (1, 4))
    evening.tell(break_out_of_turn(evening.state, 1, "seed"))

    assert suggestions(evening.state).together == ((1, 4),)
