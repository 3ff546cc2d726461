"""Pictures of the console and the clock screen with the demo event in progress."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tdapp.core.refusal import Refusal
from tdapp.ui.acts.act import Act
from tdapp.ui.application import main_window, on_the_loop
from tdapp.ui.headless import Painting, painting
from tdapp.ui.parts import OpenParts, Parts

CONSOLE = (QSize(1600, 900), QSize(1280, 720))
MINUTE_US = 60_000_000
BOUGHT_AGAIN = (3, 8, 20, 31)
WENT_OUT = (5, 17, 9, 28, 33, 2, 14, 30)
PassTime = Callable[[int], None]


def take(open_parts: OpenParts, pass_us: PassTime, folder: Path) -> list[Path]:
    """Play the demo event in an empty record and write the pictures; gives their files.

    `folder` is there already, `pass_us` lets the time of these parts pass. Refuses
    ``cannot_write``.
    """
    with painting() as paint:

        async def work() -> list[Path]:
            async with open_parts() as parts:
                sitting = _Sitting(parts, pass_us, paint, folder)
                try:
                    return await sitting.take_all()
                finally:
                    await sitting.end()

        return on_the_loop(work())


class _Sitting:
    """Works the console as a director would, and takes a picture now and then."""

    def __init__(self, parts: Parts, pass_us: PassTime, paint: Painting, folder: Path) -> None:
        self._parts = parts
        self._pass_us = pass_us
        self._paint = paint
        self._folder = folder
        self._files: list[Path] = []
        self._console = main_window(parts)
        self._console.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._console.show()

    async def take_all(self) -> list[Path]:
        console = self._console
        self._console_picture("welcome")
        await self._do(console.demo)
        self._clock_picture("not-started")
        await self._play()
        self._console_picture("running")
        self._floor_picture()
        self._clock_picture("running")
        await self._ask_and_refuse()
        await self._to_the_last_minute()
        await self._do(console.acts.clock)
        self._console_picture("paused")
        self._clock_picture("paused")
        await self._to_the_winner()
        self._console_picture("won")
        self._clock_picture("finished")
        return self._files

    async def end(self) -> None:
        """Close the window, whatever happened."""
        self._console.close()
        await self._console.finish()

    async def _play(self) -> None:
        """Into level two, with re-buys and exits."""
        console, entry = self._console, self._console.page.entry_acts
        await self._do(console.acts.clock)
        await self._pass(41 * MINUTE_US)
        for number in BOUGHT_AGAIN:
            await self._do(entry.rebuy, number)
        for number in WENT_OUT:
            await self._do(entry.bust, number)
            await self._pass(47_000_000)
        for number in WENT_OUT[:-1]:
            if number in console.view.state.exits.out_of_chips:
                await self._do(entry.bust, number)
        console.page.pane.view.choose(12)

    async def _ask_and_refuse(self) -> None:
        """A reason is asked for; then a re-buy is refused."""
        entry, asked = self._console.page.entry_acts, self._console.page.inspector.asked
        await self._do(entry.reinstate, WENT_OUT[0])
        self._console_picture("asked")
        asked.take_away()
        await self._do(entry.rebuy, WENT_OUT[0])
        self._console_picture("refused")
        self._console.line.show_notice("")

    async def _to_the_last_minute(self) -> None:
        face = self._console.second_screen.clock.face
        left = face.remaining_us if face is not None else MINUTE_US
        await self._pass(left - 47_000_000)
        self._clock_picture("last-minute")

    async def _to_the_winner(self) -> None:
        console, entry = self._console, self._console.page.entry_acts
        await self._do(console.acts.post_prizes)
        for number in console.view.state.in_play()[1:]:
            await self._do(entry.bust, number)
        console.page.pane.view.choose(console.view.state.in_play()[0])

    async def _do(self, act: Act, entry: int | None = None) -> None:
        if entry is not None:
            self._console.page.pane.view.choose(entry)
        act.trigger()
        await self._console.asking.settle()
        await asyncio.sleep(0)
        self._console.refresh()

    async def _pass(self, microseconds: int) -> None:
        self._pass_us(microseconds)
        await self._parts.clockwork.tick()
        await asyncio.sleep(0)
        self._console.refresh()

    def _console_picture(self, name: str) -> None:
        for size in CONSOLE:
            self._console.resize(size)
            QApplication.processEvents()
            path = self._folder / f"console-{name}-{size.width()}x{size.height()}.png"
            if not self._console.grab().save(str(path)):
                raise Refusal("cannot_write", path=str(path), problem="the picture was not saved")
            self._files.append(path)

    def _floor_picture(self) -> None:
        """The floor with the tables as the exits left them, and back to the entries."""
        self._console.show_floor.trigger()
        self._console_picture("floor")
        self._console.show_floor.trigger()

    def _clock_picture(self, name: str) -> None:
        face = self._console.second_screen.clock.face
        if face is not None:
            self._files.append(self._paint.clock(face, self._folder / f"clock-{name}.png"))
