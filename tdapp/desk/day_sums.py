"""What a person is paid on one gaming day, over all streams, and what must be noted before."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from tdapp.core.event import HandedOver
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Groups, States
from tdapp.desk.open_streams import OpenStreams
from tdapp.desk.stream import OpenStream
from tdapp.house.cage_events import CageTerms

StateOf = Callable[[OpenStream], Any]


def as_published(stream: OpenStream) -> Any:
    """The state of a stream as the loop knows it."""
    return stream.timeline.state


def newest(stream: OpenStream) -> Any:
    """The state of a stream as the writer knows it."""
    return stream.tip.state


def paid_today(open_: OpenStreams, state_of: StateOf, person: PersonId) -> int:
    """Cents that somebody was paid and has kept, in prizes, jackpots and cashed chips together."""
    streams = open_.going_on()
    return sum(one.room.answers.paid_to(state_of(one), person) for one in streams)


def must_have_details(
    groups: Groups, states: States, open_: OpenStreams, state_of: StateOf, terms: CageTerms
) -> None:
    """Refuse ``details_needed`` for what takes somebody's day to the house's limit or above.

    Each payment of an act counts for the next one of the same person.
    """
    if terms.details_from is None:
        return
    paid: dict[PersonId, int] = {}
    for stream, handed in _handed_over(groups):
        answers, state = open_.answers(stream), states[stream]
        persons = handed.persons or _whose(answers.person_of(state, handed.entry))
        for one in persons:
            paid[one] = paid.get(one) or paid_today(open_, state_of, one)
        before = max((paid[one] for one in persons), default=0)
        noted = {*handed.details, *answers.details_noted(state, handed.entry)}
        if set(terms.details_at(before + handed.worth)) - noted:
            raise Refusal("details_needed", entry=handed.entry, least=terms.details_from)
        paid.update({one: paid[one] + handed.worth for one in persons})


def _handed_over(groups: Groups) -> Iterable[tuple[StreamId, HandedOver]]:
    every = chain.from_iterable(((id_, one) for one in facts) for id_, facts in groups.items())
    return ((id_, handed) for id_, one in every if (handed := one.hands_over()) is not None)


def _whose(person: PersonId | None) -> tuple[PersonId, ...]:
    return () if person is None else (person,)
