"""A record with one event of any size, everybody seated and known by name, its clock running."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

from tdapp.bench.big_event import BIG, write_acts
from tdapp.bench.open_event import SEATS, conditions, seat_of
from tdapp.bootstrap import CODECS, workstation
from tdapp.calls.tournament.event import StartClock
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, derived_id
from tdapp.core.ports.people import Person
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.journal import RecordJournal
from tdapp.journal.target import Target
from tdapp.system.paths import HOME_VARIABLE
from tdapp.table.facts.tables import SeatGiven, TableClosed, TableOpened
from tdapp.till.payment import POOL
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.sales import EntrySold, RegistrationClosed
from tdapp.tournament.facts.slips import SlipIssued
from tdapp.tournament.payouts.posting import cash_of
from tdapp.tournament.reckoning.prize_list import prize_list

LEVEL = 3


def into_the_money(entries: int, left: int) -> Iterator[Sequence[Event]]:
    """Post the prizes, then let all but so many go out one by one, each with the slip that is won.

    Who entered last goes out first.
    """
    event = conditions()
    pool = entries * sum(part.cents for part in event.entry.parts if part.name == POOL)
    prizes = cash_of(prize_list(event.prizes, entries, pool, event.entry.total))
    yield [RegistrationClosed(entries, pool), PrizesPosted(1, prizes)]
    for slip, place in enumerate(range(entries, left, -1), 1 + len(prizes) - entries):
        seat = seat_of(place)
        out: list[Event] = [EntryBusted(place, seat, LEVEL)]
        if slip > 0:
            out.append(SlipIssued(slip, place, place, prizes[place - 1]))
        if seat.seat == 1:
            out.append(TableClosed(seat.table))
        yield out


RECORD = "room.tdapp"
FIRST = ("Ana", "Bo", "Øyvind", "Zoë", "Maria José", "Li", "Olga", "Pierre", "Søren", "Kwame")
LAST = ("Pérez", "Ek", "Åse", "Lim", "García", "Müller", "O'Neill", "Nguyen", "Haddad", "Rossi")


def make(folder: Path, entries: int, left: int | None = None) -> None:
    """Write the record into a folder, with the program's own folders beside it.

    Where so many are `left` the prizes are posted and all others are out.
    """
    folder.mkdir()
    target = Target(path=folder / RECORD)
    RecordJournal.open(target, CODECS).close()
    db = target.connect()
    write_acts(db, chain(_acts(entries), () if left is None else into_the_money(entries, left)))
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
        yield [sold, SeatGiven(entry, seat_of(entry))]


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
