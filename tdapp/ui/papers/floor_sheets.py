"""Floor sheets that make themselves: at each break and near the money, so that a room can go on."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.core.event import Reversal
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Desk
from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.document_id import event_number
from tdapp.papers.paper import PaperSize
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.facts.clock import ClockSet, StructureChanged
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament

if TYPE_CHECKING:
    from tdapp.ui.papers.floor_sheet_file import Learn, NameOf

FOLDER = "floor-sheets"
NEAR_SHARE = 10
"""Near the money is a tenth of the paid places above them, and at least one place."""

Tell = Callable[[Path, str], None]


class FloorSheets:
    """Writes a sheet into each of the folders; one that cannot be written is told and no more.

    `learn` looks names up before `name_of` gives them, nothing for an erased one. `told` hears of
    a folder that took no file, and why; `letterhead` gives what heads the papers of a house.
    """

    def __init__(
        self,
        desk: Desk,
        clockwork: Clockwork,
        folders: Sequence[Path],
        learn: "Learn",
        name_of: "NameOf",
        told: Tell = lambda _folder, _why: None,
        size: Callable[[], PaperSize] = lambda: PaperSize.A4,
    ) -> None:
        self._desk = desk
        self._folders = tuple(folder / FOLDER for folder in folders)
        self._learn = learn
        self._name_of = name_of
        self._told = told
        self._size = size
        self.letterhead: Callable[[str], Letterhead] = Letterhead
        self._near: set[StreamId] = set()
        self._at_rest: set[StreamId] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stops = (clockwork.heed(self._hear), desk.bulletin.subscribe(self._look))

    def make(self, event: StreamId) -> None:
        """Begin to write a sheet of an event as it stands."""
        task = asyncio.get_running_loop().create_task(self._see_through(event))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until every sheet that was begun is written."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def end(self) -> None:
        """Listen no more, and finish what was begun."""
        for stop in self._stops:
            stop()
        await self.settle()

    def _hear(self, event: StreamId, crossed: Sequence[Crossing]) -> None:
        for one in crossed:
            if one.what in {Crossed.BREAK, Crossed.LEVEL}:
                self._make_once(self._at_rest, event, now=one.what is Crossed.BREAK)

    def _look(self, changes: Changes) -> None:
        """By an act, too, a break begins, or the money comes near; an undo lets it come again."""
        state = self._desk.state(changes.stream)
        if not isinstance(state, Tournament):
            return
        if changes.touches(EntryBusted, EntryLeft, PrizesPosted, Reversal):
            self._make_once(self._near, changes.stream, now=is_near_the_money(state))
        if changes.touches(ClockSet, StructureChanged):
            at_rest = is_at_rest(state, self._desk.time.now())
            self._make_once(self._at_rest, changes.stream, now=at_rest)

    def _make_once(self, made: set[StreamId], event: StreamId, *, now: bool) -> None:
        """Make a sheet where it is time and none was `made` yet since it was not."""
        if now and event not in made:
            self.make(event)
        (made.add if now else made.discard)(event)

    async def _see_through(self, event: StreamId) -> None:
        """Where nothing can be laid out yet, such as without tables, no sheet is needed either."""
        try:
            await self._write(event)
        except Refusal:
            return
        except Exception as error:  # noqa: BLE001 - it goes where every unexpected error goes
            sys.excepthook(type(error), error, error.__traceback__)

    async def _write(self, event: StreamId) -> None:
        from tdapp.papers.paint import write_into
        from tdapp.ui.papers.floor_sheet_file import floor_sheet_file

        state: Tournament = self._desk.state(event)
        now, number = self._desk.time.now(), event_number(event)
        head, time = self.letterhead(state.conditions.house), self._desk.time
        content = await floor_sheet_file(
            state, number, head, self._learn, self._name_of, self._size, time
        )
        name = f"{number}-{now.utc_us // 1_000_000}.pdf"
        for folder in self._folders:
            try:
                await asyncio.to_thread(write_into, folder, name, content)
            except Refusal as refusal:
                self._told(folder, str(refusal.details["problem"]))


def is_at_rest(state: Tournament, now: Instant) -> bool:
    """Whether a break is on."""
    if not state.clock.started or state.programme.over:
        return False
    return state.conditions.level(position(state.conditions, state.clock, now).index).is_break


def is_near_the_money(state: Tournament) -> bool:
    """Whether so few are left above the paid places that the next exits may reach them."""
    paid = len(state.prizes.posted)
    if not paid or state.programme.over:
        return False
    return state.left <= paid + max(1, -(-paid // NEAR_SHARE))
