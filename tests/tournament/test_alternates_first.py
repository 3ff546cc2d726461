"""While an alternate waits, a freed seat is for the next of them and nobody else is moved."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.floor.seats import Seat
from tdapp.tournament.sales.alternates import call_alternate, pass_over, seat_alternate
from tdapp.tournament.seats.dispersing import break_table
from tdapp.tournament.seats.marking import hold_table
from tdapp.tournament.seats.moving import order_move, overrule_move
from tdapp.tournament.seats.suggesting import Suggestions, suggestions
from tests.tournament.evening import Evening
from tests.tournament.test_alternates import QUEUED, join
from tests.tournament.test_moves import refused

ROOMY = replace(QUEUED, max_entries=100)


def uneven() -> Evening:
    """Two tables of six, two who wait, and three gone from one table."""
    evening = Evening(ROOMY, tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21, 22)
    evening.bust(*evening.state.seating.at_table(1)[:3])
    return evening


def test_the_freed_seat_is_offered_to_the_next_and_no_move_and_no_break_is_suggested() -> None:
    evening = uneven()
    halts = suggestions(evening.state).halts
    assert [halt.table for halt in halts] == [1]
    assert suggestions(evening.state) == Suggestions(alternates=True, offer=1, halts=halts)
    evening.tell(call_alternate(evening.state, evening.now))
    assert suggestions(evening.state) == Suggestions(alternates=True, offer=2, halts=halts)
    evening.tell(call_alternate(evening.state, evening.now))
    assert suggestions(evening.state) == Suggestions(alternates=True, halts=halts)

    assert refused(evening, order_move, 2) == Refusal("alternates_wait")
    assert refused(evening, break_table, 2, "s") == Refusal("alternates_wait")


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


def test_a_seat_at_a_table_on_hold_is_offered_to_nobody_while_its_exit_is_pending() -> None:
    evening = Evening(ROOMY, tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21)
    evening.tell(hold_table(evening.state, 1))
    evening.bust(evening.state.seating.at_table(1)[0])

    assert suggestions(evening.state) == Suggestions(alternates=True)


def test_the_director_may_still_move_somebody() -> None:
    evening = uneven()
    entry = evening.state.seating.at_table(2)[0]
    free = evening.state.seating.free_at(1)[0]
    (move,) = evening.tell(overrule_move(evening.state, entry, Seat(1, free)))

    assert evening.state.seating.slip_of[entry] == 1
    assert move.papers() == ("move 1",)
