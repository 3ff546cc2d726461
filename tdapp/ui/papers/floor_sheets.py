"""Floor sheets that make themselves: at each break and near the money, so that a room can go on."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.core.event import Reversal
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Desk
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.document_id import event_number
from tdapp.papers.lettering import is_shaped
from tdapp.papers.paint import FAMILY, write_into
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import on_paper
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers, people_of
from tdapp.shown.money_words import priced
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.facts.clock import ClockSet, StructureChanged
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.fonts import register_fonts
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.printing import pdf_in_turn

FOLDER = "floor-sheets"
NEAR_SHARE = 10
"""Near the money is a tenth of the paid places above them, and at least one place."""

Learn = Callable[[Sequence[PersonId]], Awaitable[object]]
NameOf = Callable[[PersonId], str]
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
        learn: Learn,
        name_of: NameOf,
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
        register_fonts()
        state: Tournament = self._desk.state(event)
        now = self._desk.time.now()
        await self._learn(people_of(state))
        number = event_number(event)
        issued = voice().full_moment(now.utc_us)
        head = self.letterhead(state.conditions.house)
        speaks = priced(voice(), state)
        papers = EventPapers(
            state, head, number, issued, self._name_of, voice=speaks, is_shaped=shaped
        )
        sheets = sheets_for(papers, PaperKind.FLOOR_SHEET, (), now)
        content = await pdf_in_turn(
            [on_paper(one, self._size()) for one in sheets], self._desk.time
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


def shaped(name: str) -> bool:
    """Whether a name prints as more than boxes."""
    return is_shaped(name, FAMILY)
