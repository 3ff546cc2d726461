"""Events of other kinds beside that of the demo room, as far as their pages have to show."""

from collections.abc import Mapping

from msgspec.structs import replace

from tdapp.bootstrap import Workstation
from tdapp.calls.cash.games import OpenGame
from tdapp.calls.cash.lists import JoinList, OfferSeat
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.stakes import SitDown
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.bounties import PayBounty
from tdapp.calls.tournament.brackets import CallPairings, DivideTable, DrawBracket, LoseMatch
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, CloseStage
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cli.demo_room import demo_people
from tdapp.cli.shot_desk import SEATS, ShotDesk
from tdapp.cli.shot_formats import DEAL, MYSTERY, SHOT_CLOCK, TEAMS, NewestFormats
from tdapp.core.ids import StreamId, in_part
from tdapp.shown.cash_words import read_game, read_sign
from tdapp.table.geometry.seats import Seat

PAIRS, FLIGHTS = StreamId("pairs"), StreamId("stages")
FLIGHT = in_part(FLIGHTS, 1)
PLAYERS = 11
CASH_TABLES = ((91, "nl 2/5", 9), (92, "plo 2/5", 5))
PAID, PAYS = 2, 15_000
"""So many are paid in the flight, so many cents each."""
KINDS: Mapping[str, StreamId] = {
    "bracket": PAIRS,
    "stages": FLIGHTS,
    "mystery": MYSTERY,
    "shot-clock": SHOT_CLOCK,
    "teams": TEAMS,
    "in-deal": DEAL,
}


class OtherKinds:
    """Has the desk do at once what leads to a bracket in play, a flight that is bagged, and more.

    The rest are `NewestFormats`.
    """

    def __init__(self, station: Workstation) -> None:
        self._desk = ShotDesk(station)

    async def furnish(self) -> None:
        """Announce them, sell entries to the people of the demo room, and play on."""
        desk = self._desk
        first, *later = (flights := desk.bundled("two-flights")).stages
        paying = replace(first, paid_places=PAID, pays=PAYS)
        await desk.do(Announce(PAIRS, desk.bundled("heads-up-16")))
        await desk.do(Announce(FLIGHTS, replace(flights, stages=(paying, *later))))
        for event in (PAIRS, FLIGHT):
            await desk.enter(event, PLAYERS)
        await self._pairs()
        await self._flight()
        await NewestFormats(desk).furnish()
        await self._cash()

    async def _cash(self) -> None:
        """Two cash games, one of them full, and lists with a call and a telephone name."""
        desk, station = self._desk, self._desk.station
        cash, rules, house = station.cash.stream, station.own_rules, station.house
        people = [one.id for one in demo_people()]
        await desk.do(OpenCashRoom(cash, rules))
        for table, game, players in CASH_TABLES:
            sign = read_sign(f"{game} 200-1000 straddles")
            await desk.do(InstallTable(house, table, SEATS, 300 * table, 0))
            await desk.do(OpenGame(cash, rules, house, table, sign))
            for seat in range(1, players + 1):
                stake = BuyIn(sign.least_stake, at_table=True)
                await desk.do(SitDown(cash, rules, people.pop(), Seat(table, seat), stake))
        full, free = (read_game(game) for _, game, _ in CASH_TABLES)
        await desk.do(*(JoinList(cash, people.pop(), full) for _ in range(3)))
        await desk.do(JoinList(cash, people.pop(), full, 20), JoinList(cash, people.pop(), free))
        await desk.do(OfferSeat(cash, 5, Seat(92, 6), 5))

    async def _pairs(self) -> None:
        desk = self._desk
        first, second = await desk.open_tables(PAIRS, 2)
        await desk.do(*(DivideTable(PAIRS, one, ("red", "blue")) for one in (first, second)))
        await desk.do(DrawBracket(PAIRS, (1, 2)), StartClock(PAIRS), CallPairings(PAIRS))
        state = desk.state(PAIRS)
        for pairing in sorted(state.matches.called)[:2]:
            loser = next(one for one in state.matches.bracket.sides(pairing) if one)
            await desk.do(LoseMatch(PAIRS, loser))

    async def _flight(self) -> None:
        desk = self._desk
        await desk.open_tables(FLIGHT, 2)
        await desk.do(DrawSeats(FLIGHT), StartClock(FLIGHT), CloseStage(FLIGHT))
        *others, last, first = range(1, PLAYERS + 1)
        await desk.do(*(Bust(FLIGHT, one, declined=True) for one in others))
        await desk.do(PayBounty(FLIGHTS, others[-1]))
        chips = PLAYERS * desk.state(FLIGHTS).conditions.starting_chips
        await desk.do(BagStack(FLIGHT, first, chips // 2), BagStack(FLIGHT, last, chips // 3))
