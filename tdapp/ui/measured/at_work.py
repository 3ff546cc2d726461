"""The console at work on a large event, step by step, each with what it cost the loop."""

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.screens.views import View
from tdapp.ui.console.console import Console
from tdapp.ui.entries.entries_pane import EntriesPane
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.ui.measured.bare import bare_table
from tdapp.ui.measured.loop_watch import LoopWatch, idle, work_of
from tdapp.ui.measured.on_map import pan_in_a_large_room
from tdapp.ui.measured.on_screens import SecondWatch, tick_at_four_k
from tdapp.ui.parts.parts import Parts
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.workplace.rail import PageName
from tdapp.words.typed import plain

MILLI = 1_000
WORD = "perez"
BUSTS, PAGES = 7, (PageName.DESK, PageName.FLOOR)
SHOWN = (View.CLOCK, View.SEATS_BY_NAME)
PACE_S = 0.05


class ConsoleAtWork:
    """Drives a console that is shown, and measures; nobody else acts on its event meanwhile.

    Times are milliseconds of processor time on the loop until it is idle again.
    """

    def __init__(self, parts: Parts, console: Console, busts: int = BUSTS) -> None:
        self._parts = parts
        self._console = console
        self._busts = busts
        self.watch = LoopWatch()
        self.late_ms = 0.0

    @property
    def _pane(self) -> EntriesPane:
        return self._console.pages.desk.event_page.pane

    @property
    def _event(self) -> StreamId:
        event = self._console.view.id
        if event is None:
            raise LookupError
        return event

    async def bring_pages(self) -> tuple[float, None]:
        """The slowest picture of a page that nobody opened before; each goes on to be filled."""
        console, spent = self._console, []
        for name in PageName:
            await idle(self._is_busy)
            turn = console.turning.to(name).trigger
            spent.append(_timed(turn) + _timed(console.repaint))
        return max(spent), None

    async def bring_entries(self) -> tuple[float, float]:
        """The first time that the list of entries comes up; a plain table with the same texts."""
        console = self._console
        console.turning.to(PageName.SETTINGS).trigger()
        await idle(self._is_busy)

        def bring() -> None:
            console.turning.to(PageName.DESK).trigger()
            console.pages.desk.show_entries()

        spent = await work_of(bring, self._is_busy)
        texts = [[cell.text for cell in row.cells] for row in self._pane.view.table.rows]
        view, rows = bare_table((1100, 800))
        await idle(self._is_busy)
        peer = await work_of(lambda: rows.show_rows(texts), self._is_busy)
        view.close()
        return spent, peer

    async def search(self) -> tuple[float, float]:
        """The slowest key of a searched name; Python alone looking through the same texts."""
        rows = self._pane.view.table.rows
        texts = [plain(f"{row.key} {row.cells[EntryColumn.NAME].text}") for row in rows]
        spent, peers = [], []
        for place, letter in enumerate(WORD, 1):
            spent.append(await self._work(partial(self._pane.search.insert, letter)))
            peers.append(_timed(partial(_holding, texts, WORD[:place])))
        await self._work(self._pane.search.clear)
        return max(spent), max(peers)

    async def find_person(self) -> tuple[float, None]:
        """The slowest key of a name that is typed at the desk, among everybody in the registry."""
        console = self._console
        console.turning.to(PageName.DESK).trigger()
        field = console.pages.desk.register.who.field
        await idle(self._is_busy)
        spent = [await self._work(partial(field.insert, letter)) for letter in WORD]
        await self._work(field.clear)
        return max(spent), None

    async def tick(self) -> tuple[float, None]:
        """What a second of the clock costs on a 4K screen."""
        face = self._console.screens.feed.face(self._event, self._console.view.now)
        screen = QGuiApplication.screens()[-1]
        return await tick_at_four_k(face.at_whole_second(), screen, self._is_busy), None

    async def pan(self) -> tuple[float, None]:
        """What a frame of panning the map costs at middle zoom in a room of 250 tables."""
        return await pan_in_a_large_room(self._is_busy), None

    async def sort(self) -> tuple[float, float]:
        """The slowest column to sort by; Python alone sorting the same keys."""
        spent, peers = [], []
        for column in (*list(EntryColumn)[1:], EntryColumn.NUMBER):
            orders: list[Any] = [row.order(column) for row in self._pane.view.table.rows]
            peers.append(_timed(orders.sort))
            sort = partial(self._pane.view.sortByColumn, column, Qt.SortOrder.AscendingOrder)
            spent.append(await self._work(sort))
        return max(spent), max(peers)

    async def bust(self, page: PageName) -> float:
        """The median of what busts repaint on a page, from the desk's answer on."""
        self._console.turning.to(page).trigger()
        if page is PageName.DESK:
            self._console.pages.desk.show_entries()
        spent = []
        for entry in self._in_play()[: self._busts]:
            await idle(self._is_busy)
            await self._do(Bust(self._event, entry, declined=True))
            spent.append(await self._work(_nothing))
        return statistics.median(spent)

    async def evening(self, seconds: float) -> None:
        """Acts come in while players see clock and seats; `watch` tells the longest stall.

        On the other monitors, or where there is none in a window; there they stay.
        """
        screens = self._console.screens
        mine = self._console.screen()
        others = [one for one in QGuiApplication.screens() if one is not mine]
        for view, screen in zip(SHOWN, others, strict=False):
            screens.show(view, ScreenIdentity.of(screen))
        if not others:
            screens.show_in_window(SHOWN[-1])
        await asyncio.sleep(PACE_S)
        canvas = next(canvas for canvas, _ in screens.windows.visible())
        seconds_seen = SecondWatch(self._console, self._event, canvas)
        await asyncio.sleep(seconds / 2)
        self.late_ms = max(seconds_seen.late_ms, default=0.0)
        self.watch.start()
        until = time.perf_counter() + seconds
        for call in self._evening():
            await self._do(call)
            await asyncio.sleep(PACE_S)
            if time.perf_counter() > until:
                break
        self.watch.stop()

    def _evening(self) -> Iterator[Call]:
        """Busts, then a late entry on the seat or a re-buy, on one page after the other."""
        event, pages = self._event, cycle(PAGES)
        for number, entry in enumerate(reversed(self._in_play())):
            self._console.turning.to(next(pages)).trigger()
            goes = not number % 2
            yield Bust(event, entry, declined=goes)
            if goes:
                yield Register(event, PersonId(f"late {number}"))
                yield DrawSeats(event)
            else:
                yield Rebuy(event, entry)

    def _in_play(self) -> Sequence[int]:
        return sorted(self._console.view.state.seating.seat_of)

    async def _do(self, call: Call) -> None:
        await self._parts.desk.perform(self._parts.actor, call)

    async def _work(self, step: Callable[[], object]) -> float:
        return await work_of(step, self._is_busy)

    def _is_busy(self) -> bool:
        return self._console.asking.busy


def _timed(step: Callable[[], object]) -> float:
    begun = time.thread_time()
    step()
    return MILLI * (time.thread_time() - begun)


def _holding(texts: Sequence[str], word: str) -> list[str]:
    return [one for one in texts if word in one]


def _nothing() -> None:
    """The act is done already: what is left is to show it."""


async def measured(work: ConsoleAtWork, seconds: float) -> Mapping[str, tuple[float, float | None]]:
    """Every figure by its name, with the peer's where there is one."""
    found: dict[str, tuple[float, float | None]] = {
        "new_page_ms": await work.bring_pages(),
        "entries_page_ms": await work.bring_entries(),
        "search_key_ms": await work.search(),
        "sort_ms": await work.sort(),
        "person_key_ms": await work.find_person(),
        "tick_at_4k_ms": await work.tick(),
        "map_pan_ms": await work.pan(),
        "bust_on_entries_page_ms": (await work.bust(PageName.DESK), None),
        "bust_on_floor_page_ms": (await work.bust(PageName.FLOOR), None),
    }
    await work.evening(seconds)
    found["second_late_ms"] = work.late_ms, None
    found["evening_stall_ms"] = work.watch.longest_work_ms, work.watch.longest_ms
    return found
