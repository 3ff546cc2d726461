"""Beside the line of who waits stands whom to call while a place is free."""

from tdapp.shown.floor_tasks import FloorTaskKind, due_now
from tdapp.tournament.sales.alternates import call_alternate
from tdapp.voice.voice import Voice
from tests.tournament.evening import Evening
from tests.tournament.sales.alternates_list import uneven


def note(evening: Evening) -> str:
    """What stands beside the line of who waits."""
    (line,) = [
        one for one in due_now(Voice(), evening.state, str) if one.kind is FloorTaskKind.ALTERNATES
    ]
    return line.note


def test_the_next_ticket_is_named_until_every_place_is_offered() -> None:
    evening = uneven()
    assert note(evening) == "a seat is free; alternate 1 is next"
    evening.tell(call_alternate(evening.state, evening.now))
    assert note(evening) == "a seat is free; alternate 2 is next"
    evening.tell(call_alternate(evening.state, evening.now))
    assert note(evening) == ""
