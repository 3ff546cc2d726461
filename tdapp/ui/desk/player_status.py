"""How somebody stands before the desk of an event: who may enter, who is in, who may not."""

from dataclasses import dataclass
from enum import Enum

from tdapp.calls.tournament.event import also_in
from tdapp.calls.tournament.sold_book import SoldBook
from tdapp.core.act import Act
from tdapp.core.ids import PersonId, StreamRef
from tdapp.core.ports.people import Person, Restriction
from tdapp.house.house import KIND as HOUSE
from tdapp.house.house_events import PersonChanged, PersonPart
from tdapp.tournament.sales.passing_on import known_as
from tdapp.tournament.tournament import Tournament
from tdapp.typed.days import TimeSpan
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.desk.acts_book import ActsBook
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.people.ban_words import span_words
from tdapp.voice.voice import NONE

say = saying("desk")


class PlayerState(Enum):
    """Where somebody stands."""

    NOT_YET = "not_yet"
    IN = "in"
    WAITS = "waits"
    OUT = "out"
    BARRED = "barred"
    EXCLUDED = "excluded"
    UNDER_AGE = "under_age"


KEPT_OUT = frozenset({PlayerState.BARRED, PlayerState.EXCLUDED, PlayerState.UNDER_AGE})


@dataclass(frozen=True, slots=True)
class PlayerStatus:
    """How somebody stands, in a word, and what is known with it."""

    here: PlayerState
    word: str
    about: str

    @property
    def kept_out(self) -> bool:
        """Whether nothing can be sold to this person."""
        return self.here in KEPT_OUT


class PlayerStatuses:
    """Tells it of anybody in the event in view."""

    def __init__(self, parts: Parts, view: EventInView, acts: ActsBook) -> None:
        self._parts = parts
        self._view = view
        self._acts = acts
        self._books: dict[str, SoldBook] = {}

    @property
    def book(self) -> SoldBook | None:
        """What was sold in the event in view."""
        event = self._view.id
        if event is None:
            return None
        return self._books.setdefault(event, SoldBook(self._parts.desk, event))

    def of(self, person: Person) -> PlayerStatus:
        """How somebody stands now."""
        kept_out = self._kept_out(person)
        if kept_out is not None:
            return kept_out
        state = self._view.state
        here = known_as(state, person.ids)
        ticket = state.alternates.by_person.get(here)
        entered = state.entries.by_person.get(here, ())
        if ticket is not None:
            said = say("alternate, ticket {number}", number=ticket)
            return PlayerStatus(PlayerState.WAITS, say("waiting"), said)
        if not entered:
            return PlayerStatus(PlayerState.NOT_YET, say("not in yet"), self.known_of(person))
        if entered[-1] in state.exits.by_entry:
            said = say("was entry {number}", number=entered[-1])
            return PlayerStatus(PlayerState.OUT, say("out"), said)
        return PlayerStatus(PlayerState.IN, say("already in"), self._in_since(entered[-1]))

    def known_of(self, person: Person) -> str:
        """Card and year of birth, and where else somebody plays."""
        told = []
        if person.card:
            told.append(say("member {card}", card=person.card))
        if person.born:
            told.append(say("born {year}", year=person.born[:4]))
        others = self.elsewhere(person.id)
        if others:
            told.append(say("in {events}", events=others))
        return ", ".join(told) or say("only the name is known")

    def elsewhere(self, person: PersonId) -> str:
        """The titles of the other events in which somebody plays or waits."""
        others = also_in(self._parts.desk, person, besides=self._view.id)
        return ", ".join(map(self._view.told_apart, others))

    def _kept_out(self, person: Person) -> PlayerStatus | None:
        now_us = self._view.now.utc_us
        found = self._parts.desk.persons.standing(person.id, now_us)
        spans = self._parts.desk.persons.restriction(person.id)
        if found.self_excluded:
            return PlayerStatus(PlayerState.EXCLUDED, say("SELF-EXCLUDED"), _excluded(spans))
        if found.barred:
            said = _barred(spans, self._barred_by(person.id))
            return PlayerStatus(PlayerState.BARRED, say("BARRED"), said)
        if found.under_age:
            words = say("born {day}. No entry; the attempt is recorded", day=person.born or NONE)
            return PlayerStatus(PlayerState.UNDER_AGE, say("UNDER AGE"), words)
        return None

    def _barred_by(self, person: PersonId) -> str:
        """Who barred somebody, where a record of the house that is open tells it."""
        desk = self._parts.desk
        for house in reversed(desk.streams(HOUSE)):
            for one in reversed(desk.stream(StreamRef(house, HOUSE)).timeline.past):
                if one.event == PersonChanged(person, PersonPart.BARRED):
                    self._acts.look_up([one.action])
                    act = self._acts.act(one.action)
                    return "" if act is None else self._parts.session.roster.name(act.actor)
        return ""

    def _in_since(self, entry: int) -> str:
        state: Tournament = self._view.state
        seat = state.seating.seat_of.get(entry)
        where = say("no seat yet") if seat is None else str(seat)
        if seat is not None:
            where = say("seat {seat}", seat=seat)
        act = self._act_of(entry)
        if act is None:
            said = say("entry {number}, {where}")
            return said.format(number=entry, where=where)
        said = say("in since {time} from {station}: entry {number}, {where}")
        time = voice().time(act.happened_us or act.at_us)
        return said.format(time=time, station=act.station, number=entry, where=where)

    def _act_of(self, entry: int) -> Act | None:
        sold = self.book.sold(entry) if self.book is not None else None
        if sold is None:
            return None
        self._acts.look_up([sold.action])
        return self._acts.act(sold.action)


def _barred(spans: Restriction, by: str) -> str:
    span = span_words(TimeSpan(spans.barred_since_us, spans.barred_until_us))
    said = say("{span}. No entry; the attempt is recorded")
    if by:
        said = say("{span}, by {by}. No entry; the attempt is recorded")
    return said.format(span=span, by=by)


def _excluded(spans: Restriction) -> str:
    span = span_words(TimeSpan(spans.excluded_since_us, spans.excluded_until_us))
    return say("self-excluded {span}. No entry; the attempt is recorded", span=span)
