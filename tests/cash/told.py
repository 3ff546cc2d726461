"""A cash room told by decisions alone, without a desk: its state as values."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tdapp.bootstrap import house_named
from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.games.changing import post_change
from tdapp.cash.games.opening import open_game, open_room
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.stakes.sitting_down import sit_down
from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.listing import join_list
from tdapp.cash.waiting.offering import offer_seat
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.table.geometry.seats import Seat
from tests.cash.room import TWO_FIVE, person, sign
from tests.desk.station import EVENING_US

FLOOR = StaffId("floor")


class ToldRoom:
    """Each step decides on the state as it stands; persons are numbers."""

    def __init__(self, house: str = "star") -> None:
        self.rules, self.cash = house_named(house), Cash()
        self.now = Instant(EVENING_US, 0, "first")
        self.do(open_room(self.cash, self.rules))

    def do(self, events: Sequence[Event]) -> None:
        """What was decided happens."""
        for event in events:
            self.cash = FOLDS.apply(self.cash, event)

    def pass_us(self, microseconds: int) -> None:
        """Let time pass."""
        at = self.now
        self.now = replace(
            at, utc_us=at.utc_us + microseconds, elapsed_us=at.elapsed_us + microseconds
        )

    def open(self, table: int, game: CashGame = TWO_FIVE, players: int = 0, **more: Any) -> None:
        """A game with so many players in its first seats, from person 1001 on at table 1."""
        self.do(open_game(self.cash, self.rules, table, 9, sign(game, **more)))
        for seat in range(1, players + 1):
            who, stake = person(1000 * table + seat), BuyIn(20 * game.big_blind)
            cash, terms = self.cash, self.rules.play.cash
            self.do(
                sit_down(cash, terms, who, Seat(table, seat), stake, self.now, out_of_turn=True)
            )

    def wait(self, number: int, game: CashGame = TWO_FIVE, minutes: int | None = None) -> int:
        """Somebody joins a list, by telephone where `minutes` are said; the ticket."""
        self.do(join_list(self.cash, person(number), game, self.now, expected_minutes=minutes))
        return self.cash.lists.last

    def call(self, ticket: int, table: int, seat: int, minutes: int = 5) -> None:
        """A seat is kept for who waits."""
        where = Seat(table, seat)
        self.do(offer_seat(self.cash, ticket, where, minutes, self.now, out_of_turn=True))

    def closes(self, table: int) -> None:
        """The notice that a table closes hangs."""
        self.do(post_change(self.cash, self.rules, table, self.now, FLOOR))
