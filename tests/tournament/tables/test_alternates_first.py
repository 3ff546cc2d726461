"""While an alternate waits, a freed seat is for the next of them and nobody else is moved."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.marking import hold_table, unlock_seat
from tdapp.table.seating.moving import arrive
from tdapp.tournament.event.announcing import close_table, open_table
from tdapp.tournament.guards.room_left import places_to_give
from tdapp.tournament.sales.alternates import call_alternate, pass_over, seat_alternate
from tdapp.tournament.tables.arranging import (
    break_out_of_turn,
    break_table,
    free_table,
    lock_seat,
    order_move,
    overrule_move,
    redraw,
)
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tests.tournament.evening import Evening, refused
from tests.tournament.sales.alternates_list import ROOMY, join, uneven


def test_the_freed_seat_is_offered_to_the_next_and_no_move_and_no_break_is_suggested() -> None:
    evening = uneven()
    halts = suggestions(evening.state).halts
    assert [halt.table for halt in halts] == [1]
    assert suggestions(evening.state) == Suggestions(alternates=True, offer=1, halts=halts)
    evening.tell(call_alternate(evening.state, evening.now))
    assert suggestions(evening.state) == Suggestions(alternates=True, offer=2, halts=halts)
    evening.tell(call_alternate(evening.state, evening.now))
    assert suggestions(evening.state) == Suggestions(alternates=True, halts=halts)

    assert refused(evening, order_move, 2) == Refusal("alternates_first")
    assert refused(evening, break_table, 2, "s") == Refusal("alternates_first")


def test_when_the_last_is_seated_or_gone_tables_are_evened_out_again() -> None:
    evening = uneven()
    for ticket in (1, 2):
        evening.tell(call_alternate(evening.state, evening.now))
        if ticket == 1:
            evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    assert suggestions(evening.state).balancing is None
    evening.tell(pass_over(evening.state, 2, evening.now, declined=True))

    found = suggestions(evening.state)
    assert (found.alternates, found.offer) == (False, None)
    assert found.balancing is not None
    assert [(move.from_table, move.to_table) for move in found.balancing.moves] == [(2, 1)]


def test_once_all_entries_are_sold_the_queue_holds_up_no_move() -> None:
    evening = Evening(replace(ROOMY, max_entries=12), tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21)
    evening.bust(*evening.state.seating.at_table(1)[:2])

    found = suggestions(evening.state)
    assert (found.alternates, found.offer) == (False, None)
    assert found.balancing is not None
    assert [(move.from_table, move.to_table) for move in found.balancing.moves] == [(2, 1)]
    evening.tell(order_move(evening.state, 2))
    assert refused(evening, call_alternate, evening.now) == Refusal("event_full", most=12)


def test_a_seat_at_a_table_on_hold_is_offered_to_nobody_while_its_exit_is_pending() -> None:
    evening = Evening(ROOMY, tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21)
    evening.tell(hold_table(evening.state, 1))
    evening.bust(evening.state.seating.at_table(1)[0])

    assert suggestions(evening.state) == Suggestions(alternates=True)


def test_nobody_is_called_to_a_seat_at_a_table_that_breaks_or_is_on_hold() -> None:
    evening = Evening(ROOMY, tables=3)
    evening.enter(18)
    evening.seat()
    join(evening, *range(21, 27))
    evening.bust(*evening.state.seating.at_table(1)[:4])
    evening.bust(*evening.state.seating.at_table(2)[:3])
    evening.tell(break_out_of_turn(evening.state, 2, "s"))
    assert places_to_give(evening.state) == 1
    evening.tell(hold_table(evening.state, 1))
    assert suggestions(evening.state).offer is None
    assert refused(evening, call_alternate, evening.now) == Refusal("no_place_free")
    evening.tell(free_table(evening.state, 1))
    evening.tell(call_alternate(evening.state, evening.now))
    assert refused(evening, call_alternate, evening.now) == Refusal("no_place_free")
    for mover in sorted(evening.state.seating.slip_of):
        evening.tell(arrive(evening.state, mover))
    evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    assert not evening.state.seating.unseated


def test_nothing_takes_the_seat_that_somebody_was_called_to() -> None:
    evening = Evening(ROOMY, tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21)
    evening.bust(*evening.state.seating.at_table(1)[:1])
    last = next(evening.state.seating.free())
    evening.tell(open_table(evening.state, 3, 1))
    evening.tell(call_alternate(evening.state, evening.now))
    evening.tell(close_table(evening.state, 3))
    taken = Refusal("called_to_those_seats", called=1)
    assert refused(evening, lock_seat, last) == taken
    evening.bust(*evening.state.seating.at_table(2)[:5])
    assert refused(evening, break_out_of_turn, 2, "s") == taken
    assert refused(evening, redraw, (1,), "s") == taken
    evening.tell(lock_seat(evening.state, last))
    evening.tell(seat_alternate(evening.state, 1, seed="seed"))
    evening.tell(unlock_seat(evening.state, last))
    assert evening.state.left == 7


def test_the_director_may_still_move_somebody() -> None:
    evening = uneven()
    entry = evening.state.seating.at_table(2)[0]
    free = evening.state.seating.free_at(1)[0]
    (move,) = evening.tell(overrule_move(evening.state, entry, Seat(1, free)))

    assert evening.state.seating.slip_of[entry] == 1
    assert move.papers() == ("move 1",)
