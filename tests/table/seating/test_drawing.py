"""Drawing seats for an event, and putting a player back into one."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import SeatGiven, SeatsDrawn, TableOpened
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.drawing import draw
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.facts.exits import EntryReinstated
from tdapp.tournament.payouts.paying import pay_prize
from tests.tournament.evening import Evening, seated


def test_a_draw_seats_everybody_who_has_no_seat_each_in_another() -> None:
    evening = Evening()
    evening.enter(9)
    (drawn,) = draw(evening.state, "seed")

    assert isinstance(drawn, SeatsDrawn)
    assert [place.entry for place in drawn.places] == list(range(1, 10))
    assert len({place.seat for place in drawn.places}) == 9


def test_the_recorded_seed_gives_the_same_draw_again_and_another_seed_another() -> None:
    evening = Evening()
    evening.enter(9)

    assert draw(evening.state, "seed") == draw(evening.state, "seed")
    assert draw(evening.state, "seed") != draw(evening.state, "seed 2")


def test_late_entries_fill_the_emptier_table_and_nobody_else_moves() -> None:
    evening = seated(8)
    at_one = [entry for entry, seat in evening.state.seating.seat_of.items() if seat.table == 1]
    evening.bust(*at_one[:3])
    before = dict(evening.state.seating.seat_of.items())
    assert evening.state.seating.at_tables() == {1: 1, 2: 4}

    evening.enter(3)
    evening.seat()
    assert evening.state.seating.at_tables() == {1: 4, 2: 4}
    assert before.items() <= dict(evening.state.seating.seat_of.items()).items()


def test_who_is_out_is_not_drawn_again() -> None:
    evening = seated(3)
    evening.bust(1)

    with pytest.raises(Refusal) as refused:
        draw(evening.state, "seed")
    assert refused.value == Refusal("nobody_to_seat")


def test_without_a_seat_for_everybody_nobody_is_drawn() -> None:
    evening = Evening(tables=1)
    evening.enter(7)

    with pytest.raises(Refusal) as refused:
        draw(evening.state, "seed")
    assert refused.value == Refusal("not_enough_seats", free=6, waiting=7)


def test_a_table_has_the_seats_it_has_but_no_more_than_the_event_allows() -> None:
    evening = Evening(tables=0)

    assert open_table(evening.state, 4, 9) == [TableOpened(4, 6)]
    assert open_table(evening.state, 4, 5) == [TableOpened(4, 5)]
    evening.tell(open_table(evening.state, 4, 5))
    with pytest.raises(Refusal) as refused:
        open_table(evening.state, 4, 5)
    assert refused.value == Refusal("table_open", table=4)


def test_a_reinstated_player_gets_the_seat_that_he_left() -> None:
    evening = seated(4)
    seat = evening.state.seating.seat_of[2]
    evening.bust(2)

    assert reinstate(evening.state, 2) == [EntryReinstated(2), SeatGiven(2, seat)]
    evening.reinstate(2)
    assert evening.state.seating.entry_at[seat] == 2


def test_or_another_free_one_that_is_named() -> None:
    evening = seated(4)
    evening.bust(2)
    left = evening.state.exits.by_entry[2].seat
    other = next(seat for seat in evening.state.seating.free() if seat != left)
    evening.reinstate(2, other)

    assert evening.state.seating.seat_of[2] == other
    assert left in set(evening.state.seating.free())


def taken_and_out() -> tuple[Evening, Seat]:
    """Everybody seated, entry 2 out and somebody else in the seat that he left."""
    evening = seated(12)
    evening.bust(2, 3)
    seat = evening.state.exits.by_entry[2].seat
    assert seat is not None
    evening.reinstate(3, seat)
    return evening, seat


def test_a_typed_seat_that_was_taken_meanwhile_is_refused_and_the_last_free_one_drawn() -> None:
    evening, seat = taken_and_out()
    with pytest.raises(Refusal) as refused:
        reinstate(evening.state, 2, seat)
    assert refused.value == Refusal("seat_taken", seat=str(seat), entry=3)

    (free,) = evening.state.seating.free()
    evening.reinstate(2)
    assert evening.state.seating.seat_of[2] == free


@pytest.mark.parametrize("seat", [Seat(1, 7), Seat(1, 0), Seat(3, 1), Seat(0, 1), Seat(1, -1)])
def test_a_seat_that_does_not_exist_is_refused(seat: Seat) -> None:
    evening = seated(4)
    evening.bust(2)

    with pytest.raises(Refusal) as refused:
        reinstate(evening.state, 2, seat)
    assert refused.value == Refusal("no_such_seat", seat=str(seat))


@pytest.mark.parametrize(
    ("entry", "answer"),
    [(1, Refusal("not_out", entry=1)), (8, Refusal("no_such_entry", entry=8))],
)
def test_only_who_is_out_is_reinstated(entry: int, answer: Refusal) -> None:
    evening = seated(4)
    evening.bust(2)

    with pytest.raises(Refusal) as refused:
        reinstate(evening.state, entry)
    assert refused.value == answer


def test_nobody_comes_back_past_a_prize_that_was_paid() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4, 5)
    evening.tell(pay_prize(evening.state, 2))

    for entry in (1, 2, 3, 4, 5):
        with pytest.raises(Refusal) as refused:
            reinstate(evening.state, entry)
        assert refused.value == Refusal("prize_paid", place=2, entry=5)


def test_who_went_out_after_the_paid_place_may_come_back() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(1, 2, 3, 4, 5)
    evening.tell(pay_prize(evening.state, 3))
    evening.reinstate(5)

    assert evening.state.places()[4] == 3
    assert evening.state.in_play() == [5, 6]
