"""The page of prizes of an event deep in the money, measured."""

import statistics
from collections.abc import Mapping

from tdapp.calls.tournament.exits import Bust
from tdapp.ui.console.console import Console
from tdapp.ui.measured.loop_watch import LoopWatch, idle, work_of
from tdapp.ui.parts.parts import Parts
from tdapp.ui.workplace.rail import PageName

BUSTS = 7


async def measured_at_prizes(
    parts: Parts, console: Console, busts: int = BUSTS
) -> Mapping[str, tuple[float, float | None]]:
    """What it costs to open the page first, the longest hold-up meanwhile, and what a bust costs.

    Milliseconds of processor time until the loop is idle again; beside the hold-up, by the clock.
    """
    event = console.view.id
    if event is None:
        raise LookupError
    await idle(lambda: console.asking.busy)
    watch = LoopWatch()
    watch.start()
    opened = await work_of(
        lambda: console.turning.to(PageName.PRIZES).trigger(), lambda: console.asking.busy
    )
    watch.stop()
    spent = []
    for entry in sorted(console.view.state.seating.seat_of)[-busts:]:
        await idle(lambda: console.asking.busy)
        await parts.desk.perform(parts.actor, Bust(event, entry, declined=True))
        spent.append(await work_of(lambda: None, lambda: console.asking.busy))
    return {
        "prizes_page_ms": (opened, None),
        "prizes_page_stall_ms": (watch.longest_work_ms, watch.longest_ms),
        "bust_in_the_money_ms": (statistics.median(spent), None),
    }
