"""A board of rows in columns, turned page by page so that every row is seen."""

from dataclasses import dataclass

from tdapp.ui.clock.drawing import Drawing
from tdapp.ui.clock.fit_text import cut_at_word, fitted
from tdapp.ui.clock.screen_grid import M_FACT, S_FACT, S_LABEL, Grid
from tdapp.ui.clock.screen_page import Page
from tdapp.ui.screens import board_words as words
from tdapp.ui.screens.board_page import (
    FIRST_ROW,
    HEADS,
    PITCH,
    ROW_BASELINE,
    BoardHead,
    board_page,
    columns_of,
    cut,
    head,
    label,
    message,
    room_of,
    rows_of,
)
from tdapp.ui.screens.page_index import page_index
from tdapp.ui.screens.rows import BETWEEN, Blocks, Column, PageOfRows, Row
from tdapp.ui.screens.signs import triangle

VALUE_GAP = 34.0
LEAD_GAP = 16.0
WORD_GAP = 14.0
NOW = 30.0
READABLE = 48.0
"""A title of two names is shortened before it gets smaller than this."""


@dataclass(frozen=True, slots=True)
class RowBoard:
    """Rows under their heads; `turn` counts pages shown so far, `seconds` those on this one.

    Without a `title` the page's first and last name or block stand there. `nothing` is said where
    there is no row.
    """

    head: BoardHead
    blocks: Blocks
    heads: tuple[str, ...]
    title: str = ""
    quiet: str = ""
    nothing: str = ""
    most_columns: int = 4
    turn: int = 0
    seconds: int = 0

    def pages(self, grid: Grid) -> tuple[PageOfRows, ...]:
        """All its pages on a screen of that shape."""
        columns = columns_of(grid, self.most_columns)
        left, right = columns[0]
        room = right - left - self._lead_width() - sum(self._widths())
        return self.blocks.pages(len(columns), rows_of(grid), round(room, 1))

    def drawing(self, width: float, height: float) -> Drawing:
        """The page whose turn it is."""
        page = board_page(width, height)
        pages = self.pages(page.grid)
        at = self.turn % len(pages)
        several = len(pages) > 1
        aside = ""
        if several:
            name = words.page_in_short if page.grid.portrait else words.page_of
            aside = name(at + 1, len(pages))
        title = self.title or _range(pages[at], page.grid.breadth / 2) or self.head.what
        head(page, self.head, title, self.quiet, aside)
        for column, span in zip(pages[at], columns_of(page.grid, self.most_columns), strict=False):
            self._column(page, column, span)
        if not any(pages[at]):
            label(page, self.nothing, page.grid.left, page.grid.right)
        if several:
            page_index(page, [_label(one) for one in pages], at, self.seconds)
        else:
            message(page, self.head)
        return page.drawing()

    def _widths(self) -> list[float]:
        """The width of each kind of value, the gap before it included."""
        _, values = self.blocks.widest
        pairs = zip(self.heads, values or self.heads, strict=False)
        return [
            max(room_of(name, S_LABEL), room_of(value, S_FACT)) + VALUE_GAP for name, value in pairs
        ]

    def _lead_width(self) -> float:
        lead, _ = self.blocks.widest
        return room_of(lead, S_LABEL) + LEAD_GAP if lead else 0.0

    def _column(self, page: Page, column: Column, span: tuple[float, float]) -> None:
        left, right = span
        edges, edge = [], right
        for width in reversed(self._widths()):
            edges.append(edge)
            edge -= width
        edges.reverse()
        for name, at in zip(self.heads, edges, strict=False):
            page.right(name, at, HEADS, S_LABEL)
        top = FIRST_ROW
        for part in column:
            if part.name:
                name = cut_at_word(part.name, S_FACT, edge - left)
                page.left(name, left, top - FIRST_ROW + HEADS, S_FACT)
            for number, (row, lines) in enumerate(part.rows):
                page.rule(left, right, top, page.mood.row if number else page.mood.rule)
                self._row(page, row, lines, (left, edge), top + ROW_BASELINE)
                self._values(page, row, edges, top + ROW_BASELINE)
                top += PITCH * len(lines)
            top += PITCH * BETWEEN

    def _values(self, page: Page, row: Row, edges: list[float], at: float) -> None:
        colour = page.mood.quiet if row.gone else page.mood.ink
        for value, edge in zip(row.values, edges, strict=False):
            page.right(value, edge, at, S_FACT, colour)

    def _row(
        self, page: Page, row: Row, lines: tuple[str, ...], span: tuple[float, float], at: float
    ) -> None:
        left, right = span
        start = left + self._lead_width()
        if row.now:
            page.shape(triangle(S_FACT.cap).translated(left, at), page.mood.now)
            start = max(start, left + NOW)
        elif row.lead:
            page.right(row.lead, start - LEAD_GAP, at, S_LABEL)
        colour = page.mood.quiet if row.gone else page.mood.ink
        for number, line in enumerate(lines):
            end = page.left(line, start, at + number * PITCH, S_FACT, colour)
        given = cut(row.quiet, S_LABEL, right - end - WORD_GAP) if row.quiet else ""
        if given:
            page.left(given, end + WORD_GAP, at + (len(lines) - 1) * PITCH, S_LABEL)


def _range(shown: PageOfRows, room: float) -> str:
    """The first and the last that stand on a page, shortened where both are long."""
    if not shown:
        return ""
    first, last = _ends(shown)
    if first == last:
        return first
    whole = f"{first} {words.DASH} {last}"
    if fitted(M_FACT, [whole], room).size >= READABLE:
        return whole
    return f"{first[:3]} {words.DASH} {last[:3]}"


def _ends(shown: PageOfRows) -> tuple[str, str]:
    first, last = shown[0][0], shown[-1][-1]
    if first.name:
        return first.name, last.name
    return first.rows[0][0].strong, last.rows[-1][0].strong


def _label(shown: PageOfRows) -> str:
    return shown[0][0].rows[0][0].letters if shown else ""
