"""Takes pictures into a folder: of the console, of its pages, and of what players see."""

import asyncio
from dataclasses import replace
from itertools import chain
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tdapp.core.ids import StreamId
from tdapp.core.settings import Settings
from tdapp.screens.views import View
from tdapp.ui.application import dress, main_window
from tdapp.ui.console.console import Console
from tdapp.ui.look.theme import ThemeName
from tdapp.ui.parts.parts import Parts
from tdapp.ui.shots.headless import Painting, save
from tdapp.ui.shots.shot_places import pages, pictured

LARGE = QSize(1600, 900)
SIZES = (LARGE, QSize(1280, 720))


class ShotTaker:
    """`files` are those that were written; every refusal is ``cannot_write``."""

    def __init__(self, paint: Painting, folder: Path) -> None:
        self._paint = paint
        self._folder = folder
        self.files: list[Path] = []

    async def console(self, console: Console, name: str) -> None:
        """The console as it stands, at both sizes."""
        console.setUpdatesEnabled(True)
        for size in SIZES:
            console.resize(size)
            await self._grab(console, f"console-{name}-{size.width()}x{size.height()}.png")
        console.setUpdatesEnabled(False)

    async def pages(self, parts: Parts, event: StreamId, look: ThemeName) -> None:
        """Every page and view in a theme, in a console of its own that says it is set."""
        console = hidden_console(replace(parts, settings=ThemedSettings(parts.settings.now, look)))
        console.resize(LARGE)
        try:
            console.view.choose(event)
            for place in chain(pages(console), pictured(console)):
                place.come()
                await console.asking.settle()
                await self._grab(console, f"page-{place.name}-{look.value}.png")
        finally:
            console.close()
            await console.finish()
            console.deleteLater()
            dress(parts)

    def screen(self, console: Console, view: View, name: str) -> None:
        """What players see of the event in view, on the first page of a list."""
        feed = console.screens.feed
        now = console.view.now
        feed.picture(view, console.view.id, now, 0, 0)
        feed.finish()
        picture = feed.picture(view, console.view.id, now, 0, 0)
        if picture is not None:
            self.files.append(self._paint.picture(picture, self._folder / f"{name}.png"))

    async def _grab(self, console: Console, name: str) -> None:
        await asyncio.sleep(0)
        QApplication.sendPostedEvents()
        self.files.append(save(console.grab().toImage(), self._folder / name))


class ThemedSettings:
    """The settings with another theme, kept nowhere."""

    def __init__(self, settings: Settings, look: ThemeName) -> None:
        self.now = structs.replace(settings, theme=look.value)

    def keep(self, settings: Settings) -> None:
        """Hold them as long as the picture is taken."""
        self.now = settings


def hidden_console(parts: Parts) -> Console:
    """A console that is shown nowhere."""
    console = main_window(parts)
    console.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    console.show()
    return console
