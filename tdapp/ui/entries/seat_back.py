"""Where somebody sits who comes back into play, in words."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.table.facts.tables import SeatGiven, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import ExitPassedOn
from tdapp.ui.look.spoken import voice

Fits = Callable[[Seat | None], Sequence[Event]]
"""What bringing somebody back to a seat comes to, None for his own or a drawn one; may refuse."""


def is_drawn(events: Sequence[Event]) -> bool:
    """Whether a seat is drawn by these facts."""
    return any(isinstance(event, SeatsDrawn) for event in events)


def where_back(events: Sequence[Event]) -> str:
    """The seat that somebody gets by these facts; one that is still to be drawn is not named."""
    given = [event.seat for event in events if isinstance(event, SeatGiven)]
    given += [one.back for one in events if isinstance(one, ExitPassedOn) and one.back is not None]
    return str(given[0]) if given else voice().text("seat back", "a drawn seat")
