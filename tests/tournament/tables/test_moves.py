"""A move is ordered, then made or called back; its seat is kept meanwhile, nobody sits twice."""

import msgspec
import pytest

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.facts.moves import MoveArrived, MoveCause, MoveOrdered, SuggestedMove
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.floor import table_at
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_free
from tdapp.table.seating.drawing import draw, give_seat
from tdapp.table.seating.marking import fix, hold_table
from tdapp.table.seating.moving import arrive, recall, swap
from tdapp.tournament.tables.arranging import free_table, lock_seat, order_move, overrule_move
from tdapp.tournament.tables.suggesting import suggestions
from tests.tournament.evening import refused
from tests.tournament.tables.moving import counted, room, told


def test_the_next_big_blind_is_sent_to_the_worst_seat_and_the_seat_is_kept() -> None:
    evening = told()
    (move,) = order_move(evening.state, 1)

    assert isinstance(move, MoveOrdered)
    assert (move.slip, move.entry, move.from_seat) == (1, 3, 3)
    assert (move.to_table, move.to_seat, move.cause) == (3, 7, MoveCause.BALANCE)
    assert move.suggested == SuggestedMove(1, 3, 3, 7)
    evening.tell([move])
    seating = evening.state.seating
    assert seating.seat_of[3] == Seat(1, 3)
    assert not seating.is_free(Seat(3, 7))
    assert counted(evening) == {1: 8, 2: 8, 3: 7}
    with pytest.raises(Refusal) as kept:
        must_be_free(evening.state, Seat(3, 7))
    assert kept.value == Refusal("seat_kept", seat="3-7", slip=1)


def test_who_has_arrived_sits_there_and_nowhere_else() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    evening.tell(arrive(evening.state, 3))
    seating = evening.state.seating

    assert seating.seat_of[3] == Seat(3, 7)
    assert seating.entry_at.get(Seat(1, 3)) is None
    assert (len(seating.moves), len(seating.reserved), len(seating.slip_of)) == (0, 0, 0)
    assert counted(evening) == {1: 8, 2: 8, 3: 7} == seating.at_tables()
    assert seating.moved[3] == 1


def test_a_move_called_back_leaves_everything_as_it_was() -> None:
    evening = told()
    before = evening.state.seating
    evening.tell(order_move(evening.state, 1))
    evening.tell(recall(evening.state, 1))
    after = evening.state.seating

    assert (after.seat_of, after.counts, after.reserved) == (
        before.seat_of,
        before.counts,
        before.reserved,
    )
    assert refused(evening, recall, 1) == Refusal("no_such_slip", slip=1)


def test_the_next_big_blind_of_a_table_is_an_order_that_the_arrival_closes() -> None:
    evening = room(9, 8, 6)
    (move,) = evening.tell(order_move(evening.state, 1))

    assert isinstance(move, MoveOrdered)
    assert (move.entry, move.from_seat, move.to_seat) == (None, None, None)
    assert counted(evening) == {1: 8, 2: 8, 3: 7}
    assert refused(evening, arrive, 5) == Refusal("say_which_seat", entry=5, table=3)
    assert refused(evening, arrive, 5, Seat(2, 6)) == Refusal("no_such_move", entry=5)
    assert refused(evening, arrive, 12, Seat(3, 8)) == Refusal("no_such_move", entry=12)
    evening.tell(arrive(evening.state, 5, Seat(3, 8)))
    assert evening.state.seating.seat_of[5] == Seat(3, 8)
    assert counted(evening) == evening.state.seating.at_tables()
    assert not len(evening.state.seating.moves)


def test_a_mover_may_take_another_free_seat_but_no_taken_one() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))

    taken = refused(evening, arrive, 3, Seat(3, 1))
    assert taken == Refusal("seat_taken", seat="3-1", entry=18)
    evening.tell(arrive(evening.state, 3, Seat(3, 9), carried=True))
    assert evening.state.seating.seat_of[3] == Seat(3, 9)
    assert evening.state.seating.is_free(Seat(3, 7))


def test_the_director_overrules_and_both_moves_stand_in_the_record() -> None:
    evening = told()
    (move,) = overrule_move(evening.state, 5, Seat(3, 9))

    assert isinstance(move, MoveOrdered)
    assert (move.entry, move.to_seat, move.cause) == (5, 9, MoveCause.OVERRULED)
    assert move.suggested == SuggestedMove(1, 3, 3, 7)
    evening.tell([move])
    again = refused(evening, overrule_move, 5, Seat(3, 8))
    assert again == Refusal("moves_already", entry=5, slip=1)


def test_a_player_is_put_into_an_empty_seat_of_the_own_table() -> None:
    evening = told()
    own, empty = evening.state.seating.seat_of[18], Seat(3, 9)
    before = counted(evening), evening.state.seating.last_source
    evening.tell(overrule_move(evening.state, 18, empty))
    assert not evening.state.seating.is_free(empty)
    assert table_at(evening.state, 3).occupied == {2, 3, 4, 5, 6, 9}
    assert refused(evening, arrive, 18, own).code == "seat_taken"
    evening.tell(arrive(evening.state, 18))

    seating = evening.state.seating
    assert seating.entry_at[empty] == 18
    assert seating.is_free(own)
    assert (counted(evening), seating.last_source) == before
    assert 18 not in seating.moved
    assert refused(evening, overrule_move, 18, empty).code == "seat_taken"


def test_when_the_order_is_undone_who_arrived_stays_where_he_is() -> None:
    evening = told()
    (order,) = order_move(evening.state, 1)
    without = told()
    evening.tell([order])
    (arrival,) = arrive(evening.state, 3)
    without.tell([arrival])

    assert isinstance(arrival, MoveArrived)
    assert without.state.seating.seat_of[3] == Seat(3, 7)
    assert counted(without) == without.state.seating.at_tables()


def test_who_goes_out_on_the_way_is_expected_nowhere() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    evening.bust(3)
    seating = evening.state.seating

    assert seating.is_free(Seat(3, 7))
    assert counted(evening) == seating.at_tables() == {1: 8, 2: 8, 3: 6}
    assert not len(seating.moves)


def test_a_seat_that_is_left_soon_is_drawn_by_nobody_yet() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    evening.enter(3)
    evening.seat()

    assert evening.state.seating.at_tables() == {1: 9, 2: 9, 3: 8}
    evening.enter()
    assert refused(evening, draw, "seed") == Refusal("not_enough_seats", free=0, waiting=1)


def test_even_tables_need_no_move() -> None:
    evening = room(9, 9, 8)

    assert refused(evening, order_move, 1) == Refusal("nothing_suggested", table=1)
    found = suggestions(evening.state).balancing
    assert found is not None
    assert found.moves == ()


def test_a_table_on_hold_moves_nobody_and_its_exits_are_pending() -> None:
    evening = told()
    evening.tell(hold_table(evening.state, 3))

    assert refused(evening, order_move, 1) == Refusal("nothing_suggested", table=1)
    assert refused(evening, overrule_move, 5, Seat(3, 9)) == Refusal("table_on_hold", table=3)
    assert refused(evening, overrule_move, 19, Seat(2, 9)) == Refusal("table_on_hold", table=3)
    assert refused(evening, hold_table, 3) == Refusal("table_on_hold", table=3)
    assert refused(evening, swap, 1, 18) == Refusal("table_on_hold", table=3)
    evening.enter()
    assert refused(evening, give_seat, 24, Seat(3, 9)) == Refusal("table_on_hold", table=3)
    evening.bust(20, 1)
    assert evening.state.exits.in_order() == [1]
    evening.tell(free_table(evening.state, 3))
    assert not len(evening.state.seating.held)
    assert refused(evening, free_table, 3) == Refusal("table_not_on_hold", table=3)
    assert len(order_move(evening.state, 2)) == 1


def test_nobody_arrives_at_or_from_a_table_on_hold() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    for table in (1, 3):
        evening.tell(hold_table(evening.state, table))
        assert refused(evening, arrive, 3) == Refusal("table_on_hold", table=table)
        with pytest.raises(Contradiction, match="table_on_hold"):
            evening.tell([MoveArrived(1, 3, Seat(1, 3), Seat(3, 7))])
        evening.tell(free_table(evening.state, table))
    evening.tell(arrive(evening.state, 3))
    assert evening.state.seating.seat_of[3] == Seat(3, 7)


def test_a_player_who_must_not_move_is_passed_over() -> None:
    evening = told()
    evening.tell(fix(evening.state, 3, stays=True))
    (move,) = order_move(evening.state, 1)

    assert isinstance(move, MoveOrdered)
    assert move.entry == 4
    assert refused(evening, fix, 3, stays=True) == Refusal("stays_already", entry=3)
    assert refused(evening, fix, 4, stays=False) == Refusal("may_move", entry=4)


def test_nobody_gets_a_locked_seat() -> None:
    evening = told()
    evening.tell(lock_seat(evening.state, Seat(3, 7)))
    (move,) = order_move(evening.state, 1)

    assert isinstance(move, MoveOrdered)
    assert move.to_seat == 8
    evening.enter(1)
    entry = evening.state.entries.last_entry
    assert refused(evening, give_seat, entry, Seat(3, 7)) == Refusal("seat_locked", seat="3-7")
    assert evening.state.seating.capacity == 26


def test_two_found_in_each_others_seats_are_put_right_in_one_act() -> None:
    evening = room(3, 3)
    (before_one, before_two) = (evening.state.seating.seat_of[n] for n in (1, 5))
    counts = evening.state.seating.counts
    evening.tell(swap(evening.state, 1, 5))
    seating = evening.state.seating

    assert (seating.seat_of[1], seating.seat_of[5]) == (before_two, before_one)
    assert (seating.entry_at[before_one], seating.entry_at[before_two]) == (5, 1)
    assert seating.counts == counts
    assert refused(evening, swap, 1, 1) == Refusal("same_entry", entry=1)


def test_a_ballot_or_card_gives_a_seat_once() -> None:
    evening = room(3)
    evening.enter()

    assert give_seat(evening.state, 4, Seat(1, 9)) == [SeatGiven(4, Seat(1, 9))]
    taken = refused(evening, give_seat, 4, Seat(1, 1))
    assert taken == Refusal("seat_taken", seat="1-1", entry=1)
    assert refused(evening, give_seat, 1, Seat(1, 9)) == Refusal("already_seated", entry=1)


def test_a_fact_that_needs_a_kept_seat_does_not_fit_the_record() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    evening.enter()

    with pytest.raises(Contradiction, match="seat_kept"):
        evening.tell([SeatGiven(24, Seat(3, 7))])


def test_numbers_of_slips_are_not_given_twice() -> None:
    evening = told()
    evening.tell(order_move(evening.state, 1))
    evening.tell(recall(evening.state, 1))
    (again,) = order_move(evening.state, 1)

    assert isinstance(again, MoveOrdered)
    assert again.slip == 2
    assert again.papers() == ("move 2",)
    assert msgspec.structs.replace(again, slip=1) == order_move(told().state, 1)[0]
