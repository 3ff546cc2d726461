"""A cash room put under way in a few words, each step an act at the desk."""

from typing import Any

from tdapp.bootstrap import house_named
from tdapp.calls.cash.games import OpenGame
from tdapp.calls.cash.lists import JoinList
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.stakes import GetUp, SitDown
from tdapp.calls.house.room import InstallTable
from tdapp.cash.cash import Cash
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame, TableSign
from tdapp.core.ids import PersonId, StreamId
from tdapp.poker.betting.limit import Structure
from tdapp.table.geometry.seats import Seat
from tests.desk.station import Station

ROOM = StreamId("cash-1")
TWO_FIVE = CashGame("holdem", Structure.NO_LIMIT, (200, 500))
FIVE_TEN = CashGame("holdem", Structure.NO_LIMIT, (500, 1_000))


def sign(game: CashGame = TWO_FIVE, **more: Any) -> TableSign:
    """A table from 100 to 500 big blinds, without commission."""
    big = game.big_blind
    terms = {"least_stake": 20 * big, "most_stake": 100 * big, "least_wager": big, **more}
    return TableSign(game=game, **terms)


def person(number: int) -> PersonId:
    """Somebody known only by number."""
    return PersonId(f"person {number}")


class CashRoom:
    """The cash games of a station, with `tables` of nine seats installed."""

    def __init__(self, station: Station, house: str = "star", tables: int = 3) -> None:
        self.station = station
        self.rules = house_named(house)
        for number in range(1, tables + 1):
            station.do(InstallTable(station.house_id, number, 9, 0, 0))
        station.do(OpenCashRoom(ROOM, self.rules))

    @property
    def state(self) -> Cash:
        """The games as the desk sees them."""
        found: Cash = self.station.desk.state(ROOM)
        return found

    def open(self, table: int, terms: TableSign | None = None) -> None:
        """Open a game at a table."""
        self.station.do(OpenGame(ROOM, self.rules, self.station.house_id, table, terms or sign()))

    def wait(self, number: int, game: CashGame = TWO_FIVE) -> int:
        """Put a person on a list; the ticket."""
        self.station.do(JoinList(ROOM, person(number), game))
        return self.state.lists.last

    def sit(self, number: int, table: int, seat: int, cents: int = 20_000, **more: Any) -> int:
        """Sit a person down; the sitting."""
        stake = BuyIn(cents, **more)
        self.station.do(SitDown(ROOM, self.rules, person(number), Seat(table, seat), stake))
        return self.state.sittings.last

    def leave(self, sitting: int, cents: int) -> None:
        """Let a player leave with his chips."""
        self.station.do(GetUp(ROOM, sitting, cents))
