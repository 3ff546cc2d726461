"""Holds every act with money to the cashier sessions of the house, and to its limit for details."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from tdapp.core.event import Event, HandedOver
from tdapp.core.ids import PersonId, StreamId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.by_two import Hands
from tdapp.desk.call import Call, Groups, States
from tdapp.desk.open_streams import OpenStreams
from tdapp.desk.stream import OpenStream
from tdapp.house.cage import Cage
from tdapp.house.cage_events import CageTerms
from tdapp.house.house import House
from tdapp.till.takings import COUNTED, TillFact

NO_CAGE = Cage()
CASH = COUNTED[0]


def must_be_counted(groups: Groups, cage: Cage) -> None:
    """Refuse facts with money that the cage would not count.

    ``no_such_session`` for a session that nobody opened, an empty one too; ``session_is_closed``;
    ``session_needed`` for cash in none, where the house wants one.
    """
    must_be_open(chain(*groups.values()), cage)
    if cage.terms.session_needed:
        _must_have_session(chain(*groups.values()))


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


FACTS = StreamId("")
"""Under this name stand the facts that are turned, beside the groups of an undo or redo."""


class Tills:
    """Knows the state of the cage, for the loop and for the writer's thread."""

    def __init__(self, open_: OpenStreams) -> None:
        self._open = open_

    def streams(self, call: Call) -> Iterable[StreamRef]:
        """The streams of an act, with the house's where its session counts the money."""
        return self._with_house(call.streams(), needed=call.counted_in() is not None)

    def streams_of(self, refs: Iterable[StreamRef], events: Iterable[Event]) -> Iterable[StreamRef]:
        """These, with the house's where a session counts the money of any of the events."""
        named = any(isinstance(one, TillFact) and one.session is not None for one in events)
        return self._with_house(refs, needed=named)

    def would_count(self, groups: Groups, states: States, hands: Hands) -> None:
        """Refuse as `counted` does, by what is published, and who cannot sign for it."""
        cage = self._published()
        must_be_counted(groups, cage)
        must_have_details(groups, states, self._open, as_published, cage.terms)
        if hands.approver is not None:
            hands.must_be_enough(groups, cage.terms)

    def counted(self, groups: Groups, states: States, hands: Hands) -> Groups:
        """What an act gives in the writer's thread, unless the cage would not count it.

        See `must_be_counted` and `must_have_details`; whether somebody else has to sign for it is
        asked last.
        """
        cage = self._newest(states)
        must_be_counted(groups, cage)
        must_have_details(groups, states, self._open, newest, cage.terms)
        hands.must_be_enough(groups, cage.terms)
        return groups

    def details_wanted(self, cents: int, *persons: PersonId) -> tuple[str, ...]:
        """What the house wants noted of these persons before they are paid so many cents more."""
        terms = self._published().terms
        if terms.details_from is None:
            return ()
        return terms.details_at(cents + self.paid_today(*persons))

    def paid_today(self, *persons: PersonId) -> int:
        """What each of these was paid on this gaming day, in cents: the most of it."""
        return max((paid_today(self._open, as_published, one) for one in persons), default=0)

    def turned(
        self, groups: Groups, facts: Iterable[Event], states: States, hands: Hands
    ) -> Groups:
        """What an undo or redo of facts gives, in the writer's thread.

        Not for facts of a session that is not open any more, nor without a second person where the
        house wants one.
        """
        facts, cage = tuple(facts), self._newest(states)
        must_be_open(facts, cage)
        hands.must_be_enough({**groups, FACTS: facts}, cage.terms)
        return groups

    def must_have_no_paper(self, event: StreamId, states: States) -> None:
        """Refuse ``papers_out`` where the house gave out a paper of an event since it ended."""
        house = self._newest_house(states)
        for paper in () if house is None else house.papers.about(event):
            raise Refusal("papers_out", number=paper.number)

    def _published(self) -> Cage:
        house = self._open.house()
        if house is None:
            return NO_CAGE
        found: Cage = house.timeline.state.cage
        return found

    def _newest(self, states: States) -> Cage:
        house = self._newest_house(states)
        return NO_CAGE if house is None else house.cage

    def _newest_house(self, states: States) -> House | None:
        """The house as the act has locked it, or as this station knows it."""
        stream = self._open.house()
        found: House | None = None
        if stream is not None:
            found = states.get(stream.ref.id, stream.tip.state)
        return found

    def _with_house(self, refs: Iterable[StreamRef], *, needed: bool) -> Iterable[StreamRef]:
        house = self._open.house() if needed else None
        return dict.fromkeys((*refs, *((house.ref,) if house else ())))
