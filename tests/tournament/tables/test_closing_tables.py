"""A table is closed when nobody sits there, and then serves the event no longer."""

from collections.abc import Sequence

import pytest

from tdapp.core.event import Event
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.facts.tables import SeatGiven, TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.event.announcing import close_table, open_table
from tests.tournament.evening import Evening, seated


def three_at_one_table() -> Evening:
    """Entries 1 to 3 at table 1 of two."""
    evening = Evening()
    evening.enter(3)
    evening.tell([SeatGiven(entry, Seat(1, seat)) for entry, seat in ((3, 1), (1, 4), (2, 6))])
    return evening


def fact_of(evening: Evening, events: Sequence[Event]) -> str:
    with pytest.raises(Contradiction) as clash:
        evening.tell(events)
    return clash.value.fact


def test_an_empty_table_is_closed_and_its_seats_are_gone() -> None:
    evening = three_at_one_table()
    assert evening.tell(close_table(evening.state, 2)) == [TableClosed(2)]

    assert dict(evening.state.seating.tables) == {1: 6}
    assert {seat.table for seat in evening.state.seating.free()} == {1}
    assert evening.state.seating.at_tables() == {1: 3}


def test_a_table_at_which_somebody_sits_stays_and_they_are_named() -> None:
    evening = three_at_one_table()
    with pytest.raises(Refusal) as refused:
        close_table(evening.state, 1)

    assert refused.value == Refusal("table_not_empty", table=1, entries="1, 2, 3")
    evening.bust(2, 1)
    with pytest.raises(Refusal) as refused:
        close_table(evening.state, 1)
    assert refused.value.details["entries"] == "3"


def test_a_table_that_does_not_serve_the_event_is_not_closed() -> None:
    evening = three_at_one_table()
    evening.tell(close_table(evening.state, 2))
    for number in (2, 3, 0):
        with pytest.raises(Refusal) as refused:
            close_table(evening.state, number)
        assert refused.value == Refusal("table_not_open", table=number)


def test_a_closed_table_can_serve_the_event_again() -> None:
    evening = three_at_one_table()
    evening.tell(close_table(evening.state, 2))
    evening.tell(open_table(evening.state, 2, 4))

    assert dict(evening.state.seating.tables) == {1: 6, 2: 4}


def test_nobody_is_put_back_at_a_table_that_was_closed() -> None:
    evening = seated(2)
    table = evening.state.seating.seat_of[1].table
    evening.bust(1)
    evening.tell(close_table(evening.state, table))
    with pytest.raises(Refusal, match="no_such_seat"):
        evening.reinstate(1, Seat(table, 1))


def test_what_was_not_empty_or_not_open_does_not_fit_as_closed() -> None:
    assert fact_of(three_at_one_table(), [TableClosed(1)]) == "seat_taken"
    assert fact_of(three_at_one_table(), [TableClosed(3)]) == "table_not_used"
    assert fact_of(three_at_one_table(), [TableClosed(2), TableClosed(2)]) == "table_not_used"
