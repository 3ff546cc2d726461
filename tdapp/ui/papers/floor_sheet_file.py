"""The file of a floor sheet that makes itself, laid out page by page."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tdapp.core.ids import PersonId
from tdapp.core.ports.time import TimeSource
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.lettering import missing_letters, rare_letters
from tdapp.papers.paint import FAMILY
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import on_paper
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers, people_of
from tdapp.shown.money_words import priced
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.fonts import register_fonts
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.printing import pdf_in_turn

Learn = Callable[[Sequence[PersonId]], Awaitable[object]]
NameOf = Callable[[PersonId], str]


async def floor_sheet_file(
    state: Tournament,
    number: str,
    head: Letterhead,
    learn: Learn,
    name_of: NameOf,
    size: Callable[[], PaperSize],
    time: TimeSource,
) -> bytes:
    """A PDF of an event as it stands now; names are learned before they are given."""
    register_fonts()
    now = time.now()
    await learn(people_of(state))
    issued, speaks = voice().full_moment(now.utc_us), priced(voice(), state)
    letters = await asyncio.to_thread(rare_letters, map(name_of, people_of(state)))
    shaped = frozenset(missing_letters(letters, FAMILY)).isdisjoint
    papers = EventPapers(state, head, number, issued, name_of, voice=speaks, is_shaped=shaped)
    sheets = await asyncio.to_thread(sheets_for, papers, PaperKind.FLOOR_SHEET, (), now)
    return await pdf_in_turn([on_paper(one, size()) for one in sheets], time)
