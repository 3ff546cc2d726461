"""Whether money goes in and out in a cashier session that is open, whichever act moves it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from tdapp.core.answers import Answers
from tdapp.core.event import Event, HandedOver
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, States
from tdapp.house.cage import Cage
from tdapp.house.cage_events import CageTerms
from tdapp.till.takings import COUNTED
from tdapp.till.till_fact import TillFact

NO_CAGE = Cage()
CASH = COUNTED[0]


AnswersOf = Callable[[StreamId], Answers[Any]]


def must_be_counted(groups: Groups, states: States, answers_of: AnswersOf, cage: Cage) -> None:
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
            for event in events:
                prize = event.hands_over()
                if prize is not None and prize.worth >= cage.terms.details_from:
                    noted = answers_of(stream).details_noted(states[stream], prize.entry)
                    _must_have_details(prize, noted, cage.terms)


def must_be_open(events: Iterable[Event], cage: Cage) -> None:
    """Refuse facts that are counted in no session that is open."""
    for event in events:
        if isinstance(event, TillFact) and event.session is not None:
            cage.open(event.session)


def _must_have_session(events: Iterable[Event]) -> None:
    for event in events:
        in_none = isinstance(event, TillFact) and event.session is None
        if in_none and any(line.account == CASH for line in event.lines()):
            raise Refusal("session_needed")


def _must_have_details(prize: HandedOver, noted: Sequence[str], terms: CageTerms) -> None:
    if set(terms.details) - {*prize.details, *noted}:
        raise Refusal("details_needed", entry=prize.entry, least=terms.details_from)
