"""Which roles may do which act of jackpots: one example of every act."""

from tdapp.bootstrap import house_named
from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.jackpot.days import BeginJackpotDay, EndJackpotDay
from tdapp.calls.jackpot.hits import ClaimHit, ConfirmHit, PayHit, RefuseHit, ShowHit
from tdapp.calls.jackpot.pools import (
    ChangePool,
    OpenJackpots,
    OpenPool,
    PostPoolChange,
    UnlinkTable,
)
from tdapp.calls.jackpot.rounds import (
    AdjustMeter,
    CloseMalfunction,
    CountRounds,
    OpenMalfunction,
    TellRounds,
)
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.permissions import Role
from tdapp.jackpot.facts.hits import JackpotWinner
from tdapp.jackpot.facts.pools import MalfunctionKind
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import JackpotPrize, PoolTerms
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf
from tests.desk.who_may_in_the_house import FLOOR, HEADS, HOUSE

POOLS, TOMORROW, ROOM = StreamId("jackpot-1"), StreamId("jackpot-2"), StreamId("cash-1")
TERMS = PoolTerms(
    "main", 500_000, 3_333, (JackpotPrize(JackpotHand.ROYAL_FLUSH, CardsUsed.ANY, PrizeOf.ALL),)
)
STAR = house_named("star")
WON = (JackpotWinner(1, PersonId("p")),)

AT_JACKPOTS: dict[Call, set[Role]] = {
    OpenJackpots(POOLS, STAR): HEADS,
    OpenPool(POOLS, STAR, TERMS): HEADS,
    ChangePool(POOLS, STAR, 1, TERMS): HEADS,
    PostPoolChange(POOLS, STAR, 1, TERMS): HEADS,
    LinkTable(POOLS, STAR, HOUSE, ROOM, 1, 1, "over the table"): HEADS,
    UnlinkTable(POOLS, 1): HEADS,
    CountRounds(POOLS, 1, "first run", 1): FLOOR,
    TellRounds(POOLS, STAR, 1, 14): FLOOR,
    AdjustMeter(POOLS, 1, 1): FLOOR,
    OpenMalfunction(POOLS, 1, MalfunctionKind.SYSTEM): FLOOR,
    CloseMalfunction(POOLS, 1): FLOOR,
    ClaimHit(POOLS, STAR, 1, 0, "As Ks Qs Js Ts", WON): FLOOR,
    ShowHit(POOLS, STAR, 1): FLOOR,
    ConfirmHit(POOLS, 1, 500_000): FLOOR,
    RefuseHit(POOLS, STAR, 1): FLOOR,
    PayHit(POOLS, STAR, 1): {Role.CAGE, *HEADS},
    EndJackpotDay(POOLS, HOUSE, TOMORROW): HEADS,
    BeginJackpotDay(TOMORROW, POOLS, 1, "00", Jackpots()): HEADS,
}
