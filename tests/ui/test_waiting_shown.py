"""A newcomer who waits for the button is shown so at the table."""

from tdapp.floor.button import Position
from tdapp.floor.seats import Seat
from tdapp.tournament.seats.drawing import give_seat
from tdapp.tournament.seats.marking import tell_button
from tdapp.ui.floor.seat_marks import seat_marks
from tests.tournament.evening import Evening
from tests.tournament.moving import room


def words(evening: Evening) -> list[str]:
    """How the seats of table 1 are marked."""
    return [mark.words for mark in seat_marks(evening.state, 1, str)]


def test_between_button_and_blind_until_the_button_has_passed() -> None:
    evening = room(6, 6)
    evening.bust(3)
    evening.tell(tell_button(evening.state, 1, Position(1, 2, 4)))
    evening.enter()
    evening.tell(give_seat(evening.state, 13, Seat(1, 3)))
    assert [number for number, said in enumerate(words(evening), 1) if "sits out" in said] == [3]
    evening.tell(tell_button(evening.state, 1, Position(2, 4, 5)))
    assert not any("sits out" in said for said in words(evening))
