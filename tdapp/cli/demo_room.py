"""The demo room: a window on a record of its own, in the middle of a Saturday re-buy."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from msgspec.structs import replace

from tdapp.bootstrap import Workstation
from tdapp.calls.tournament.attendance import TellAllHere
from tdapp.calls.tournament.exits import Bust
from tdapp.cli import start
from tdapp.cli.records import own_folders
from tdapp.cli.rehearsal import RehearsedTime, TimeBehind
from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.simulated_night import Night
from tdapp.core.draw import shuffled
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.people import Person
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.system.paths import HOME_VARIABLE, Paths, user_paths
from tdapp.system.settings import SettingsFile
from tdapp.system.time_source import SystemTime
from tdapp.ui.parts.demo import DEMO_PEOPLE, demo_conditions

FIELD = SimulatedField(entries=len(DEMO_PEOPLE), rebuys=4, seed="demo")
EVENT = StreamId("demo")
OUT = 8
"""With so many out, one more elimination breaks a table."""
UNTIL_REBUYS, BETWEEN_EXITS = 20, 2
PLAYED = UNTIL_REBUYS + (FIELD.rebuys or 0) + OUT * BETWEEN_EXITS
"""Minutes of play when the window opens: the second level, before its break."""
HEADED = "Demo room"


def demo_people() -> list[Person]:
    """The invented players of the demo event, as the night names them."""
    return [
        Person(PersonId(f"{EVENT}-{number}"), name) for number, name in enumerate(DEMO_PEOPLE, 1)
    ]


def show_demo_room() -> int:
    """Open the window on the demo room; all of it is gone when the window closes."""
    time = TimeBehind(SystemTime(), PLAYED * MINUTE_US)
    with _home_of_its_own(own_folders()) as paths:
        target = Target(path=paths.data / "demo.tdapp")
        return start.show(target, start.Begun(time, partial(furnish, time=time)))


async def furnish(station: Workstation, time: RehearsedTime) -> None:
    """Record forty minutes of an evening that goes on now.

    Four of 36 players took a re-buy, seven are out, one is out of chips and may still re-buy.
    """
    rules = station.own_rules
    night = Night(station, time, EVENT, demo_conditions(rules.rulebook), FIELD, rules=rules)
    station.people.add(demo_people(), DIRECTOR.id)
    await night.announce()
    await night.enter(range(FIELD.entries))
    await night.begin()
    for table in night.state.seating.tables:
        await night.do(TellAllHere(EVENT, table, ()))
    time.pass_us(UNTIL_REBUYS * MINUTE_US)
    await night.sell_rebuys()
    out = shuffled(night.state.in_play(), f"{FIELD.seed}/exits")[:OUT]
    for entry in out:
        time.pass_us(BETWEEN_EXITS * MINUTE_US)
        await station.clockwork.tick()
        await night.do(Bust(EVENT, entry, declined=entry != out[-1]))


@contextmanager
def _home_of_its_own(own: Paths) -> Iterator[Paths]:
    """Folders that are thrown away, with the look and the houses of this workstation."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="tdapp-demo-", ignore_cleanup_errors=True) as folder:
        os.environ[HOME_VARIABLE] = folder
        try:
            paths = user_paths()
            paths.make()
            shutil.copytree(own.houses, paths.houses, dirs_exist_ok=True)
            now = SettingsFile(own.data).now
            apart = replace(now, letterhead=HEADED, second_copy=None, printer=None)
            SettingsFile(paths.data).keep(apart)
            yield paths
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before
