"""A board of rows in columns, turned page by page so that every row is seen."""

from dataclasses import dataclass

from tdapp.screens import board_words as words
from tdapp.screens.boards import BoardHead
from tdapp.screens.paging import (
    BETWEEN,
    Blocks,
    Column,
    ColumnPart,
    PageOfRows,
    PageShape,
    RowPages,
)
from tdapp.screens.rows import ScreenRow
from tdapp.ui.boards.board_page import (
    FIRST_ROW,
    HEADS,
    NARROWEST,
    PITCH,
    board_page,
    columns_of,
    cut,
    head,
    message,
    room_of,
    rows_of,
)
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.page_index import page_index
from tdapp.ui.boards.signs import triangle
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import Type, cut_at_word, fitted, lines_of, outline
from tdapp.ui.projected.screen_grid import FOOT_RULE, M_FACT, M_LABEL, S_FACT, S_LABEL, Grid
from tdapp.ui.projected.screen_page import PictureCanvas

VALUE_GAP = 34.0
LEAD_GAP = 16.0
WORD_GAP = 14.0
NOW = 34.0


@dataclass(frozen=True, slots=True)
class RowSize:
    """How large rows are: so many times as far apart as in S, in two types."""

    times: float
    fact: Type
    label: Type


SMALL, LARGE = RowSize(1, S_FACT, S_LABEL), RowSize(2, M_FACT, M_LABEL)
MIDDLE = RowSize(2, M_FACT.at(54), M_LABEL.at(54))
"""A list that is short enough stands in M, or as near to it as lets its names stay whole."""
USUAL = (LARGE, MIDDLE)


def grown(spread: tuple[float, ...] = (1.0,)) -> tuple[RowSize, ...]:
    """Sizes of lists that may have columns at any: as large as there is room, and then as airy."""
    return tuple(
        RowSize(times * apart, S_FACT.at(36 * times), S_LABEL.at(36 * times))
        for times in (1.8, 1.6, 1.4, 1.2, 1.0)
        for apart in spread
    )


NOTED, NOTED_MORE = 236.0, 83.0
"""Where the first row stands below the name and the note of its list: in all, and for its size."""
NAME_ABOVE, NOTE_ABOVE, LEAST_NOTE = 68.0, 20.0, 0.85
FEW = 8
"""So few rows never share their page with another column."""
READABLE = 48.0
"""A title of two names is shortened before it gets smaller than this."""


@dataclass(frozen=True, slots=True)
class RowBoard:
    """Rows under their heads; `turn` counts pages shown so far, `seconds` those on this one.

    Without a `title` the page's first and last name or block stand there. `nothing` is said where
    there is no row. It is as large as one of the `sizes` lets it be, its columns no narrower than
    `narrowest` in S, and leaves the height `low` free above the foot. The values at places of
    `small` stay in S.
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
    sizes: tuple[RowSize, ...] = USUAL
    narrowest: float = NARROWEST
    low: float = 0.0
    small: tuple[int, ...] = ()

    def pages(self, grid: Grid) -> RowPages:
        """All its pages on a screen of that shape."""
        return self._pages(grid, self.size(grid))

    def size(self, grid: Grid) -> RowSize:
        """How large its rows are: as large as lets all stand on one page, names uncut."""
        rows = [row for block in self.blocks.blocks for row in block.rows[: rows_of(grid)]]
        least = self.sizes[-1]
        if not rows or len(rows) > self._high(grid, least) * len(self._spans(grid, least)):
            return SMALL
        for size in self.sizes:
            wide = max(_long(row, size) for row in rows)
            if wide <= self._room(grid, size) and len(self._pages(grid, size)) == 1:
                return size
        return SMALL

    def _pages(self, grid: Grid, size: RowSize) -> RowPages:
        columns = self._spans(grid, size)
        left, right = columns[0]
        below = right - left - max(self._lead_width(size), NOW * size.times)
        rooms = (round(room / size.times, 1) for room in (self._room(grid, size), below))
        shape = PageShape(len(columns), self._high(grid, size), *rooms)
        return self.blocks.pages(shape, LETTERING)

    def _spans(self, grid: Grid, size: RowSize) -> list[tuple[float, float]]:
        """The columns: a single one while it is large or has few rows.

        One more, if it saves the last block a page and no name is cut for it.
        """
        rows = [row for block in self.blocks.blocks for row in block.rows[: rows_of(grid)]]
        usual = self.sizes is USUAL
        if usual and (size is not SMALL or len(rows) <= FEW):
            return columns_of(grid, 1)
        spans = columns_of(grid, self.most_columns, self.narrowest * size.times)
        more = len(spans) + 1
        if not usual or len(self.blocks.blocks) != more or more > self.most_columns:
            return spans
        narrow = columns_of(grid, more, narrowest=0)
        least, most = (self._room_in(one, size) for one in (narrow, spans))
        cut = any(least < _long(row, size) <= most for row in rows)
        return spans if cut else narrow

    def _top(self, size: RowSize) -> float:
        noted = any(block.note for block in self.blocks.blocks)
        return NOTED + NOTED_MORE * size.times if noted else FIRST_ROW

    def _high(self, grid: Grid, size: RowSize) -> int:
        """How many rows stand below each other."""
        room = grid.height - FOOT_RULE - self.low - self._top(size)
        return int(room // (PITCH * size.times))

    def _room(self, grid: Grid, size: RowSize) -> float:
        return self._room_in(self._spans(grid, size), size)

    def _room_in(self, spans: list[tuple[float, float]], size: RowSize) -> float:
        left, right = spans[0]
        return right - left - self._lead_width(size) - sum(self._widths(size))

    def drawing(self, width: float, height: float) -> Drawing:
        """The page whose turn it is."""
        page = board_page(self.head, width, height)
        self.paint(page)
        return page.drawing()

    def paint(self, page: PictureCanvas) -> None:
        """Put that onto a page."""
        size = self.size(page.grid)
        pages = self._pages(page.grid, size)
        at = self.turn % len(pages)
        shown = pages[at]
        several = len(pages) > 1
        aside = ""
        if several:
            aside = words.page_of(at + 1, len(pages), page.voice)
            if page.grid.portrait:
                aside = words.page_in_short(at + 1, len(pages))
        title = self.title or _range(shown, page.grid.breadth / 2) or self.head.what
        head(page, self.head, title, self.quiet, aside)
        for column, span in zip(shown, self._spans(page.grid, size), strict=False):
            self._column(page, column, span, size)
        if not any(shown):
            style = fitted(M_LABEL, [self.nothing], page.grid.breadth)
            page.left(self.nothing, page.grid.left, FIRST_ROW + PITCH, style)
        if several:
            page_index(page, pages.letters, at, self.seconds)
        else:
            message(page, self.head)

    def _widths(self, size: RowSize) -> list[float]:
        """The width of each kind of value, the gap before it included."""
        _, values = self.blocks.widest
        pairs = zip(self.heads, values or self.heads, strict=False)
        gap = VALUE_GAP * size.times
        return [
            max(room_of(name, S_LABEL), room_of(value, self._style(place, size))) + gap
            for place, (name, value) in enumerate(pairs)
        ]

    def _style(self, place: int, size: RowSize) -> Type:
        """In which a value is set."""
        return S_FACT if place in self.small else size.fact

    def _lead_width(self, size: RowSize) -> float:
        lead, _ = self.blocks.widest
        return room_of(lead, size.label) + LEAD_GAP * size.times if lead else 0.0

    def _column(
        self, page: PictureCanvas, column: Column, span: tuple[float, float], size: RowSize
    ) -> None:
        left, right = span
        edges, edge = [], right
        for width in reversed(self._widths(size)):
            edges.append(edge)
            edge -= width
        edges.reverse()
        for name, at in zip(self.heads, edges, strict=False):
            page.right(name, at, HEADS, S_LABEL)
        top, pitch = self._top(size), PITCH * size.times
        for part in column:
            if part.note:
                self._noted(page, part, span, top, size)
            elif part.name:
                name = cut_at_word(part.name, S_FACT, edge - left)
                page.left(name, left, top - FIRST_ROW + HEADS, S_FACT)
            for number, (row, lines) in enumerate(part.rows):
                if not number or row.lead or row.values:
                    page.rule(left, right, top, page.mood.row if number else page.mood.rule)
                base = top + (pitch + size.fact.cap) / 2
                self._row(page, row, lines, (left, edge, right), base, size)
                self._values(page, row, edges, base, size)
                top += pitch * len(lines)
            top += pitch * (BETWEEN + 1) if part.note else PITCH * BETWEEN

    def _noted(
        self,
        page: PictureCanvas,
        part: ColumnPart,
        span: tuple[float, float],
        top: float,
        size: RowSize,
    ) -> None:
        """The name of a list and the note to it, where what a long name leaves over stands too."""
        left, right = span
        name, *rest = lines_of(part.name, size.fact, right - left, 2)
        note, room = "  ".join((*rest, part.note)), right - left
        least = size.label.size * LEAST_NOTE
        style = size.label.at(max(least, fitted(size.label, [note], room).size))
        page.left(name, left, top - NAME_ABOVE * size.times, size.fact)
        page.left(cut_at_word(note, style, room), left, top - NOTE_ABOVE * size.times, style)

    def _values(
        self, page: PictureCanvas, row: ScreenRow, edges: list[float], at: float, size: RowSize
    ) -> None:
        colour = page.mood.quiet if row.gone else page.mood.ink
        for place, (value, edge) in enumerate(zip(row.values, edges, strict=False)):
            page.right(value, edge, at, self._style(place, size), colour)

    def _row(
        self,
        page: PictureCanvas,
        row: ScreenRow,
        lines: tuple[str, ...],
        span: tuple[float, float, float],
        at: float,
        size: RowSize,
    ) -> None:
        left, *ends = span
        start, pitch, gap = left + self._lead_width(size), PITCH * size.times, WORD_GAP * size.times
        if row.now:
            page.shape(triangle(size.fact.cap).translated(left, at), page.mood.now)
            start = max(start, left + NOW * size.times)
        elif row.lead:
            page.right(row.lead, start - LEAD_GAP * size.times, at, size.label)
        colour = page.mood.quiet if row.gone else page.mood.ink
        for number, line in enumerate(lines):
            style = fitted(size.fact, [line], ends[number] - start)
            end = page.left(line, start, at + number * pitch, style, colour)
        given = cut(row.quiet, size.label, ends[number] - end - gap) if row.quiet else ""
        if given:
            page.left(given, end + gap, at + (len(lines) - 1) * pitch, size.label)


def _long(row: ScreenRow, size: RowSize) -> float:
    now = NOW * size.times * (row.now and not row.lead)
    return outline(f"{row.strong} {row.quiet}", size.fact).ink.width() + now


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
    return f"{first[:3].rstrip()} {words.DASH} {last[:3].rstrip()}"


def _ends(shown: PageOfRows) -> tuple[str, str]:
    first, last = shown[0][0], shown[-1][-1]
    if first.name:
        return first.name, last.name
    return first.rows[0][0].strong, last.rows[-1][0].strong
