"""A desk put together by hand over any link to its record, with an event under way."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from tdapp.bootstrap import CODECS, ROOMS
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId, PersonId, StationId, StreamId, StreamRef
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct, Desk
from tdapp.desk.permissions import DIRECTOR
from tdapp.desk.undoing import Undoing
from tdapp.house import house
from tdapp.journal.connection import Connect
from tdapp.journal.journal import RecordJournal
from tdapp.journal.opening import make_or_check
from tdapp.tournament.room import KIND
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tests.desk.station import CountedSeeds, HandTime
from tests.journal.bad_days.evening import conditions
from tests.journal.bad_days.recount import Standing, recount

EVENT, HOUSE = StreamId("evening"), StreamId("house-1")
PLAYERS = 5

Answer = TypeVar("Answer")


class HandDesk:
    """What `bootstrap.workstation` puts together, without a file of its own."""

    def __init__(self, connect: Connect, time: HandTime | None = None) -> None:
        db = connect()
        make_or_check(db)
        db.close()
        self.time = time or HandTime()
        self.faults: list[Any] = []
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(lambda _, told: self.faults.append(told["exception"]))
        self.journal = RecordJournal(connect, CODECS)
        self.desk = self.run(self._opened())
        self.undoing = Undoing(self.desk)
        self.clockwork = Clockwork(self.desk)

    async def _opened(self) -> Desk:
        desk = Desk(self.journal, ROOMS, self.time, CountedSeeds(), StationId("desk-1"))
        desk.open()
        return desk

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Let the loop run until `work` is done."""
        return self._loop.run_until_complete(work)

    def do(self, call: Call, with_: Circumstances = PLAIN) -> CompletedAct:
        """Do an act and wait for its answer."""
        answer = self.do_together((call, with_))[0]
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def do_together(self, *asked: tuple[Call, Circumstances]) -> list[CompletedAct | BaseException]:
        """Ask for acts one after the other without waiting; their answers."""

        async def ask() -> list[CompletedAct | BaseException]:
            futures = [self.desk.perform(DIRECTOR, call, with_) for call, with_ in asked]
            return await asyncio.gather(*futures, return_exceptions=True)

        return self.run(ask())

    def tick(self) -> None:
        """What happens twice a second."""
        self.run(self.clockwork.tick())

    def event(self) -> Tournament:
        """The event as every window shows it."""
        shown: Tournament = self.desk.state(EVENT)
        return shown

    def left(self) -> tuple[int, int]:
        """The level's index and the microseconds left of it, as every window shows them."""
        event = self.event()
        here = position(event.conditions, event.clock, self.time.now())
        return here.index, here.remaining_us

    def recorded(self) -> list[Recorded]:
        """The event as the record has it."""
        return list(self.journal.load(StreamRef(EVENT, KIND)))

    def newest(self, number: int) -> list[str]:
        """The names of the newest events in the record."""
        return [type(one.event).__name__ for one in self.recorded()[-number:]]

    def standing(self) -> dict[ActionId, Standing]:
        """The record counted again; what the desk shows and decides on must be what it says."""
        acts = self.journal.ask(recount).result(30)
        told = self.run(self._opened())
        for ref in (StreamRef(EVENT, KIND), StreamRef(HOUSE, house.KIND)):
            fresh = told.load(ref)
            shown = self.desk.state(ref.id)
            assert shown == fresh.timeline.state, f"{ref.id} shows something else"
            assert self.desk.stream(ref).tip == fresh.tip
        return acts

    def close(self) -> None:
        """End the program."""
        self.journal.close()
        self._loop.close()


def under_way(desk: HandDesk) -> HandDesk:
    """Announce an event, seat its players and start its clock."""
    desk.do(Announce(EVENT, msgspec.structs.replace(conditions(), min_entries=2)))
    desk.do(InstallTable(HOUSE, 1, 9))
    desk.do(InstallTable(HOUSE, 2, 9))
    desk.do(OpenTable(EVENT, HOUSE, 1))
    for player in range(1, PLAYERS + 1):
        desk.do(Register(EVENT, PersonId(f"person {player}")))
    desk.do(DrawSeats(EVENT))
    desk.do(StartClock(EVENT))
    return desk
