"""Bundled events announced, sold, seated and posted at the desk."""

from collections.abc import Iterable

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import StreamId
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.laws_of_money import heads_add_up, money_adds_up, prizes_add_up
from tests.desk.station import Station


def published(name: str, house: str = "open") -> Conditions:
    """A bundled event under a house's rules."""
    return conditions_of(read_template(resources.read("events", f"{name}.toml")), rulebook(house))


def sold(
    station: Station, conditions: Conditions, entries: int, event: StreamId = EVENT
) -> Tournament:
    """The event announced, and so many entries sold to as many people."""
    announce(station, conditions, event=event)
    enter(station, range(1, entries + 1), event)
    return station.event(event)


def seated(station: Station, tables: int, seats: int) -> None:
    """Everybody seated at so many new tables of so many seats."""
    install(station, range(1, tables + 1), seats)
    for number in range(1, tables + 1):
        station.do(OpenTable(EVENT, station.house_id, number))
    station.do(DrawSeats(EVENT))


def enter(station: Station, numbers: Iterable[int], event: StreamId = EVENT) -> None:
    """Sell entries to these people."""
    station.do_all([Register(event, person(number)) for number in numbers])


def posted(station: Station, event: StreamId = EVENT) -> Tournament:
    """The field closed and the prizes posted; the money adds up."""
    station.do(PostPrizes(event))
    state = station.event(event)
    heads_add_up(state)
    money_adds_up(station, event, state)
    prizes_add_up(state)
    return state
