"""What falls due by itself: it is recorded by whoever sees it first."""

from contextlib import suppress

from tdapp.core.ids import ActionId, StreamId, derived_id
from tdapp.core.ports import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, Desk
from tdapp.desk.exit_calls import EndWaits
from tdapp.desk.permissions import PROGRAM
from tdapp.desk.tournament_calls import BeginLevel, TournamentCall
from tdapp.tournament.clock.timing import due_level
from tdapp.tournament.exits.eliminating import ended_waits
from tdapp.tournament.tournament import KIND, Tournament


class Clockwork:
    """Looks once a second; a late look changes nothing but the moment of recording."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._asked: set[ActionId] = set()

    async def tick(self) -> None:
        """Record what is due in every event, and try again what could not be written."""
        if self._desk.unrecorded:
            with suppress(Unrecorded):
                await self._desk.write_what_waits()
        elif not self._desk.journal.health().writable:
            self._desk.journal.probe()
        for event in self._desk.streams(KIND):
            await self._record_level(event)
            await self._end_waits(event)

    async def _record_level(self, event: StreamId) -> None:
        tournament = self._desk.state(event)
        index = due_level(tournament, self._desk.time.now())
        anchor = tournament.clock.anchor
        if index is None or anchor is None:
            return
        action = derived_id(event, anchor.utc_us, anchor.elapsed_us, anchor.boot, index)
        await self._record(BeginLevel(event, index), action)

    async def _end_waits(self, event: StreamId) -> None:
        """Who may not buy again any more is out, without anybody having to think of it."""
        tournament: Tournament = self._desk.state(event)
        if tournament.programme.conditions is None or tournament.programme.winner is not None:
            return
        over = ended_waits(tournament, self._desk.time.now())
        if over:
            whose = [(exit_.entry, exit_.happened_us) for exit_ in over]
            await self._record(EndWaits(event), derived_id(event, "end_waits", whose))

    async def _record(self, call: TournamentCall, action: ActionId) -> None:
        """Ask for it once; the same fact has the same id at every desk."""
        if action in self._asked:
            return
        self._asked.add(action)
        try:
            await self._desk.perform(PROGRAM, call, Circumstances(action=action))
        except Refusal:
            return
        except Unrecorded:
            self._asked.discard(action)
