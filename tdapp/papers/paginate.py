"""Lays a sheet out: rows to pages, each with its head, its own sum and its foot."""

from collections.abc import Iterator, Sequence

from tdapp.core.refusal import Refusal
from tdapp.papers.blocks import column_width, on_page, pages_needed, placed, set_block
from tdapp.papers.cards import pages_of_cards, set_cards
from tdapp.papers.composer import Composer
from tdapp.papers.foot import card_foot, foot, signatures
from tdapp.papers.head import REMARK, first_head, later_head
from tdapp.papers.hung import hangs, set_hung
from tdapp.papers.marks import Measure, SheetPage
from tdapp.papers.sheet import Fill, Sheet, SheetRow, sums
from tdapp.papers.table import HEAD, LINE, TOTAL, TableLayout

BELOW_HEAD = 16.0
"""From the end of the page's head to its blocks."""


def paginate(sheet: Sheet, measure: Measure) -> tuple[SheetPage, ...]:
    """The pages of a sheet, at least one; `measure` tells how wide a text is in points.

    Refuses ``note_too_long``, ``code_misfit``, and ``page_misfit`` where notes or closing rows
    leave no room for a single row.
    """
    return tuple(laid_out(sheet, measure))


def laid_out(sheet: Sheet, measure: Measure) -> Iterator[SheetPage]:
    """The same pages, each laid out when it is asked for."""
    if sheet.cards:
        yield from _of_cards(sheet, measure)
    elif sheet.blocks:
        yield from _of_blocks(sheet, measure)
    elif hangs(sheet, measure):
        yield _hung(sheet, measure)
    else:
        parts = _parts(sheet, measure)
        for number, rows in enumerate(parts, start=1):
            yield _page(sheet, number, len(parts), rows, measure)


def _hung(sheet: Sheet, measure: Measure) -> SheetPage:
    setter = Composer(measure)
    set_hung(setter, sheet)
    return SheetPage(sheet, 1, 1, sheet.rows, (), tuple(setter.marks))


def _of_cards(sheet: Sheet, measure: Measure) -> Iterator[SheetPage]:
    parts = pages_of_cards(sheet.cards)
    for number, cards in enumerate(parts, start=1):
        setter = Composer(measure)
        set_cards(setter, cards, sheet.paper)
        card_foot(setter, sheet, number, len(parts))
        yield SheetPage(sheet, number, len(parts), (), (), tuple(setter.marks))


def _of_blocks(sheet: Sheet, measure: Measure) -> Iterator[SheetPage]:
    paper, width = sheet.paper, column_width(sheet.paper)
    first = first_head(Composer(measure), sheet) + BELOW_HEAD
    later = later_head(Composer(measure), sheet) + BELOW_HEAD
    goes_on = sheet.imprint.voice.text("paper", "continued")
    found = placed(sheet.blocks, paper, first, later, goes_on)
    count = pages_needed(found)
    for number in range(1, count + 1):
        setter = Composer(measure)
        (first_head if number == 1 else later_head)(setter, sheet)
        for one in on_page(found, number - 1):
            set_block(setter, one, width)
        foot(setter, sheet, number, count)
        yield SheetPage(sheet, number, count, (), (), tuple(setter.marks))


def _parts(sheet: Sheet, measure: Measure) -> list[tuple[SheetRow, ...]]:
    rows, paper = sheet.rows, sheet.paper
    first = _capacity(sheet, first_head(Composer(measure), sheet))
    later = _capacity(sheet, later_head(Composer(measure), sheet))
    if sheet.signatures:
        first, later = min(paper.first, first), min(paper.later, later)
    parts = [rows[:first]]
    parts += [rows[start : start + later] for start in range(first, len(rows), later)]
    return parts


def _capacity(sheet: Sheet, y: float) -> int:
    paper = sheet.paper
    signing = paper.signing + 10 if sheet.signatures else 24
    floor = paper.foot - signing - TOTAL - 4 - LINE * (1 + len(sheet.closing))
    rows = int((floor - y - HEAD) // paper.row)
    if rows < 1 and sheet.columns:
        raise Refusal("page_misfit", document=sheet.imprint.document)
    return max(rows, 1)


def _page(
    sheet: Sheet, number: int, count: int, rows: Sequence[SheetRow], measure: Measure
) -> SheetPage:
    setter = Composer(measure)
    totals = sums(sheet.columns, rows)
    y = first_head(setter, sheet) if number == 1 else later_head(setter, sheet)
    if sheet.columns:
        table = TableLayout(setter, sheet)
        table.heads(y + HEAD)
        y = table.rows(y + HEAD, rows) + TOTAL
        table.total(y, _label(sheet, len(rows), count), totals)
        if number < count:
            _continued(setter, sheet, y, number)
        else:
            _end(table, y, count)
    signatures(setter, sheet, number)
    foot(setter, sheet, number, count)
    return SheetPage(sheet, number, count, tuple(rows), totals, tuple(setter.marks))


def _label(sheet: Sheet, rows: int, count: int) -> str:
    voice, whole = sheet.imprint.voice, len(sheet.rows)
    text = voice.text
    if sheet.counted is None:
        return text("paper", "Total") if count == 1 else text("paper", "This page")
    name = sheet.counted[0 if whole == 1 else 1]
    if count == 1:
        return text("paper", "Total, {n} {things}", n=voice.count(whole), things=name)
    said = text("paper", "This page, {n} of {whole} {things}")
    return said.format(n=voice.count(rows), whole=voice.count(whole), things=name)


def _continued(setter: Composer, sheet: Sheet, y: float, number: int) -> None:
    signed = sheet.columns[-1].fill is Fill.LINE
    said = sheet.imprint.voice.text("paper", "Continued on page {page}")
    text = said.format(page=number + 1)
    setter.right(sheet.paper.right, y if signed else y + LINE, text, REMARK, 120)


def _end(table: TableLayout, y: float, count: int) -> None:
    sheet = table.sheet
    if count > 1:
        y += LINE
        table.total(y, _all_pages(sheet), sheet.totals)
    table.closing(y + LINE)


def _all_pages(sheet: Sheet) -> str:
    voice = sheet.imprint.voice
    if sheet.counted is None:
        return voice.text("paper", "All pages")
    said = voice.text("paper", "All pages, {n} {things}")
    return said.format(n=voice.count(len(sheet.rows)), things=sheet.counted[1])
