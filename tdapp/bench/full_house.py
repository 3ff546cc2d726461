"""A record with one event of any size, everybody seated and known by name, its clock running."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tdapp.bench.big_event import BIG, write_acts
from tdapp.bench.open_event import SEATS, conditions
from tdapp.bootstrap import CODECS, workstation
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, derived_id
from tdapp.core.ports import Person
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.tournament_calls import StartClock
from tdapp.floor.seats import Seat
from tdapp.journal.journal import RecordJournal
from tdapp.journal.target import Target
from tdapp.system.paths import HOME_VARIABLE
from tdapp.tournament.events import TournamentAnnounced
from tdapp.tournament.sales.events import EntrySold
from tdapp.tournament.seats.events import SeatGiven, TableOpened

RECORD = "room.tdapp"
FIRST = ("Ana", "Bo", "Øyvind", "Zoë", "Maria José", "Li", "Olga", "Pierre", "Søren", "Kwame")
LAST = ("Pérez", "Ek", "Åse", "Lim", "García", "Müller", "O'Neill", "Nguyen", "Haddad", "Rossi")


def make(folder: Path, entries: int) -> None:
    """Write the record into a folder, with the program's own folders beside it."""
    folder.mkdir()
    target = Target(path=folder / RECORD)
    RecordJournal.open(target, CODECS).close()
    db = target.connect()
    write_acts(db, _acts(entries))
    db.close()
    with home(folder):
        asyncio.run(_begun(target, entries))


@contextmanager
def home(folder: Path) -> Iterator[None]:
    """Let the program's own folders be in this one meanwhile."""
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(HOME_VARIABLE)
        if before is not None:
            os.environ[HOME_VARIABLE] = before


def _acts(entries: int) -> Iterator[Sequence[Event]]:
    event = conditions()
    yield [TournamentAnnounced(event)]
    for table in range(1, -(-entries // SEATS) + 1):
        yield [TableOpened(table, SEATS)]
    for entry in range(1, entries + 1):
        sold = EntrySold(entry, entry, event.entry.parts, event.entry.chips, person=_person(entry))
        table, seat = divmod(entry - 1, SEATS)
        yield [sold, SeatGiven(entry, Seat(table + 1, seat + 1))]


def _person(entry: int) -> PersonId:
    return PersonId(derived_id("big", entry))


def _name(entry: int) -> str:
    first, last = FIRST[entry * 7 % len(FIRST)], LAST[entry // 3 % len(LAST)]
    return f"{first} {last} {entry}"


async def _begun(target: Target, entries: int) -> None:
    async with workstation(target) as station:
        people = [Person(_person(entry), _name(entry)) for entry in range(1, entries + 1)]
        station.people.add(people, DIRECTOR.id)
        await station.desk.perform(DIRECTOR, StartClock(BIG.id))
