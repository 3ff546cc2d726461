"""Printing page by page, so that nothing else in the window has to wait, and files alike."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtGui import QPainter

from tdapp.core.ports.time import TimeSource
from tdapp.core.refusal import Refusal
from tdapp.desk.undoing import in_slices
from tdapp.papers.cards import pages_of_cards
from tdapp.papers.lettering import measured
from tdapp.papers.marks import SheetPage
from tdapp.papers.paginate import laid_out
from tdapp.papers.paint import FAMILY, paint_page, pdf_of, write_into
from tdapp.papers.paper import A4, LETTER, Paper
from tdapp.papers.qr import modules
from tdapp.papers.sheet import Sheet
from tdapp.ui.asking.under_way import followed, their_turn
from tdapp.ui.papers.printers import PrintJob

SLACK = 4.0
"""Sizes of paper that differ by so little, in points, are the same."""


@dataclass(frozen=True, slots=True)
class PaperFit:
    """How a sheet comes onto the paper that a printer has: laid out on `paper`, then scaled."""

    paper: Paper
    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0


def fit(paper: Paper, width: float, height: float) -> PaperFit:
    """How a sheet for `paper` stays whole on paper of another size, in points.

    A whole sheet is laid out anew on A4 or letter, its rows as high as before. On anything else it
    is made smaller where it has to be; a card on a large sheet keeps its size, in the corner.
    """
    if _alike(paper, width, height):
        return PaperFit(paper)
    if paper.name in {A4.name, LETTER.name}:
        for other in (A4, LETTER):
            if _alike(other, width, height):
                return PaperFit(other.with_rows(paper.row))
    scale = min(1.0, width / paper.width, height / paper.height)
    aside = (width - paper.width * scale) / 2 if scale < 1 else 0.0
    return PaperFit(paper, scale, aside)


def page_steps(sheets: Iterable[Sheet]) -> Iterator[SheetPage | None]:
    """Each page as it is laid out, and None after each of its codes: they take as long."""
    measure = measured(FAMILY)
    for sheet in sheets:
        pages, cards = laid_out(sheet, measure), iter(pages_of_cards(sheet.cards))
        while True:
            for card in next(cards, ()):
                modules(card.code)
                yield None
            page = next(pages, None)
            if page is None:
                break
            yield page


async def pages_in_turn(sheets: Sequence[Sheet]) -> list[SheetPage]:
    """All pages, laid out one after the other while others have their turn."""
    found: list[SheetPage] = []
    for page in page_steps(sheets):
        if page is not None:
            found.append(page)
        await their_turn(len(found))
    return found


async def print_sheets(sheets: Sequence[Sheet], job: PrintJob) -> int:
    """Print sheets on the paper that there is; gives how many pages were printed.

    A printer that does not answer keeps a thread waiting and nobody else. Refuses ``no_sheets``,
    ``print_failed``, and what `paginate` does.
    """
    if not sheets:
        raise Refusal("no_sheets")
    count = 0
    try:
        for sheet in sheets:
            how = fit(sheet.paper, *job.take(sheet.paper))
            for page in await pages_in_turn([replace(sheet, paper=how.paper)]):
                job.page(partial(_paint, page, how))
                count += 1
                await their_turn(count)
    except BaseException:
        job.cancel()
        raise
    await asyncio.to_thread(job.end)
    return count


async def pdf_in_turn(sheets: Sequence[Sheet], time: TimeSource) -> bytes:
    """The same sheets as a PDF file; refuses ``no_sheets`` and what `paginate` does."""
    pages = await pages_in_turn(sheets)
    if not pages:
        raise Refusal("no_sheets")
    return await in_slices(followed(pdf_of(pages), len(pages)), time)


async def write_pdf(sheets: Sequence[Sheet], path: Path, time: TimeSource) -> None:
    """Write sheets into a file, whole or not at all, and make its folder.

    Refuses as `pdf_in_turn` does, and ``cannot_write``.
    """
    content = await pdf_in_turn(sheets, time)
    await asyncio.to_thread(write_into, path.parent, path.name, content)


def _paint(page: SheetPage, how: PaperFit, painter: QPainter) -> None:
    painter.translate(how.x, how.y)
    painter.scale(how.scale, how.scale)
    paint_page(painter, page)


def _alike(paper: Paper, width: float, height: float) -> bool:
    return abs(paper.width - width) <= SLACK and abs(paper.height - height) <= SLACK
