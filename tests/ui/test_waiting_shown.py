"""A newcomer who waits for the button is shown so at the table."""

from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.drawing import give_seat
from tdapp.table.seating.marking import away, back, tell_button
from tdapp.ui.floor.seat_marks import seat_marks
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room


def words(evening: Evening) -> list[str]:
    """How the seats of table 1 are marked."""
    return [mark.words for mark in seat_marks(evening.state, 1, str)]


def test_between_button_and_blind_until_the_button_has_passed() -> None:
    evening = room(6, 6)
    evening.bust(3)
    evening.tell(tell_button(evening.state, 1, ButtonPosition(1, 2, 4)))
    evening.enter()
    evening.tell(give_seat(evening.state, 13, Seat(1, 3)))
    assert [number for number, said in enumerate(words(evening), 1) if "sits out" in said] == [3]
    evening.tell(tell_button(evening.state, 1, ButtonPosition(2, 4, 5)))
    assert not any("sits out" in said for said in words(evening))


def test_who_waits_only_if_the_blinds_stand_as_usual_is_not_stated_as_a_fact() -> None:
    evening = room(6, 6, house="star")
    evening.bust(2)
    evening.tell(tell_button(evening.state, 1, ButtonPosition(1)))
    evening.enter()
    evening.tell(give_seat(evening.state, 13, Seat(1, 2)))
    waiting = [said for said in words(evening) if "sits out" in said]
    assert [said.partition(",")[0] for said in waiting] == [
        "sits out the next hand if blinds are in the usual seats"
    ]
    evening.tell(away(evening.state, 3, 1_290_913_200_000_000))
    assert "hand folded once dealt; big blind's in turn" in words(evening)[2]
    evening.tell(back(evening.state, 3))
    assert not any("small blind" in said or "big blind" in said for said in words(evening))
