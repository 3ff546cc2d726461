"""What kind of act something is, by the facts that it recorded."""

from collections.abc import Iterable, Mapping
from enum import Enum

from tdapp.core.event import Event, Redone, StreamEnded, Undone
from tdapp.core.told_act import ToldAct
from tdapp.house.cage_events import CAGE_EVENTS
from tdapp.house.house_events import (
    ActDenied,
    NoteErased,
    PersonChanged,
    PersonErased,
    PersonParted,
    PersonRefused,
    PersonsMerged,
)
from tdapp.house.kept_events import KEPT_EVENTS
from tdapp.house.notice_events import NOTICE_EVENTS
from tdapp.house.papers.facts import OF_PAPERS
from tdapp.house.papers.house_papers import PAPER_EVENTS
from tdapp.house.staff_events import STAFF_EVENTS
from tdapp.table.facts import listed as table
from tdapp.tournament.facts import event as of
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.sales import MoneyAdded, RegistrationClosed


class ActKind(Enum):
    """The kinds that the record can be filtered by."""

    EVENT = "event"
    SALES = "sales"
    SEATS = "seats"
    PLAYERS = "players"
    CLOCK = "clock"
    EXITS = "exits"
    PRIZES = "prizes"
    CHIPS = "chips"
    HANDS = "hands"
    RULINGS = "rulings"
    PAPERS = "papers"
    CAGE = "cage"
    PEOPLE = "people"
    STAFF = "staff"
    NOTICES = "notices"
    HOUSE = "house"
    UNDO = "undo"
    DENIED = "denied"


_OF: Mapping[ActKind, Iterable[type[Event]]] = {
    ActKind.EVENT: of.OF_THE_EVENT,
    ActKind.SALES: (*of.OF_SALES, *of.OF_REFUNDS, *of.OF_ALTERNATES),
    ActKind.SEATS: (*table.OF_SEATS, *table.OF_MOVES, *table.OF_TABLES),
    ActKind.PLAYERS: table.OF_PLAYERS,
    ActKind.CLOCK: of.OF_THE_CLOCK,
    ActKind.EXITS: of.OF_EXITS,
    ActKind.PRIZES: (*of.OF_PRIZES, *of.OF_BOUNTIES, *KEPT_EVENTS),
    ActKind.CHIPS: table.OF_CHIPS,
    ActKind.HANDS: table.OF_FEATURE,
    ActKind.RULINGS: (*table.OF_RULINGS, *table.OF_PENALTIES),
    ActKind.PAPERS: (*OF_PAPERS, *PAPER_EVENTS),
    ActKind.CAGE: CAGE_EVENTS,
    ActKind.PEOPLE: (PersonChanged, PersonsMerged, PersonParted, PersonErased, NoteErased),
    ActKind.STAFF: STAFF_EVENTS,
    ActKind.NOTICES: NOTICE_EVENTS,
    ActKind.UNDO: (Undone, Redone),
    ActKind.DENIED: (ActDenied, PersonRefused),
    ActKind.HOUSE: (StreamEnded,),
}
KIND_OF: Mapping[type[Event], ActKind] = {
    fact: kind for kind, facts in _OF.items() for fact in facts
}


ON_THE_WAY = frozenset({RegistrationClosed, MoneyAdded})
"""The field is closed, or the house adds money, on the way to something else."""


def kinds_of(told: ToldAct) -> frozenset[ActKind]:
    """All kinds of its facts; what is said nowhere is the house's."""
    return frozenset(KIND_OF.get(type(fact), ActKind.HOUSE) for fact in told.facts)


def kind_of(told: ToldAct) -> ActKind:
    """What it was mostly: the kind of its first fact that says so; posting also ends re-buys."""
    if any(isinstance(fact, PrizesPosted) for fact in told.facts):
        return ActKind.PRIZES
    mostly = (fact for fact in told.facts if type(fact) not in ON_THE_WAY)
    first = next(mostly, told.facts[0])
    return KIND_OF.get(type(first), ActKind.HOUSE)
