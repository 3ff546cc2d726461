"""How much of the program takes part in a bust, from Enter until everybody was told of it."""

import asyncio
import statistics
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.desk.changes import Changes
from tdapp.ui.console.console import Console
from tdapp.ui.measured.call_watch import CallWatch
from tdapp.ui.measured.loop_watch import idle
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.rail import PageName

BUSTS = 7


async def measured_at_bust(
    parts: Parts, console: Console, watch: CallWatch, busts: int = BUSTS
) -> Mapping[str, tuple[float, float | None]]:
    """Files of ours that are entered, and calls of ours, while the floor is in view.

    The medians of some busts that are typed into the command bar.
    """
    console.turning.to(PageName.FLOOR).trigger()
    files, calls = [], []
    for entry in sorted(console.view.state.seating.seat_of)[-busts:]:
        console.command.open(f"#{entry} bust")
        await idle(lambda: console.asking.busy)
        await _enter(parts, console, watch)
        files.append(len(watch.calls))
        calls.append(watch.calls.total())
    return {
        "bust_files": (statistics.median(files), None),
        "bust_calls": (statistics.median(calls), None),
    }


async def _enter(parts: Parts, console: Console, watch: CallWatch) -> None:
    """Press Enter in the command bar; who is told last stops the watch."""
    told = asyncio.Event()

    def tell(_: Changes) -> None:
        watch.stop()
        told.set()

    forget = parts.desk.bulletin.subscribe(tell)
    with watch.watching():
        QTest.keyClick(console.command.card.line, Qt.Key.Key_Return)
        await told.wait()
    forget()
