"""Events of other kinds beside that of the demo room, as far as their pages have to show."""

import resources
from tdapp.bootstrap import Workstation
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.brackets import CallPairings, DivideTable, DrawBracket, LoseMatch
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.stages import BagStack, CloseStage
from tdapp.cli.demo_room import demo_people
from tdapp.core.ids import StreamId, in_part
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament

PAIRS, STAGES = StreamId("pairs"), StreamId("stages")
FLIGHT = in_part(STAGES, 1)
PLAYERS = 11
SEATS = 9


class OtherKinds:
    """Has the desk do at once what leads to a bracket in play and to a flight that is bagged."""

    def __init__(self, station: Workstation) -> None:
        self._station = station
        self._tables = max(self._standing(), default=0)

    async def furnish(self) -> None:
        """Announce both, sell entries to the people of the demo room, and play on."""
        await self._do(Announce(PAIRS, self._bundled("heads-up-16")))
        await self._do(Announce(STAGES, self._bundled("two-flights")))
        for event in (PAIRS, FLIGHT):
            await self._do(*(Register(event, one.id) for one in demo_people()[:PLAYERS]))
        await self._pairs()
        await self._flight()

    async def _pairs(self) -> None:
        first, second = await self._open(PAIRS), await self._open(PAIRS)
        await self._do(*(DivideTable(PAIRS, one, ("red", "blue")) for one in (first, second)))
        await self._do(DrawBracket(PAIRS, (1, 2)), StartClock(PAIRS), CallPairings(PAIRS))
        state = self._state(PAIRS)
        for pairing in sorted(state.matches.called)[:2]:
            loser = next(one for one in state.matches.bracket.sides(pairing) if one)
            await self._do(LoseMatch(PAIRS, loser))

    async def _flight(self) -> None:
        await self._open(FLIGHT)
        await self._open(FLIGHT)
        await self._do(DrawSeats(FLIGHT), StartClock(FLIGHT), CloseStage(FLIGHT))
        *others, last, first = range(1, PLAYERS + 1)
        await self._do(*(Bust(FLIGHT, one, declined=True) for one in others))
        chips = PLAYERS * self._state(STAGES).conditions.starting_chips
        await self._do(BagStack(FLIGHT, first, chips // 2), BagStack(FLIGHT, last, chips // 3))

    async def _open(self, event: StreamId) -> int:
        """A new table of the event."""
        self._tables += 1
        house, number = self._station.house, self._tables
        await self._do(InstallTable(house, number, SEATS, 300 * number, 0))
        await self._do(OpenTable(event, house, number))
        return number

    def _standing(self) -> list[int]:
        return list(self._station.desk.state(self._station.house).registry.tables)

    def _state(self, event: StreamId) -> Tournament:
        state: Tournament = self._station.desk.state(event)
        return state

    def _bundled(self, name: str) -> Conditions:
        text = resources.read("events", f"{name}.toml")
        return conditions_of(read_template(text), self._station.own_rules.rulebook)

    async def _do(self, *calls: Call) -> None:
        for call in calls:
            await self._station.desk.perform(DIRECTOR, call)
