"""Jackpots put under way in a few words, each step an act at the desk."""

from contextlib import AbstractContextManager
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import house_named
from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, PayHit, RefuseHit, ShowHit
from tdapp.calls.jackpot.pools import OpenJackpots, OpenPool
from tdapp.calls.jackpot.rounds import CountRounds
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.jackpot.facts.hits import JackpotWinner, SignReading
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT, JackpotPrize, PoolTerms
from tdapp.jackpot.state.pools import Meter
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf
from tests.desk.station import Station

POOLS, ROOM = StreamId("jackpot-1"), StreamId("cash-1")
WHY = Circumstances(reason="as the manager saw")
ROYAL = JackpotPrize(JackpotHand.ROYAL_FLUSH, CardsUsed.ANY, PrizeOf.ALL)
TENTH = JackpotPrize(JackpotHand.STRAIGHT_FLUSH, CardsUsed.ANY, PrizeOf.PERCENTAGE, 1_000)
QUADS = JackpotPrize(JackpotHand.FOUR_OF_A_KIND, CardsUsed.ANY, PrizeOf.FIXED, 50_000)
TERMS = PoolTerms(
    name="main", seed=500_000, increment=3_333, reserve=1_000, prizes=(ROYAL, TENTH, QUADS)
)
FLOP_ROYAL = replace(ROYAL, cards=CardsUsed.HOLE_AND_FLOP)
ROYAL_ALONE = replace(TERMS, prizes=(FLOP_ROYAL,))
BOARDS = {
    ROYAL.hand: "As Ks Qs Js Ts",
    TENTH.hand: "9s 8s 7s 6s 5s",
    QUADS.hand: "9s 9h 9d 9c As",
}
HOLES = "2c 2d", "2h 3c", "3d 3h"
ON_THE_FLOP = "As Ks | Qs Js Ts"
"""5,000 as seed; a third of a cent a round, and a tenth of one into the reserve."""
NARROW = ("crown", "adelaide")
"""Houses where a royal flush must be among the hands, and all of it won."""
DISPLAY = "over the tables"
RUN = "console 1, first start"


def refused(code: str) -> AbstractContextManager[Any]:
    """The refusal that a test expects."""
    return pytest.raises(Refusal, match=rf"^{code}\b")


def shown(prize: JackpotPrize, winners: int) -> str:
    """Cards with which so many win a prize: it lies on the board."""
    return f"{' / '.join(HOLES[:winners])} | {BOARDS[prize.hand]}"


def winner(seat: int) -> JackpotWinner:
    """Somebody known by the seat."""
    return JackpotWinner(seat, PersonId(f"person {seat}"))


class PoolRoom:
    """Jackpots of a station with one pool, fed by tables 1 and 2 of three."""

    def __init__(
        self, station: Station, house: str = "star", terms: PoolTerms | None = None
    ) -> None:
        self.station = station
        for number in (1, 2, 3):
            station.do(InstallTable(station.house_id, number, 9, 0, 0))
        self.rules = house_named(house)
        station.do(OpenJackpots(POOLS, self.rules))
        station.do(
            OpenPool(POOLS, self.rules, terms or (ROYAL_ALONE if house in NARROW else TERMS))
        )
        for number in (1, 2):
            self.link(number)

    @property
    def stream(self) -> StreamId:
        """Today's."""
        return self.station.parts.jackpots.stream

    @property
    def state(self) -> Jackpots:
        """The jackpots as the desk sees them."""
        found: Jackpots = self.station.desk.state(self.stream)
        return found

    @property
    def meter(self) -> Meter:
        """Of the pool."""
        return self.state.meters.by_pool[1]

    def link(self, table: int, pool: int = 1, display: str = DISPLAY) -> None:
        """Let a table feed a pool."""
        house = self.station.house_id
        self.station.do(LinkTable(self.stream, self.rules, house, ROOM, table, pool, display))

    def press(self, table: int, counter: int, console: str = RUN) -> None:
        """A console tells what it has counted."""
        self.station.do(CountRounds(self.stream, table, console, counter))

    def claim(self, *seats: int, prize: JackpotPrize = ROYAL, table: int = 1) -> int:
        """A prize is won; the number of the hit."""
        number, won = TERMS.prizes.index(prize), tuple(map(winner, seats or (1,)))
        narrow = self.state.pools.terms(1).prizes[number].cards is CardsUsed.HOLE_AND_FLOP
        cards = ON_THE_FLOP if narrow else shown(prize, len(won))
        self.station.do(ClaimHit(self.stream, self.rules, table, number, cards, won))
        return self.state.hits.last

    def confirm(self, hit: int) -> None:
        """Show it, and confirm it at what it is worth."""
        self.show(hit)
        self.station.do(ConfirmHit(self.stream, hit, self.worth(hit)))

    def show(self, hit: int, shown: int | None = None) -> None:
        """Check its cards and read the display: what the meter held, or what else it shows."""
        cents = self.state.hits.hit(hit).before.meter // UNIT if shown is None else shown
        reading = SignReading(DISPLAY, cents)
        self.station.do(ShowHit(self.stream, self.rules, hit, (reading,)))

    def worth(self, hit: int) -> int:
        """Cents for all its winners."""
        return self.state.hits.hit(hit).amount.total

    def refuse(self, hit: int) -> None:
        """Refuse it, for a reason."""
        self.station.do(RefuseHit(self.stream, self.rules, hit), WHY)

    def pay(self, hit: int, **more: Any) -> None:
        """Pay one of its winners."""
        self.station.do(PayHit(self.stream, self.rules, hit, **more))
