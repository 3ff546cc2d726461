"""The table of a page: heads, rows, hairlines, and what the rows add up to."""

from collections.abc import Sequence
from dataclasses import replace

from tdapp.papers.composer import Composer
from tdapp.papers.head import FACT, GAP, LABEL, REMARK, STRONG, TEXT
from tdapp.papers.marks import THIN, BoxMark, InkTone, TextStyle
from tdapp.papers.sheet import NO_AMOUNT, Align, Fill, Sheet, SheetCell, SheetColumn, SheetRow

CAP = 3.27
"""Half the height of a capital in 9 points."""

SPACE = 2.5
"""Between two words of different weight."""

TICK = 9.5
"""The side of a box to tick."""

HEAD = 32.0
"""From the end of the page's head to the table's first row."""

TOTAL = 17.0
"""From the table's end to the baseline of its total."""

LINE = 16.0
"""From one total to the next."""


class TableLayout:
    """The columns of a sheet at their places on its paper."""

    def __init__(self, setter: Composer, sheet: Sheet) -> None:
        self.setter = setter
        self.sheet = sheet
        self.left = sheet.paper.side
        self.columns = tuple(zip(sheet.columns, edges_of(sheet), strict=True))
        plain = [edges[1] for column, edges in self.columns if column.fill is not Fill.LINE]
        self.end = max(plain, default=self.left)

    def heads(self, y: float) -> None:
        """Set the columns' heads above the table that begins at `y`."""
        for column, (start, end) in self.columns:
            width = end - start + (GAP if column.align is Align.RIGHT else 0)
            if column.align is Align.RIGHT:
                self.setter.right(end, y - 6, column.title, LABEL, width)
            elif column.align is Align.CENTRE:
                self.setter.centre((start + end) / 2, y - 6, column.title, LABEL, width)
            else:
                self.setter.left(start, y - 6, column.title, LABEL, width)
        self.setter.rule(self.left, y, self.sheet.paper.right)

    def rows(self, y: float, rows: Sequence[SheetRow]) -> float:
        """Set the rows from `y` on; gives the y where the table ends."""
        height = self.sheet.paper.row
        for place, row in enumerate(rows, start=1):
            self._row(y, row)
            y += height
            if place == len(rows):
                self.setter.rule(self.left, y, self.end)
            elif not rows[place].goes_on:
                self.setter.rule(self.left, y, self.end, 0.4, InkTone.LINE)
        return y

    def total(self, y: float, label: str, totals: Sequence[int | None]) -> None:
        """Set a line of totals, in cents, on the baseline `y`."""
        places = [place for place, cents in enumerate(totals) if cents is not None]
        if not places:
            return
        names = [edges[0] for column, edges in self.columns if column.align is Align.LEFT]
        start = names[0] if names else self.left
        first = self.columns[places[0]][1]
        self.setter.left(start, y, label, FACT, first[0] - GAP - start)
        for place in places:
            begin, end = self.columns[place][1]
            cents = totals[place]
            text = self.sheet.imprint.voice.money(cents) if cents else NO_AMOUNT
            self.setter.figure(end, y, text, STRONG, end - begin + GAP - 3)

    def closing(self, y: float) -> None:
        """Set the rows that follow the last total, the first on the baseline `y`."""
        for place, row in enumerate(self.sheet.closing):
            for (column, edges), cell in zip(self.columns, row.cells, strict=True):
                self._text(column, edges, y + place * LINE, cell)

    def _row(self, y: float, row: SheetRow) -> None:
        height = self.sheet.paper.row
        for (column, edges), cell in zip(self.columns, row.cells, strict=True):
            if column.fill is Fill.LINE:
                self.setter.rule(edges[0], y + height, edges[1], THIN)
                self.setter.right(edges[1], y + height - 5, cell.note, LABEL, edges[1] - edges[0])
            elif column.fill is Fill.BOX:
                middle = (edges[0] + edges[1]) / 2 - TICK / 2
                self.setter.marks.append(BoxMark(middle, y + (height - TICK) / 2, TICK, TICK))
            elif cell.more or cell.note:
                self._name(edges, y, cell)
            else:
                self._text(column, edges, y + height / 2 + CAP, cell)
        if row.changed:
            self.setter.marks.append(BoxMark(self.left - 10, y + 3, 3, height - 6, filled=True))

    def _text(
        self, column: SheetColumn, edges: tuple[float, float], y: float, cell: SheetCell
    ) -> None:
        start, end = edges
        style = _style(cell)
        if cell.cents is not None:
            self.setter.figure(end, y, cell.text, style, end - start + GAP - 3)
        elif column.align is Align.RIGHT:
            self.setter.right(end, y, cell.text, style, end - start + GAP - 3)
            self.setter.left(end + 0.5, y, cell.hang, style, GAP)
        elif column.align is Align.CENTRE:
            self.setter.centre((start + end) / 2, y, cell.text, style, end - start)
        else:
            self._lines(edges, y, cell, style)

    def _lines(
        self, edges: tuple[float, float], y: float, cell: SheetCell, style: TextStyle
    ) -> None:
        width = edges[1] - edges[0]
        lines = self.setter.wrapped(cell.text, style, width)
        if len(lines) == 1 or self.sheet.paper.row < 2 * LABEL.size + 6:
            self.setter.left(edges[0], y, cell.text, style, width)
            return
        self.setter.left(edges[0], y - 4.5, lines[0], style, width)
        self.setter.left(edges[0], y + 5, " ".join(lines[1:]), style, width)

    def _name(self, edges: tuple[float, float], y: float, cell: SheetCell) -> None:
        start, end = edges
        setter, strong, middle = self.setter, _style(cell), y + self.sheet.paper.row / 2 + CAP
        name = setter.measure(cell.text, strong) + SPACE
        whole = name + setter.measure(cell.more, TEXT) <= end - start
        y = middle - 4.5 if cell.note or not whole else middle
        x = setter.left(start, y, cell.text, strong, end - start) + SPACE
        if whole:
            setter.left(x, y, cell.more, TEXT, end - x)
            setter.left(start, middle + 5, cell.note, LABEL, end - start)
            return
        small = TEXT if not cell.note else replace(TEXT, size=LABEL.size)
        room = (end - start) * (0.6 if cell.note else 1)
        x = setter.left(start, middle + 5, cell.more, small, room)
        x += SPACE if cell.more else 0
        setter.left(x, middle + 5, cell.note, LABEL, end - x)


def _style(cell: SheetCell) -> TextStyle:
    if cell.quiet:
        return REMARK
    return STRONG if cell.strong else TEXT


def edges_of(sheet: Sheet) -> list[tuple[float, float]]:
    """Where each column of a sheet begins and ends."""
    columns, paper = sheet.columns, sheet.paper
    width = paper.right - paper.side - GAP * (len(columns) - 1)
    whole = sum(column.share for column in columns)
    edges, x = [], paper.side
    for column in columns:
        end = x + width * column.share / whole
        edges.append((x, end))
        x = end + GAP
    return edges
