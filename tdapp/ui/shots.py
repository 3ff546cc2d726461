"""Pictures of the console and the clock screen with the demo event in progress."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QApplication

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.exit_calls import Bust
from tdapp.desk.move_calls import FreeTable, HoldTable
from tdapp.desk.prize_calls import PostPrizes
from tdapp.desk.rulings_calls import GiveRuling
from tdapp.desk.sales_calls import Rebuy
from tdapp.tournament.rulings.events import RulingKind
from tdapp.tournament.rulings.ruling import About
from tdapp.ui.acts.act import Act
from tdapp.ui.application import main_window, on_the_loop
from tdapp.ui.headless import Painting, must_take_files, painting, save
from tdapp.ui.parts import OpenParts, Parts

CONSOLE = (QSize(1600, 900), QSize(1280, 720))
MINUTE_US = 60_000_000
BOUGHT_AGAIN = (3, 8, 20, 31)
WENT_OUT = (5, 17, 9, 28, 33, 2, 14, 30)
WAITS = WENT_OUT[-1]
"""Who may still buy again when the others are out."""
TABLE, OTHER = 1, 2
RULINGS = (
    (About(RulingKind.SHOWDOWN, OTHER, "118"), "The hand was tabled and wins the pot."),
    (About(RulingKind.CONDUCT, TABLE), "No telephone at the table; a warning to all."),
)
FIRST_PRIZE = "1 5,000"
PassTime = Callable[[int], None]


def take(open_parts: OpenParts, pass_us: PassTime, folder: Path) -> list[Path]:
    """Play the demo event in an empty record and write the pictures; gives their files.

    `folder` is there already, `pass_us` lets the time of these parts pass. Refuses
    ``cannot_write``, where the folder takes no files before the record is opened.
    """
    must_take_files(folder)
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
    """Works the console as a director would, and takes a picture now and then.

    What is pictured is asked for in the console; what leads there goes through the desk at once.
    """

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
        self._clock_picture("running")
        await self._on_the_floor()
        await self._rule()
        await self._ask_and_refuse()
        await self._to_the_last_minute()
        await self._do(console.acts.clock)
        self._console_picture("paused")
        self._clock_picture("paused")
        await self._edit_prizes()
        await self._to_the_winner()
        self._console_picture("won")
        self._clock_picture("finished")
        return self._files

    async def end(self) -> None:
        """Close the window, whatever happened."""
        self._console.close()
        await self._console.finish()

    @property
    def _event(self) -> StreamId:
        event = self._console.view.id
        if event is None:
            raise Refusal("no_such_event")
        return event

    async def _play(self) -> None:
        """Into level two, with re-buys and exits."""
        console, event = self._console, self._event
        await self._do(console.acts.clock)
        await self._pass(41 * MINUTE_US)
        bought: list[Call] = []
        for number in BOUGHT_AGAIN:
            bought += (Bust(event, number), Rebuy(event, number))
        await self._at_once(bought)
        for number in WENT_OUT:
            declined = [Bust(event, number, declined=True)] if number != WAITS else []
            await self._at_once([Bust(event, number), *declined])
            self._pass_us(47_000_000)
        await self._pass(0)
        console.page.pane.view.choose(12)

    async def _on_the_floor(self) -> None:
        """So many of a table are out that one can break; the stacks of it are asked for."""
        console, event = self._console, self._event
        short = console.view.state.seating.at_table(TABLE)[:3]
        gone = [Bust(event, number, declined=said) for number in short for said in (False, True)]
        await self._at_once(gone)
        console.show_floor.trigger()
        console.page.floor_acts.choice.choose_table(TABLE)
        console.page.floor.refresh()
        self._console_picture("floor")
        await self._do(console.page.floor_acts.chips.report)
        self._console_picture("chips")
        console.asked.take_away()

    async def _rule(self) -> None:
        """A dispute at a table on hold is ruled on, and play goes on."""
        console, event = self._console, self._event
        await self._at_once([HoldTable(event, OTHER)])
        for about, words in RULINGS:
            await self._at_once([GiveRuling(event, about)], Circumstances(reason=words))
        await self._at_once([FreeTable(event, OTHER)])
        console.show_rulings.trigger()
        await console.asking.settle()
        self._console_picture("rulings")
        console.page.show_entries()

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

    async def _edit_prizes(self) -> None:
        """The first place is locked, the others follow from it."""
        asked = self._console.asked
        await self._do(self._console.acts.posting.editing.edit)
        asked.field.setText(FIRST_PRIZE)
        asked.yes.click()
        self._console_picture("prizes")
        asked.take_away()

    async def _to_the_winner(self) -> None:
        console, event = self._console, self._event
        await self._at_once([PostPrizes(event)])
        winner, *others = console.view.state.in_play()
        await self._at_once([Bust(event, number) for number in others])
        await self._pass(0)
        console.page.pane.view.choose(winner)

    async def _do(self, act: Act, entry: int | None = None) -> None:
        if entry is not None:
            self._console.page.pane.view.choose(entry)
        act.trigger()
        await self._console.asking.settle()
        await asyncio.sleep(0)
        self._console.refresh()

    async def _at_once(self, calls: Iterable[Call], with_: Circumstances = PLAIN) -> None:
        """Do acts one after the other, and show what became of them only then."""
        with QSignalBlocker(self._console.view):
            for call in calls:
                await self._console.asking.perform(call, with_)
            await asyncio.sleep(0)
        self._console.refresh()

    async def _pass(self, microseconds: int) -> None:
        self._pass_us(microseconds)
        await self._parts.clockwork.tick()
        await asyncio.sleep(0)
        self._console.refresh()

    def _console_picture(self, name: str) -> None:
        self._console.setUpdatesEnabled(True)
        for size in CONSOLE:
            self._console.resize(size)
            QApplication.processEvents()
            path = self._folder / f"console-{name}-{size.width()}x{size.height()}.png"
            self._files.append(save(self._console.grab().toImage(), path))
        self._console.setUpdatesEnabled(False)

    def _clock_picture(self, name: str) -> None:
        face = self._console.second_screen.clock.face
        if face is not None:
            self._files.append(self._paint.clock(face, self._folder / f"clock-{name}.png"))
