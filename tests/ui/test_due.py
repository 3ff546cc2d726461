"""What the floor has to do, line by line, and how what is typed of it is read."""

import pytest
from msgspec.structs import replace

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.shown.floor_tasks import FloorTaskKind, due_now
from tdapp.shown.floor_words import next_to_break
from tdapp.shown.reading import (
    read_button,
    read_player,
    read_seat,
    read_seat_at,
    read_tables,
)
from tdapp.table.geometry.redraw import RedrawStep
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.drawing import draw
from tdapp.table.seating.marking import fix, hold_table, set_opening_order
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.exits.eliminating import bust as bust_one
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.sales.alternates import join_alternates
from tdapp.tournament.tables.arranging import break_table, lock_seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.floor_rows import LOOKS
from tdapp.ui.tables.table_acts import read_table
from tdapp.voice.voice import Voice
from tests.tournament.evening import SMALL, Evening, person, seated
from tests.tournament.tables.moving import room

OUT_OF_CHIPS = FloorTaskKind.OUT_OF_CHIPS


def said(evening: Evening) -> list[tuple[FloorTaskKind, str]]:
    """What is due, in words."""
    return [(line.kind, line.text) for line in due_now(Voice(), evening.state, _name)]


def _name(who: PersonId) -> str:
    return str(who).capitalize()


def test_nothing_is_due_where_the_tables_are_even() -> None:
    assert said(room(8, 8, 7)) == []
    assert due_now(Voice(), Tournament(), _name) == []


def test_who_waits_comes_before_every_move() -> None:
    queued = replace(SMALL, alternates=AlternateTerms(appear_minutes=10), seats_per_table=4)
    evening = Evening(queued, tables=1)
    evening.enter(4)
    evening.seat()
    for number in (20, 21):
        evening.tell(join_alternates(evening.state, person(number), evening.now))
    line = (
        FloorTaskKind.ALTERNATES,
        "Free seats go to waiting alternates (2); no move is suggested",
    )
    assert said(evening) == [line]


def test_where_seats_are_fixed_that_is_all_that_is_said() -> None:
    fixed = (FloorTaskKind.FIXED, "Seats are fixed for the session; no balancing")
    assert said(room(9, 4, house="tasmania")) == [fixed]


def test_a_redraw_that_is_due_is_one_line_with_its_tables() -> None:
    evening = room(9, 8, floor=FloorPlan(redraws=(RedrawStep(0, (1,)),)))
    evening.close()
    evening.bust(*range(1, 9))
    (line,) = (
        one for one in due_now(Voice(), evening.state, _name) if one.kind is FloorTaskKind.REDRAW
    )
    assert line.text == "Draw the final table, at table 1"
    assert line.tables == (1,)


def test_a_second_move_from_a_table_is_a_line_of_its_own_that_waits_for_the_first() -> None:
    evening = room(9, 5, 6, floor=FloorPlan(halt_short_by=0))
    first, second = due_now(Voice(), evening.state, _name)
    assert (first.table, first.after) == (1, 0)
    assert (second.table, second.after, second.note) == (1, 1, "after the move above")
    assert first.key != second.key


def test_a_table_that_may_give_nobody_is_said() -> None:
    evening = room(8, 3, floor=FloorPlan(load=5, halt_short_by=0))
    for entry in range(1, 9):
        evening.tell(fix(evening.state, entry, stays=True))
    assert (
        FloorTaskKind.STUCK,
        "Table 1 should give up a player, but all there must stay",
    ) in said(evening)


def test_a_table_that_all_have_left_is_to_be_closed() -> None:
    evening = room(5, 1)
    evening.close()
    evening.tell(break_table(evening.state, 2, "seed"))
    evening.bust(6)
    assert said(evening) == [(FloorTaskKind.EMPTY, "Close table 2: it is empty")]


def test_the_next_listed_table_is_to_open_where_the_open_ones_have_too_few_seats() -> None:
    evening = seated(8)
    evening.tell(set_opening_order(evening.state, (7, 5)))
    assert said(evening) == []
    evening.enter(4)
    for number in (1, 2):
        for seat in evening.state.seating.free_at(number):
            evening.tell(lock_seat(evening.state, Seat(number, seat)))
    assert said(evening) == [
        (FloorTaskKind.OPEN, "Open table 7: 12 are in play and the tables seat 8")
    ]
    evening.tell(open_table(evening.state, 7, 6))
    assert said(evening) == [(FloorTaskKind.DRAW, "Draw seats: 4 players wait for seats")]
    evening.tell(draw(evening.state, "seed"))
    assert said(evening) == []


def test_players_who_wait_while_no_table_is_open_are_due_and_then_their_seats() -> None:
    evening = Evening(SMALL, tables=0)
    assert said(evening) == []
    evening.enter(12)
    words = "Open a table: 12 players wait for seats"
    assert said(evening) == [(FloorTaskKind.OPEN, words)]
    for number in (1, 2):
        evening.tell(open_table(evening.state, number, 9))
    assert said(evening) == [(FloorTaskKind.DRAW, "Draw seats: 12 players wait for seats")]
    evening.tell(draw(evening.state, "seed"))
    assert said(evening) == []


def test_who_is_out_of_chips_is_due_until_bought_in_again_or_out() -> None:
    evening = seated(6)
    evening.start()
    for entry in (5, 2):
        evening.tell(bust_one(evening.state, entry, evening.now))
    lines = [one for one in due_now(Voice(), evening.state, _name) if one.kind is OUT_OF_CHIPS]
    assert [one.tables for one in lines] == [(5,), (2,)]
    seat = evening.state.seating.seat_of[5]
    assert (lines[0].table, lines[0].seat) == (seat.table, seat)
    assert lines[0].text == f"Person 5 ({seat}) is out of chips: re-buy or bust"
    evening.bust(5, 2)
    assert not [one for one in due_now(Voice(), evening.state, _name) if one.kind is OUT_OF_CHIPS]


def test_a_held_table_counts_the_exits_that_wait() -> None:
    evening = seated(8)
    table = evening.state.seating.seat_of[3].table
    evening.tell(hold_table(evening.state, table))
    evening.bust(3)
    (line,) = (
        one for one in due_now(Voice(), evening.state, _name) if one.kind is FloorTaskKind.HELD
    )
    assert (line.text, line.note) == (f"Table {table} is on hold", "eliminations pending: 1")


def test_every_kind_of_line_has_a_shape_and_no_two_that_matter_look_alike() -> None:
    assert set(LOOKS) == set(FloorTaskKind)
    urgent = [
        LOOKS[kind]
        for kind in (
            FloorTaskKind.HALT,
            FloorTaskKind.HELD,
            FloorTaskKind.STUCK,
            FloorTaskKind.MOVE,
            FloorTaskKind.BREAK,
        )
    ]
    assert len(set(urgent)) == len(urgent)


def test_seats_tables_and_buttons_are_read_as_they_are_spoken() -> None:
    assert read_seat(" 12 - 5 ") == Seat(12, 5)
    assert read_seat_at("5", 12) == Seat(12, 5)
    assert read_seat_at("3-5", 12) == Seat(3, 5)
    assert read_tables("3, 1  2;") == (3, 1, 2)
    assert read_button("4 5 6") == ButtonPosition(4, 5, 6)
    assert read_button("4 - 6") == ButtonPosition(4, None, 6)
    assert read_button("4") == ButtonPosition(4)
    evening = seated(3)
    assert read_player("2", evening.state) == 2
    assert read_player(str(evening.state.seating.seat_of[2]), evening.state) == 2


@pytest.mark.parametrize(
    ("read", "text", "code"),
    [
        (read_seat, "12", "not_a_seat"),
        (read_seat, "12-", "not_a_seat"),
        (read_tables, "", "not_tables"),
        (read_tables, "1 two", "not_tables"),
        (read_tables, "9" * 5_000, "not_tables"),
        (read_table, "1 2", "not_one_table"),
        (read_button, "", "not_a_button"),
        (read_button, "1 2 3 4", "not_a_button"),
        (lambda text: read_player(text, Tournament()), "Smith", "not_a_player"),
        (lambda text: read_player(text, Tournament()), "7", "no_such_entry"),
        (lambda text: read_player(text, Tournament()), "7-1", "nobody_in_seat"),
        (lambda text: read_player(text, Tournament()), "", "not_a_player"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(read: object, text: str, code: str) -> None:
    assert callable(read)
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value.code == code


def test_the_last_table_in_play_is_never_the_next_to_break() -> None:
    evening = seated(12)
    evening.start()
    order = evening.state.seating.orders.breaking
    first = next(table for table in order if evening.state.seating.counts.counts[table].players)
    assert next_to_break(evening.state) == first
    seat_of = evening.state.seating.seat_of
    evening.bust(*(entry for entry, seat in seat_of.items() if seat.table == first))
    left = {table for table, one in evening.state.seating.counts.counts.items() if one.players}
    assert len(left) == 1
    assert next_to_break(evening.state) is None
