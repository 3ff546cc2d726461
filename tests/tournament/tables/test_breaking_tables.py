"""A table is broken in one act and closed when all have arrived; a field is redrawn by seed."""

import pytest

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.moves import (
    FieldRedrawn,
    MoveArrived,
    MoveCause,
    MoveOrdered,
    MoveRecalled,
    TableBroken,
)
from tdapp.table.facts.tables import TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.dispersing import recall_break
from tdapp.table.seating.drawing import draw, give_seat
from tdapp.table.seating.marking import (
    fix,
    hold_table,
    part,
    set_breaking_order,
    set_opening_order,
    tell_button,
)
from tdapp.table.seating.moving import arrive, recall
from tdapp.tournament.event.announcing import close_table, open_table
from tdapp.tournament.facts.clock import LevelBegan
from tdapp.tournament.facts.sales import RegistrationClosed
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.tables.arranging import (
    break_out_of_turn,
    break_table,
    order_move,
    overrule_move,
    redraw,
)
from tdapp.tournament.tables.suggesting import suggestions, timely_suggestions
from tests.rules.houses import BOOKS
from tests.tournament.evening import Evening, refused
from tests.tournament.tables.moving import counted, room


def broken(evening: Evening, table: int) -> list[MoveOrdered]:
    """Break a table in its turn; the moves that were ordered."""
    told = evening.tell(break_table(evening.state, table, "seed"))
    return [event for event in told if isinstance(event, MoveOrdered)]


def test_it_is_suggested_when_the_field_fits_and_in_the_posted_order() -> None:
    evening = room(7, 7, 7, 7)
    assert suggestions(evening.state).breaks is None
    evening.bust(28)
    assert suggestions(evening.state).breaks == 4
    evening.tell(set_breaking_order(evening.state, (2, 1, 3, 4)))
    assert suggestions(evening.state).breaks == 2
    wrong = refused(evening, set_breaking_order, (2, 1, 3))
    assert wrong == Refusal("wrong_breaking_order", table=4)


def test_the_next_table_to_open_is_named_when_the_seats_do_not_do() -> None:
    evening = room(8, 9)
    evening.tell(set_opening_order(evening.state, (7, 4)))
    evening.enter()
    assert suggestions(evening.state).opens is None
    evening.enter()
    assert suggestions(evening.state).opens == 7
    evening.tell(open_table(evening.state, 7, 9))
    assert suggestions(evening.state).opens is None
    orders = evening.state.seating.orders
    assert (orders.opening, orders.breaking, orders.coming) == ((1, 2, 7), (7, 2, 1), (4,))

    for wrong, table in (((1, 5), 1), ((5, 6, 5), 5)):
        answer = refused(evening, set_opening_order, wrong)
        assert answer == Refusal("wrong_opening_order", table=table)


def test_all_moves_are_ordered_at_once_and_fill_the_others_evenly() -> None:
    evening = room(7, 7, 7, 6)
    told = break_table(evening.state, 4, "seed")
    (first, *moves) = told

    assert isinstance(first, TableBroken)
    assert sorted(first.players) == list(range(22, 28))
    assert len(set(first.cards)) == len(moves) == 6
    assert all(isinstance(one, MoveOrdered) and one.cause is MoveCause.BREAK for one in moves)
    evening.tell(told)
    assert counted(evening) == {1: 9, 2: 9, 3: 9, 4: 0}
    assert evening.state.seating.at_tables() == {1: 7, 2: 7, 3: 7, 4: 6}
    assert told == break_table(room(7, 7, 7, 6).state, 4, "seed")


def test_the_table_is_closed_when_the_last_has_arrived_and_not_before() -> None:
    evening = room(7, 7, 7, 6)
    moves = broken(evening, 4)
    told: list[Event] = []
    for move in moves:
        assert 4 in evening.state.seating.tables
        assert move.entry is not None
        told += evening.tell(arrive(evening.state, move.entry, carried=True))

    assert [event for event in told if not isinstance(event, MoveArrived)] == [TableClosed(4)]
    assert 4 not in evening.state.seating.tables
    assert counted(evening) == {1: 9, 2: 9, 3: 9} == evening.state.seating.at_tables()
    assert evening.state.seating.orders.breaking == (3, 2, 1)


def test_calling_a_break_back_leaves_those_who_arrived_where_they_are() -> None:
    evening = room(7, 7, 7, 6)
    moves = broken(evening, 4)
    arrived = moves[0].entry
    assert arrived is not None
    evening.tell(arrive(evening.state, arrived))
    evening.tell(recall_break(evening.state, 4))
    seating = evening.state.seating

    assert seating.seat_of[arrived].table == moves[0].to_table
    assert seating.at_tables()[4] == 5
    assert counted(evening) == seating.at_tables()
    assert refused(evening, recall_break, 4) == Refusal("nobody_leaves", table=4)
    assert len(break_out_of_turn(evening.state, 4, "again")) == 1 + 5


def test_a_table_breaks_no_longer_once_the_break_was_called_back() -> None:
    evening = room(7, 7, 7, 6)
    moves = broken(evening, 4)
    assert list(evening.state.seating.breaking) == [4]
    for move in moves[:-1]:
        evening.tell(recall(evening.state, move.slip))
        assert list(evening.state.seating.breaking) == [4]
    evening.tell(recall(evening.state, moves[-1].slip))

    assert not len(evening.state.seating.breaking)
    assert suggestions(evening.state).empty == ()
    assert suggestions(evening.state).breaks == 4
    broken(evening, 4)
    evening.tell(recall_break(evening.state, 4))
    assert not len(evening.state.seating.breaking)


def test_a_broken_table_whose_last_player_goes_out_is_left_to_be_closed() -> None:
    evening = room(7, 7, 7, 6)
    *others, last = broken(evening, 4)
    for move in others:
        assert move.entry is not None
        evening.tell(arrive(evening.state, move.entry))
    assert last.entry is not None
    evening.bust(last.entry)

    assert not len(evening.state.seating.breaking)
    assert suggestions(evening.state).empty == (4,)
    evening.enter()
    evening.seat()
    assert evening.state.seating.at_table(4) == []
    evening.tell(close_table(evening.state, 4))
    assert suggestions(evening.state).empty == ()


def test_a_table_left_empty_is_in_use_again_when_somebody_is_given_a_seat_there() -> None:
    evening = room(7, 7, 1)
    (move,) = broken(evening, 3)
    assert move.entry is not None
    evening.bust(move.entry)
    assert suggestions(evening.state).empty == (3,)
    evening.enter()
    evening.tell(give_seat(evening.state, 16, Seat(3, 1)))

    assert suggestions(evening.state).empty == ()
    assert evening.state.seating.counts.counts[3].on_hold is False


def test_a_table_that_exits_alone_emptied_is_to_be_closed_once_nobody_can_enter() -> None:
    evening = room(7, 7, 1)
    evening.bust(15)
    assert suggestions(evening.state).empty == ()
    evening.tell([RegistrationClosed(15, evening.state.entries.pool)])
    assert suggestions(evening.state).empty == (3,)
    evening.tell(close_table(evening.state, 3))
    assert suggestions(evening.state).empty == ()


def test_nobody_is_drawn_or_sent_to_a_table_that_breaks() -> None:
    evening = room(7, 7, 7, 6)
    broken(evening, 4)
    evening.enter(1)
    late = evening.state.entries.last_entry
    assert refused(evening, draw, "seed") == Refusal("not_enough_seats", free=0, waiting=1)
    assert refused(evening, give_seat, late, Seat(4, 9)) == Refusal("table_breaks", table=4)
    assert refused(evening, overrule_move, 1, Seat(4, 9)) == Refusal("table_breaks", table=4)


def test_an_order_that_names_nobody_is_called_back_when_its_table_breaks() -> None:
    evening = room(5, 4, 9, floor=FloorPlan(load=5))
    evening.tell(order_move(evening.state, 3))
    told = evening.tell(break_out_of_turn(evening.state, 3, "s"))

    assert isinstance(told[0], MoveRecalled)
    assert len(evening.state.seating.moves) == 9
    assert counted(evening) == {1: 9, 2: 9, 3: 0}


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("house", sorted({*BOOKS.values()} - {"tasmania"}))
def test_the_seat_of_an_order_that_names_nobody_is_drawn_for_when_its_table_breaks(
    house: str, *, apart: bool
) -> None:
    """The button of the other table tells the seat; every seat is needed for the break.

    In Tasmania nobody changes the seat (C20.6).
    """
    evening = room(5, 4, 9, floor=FloorPlan(load=5), house=house)
    for other in range(1, 10) if apart else ():
        evening.tell(part(evening.state, other, 10, apart=True))
    evening.tell(tell_button(evening.state, 2, ButtonPosition(1)))
    evening.tell(order_move(evening.state, 3))
    (ordered,) = evening.state.seating.moves.values()
    assert (ordered.entry, ordered.to_table) == (None, 2)
    told = evening.tell(break_out_of_turn(evening.state, 3, "s"))
    assert told[0] == MoveRecalled(ordered.slip)
    assert counted(evening) == {1: 9, 2: 9, 3: 0}


def test_a_break_undone_calls_back_only_those_who_have_not_arrived() -> None:
    evening, without = room(7, 7, 7, 6), room(7, 7, 7, 6)
    moves = broken(evening, 4)
    arrived = moves[0].entry
    assert arrived is not None
    without.tell(arrive(evening.state, arrived))
    seating = without.state.seating

    assert seating.seat_of[arrived].table == moves[0].to_table
    assert (seating.at_tables()[4], len(seating.moves)) == (5, 0)
    assert counted(without) == seating.at_tables()


def test_out_of_turn_it_needs_another_act_and_the_numbers_stay() -> None:
    evening = room(5, 7, 6)

    assert refused(evening, break_table, 1, "s") == Refusal("not_next_to_break", table=1)
    evening.tell(break_out_of_turn(evening.state, 1, "s"))
    assert counted(evening) == {1: 0, 2: 9, 3: 9}
    assert all(move.from_table != move.to_table for move in evening.state.seating.moves.values())
    assert refused(evening, break_out_of_turn, 1, "s") == Refusal("table_breaks", table=1)


def test_while_players_may_enter_a_break_is_due_only_where_a_whole_table_stays_free() -> None:
    for players, due in (((9, 9, 8, 1), None), ((7, 7, 4, 1), None), ((7, 7, 3, 1), 4)):
        evening = room(*players)
        assert suggestions(evening.state).breaks == 4
        assert timely_suggestions(evening.state).breaks == due
        broken(evening, 4)
    evening = room(7, 7, 4)
    found = timely_suggestions(evening.state).balancing
    assert found is not None
    assert found.moves[0].to_table == 3
    evening.tell([LevelBegan(3)])
    assert timely_suggestions(evening.state).breaks == 3


def test_a_table_on_hold_or_with_a_player_who_stays_is_not_broken() -> None:
    evening = room(7, 7, 7, 6)
    evening.tell(fix(evening.state, 22, stays=True))
    assert suggestions(evening.state).breaks == 3
    assert refused(evening, break_out_of_turn, 4, "s") == Refusal("player_stays", entry=22)
    evening.tell(hold_table(evening.state, 3))
    assert refused(evening, break_out_of_turn, 3, "s") == Refusal("table_on_hold", table=3)
    assert refused(evening, break_out_of_turn, 9, "s") == Refusal("table_not_open", table=9)


def test_a_table_somebody_is_on_the_way_to_is_not_closed() -> None:
    evening = room(3, 3)
    evening.tell(break_out_of_turn(evening.state, 1, "s"))
    evening.bust(*evening.state.seating.at_table(2))

    assert evening.state.seating.at_table(2) == []
    assert refused(evening, close_table, 2) == Refusal("players_expected", table=2)


def test_two_who_are_to_be_kept_apart_draw_different_tables() -> None:
    evening = room(7, 7, 7, 6)
    for one, other in ((22, 23), (22, 24)):
        evening.tell(part(evening.state, one, other, apart=True))
    for number in range(40):
        told = break_table(evening.state, 4, f"seed {number}")
        tables = {one.entry: one.to_table for one in told if isinstance(one, MoveOrdered)}
        assert tables[22] not in {tables[23], tables[24]}
    kept = refused(evening, part, 23, 22, apart=True)
    assert kept == Refusal("kept_apart", one=22, other=23)


def test_a_redraw_gives_everybody_another_draw_into_the_named_tables() -> None:
    evening = room(5, 4, 6)
    drawn = redraw(evening.state, (1, 3), "seed")

    assert isinstance(drawn[0], FieldRedrawn)
    assert drawn[1:] == [TableClosed(2)]
    assert drawn == redraw(evening.state, (1, 3), "seed")
    assert drawn[0] != redraw(evening.state, (1, 3), "seed 2")[0]
    evening.tell(drawn)
    seating = evening.state.seating
    assert sorted(seating.seat_of) == list(range(1, 16))
    assert sorted(seating.at_tables().values()) == [7, 8]
    assert counted(evening) == seating.at_tables()
    assert dict(seating.entry_at) == {seat: entry for entry, seat in seating.seat_of.items()}


def test_a_redraw_waits_for_moves_and_disputes_and_needs_seats() -> None:
    evening = room(7, 7, 7, 6)
    full = refused(evening, redraw, (1, 2), "s")
    assert full == Refusal("not_enough_seats", free=18, waiting=27)
    assert refused(evening, redraw, (1, 9), "s") == Refusal("table_not_open", table=9)
    broken(evening, 4)
    assert refused(evening, redraw, (1, 2, 3), "s") == Refusal("moves_under_way", moves=6)
    evening.tell(recall_break(evening.state, 4))
    evening.tell(hold_table(evening.state, 2))
    assert refused(evening, redraw, (1, 2, 3), "s") == Refusal("table_on_hold", table=2)


def test_who_must_not_be_moved_keeps_his_seat_in_a_redraw() -> None:
    evening = room(5, 4, 6)
    evening.tell(fix(evening.state, 2, stays=True))
    assert refused(evening, redraw, (2, 3), "s") == Refusal("player_stays", entry=2)
    for number in range(20):
        drawn = redraw(evening.state, (1, 3), f"seed {number}")[0]
        assert isinstance(drawn, FieldRedrawn)
        seats = {place.entry: place.seat for place in drawn.places}
        assert 2 not in seats
        assert Seat(1, 2) not in seats.values()
        assert sum(seat.table == 1 for seat in seats.values()) in {6, 7}
    for entry in (1, 3):
        evening.tell(fix(evening.state, entry, stays=True))
    evening.tell(redraw(evening.state, (1, 3), "even"))
    assert sorted(evening.state.seating.at_tables().values()) == [7, 8]


def test_a_field_that_has_no_seats_is_drawn_and_not_redrawn() -> None:
    evening = Evening()

    with pytest.raises(Refusal, match="nobody_to_seat"):
        redraw(evening.state, (1,), "s")
    evening.enter(2)
    evening.tell(redraw(evening.state, (2,), "s"))
    assert {seat.table for seat in evening.state.seating.seat_of.values()} == {2}
    assert isinstance(evening.state.seating.seat_of[1], Seat)
