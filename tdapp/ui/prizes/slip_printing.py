"""Prints a prize slip as the first step of paying it, where a printer was chosen."""

from tdapp.core.ids import StreamId
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.prizes.step_acts import GiveSlip


def prints_slips(papers: PaperDesk) -> GiveSlip:
    """Gives a slip its number and prints it; without a printer it waits."""

    async def give(event: StreamId, entry: int) -> bool:
        if papers.printer:
            await papers.print_now(event, PaperKind.PRIZE_SLIPS, (entry,))
        return bool(papers.printer)

    return give
