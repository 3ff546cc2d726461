"""What pictured events are made with: the desk of a station, its tables and its people."""

import resources
from tdapp.bootstrap import Workstation
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.sales import Register
from tdapp.cli.demo_room import demo_people
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.tournament.tournament import Tournament

SEATS = 9


class ShotDesk:
    """The desk of the `station`; each table that is opened is a new one in the room."""

    def __init__(self, station: Workstation) -> None:
        self.station = station

    async def do(self, *calls: Call) -> None:
        """Do these as the director, one after the other."""
        for call in calls:
            await self.station.desk.perform(DIRECTOR, call)

    async def enter(self, event: StreamId, entries: int) -> None:
        """Sell entries to the first people of the demo room."""
        await self.do(*(Register(event, one.id) for one in demo_people()[:entries]))

    async def open_tables(self, event: StreamId, tables: int, seats: int = SEATS) -> list[int]:
        """Install so many tables and open them for an event; gives their numbers."""
        house = self.station.house
        last = max(self.station.desk.state(house).registry.tables, default=0)
        numbers = [last + one for one in range(1, tables + 1)]
        for number in numbers:
            await self.do(InstallTable(house, number, seats, 300 * number, 0))
            await self.do(OpenTable(event, house, number))
        return numbers

    def state(self, event: StreamId) -> Tournament:
        """An event, or a stage of one, as it stands now."""
        state: Tournament = self.station.desk.state(event)
        return state

    def bundled(self, name: str) -> Conditions:
        """The conditions of a published event under the station's rulebook."""
        text = resources.read("events", f"{name}.toml")
        return conditions_of(read_template(text), self.station.own_rules.rulebook)
