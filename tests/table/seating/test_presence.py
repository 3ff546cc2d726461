"""Seats are drawn, taken or left since some moment; the button is known as far as it was told."""

from tdapp.core.refusal import Refusal
from tdapp.table.floor import table_at
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import all_here, away, back, part, tell_button, unlock_seat
from tdapp.table.seating.moving import arrive
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.tables.arranging import lock_seat, overrule_move
from tdapp.tournament.tables.suggesting import suggestions
from tests.tournament.evening import refused
from tests.tournament.tables.moving import room, told

NOON = 1_790_000_000_000_000


def test_a_table_is_told_as_all_here_but_for_those_named() -> None:
    evening = room(4, 2)
    known = evening.state.attendance
    assert {known.state_of(entry) for entry in range(1, 7)} == {SeatState.DRAWN}

    evening.tell(all_here(evening.state, 1, (2,), NOON))
    known = evening.state.attendance
    assert [known.state_of(entry).value for entry in range(1, 6)] == [
        "taken",
        "absent",
        "taken",
        "taken",
        "drawn",
    ]
    assert known.away[2] == NOON
    assert 2 not in known.taken
    nobody = refused(evening, all_here, 1, (5,), NOON)
    assert nobody == Refusal("nobody_in_seat", seat="1-5")


def test_who_comes_back_has_taken_the_seat() -> None:
    evening = room(4)
    evening.tell(away(evening.state, 3, NOON))
    assert refused(evening, away, 3, NOON) == Refusal("away_already", entry=3)
    evening.tell(back(evening.state, 3))

    assert evening.state.attendance.state_of(3) is SeatState.TAKEN
    assert refused(evening, back, 3) == Refusal("here_already", entry=3)


def test_a_mover_has_taken_the_seat_unless_staff_carried_the_chips() -> None:
    evening = room(4, 4)
    evening.tell(away(evening.state, 1, NOON))
    for entry, seat in ((1, Seat(2, 8)), (2, Seat(2, 9))):
        evening.tell(overrule_move(evening.state, entry, seat))
        evening.tell(arrive(evening.state, entry, carried=entry == 1))

    assert evening.state.attendance.state_of(1) is SeatState.ABSENT
    assert evening.state.attendance.state_of(2) is SeatState.TAKEN


def test_who_is_out_is_away_from_no_seat() -> None:
    evening = room(4)
    evening.tell(away(evening.state, 3, NOON))
    evening.bust(3)

    assert 3 not in evening.state.attendance.away
    assert refused(evening, away, 3, NOON) == Refusal("not_seated", entry=3)


def test_the_button_is_known_as_it_was_told_and_forgotten_with_the_table() -> None:
    evening = told()
    assert table_at(evening.state, 1).last == ButtonPosition(9, 1, 2)
    assert table_at(evening.state, 2).last == ButtonPosition()
    nothing = refused(evening, tell_button, 1, ButtonPosition())
    assert nothing == Refusal("button_not_told", table=1)
    wrong = refused(evening, tell_button, 1, ButtonPosition(10))
    assert wrong == Refusal("no_such_seat", seat="1-10")


def test_button_and_blinds_that_cannot_stand_so_are_refused_and_not_reckoned_with() -> None:
    evening = told()
    for places in ((1, 3, 3), (1, 1, 1), (1, 5, 3), (9, 2, 9), (None, 2, 2), (3, None, 3)):
        wrong = refused(evening, tell_button, 1, ButtonPosition(*places))
        assert wrong == Refusal("button_out_of_order", table=1)
    assert table_at(evening.state, 1).last == ButtonPosition(9, 1, 2)
    for fits in ((9, 1, 3), (4, 4, 2), (2, None, 1), (None, 9, 1), (7, None, None)):
        evening.tell(tell_button(evening.state, 1, ButtonPosition(*fits)))


def test_who_came_since_is_a_newcomer_until_the_button_is_told_again() -> None:
    evening = told()
    evening.tell(overrule_move(evening.state, 1, Seat(3, 8)))
    assert table_at(evening.state, 3).newcomers == {8}
    assert 1 not in table_at(evening.state, 1).free()
    assert 1 not in table_at(evening.state, 1).occupied
    evening.tell(arrive(evening.state, 1))
    assert table_at(evening.state, 3).newcomers == {8}
    assert table_at(evening.state, 3).moved == {8}
    assert 1 in table_at(evening.state, 1).free()
    evening.tell(tell_button(evening.state, 3, ButtonPosition(2, 3, 4)))
    assert table_at(evening.state, 3).newcomers == frozenset()


def test_play_halts_at_a_table_three_short_and_the_alarm_says_when_it_only_counts() -> None:
    evening = room(8, 8, 5)
    (halt,) = suggestions(evening.state).halts

    assert (halt.table, halt.short, halt.by_counts) == (3, 3, True)


def test_a_lock_ends_and_the_seat_counts_again() -> None:
    evening = room(3, 3)
    before = evening.state.seating
    evening.tell(lock_seat(evening.state, Seat(1, 9)))
    assert Seat(1, 9) not in set(evening.state.seating.free())
    evening.tell(unlock_seat(evening.state, Seat(1, 9)))

    assert evening.state.seating == before
    assert refused(evening, unlock_seat, Seat(1, 9)) == Refusal("seat_not_locked", seat="1-9")


def test_two_are_kept_apart_until_they_need_not_be() -> None:
    evening = room(3, 3)
    evening.tell(part(evening.state, 5, 1, apart=True))
    assert list(evening.state.attendance.apart) == [(1, 5)]
    evening.tell(part(evening.state, 1, 5, apart=False))
    assert not len(evening.state.attendance.apart)
    assert refused(evening, part, 1, 5, apart=False) == Refusal("not_kept_apart", one=1, other=5)
    assert refused(evening, part, 2, 2, apart=True) == Refusal("same_entry", entry=2)
