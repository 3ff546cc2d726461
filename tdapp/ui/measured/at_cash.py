"""The page of the cash games with a whole room of tables: painted, and after an act at a table."""

import statistics
import time
from collections.abc import Callable, Mapping

from tdapp.calls.cash.games import TellHands
from tdapp.desk.permissions import DIRECTOR
from tdapp.ui.console.console import Console
from tdapp.ui.measured.loop_watch import idle
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.rail import PageName

LOOKS, MILLI = 9, 1_000


async def measured_at_cash(
    parts: Parts, console: Console, looks: int = LOOKS
) -> Mapping[str, tuple[float, float | None]]:
    """The medians of some looks, in milliseconds of processor time on the loop.

    All of the page that an act anywhere has to bring up to date, and its whole map painted anew.
    """
    console.turning.to(PageName.CASH).trigger()
    page = console.pages.cash
    await idle(lambda: console.asking.busy)
    told, painted = [], []
    for table in sorted(page.cash.state.games.by_table)[:looks]:
        await parts.desk.perform(DIRECTOR, TellHands(page.cash.id, table, 1))
        await idle(lambda: console.asking.busy)
        told.append(_ms(page.tell_waiting))
        painted.append(_ms(page.map.grab))
    return {
        "page_of_80_tables_told_ms": (statistics.median(told), None),
        "page_of_80_tables_painted_ms": (statistics.median(painted), None),
    }


def _ms(step: Callable[[], object]) -> float:
    begun = time.thread_time()
    step()
    return MILLI * (time.thread_time() - begun)
