"""Whether money goes in and out in a cashier session that is open, whichever act moves it."""

from collections.abc import Iterable
from itertools import chain

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, States
from tdapp.house.cage import Cage
from tdapp.house.cage_events import CAGE_EVENTS
from tdapp.house.kept_events import KeptPrizeClaimed
from tdapp.till.takings import COUNTED
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.tournament import Tournament

NO_CAGE = Cage()
CASH = COUNTED[0]


def must_be_counted(groups: Groups, states: States, cage: Cage) -> None:
    """Refuse facts with money that the cage would not count, or not pay like that.

    ``no_such_session`` for a session that nobody opened, an empty one too; ``session_is_closed``;
    ``session_needed`` for cash in none, where the house wants one; ``details_needed`` for a prize
    worth the house's threshold or more, in cash and in kind, whose winner's details were not
    noted.
    """
    must_be_open(chain(*groups.values()), cage)
    if cage.terms.session_needed:
        _must_have_session(chain(*groups.values()))
    if cage.terms.details_from is not None:
        for stream, events in groups.items():
            _must_have_details(events, states.get(stream), cage)


def must_be_open(events: Iterable[Event], cage: Cage) -> None:
    """Refuse facts that are counted in no session that is open."""
    for event in events:
        session = _session(event)
        if session is not None:
            cage.open(session)


def _must_have_session(events: Iterable[Event]) -> None:
    for event in events:
        takes_one = "session" in event.__struct_fields__ and not isinstance(event, CAGE_EVENTS)
        in_none = takes_one and _session(event) is None
        if in_none and any(line.account == CASH for line in event.lines()):
            raise Refusal("session_needed")


def _must_have_details(events: Iterable[Event], state: object, cage: Cage) -> None:
    least = cage.terms.details_from
    for event in events:
        if isinstance(event, PrizePaid) and isinstance(state, Tournament):
            seen = state.prizes.seen.get(event.entry)
            entry, worth = event.entry, event.cents + event.value
            noted = () if seen is None else seen.details
        elif isinstance(event, KeptPrizeClaimed):
            entry, worth, noted = event.prize.entry, event.prize.worth, event.details
        else:
            continue
        missing = set(cage.terms.details) - set(noted)
        if least is not None and worth >= least and missing:
            raise Refusal("details_needed", entry=entry, least=least)


def _session(event: Event) -> str | None:
    """The session a fact is counted in; the cage's own facts are about one and in none."""
    found: str | None = getattr(event, "session", None)
    return None if isinstance(event, CAGE_EVENTS) else found
