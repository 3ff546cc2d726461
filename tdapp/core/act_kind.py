"""What an act is about, so that the record can be filtered by it."""

from enum import Enum


class ActKind(Enum):
    """The kinds of acts; each fact says of which it is."""

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
