"""Two to be kept apart get different tables where there are some, and it is said where not."""

import pytest

from tdapp.table.facts.moves import FieldRedrawn, MoveOrdered
from tdapp.table.facts.tables import SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.drawing import draw
from tdapp.table.seating.marking import part, tell_button
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.tables.arranging import break_out_of_turn, redraw
from tdapp.tournament.tables.suggesting import moves_due, suggestions
from tests.rules_doc import rule
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import NINE, room

SEEDS = [f"seed {number}" for number in range(25)]


def parted(evening: Evening, *pairs: tuple[int, int]) -> Evening:
    """With these pairs to be kept apart."""
    for one, other in pairs:
        evening.tell(part(evening.state, one, other, apart=True))
    return evening


@rule("ADELAIDE", "63")
@rule("STAR", "26.11.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_the_first_draw(seed: str) -> None:
    """Three who must not play together get three tables."""
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


@rule("ADELAIDE", "63")
@rule("STAR", "26.11.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_late_entry_goes_to_another_table_though_a_fuller_one(seed: str) -> None:
    """The draw of one who comes late keeps him from whom he must not meet."""
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


@rule("ADELAIDE", "63")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_last_table_they_do_not_sit_side_by_side(seed: str) -> None:
    """Who has to share a table is not drawn next to each other, at the start and at the end."""
    pairs = ((1, 2), (1, 3), (4, 5))
    first = Evening(NINE, tables=1)
    first.enter(8)
    (drawn,) = draw(parted(first, *pairs).state, seed)
    last = redraw(parted(room(5, 4), *pairs).state, (1,), seed)[0]

    assert isinstance(drawn, SeatsDrawn)
    assert isinstance(last, FieldRedrawn)
    for places in (drawn.places, last.places):
        seats = {place.entry: place.seat.seat for place in places}
        assert len({*seats.values()}) == len(places)
        assert all(abs(seats[one] - seats[other]) > 1 for one, other in pairs)


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


def dealt(*players: int) -> Evening:
    """Tables with so many players and the button told at each: who is to move is known by name."""
    evening = room(*players, floor=FloorPlan(halt_short_by=0))
    for table in range(1, len(players) + 1):
        evening.tell(tell_button(evening.state, table, ButtonPosition(1, 2, 3)))
    return evening


def moves(evening: Evening) -> list[tuple[int, int, int]]:
    """The entries that are to move, from which table and to which."""
    seating, due = evening.state.seating, moves_due(evening.state).moves
    return [
        (seating.entry_at[Seat(one.from_table, one.from_seat or 0)], one.from_table, one.to_table)
        for one in due
    ]


def test_of_two_tables_as_empty_the_mover_goes_to_the_one_without_his_rival() -> None:
    evening = dealt(9, 7, 7)
    ((mover, _, there),) = moves(evening)
    other = {2: 3, 3: 2}[there]
    parted(evening, (mover, evening.state.seating.at_table(there)[0]))
    assert moves(evening) == [(mover, 1, other)]


def test_of_two_tables_as_full_the_one_gives_whose_player_meets_no_rival() -> None:
    evening = dealt(9, 9, 8, 7)
    (first,) = moves(evening)[:1]
    assert first[1:] == (2, 4)
    parted(evening, (first[0], evening.state.seating.at_table(4)[0]))
    assert moves(evening)[0][1:] == (1, 4)


def test_who_was_just_sent_to_a_table_is_followed_there_by_no_rival() -> None:
    evening = dealt(9, 9, 9, 6)
    first, second = moves(evening)
    assert (first[1:], second[1:]) == ((3, 4), (2, 4))
    parted(evening, (first[0], second[0]))
    assert moves(evening)[0] == first
    assert moves(evening)[1][1:] == (1, 4)


def test_where_every_move_would_bring_two_together_the_usual_one_is_suggested() -> None:
    evening = dealt(9, 7)
    ((mover, *usual),) = moves(evening)
    parted(evening, (mover, evening.state.seating.at_table(2)[0]))
    assert moves(evening) == [(mover, *usual)]
