"""The title of an event, said where another event could be meant."""

from tdapp.core.ids import StreamId
from tdapp.desk.desk import Desk
from tdapp.tournament.room import KIND


def titled(desk: Desk, event: StreamId | None, words: str) -> str:
    """Words after the title of their event, where more than one is announced; never twice."""
    states = {one: desk.state(one) for one in desk.streams(KIND)}
    announced = {one: s.conditions.title for one, s in states.items() if s.programme.conditions}
    title = announced.get(event, "") if event is not None else ""
    return f"{title}: {words}" if title and title not in words and len(announced) > 1 else words
