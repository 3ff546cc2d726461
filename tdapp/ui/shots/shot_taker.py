"""Takes pictures into a folder: of the console in one look after the other, and of the screens."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication

from tdapp.core.ids import StreamId
from tdapp.screens.views import ROW_OF, View
from tdapp.ui.application import main_window
from tdapp.ui.console.console import Console
from tdapp.ui.parts.parts import Parts
from tdapp.ui.screens.monitors import MonitorView
from tdapp.ui.shots.headless import Painting, save
from tdapp.ui.shots.shot_looks import DressedSettings, ShotLook, Wanted
from tdapp.ui.shots.shot_places import ShotPlace

SCREENS = "screens"
ROUNDS = 3
"""What was put off may start something, which is then seen as well."""
SOON_MS = 150
"""The longest for which a page puts anything off."""
Places = Callable[[Console], Iterator[ShotPlace]]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the place of this `name` in a `look`."""

    name: str
    look: str
    path: Path


class ShotTaker:
    """`shots` are those that were taken, `missing` the places one cannot come to, with why.

    Every refusal is ``cannot_write``.
    """

    def __init__(self, paint: Painting, folder: Path, wanted: Wanted) -> None:
        self._paint = paint
        self._folder = folder
        self._wanted = wanted
        self.shots: list[Shot] = []
        self.missing: dict[str, str] = {}

    async def walk(self, console: Console, look: ShotLook, places: Iterator[ShotPlace]) -> None:
        """Come to one place after the other, and picture those that are wanted."""
        for place in places:
            if not self._wanted.has(place.name):
                if place.leads:
                    place.come()
                    await settle(console)
                continue
            if why_not := place.why_not():
                self.missing[place.name] = why_not
                continue
            place.come()
            await settle(console)
            if place.is_up():
                path = self._path(place.name, look.name)
                self.shots.append(Shot(place.name, look.name, path))
                save(console.grab().toImage(), path)
            else:
                self.missing[place.name] = "it did not come up"

    def still_missing(self, places: Places) -> Places:
        """Those of some places that one could not come to until now."""
        names, self.missing = frozenset(self.missing), {}

        def found(console: Console) -> Iterator[ShotPlace]:
            return (place for place in places(console) if place.name in names)

        return found

    def screen(self, console: Console, view: View, name: str) -> None:
        """What players see of the event in view, on the first page of a list, at every size."""
        feed, now = console.screens.feed, console.view.now
        if not self._wanted.has(name):
            return
        event = console.screens.event_of(MonitorView(view))
        followed, open_ = console.view.state.feature, console.view.cash_games()[0].games
        table = min(open_.by_table if ROW_OF[view].of_cash else followed.by_table, default=0)
        feed.picture(view, event, now, 0, 0, table)
        feed.finish()
        picture = feed.picture(view, event, now, 0, 0, table)
        if picture is None:
            return
        for wide, high in self._wanted.sizes:
            look = f"{SCREENS}-{wide}x{high}"
            path = self._path(name, look)
            self.shots.append(Shot(name, look, self._paint.picture(picture, path, wide, high)))

    def _path(self, name: str, look: str) -> Path:
        folder = self._folder if self._wanted.is_one_look else self._folder / look
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{name}.png"


def console_in(parts: Parts, look: ShotLook, event: StreamId | None = None) -> Console:
    """A console in a look that is shown nowhere; it says itself that it is set so."""
    console = hidden_console(replace(parts, settings=DressedSettings(parts.settings, look)), event)
    console.resize(QSize(*look.size))
    return console


def hidden_console(parts: Parts, event: StreamId | None = None) -> Console:
    """A console that is shown nowhere."""
    console = main_window(parts, event)
    console.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    console.show()
    return console


async def settle(console: Console) -> None:
    """Wait until everything stands as it will be seen, what is put off for a moment too."""
    for _ in range(ROUNDS):
        await console.asking.settle()
        await asyncio.sleep(max(map(_still_ms, console.findChildren(QTimer)), default=0) / 1000)
        QApplication.sendPostedEvents()


def _still_ms(timer: QTimer) -> int:
    soon = timer.isActive() and timer.isSingleShot() and timer.interval() <= SOON_MS
    return timer.remainingTime() + 1 if soon else 0
