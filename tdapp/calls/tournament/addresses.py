"""Where something is played: every event, and every stage of one."""

from tdapp.core.ids import StreamId, in_part
from tdapp.desk.desk import Desk
from tdapp.tournament.room import KIND


def addresses(desk: Desk) -> list[StreamId]:
    """The loaded events, each followed by the addresses of its stages."""
    return [
        in_part(event, number)
        for event in desk.streams(KIND)
        for number in (0, *sorted(desk.state(event).stages.by_number))
    ]
