"""A console over a real desk and a real record, worked by hand on one Qt loop."""

import asyncio
import uuid
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QKeyCombination, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from qasync import QEventLoop as AsyncLoop

from tdapp import bootstrap
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.instant import Instant
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.journal.connection import Connection, SqliteConnection
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.pin_hashes import Argon2Pins
from tdapp.tournament.tournament import Tournament
from tdapp.ui.application import application, main_window
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.console.console import Console
from tdapp.ui.desk.register_view import RegisterView
from tdapp.ui.events.beginning import bundled_conditions, demo_event
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.till import Till
from tdapp.ui.workplace.export_shown import ExportShown
from tests.journal.bad_days.flaky import sqlite_error
from tests.ui.entries_desk import EntriesDesk
from tests.ui.floor_driver import FloorDriver
from tests.ui.page_drivers import ClockDriver, CommandDriver, EventsDriver, RulingsDriver
from tests.ui.refusals_read import says

Answer = TypeVar("Answer")
EVENING_US = 1_290_913_200_000_000
SECOND_US = 1_000_000
MINUTE_US = 60 * SECOND_US
PATIENCE_MS = 20_000
CHEAP = Argon2Pins(time=1, memory_kib=8)


class HandTime:
    """A `TimeSource` moved by hand; only its wall clock shows that a look at it takes time."""

    def __init__(self) -> None:
        self.elapsed_us = 0
        self.looks = 0

    def now(self) -> Instant:
        self.looks += 1
        return Instant(EVENING_US + self.elapsed_us + self.looks, self.elapsed_us, "test")

    def pass_us(self, microseconds: int) -> None:
        self.elapsed_us += microseconds


class Link:
    """The way to the disk; while `problem` (a result code of SQLite) is set, nothing is written."""

    def __init__(self) -> None:
        self.problem: int | None = None


class LinkedConnection(SqliteConnection):
    """A connection over such a way."""

    def __init__(self, path: Path, link: Link) -> None:
        super().__init__(path)
        self._link = link

    def begin(self) -> None:
        if self._link.problem is not None:
            raise sqlite_error(self._link.problem)
        super().begin()


@dataclass(frozen=True, slots=True)
class LinkedTarget(Target):
    """A record file behind such a way."""

    link: Link = field(default_factory=Link)

    def connect(self) -> Connection:
        assert self.path is not None
        return LinkedConnection(self.path, self.link)


class CountedSeeds:
    """A `Chance` that is the same in every run."""

    def __init__(self) -> None:
        self.given = 0

    def seed(self) -> str:
        self.given += 1
        return f"seed {self.given}"


class WindowRoom:
    """Everything that a test of the window needs; nothing sleeps.

    The window is made when something is first asked of it: an evening that only leads up to a test
    is told to the desk before, and shown once. What passes by is not painted, see `shut`.
    """

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.time = HandTime()
        self.link = Link()
        self._folder = folder
        self._console: Console | None = None
        self._returns = False
        self._loop = AsyncLoop(app)
        asyncio.events._set_running_loop(self._loop)  # noqa: SLF001 - Qt's loop runs while a test waits
        self._open = AsyncExitStack()

    def start(self) -> None:
        """Open the record; a window that was there before comes back with it."""
        paths = Paths(self._folder / "data", self._folder / "seals", self._folder / "logs")
        around = bootstrap.Surroundings(CountedSeeds(), paths, CHEAP)
        target = LinkedTarget(path=self._folder / "room.tdapp", link=self.link)
        entering = self._open.enter_async_context(
            bootstrap.workstation(target, self.time, "desk-1", around)
        )
        self.station = self.wait_for(entering)
        self.parts = bootstrap.parts_of(self.station)
        if self._returns:
            self._show()

    @property
    def console(self) -> Console:
        """The window, shown when it is first asked for."""
        return self._console or self._show()

    @console.setter
    def console(self, made: Console) -> None:
        """Another window stands in its place."""
        self._console = made

    def _show(self) -> Console:
        self._console = made = main_window(self.parts)
        made.setUpdatesEnabled(False)
        made.show()
        self.show_entries()
        assert QTest.qWaitForWindowExposed(made)
        return made

    def show_entries(self) -> None:
        """Turn to the list of entries."""
        pages = self.console.pages
        if pages.page is not pages.desk:
            pages.turn_to(pages.desk)
        pages.desk.show_entries()

    def stop(self) -> None:
        self.link.problem = None
        self.shut()
        asyncio.events._set_running_loop(None)  # noqa: SLF001
        self._loop.close()

    def restart(self) -> None:
        """End the program and start it again on the same record."""
        self.shut()
        self.start()

    def shut(self) -> None:
        """Close the window, painted once more as it stands, and then the record."""
        console, self._console, self._returns = self.console, None, True
        console.setUpdatesEnabled(True)
        console.repaint()
        console.close()
        self.wait_for(console.finish())
        console.deleteLater()
        self.wait_for(self._open.aclose())

    def wait_for(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        task = self._loop.create_task(work)
        self.until(task.done)
        answer: Answer = task.result()
        return answer

    @property
    def state(self) -> Tournament:
        return self.console.view.state

    @property
    def notice(self) -> str:
        """What the bottom line says was refused or went wrong."""
        return self.console.notice.said

    def is_refused(self, code: str) -> bool:
        """Whether the bottom line says the refusal of this code, however it is worded."""
        return says(self.notice, code)

    @property
    def told(self) -> str:
        """What the bottom line says was done."""
        return self.console.line.told.text

    @property
    def screens_said(self) -> str:
        """What the bottom line says of the projected screens."""
        return self.console.line.screens.text

    @property
    def entries(self) -> EntriesDesk:
        return EntriesDesk(self)

    @property
    def floor(self) -> FloorDriver:
        return FloorDriver(self.console)

    @property
    def rulings(self) -> RulingsDriver:
        return RulingsDriver(self.console)

    @property
    def clock(self) -> ClockDriver:
        return ClockDriver(self.console)

    @property
    def events(self) -> EventsDriver:
        return EventsDriver(self.console)

    @property
    def command(self) -> CommandDriver:
        return CommandDriver(self.console)

    @property
    def export(self) -> ExportShown:
        return self.console.page_acts.export

    @property
    def register(self) -> RegisterView:
        return self.console.pages.desk.register

    @property
    def till(self) -> Till:
        return self.console.acts.till

    def settle(self) -> None:
        """Wait until what was asked for is done and shown."""
        self.until(lambda: not self.console.asking.busy)
        QApplication.processEvents()

    def wait_a_second(self) -> None:
        """So long that a key may mean something else."""
        self.time.pass_us(SECOND_US)

    def click(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def press(self, words: str) -> None:
        """Click the button that says these words; to find it takes a second."""
        self.wait_a_second()
        self.click(self.button(words))

    def people(self, names: Iterable[str]) -> list[PersonId]:
        """Enter people in the registry; gives their ids in the same order."""
        parts = self.parts
        mine = NameBook(parts.people, lambda: parts.actor.id)
        return self.wait_for((self._console.names if self._console else mine).add(names))

    def do(self, *calls: Call) -> None:
        """Do acts at the desk, which a window that is there hears of."""
        perform = partial(self.parts.desk.perform, self.parts.actor)

        async def at_once() -> None:
            await asyncio.gather(*(perform(call, PLAIN) for call in calls))

        self.wait_for(at_once())

    def look_at(self, event: StreamId) -> None:
        """Have an event in view, on its page."""
        console = self.console
        if console.view.id != event:
            console.view.choose(event)
        if console.pages.page is not console.pages.desk:
            console.pages.turn_to(console.pages.desk)
        self.wait_for(
            console.names.learn(one.person for one in self.state.entries.by_number.values())
        )
        self.settle()

    def announce(self) -> StreamId:
        """Announce the bundled event, without players."""
        event = StreamId(f"event-{uuid.uuid4().hex[:12]}")
        self.do(Announce(event, bundled_conditions(self.parts), self.parts.own_rules))
        return event

    def begin_event(self) -> None:
        """Announce the bundled event, without players, and have it in view."""
        self.look_at(self.announce())

    def begin_demo(self) -> None:
        """Have the demo event in view, its players seated."""
        console = self.console

        async def begin() -> None:
            console.view.choose(await demo_event(self.parts, console.names, console.asking))

        console.asking.start(begin)
        self.settle()

    def play(self) -> None:
        """Start the clock of the event in view, if it never ran."""
        event = self.console.view.id
        if event is not None and not self.state.clock.started:
            self.wait_for(self.console.asking.perform(StartClock(event)))
            self.settle()

    def post_prizes(self) -> None:
        """Post them, and say yes where something is still on sale."""
        self.press("Post prizes")
        if any(one.isVisible() for one in self.console.findChildren(QuestionPanel)):
            self.agree()

    def agree(self) -> None:
        """Click the button that says yes to what is asked."""
        asked = next(one for one in self.console.findChildren(QuestionPanel) if one.isVisible())
        self.click(asked.yes)

    def button(self, words: str) -> ActButton:
        shown = [one for one in self.console.findChildren(ActButton) if one.isVisible()]
        return next(one for one in shown if one.text().startswith(words))

    def type_name(self, name: str) -> None:
        field = self.console.page.name_field
        field.insert(name)
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.settle()

    def key(self, key: Qt.Key, *more: Qt.KeyboardModifier, on: QWidget | None = None) -> None:
        """Press a key where the focus is, or on a widget.

        One with Ctrl or Shift that no page yet has may belong to any other: all are made after the
        first picture, which is not painted here.
        """
        held = Qt.KeyboardModifier.NoModifier
        for one in more:
            held |= one
        anywhere = not {*more} <= {Qt.KeyboardModifier.AltModifier}
        assert not anywhere or self._is_heard(key, held) or self.console.all_acts
        QTest.keyClick(on or self.console, key, held)
        self.settle()

    def _is_heard(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """Whether something that is made by now has this key."""
        pressed = QKeySequence(QKeyCombination(held, key))
        return any(pressed in act.shortcuts() for act in self.console.heard.all)

    def choose(self, entry: int) -> None:
        self.console.page.pane.view.choose(entry)
        QApplication.processEvents()

    def until(self, holds: Callable[[], bool]) -> None:
        """Let Qt's loop run until this holds; looked at each millisecond, as an act takes few."""
        waiting, often, held = QEventLoop(), QTimer(interval=1), holds()

        def look() -> None:
            nonlocal held
            held = held or holds()
            if held:
                waiting.quit()

        often.timeout.connect(look)
        QTimer.singleShot(PATIENCE_MS, waiting, waiting.quit)
        often.start()
        if not held:
            waiting.exec()
        often.stop()
        assert held


@contextmanager
def opened_in(folder: Path, app: QApplication) -> Iterator[WindowRoom]:
    """Such a room over a fresh record in a folder, with the program's own colours and type."""
    assert application() is app
    made = WindowRoom(app, folder)
    made.start()
    try:
        yield made
    finally:
        made.stop()
