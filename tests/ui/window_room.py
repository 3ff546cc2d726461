"""A console over a real desk and a real record, worked by hand on one Qt loop."""

import asyncio
import uuid
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from qasync import QEventLoop as AsyncLoop

from tdapp import bootstrap
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.journal.connection import Connection, SqliteConnection
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.system.pin_hashes import Argon2Pins
from tdapp.tournament.tournament import Tournament
from tdapp.ui.application import main_window
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.desk.register_view import RegisterView
from tdapp.ui.events.beginning import bundled_conditions, demo_event
from tdapp.ui.look.act_button import ActButton
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

    What only passes by is not painted, which would take a third of the time: see `shut`.
    """

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.time = HandTime()
        self.link = Link()
        self._folder = folder
        self._loop = AsyncLoop(app)
        asyncio.events._set_running_loop(self._loop)  # noqa: SLF001 - Qt's loop runs while a test waits
        self._open = AsyncExitStack()

    def start(self) -> None:
        paths = Paths(self._folder / "data", self._folder / "seals", self._folder / "logs")
        around = bootstrap.Surroundings(CountedSeeds(), paths, CHEAP)
        target = LinkedTarget(path=self._folder / "room.tdapp", link=self.link)
        entering = self._open.enter_async_context(
            bootstrap.workstation(target, self.time, "desk-1", around)
        )
        self.station = self.wait_for(entering)
        self.parts = bootstrap.parts_of(self.station)
        self.console = main_window(self.parts)
        self.console.setUpdatesEnabled(False)
        self.console.show()
        self.show_entries()
        assert QTest.qWaitForWindowExposed(self.console)

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
        self.console.grab()
        self.console.close()
        self.wait_for(self.console.finish())
        self.console.deleteLater()
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

    def begin_event(self) -> None:
        """Announce the bundled event, without players, and have it in view."""
        event = StreamId(f"event-{uuid.uuid4().hex[:12]}")
        parts, console = self.parts, self.console
        call = Announce(event, bundled_conditions(parts), parts.own_rules)

        async def begin() -> None:
            await console.asking.perform(call)
            console.view.choose(event)
            console.pages.turn_to(console.pages.desk)

        console.asking.start(begin)
        self.settle()

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

        One with Ctrl or Shift may belong to any page: all are made after the first picture, which
        is not painted here.
        """
        assert {*more} <= {Qt.KeyboardModifier.AltModifier} or self.console.all_acts
        held = Qt.KeyboardModifier.NoModifier
        for one in more:
            held |= one
        QTest.keyClick(on or self.console, key, held)
        self.settle()

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
