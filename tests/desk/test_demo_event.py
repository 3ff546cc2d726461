"""The demo event, played through the desk and right to the cent."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.core.money import format_cents
from tdapp.tournament.tournament import Tournament
from tdapp.ui.parts.demo import demo_conditions
from tests.desk import laws
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.rules.houses import BOOKS

PRIZES = (480_000, 360_000, 180_000, 120_000, 60_000)


def played_until_posted(station: Station) -> Tournament:
    """36 entries at four tables and 4 re-buys; then the field is closed."""
    install(station, (1, 2, 3, 4), seats=9)
    announce(station, demo_conditions(rulebook("open")), sold=36, tables=(1, 2, 3, 4))
    station.do(StartClock(EVENT))
    for entry in (5, 5, 17, 36):
        station.time.pass_us(10 * MINUTE_US)
        station.do(Rebuy(EVENT, entry))
    station.do(PostPrizes(EVENT))
    return station.event(EVENT)


@pytest.mark.parametrize("house", tuple(BOOKS.values()))
def test_it_has_breaks_and_antes_and_fits_every_house(house: str) -> None:
    conditions = demo_conditions(rulebook(house))

    assert any(level.is_break for level in conditions.levels)
    assert any(level.ante for level in conditions.levels)
    assert not conditions.levels[0].ante


def test_36_entries_and_4_rebuys_make_its_money(station: Station) -> None:
    state = played_until_posted(station)

    assert format_cents(state.entries.pool) == "12,000.00"
    assert format_cents(state.entries.fees) == "1,080.00"
    assert state.prizes.posted == PRIZES
    assert state.entries.chips == 40 * 8_000
    assert (state.entries.count, state.entries.rebuys) == (36, 4)
    assert {seat.table for seat in state.seating.seat_of.values()} == {1, 2, 3, 4}
    assert set(state.seating.at_tables().values()) == {9}


def test_it_is_played_to_a_winner_paid_finished_and_its_tables_are_free(
    station: Station,
) -> None:
    played_until_posted(station)
    for entry in range(36, 1, -1):
        station.time.pass_us(8 * MINUTE_US)
        station.tick()
        station.do(Bust(EVENT, entry, declined=True))
    for place in range(5, 0, -1):
        station.do(PayPrize(EVENT, place))
    station.do(Finish(EVENT, station.house_id))
    state = station.event(EVENT)

    assert state.programme.winner == 1
    assert state.entries.by_number[1].person == PersonId("person 1")
    assert state.places() == {entry: entry for entry in range(1, 37)}
    paid = {place: (one.entry, one.cents) for place, one in state.prizes.paid.items()}
    assert paid == {place: (place, cents) for place, cents in enumerate(PRIZES, 1)}
    assert state.prizes.paid_cents == state.entries.pool == 1_200_000
    assert [table.number for table in station.house.registry.free()] == [1, 2, 3, 4]
    assert station.streams()[EVENT].ended
    laws.check(station)


def test_its_books_close_at_the_fees(station: Station) -> None:
    played_until_posted(station)
    for entry in range(36, 1, -1):
        station.do(Bust(EVENT, entry, declined=True))
    for place in range(5, 0, -1):
        station.do(PayPrize(EVENT, place))

    books = station.ask(
        lambda db: db.rows("SELECT account, sum(cents) FROM ledger_line GROUP BY account")
    )
    assert dict(books) == {"cash": 108_000, "prize_pool": 0, "house_fee": -108_000}


def test_a_restart_in_the_middle_changes_nothing(station: Station) -> None:
    state = played_until_posted(station)
    station.restart()

    assert station.event(EVENT) == state
    laws.check(station)
