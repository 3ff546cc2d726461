"""Two stations on one server sell from one raffle: none knows more of raffles than its room."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tdapp.bootstrap import Surroundings, Workstation, workstation
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.time_source import SystemChance
from tests.raffle.calls import AnnounceRaffle, SellTicket
from tests.raffle.opened import DRUM, RULES, WITH_RAFFLES, buyer
from tests.raffle.raffle import Raffle
from tests.raffle.room import KIND

pytestmark = pytest.mark.postgres

PATIENCE_S = 20.0


async def opened(stack: AsyncExitStack, url: str, home: Path) -> Workstation:
    """A workstation with folders of its own."""
    around = Surroundings(
        SystemChance(), Paths(home / "data", home / "seals", home / "logs"), rooms=WITH_RAFFLES
    )
    return await stack.enter_async_context(workstation(Target(url=url), None, home.name, around))


async def sold_at(station: Workstation, many: int) -> Raffle:
    """The raffle at a station, once it has heard of so many tickets."""
    changed = asyncio.Event()
    station.desk.bulletin.subscribe(lambda _: changed.set())
    while True:
        if DRUM in station.desk.streams(KIND):
            found: Raffle = station.desk.state(DRUM)
            if len(found.tickets.person_of) == many:
                return found
        await asyncio.wait_for(changed.wait(), PATIENCE_S)
        changed.clear()


def test_the_last_ticket_is_sold_once_and_both_stations_see_it(
    postgres: str, tmp_path: Path
) -> None:
    async def evening() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await opened(stack, postgres, tmp_path / name) for name in ("one", "two")]
            await one.desk.perform(DIRECTOR, AnnounceRaffle(DRUM, RULES))
            sales = [SellTicket(DRUM, buyer(number)) for number in range(1, 6)]
            await sold_at(two, 0)
            asked = [
                station.desk.perform(DIRECTOR, sale)
                for station, sale in zip((one, two, one, two, one), sales, strict=True)
            ]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            refused = [one.code for one in outcomes if isinstance(one, Refusal)]
            assert refused == ["event_full"]
            assert await sold_at(one, 4) == await sold_at(two, 4)

    asyncio.run(evening())
