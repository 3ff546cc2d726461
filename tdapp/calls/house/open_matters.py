"""What is open in the house when somebody else takes over as director on duty."""

from dataclasses import dataclass

from tdapp.calls.house.staff import is_in_progress
from tdapp.core.ids import StreamId
from tdapp.desk.desk import Desk
from tdapp.house.house import House
from tdapp.tournament.room import KIND as EVENT
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class OpenMatters:
    """The titles of the events in progress, and how much waits in them and in the house.

    `held` are tables on hold, `pending` exits that wait for another table, `slips` given out for
    prizes that wait, `notices` to be given, `drawers` cashier sessions that are open.
    """

    events: tuple[str, ...] = ()
    held: int = 0
    pending: int = 0
    slips: int = 0
    notices: int = 0
    drawers: int = 0

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """All but the events."""
        return (self.held, self.pending, self.slips, self.notices, self.drawers)


def open_matters(desk: Desk, house: StreamId) -> OpenMatters:
    """As this station knows them; no event is walked through."""
    found: House = desk.state(house)
    states: list[Tournament] = [desk.state(event) for event in desk.streams(EVENT)]
    events = [one for one in states if is_in_progress(one)]
    drawers = sum(one.closed_us is None for one in found.cage.sessions.values())
    return OpenMatters(
        tuple(one.conditions.title for one in events),
        sum(len(one.seating.held) for one in events),
        sum(len(one.exits.pending) for one in events),
        sum(slips_waiting(one) for one in states if not one.programme.over),
        len(found.notices.open()),
        drawers,
    )


def slips_waiting(event: Tournament) -> int:
    """How many slips are out for prizes that wait; told without a look at each."""
    prizes = event.prizes
    settled = len(prizes.paid) + len(prizes.unclaimed) + len(prizes.forfeited)
    return max(0, len(prizes.slips) - settled)
