"""The prize list as a board: final table, bands and the latest out, and how far it is settled."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tdapp.screens import board_words as words
from tdapp.screens import clock_words
from tdapp.screens.boards import BoardHead
from tdapp.screens.prize_facts import ListStatus, PrizeBoardFacts
from tdapp.ui.boards.board_page import HEADS, board_page, label, room_of, title_line
from tdapp.ui.boards.prize_rows import (
    LARGE,
    LARGE_ROWS,
    Span,
    band_row,
    final_table,
    went_out,
)
from tdapp.ui.boards.signs import tick
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import cut_at_word, fitted, outline
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    FOOT_RULE,
    M_LABEL,
    S_FACT,
    S_LABEL,
    STATE_BASELINE,
    Grid,
)
from tdapp.ui.projected.screen_page import PictureCanvas

FRAME_HEIGHT = 74.0
STROKE, DASH, PAD, SIGN_GAP = 3.0, 14.0, 24.0, 16.0
SHARE = 0.62


def posting_mark(page: PictureCanvas, posting: ListStatus, text: str, top: float) -> float:
    """A frame at the right margin whose upper edge is `top`; where it begins."""
    grid, posted = page.grid, posting is not ListStatus.PROVISIONAL
    sign = tick(S_FACT.cap).boundingRect().width() + SIGN_GAP if posted else 0.0
    room = grid.breadth * (1 if grid.portrait else SHARE) - sign - 2 * PAD
    style = fitted(S_FACT, [text], room)
    width = outline(text, style).ink.width() + sign + 2 * PAD
    box = QRectF(grid.right - width, top, width, FRAME_HEIGHT)
    baseline = box.center().y() + S_FACT.cap / 2
    if posted:
        page.box(box, page.mood.ink, STROKE)
        page.shape(tick(S_FACT.cap).translated(box.left() + PAD, baseline), page.mood.ink)
    else:
        _dashed(page, box)
    page.right(text, box.right() - PAD, baseline, style)
    return box.left()


def _dashed(page: PictureCanvas, box: QRectF) -> None:
    for x in _dashes(box.left(), box.width()):
        for y in (box.top(), box.bottom() - STROKE):
            page.bar(QRectF(x, y, DASH, STROKE), page.mood.ink)
    for y in _dashes(box.top(), box.height()):
        for x in (box.left(), box.right() - STROKE):
            page.bar(QRectF(x, y, STROKE, DASH), page.mood.ink)


def _dashes(start: float, along: float) -> list[float]:
    """Where dashes begin, the first and the last at the ends."""
    steps = max(1, round((along - DASH) / (2 * DASH)))
    return [start + step * (along - DASH) / steps for step in range(steps + 1)]


SHARES = (0.0, 0.254), (0.294, 0.618), (0.6585, 1.0)
"""Where the three columns begin and end, as shares of the width between the margins."""
TOP, ROWS = 265.0, 11
FRAME_TOP = 107.0
TALL_PITCH, TALL_GAP, TALL_FOOT = 58.0, 70.0, 160.0
NOTE_GAP, FOOT_GAP = 38.0, 12.0


@dataclass(frozen=True, slots=True)
class PrizeBoard:
    """The prizes of an event; `turn` counts the pages of bands shown so far."""

    head: BoardHead
    facts: PrizeBoardFacts
    turn: int = 0
    seconds: int = 0

    def pages(self, grid: Grid) -> int:
        """How many pages the bands fill on a screen of that shape."""
        return max(1, -(-len(self.facts.bands) // self._band_rows(grid)))

    def drawing(self, width: float, height: float) -> Drawing:
        """The page whose turn it is."""
        page = board_page(self.head, width, height)
        tall = page.grid.portrait
        self._head(page)
        pitch = TALL_PITCH if tall else (page.grid.height - FOOT_RULE - TOP - 8) / ROWS
        table, bands, latest = _spans(page.grid)
        if not self.facts.bands and not tall:
            table = table[0], bands[1]
        label(page, words.final_table(page.voice), *table)
        final_table(page, self.facts.table, table, TOP, pitch)
        self._bands(page, bands, self._below_table() if tall else TOP, pitch)
        if not tall:
            self._latest(page, latest, pitch)
        self._foot(page)
        return page.drawing()

    def _below_table(self) -> float:
        few = len(self.facts.table)
        rows = few + LARGE_ROWS - LARGE if few > LARGE else few * LARGE_ROWS / LARGE
        return TOP + TALL_PITCH * rows + TALL_GAP

    def _band_rows(self, grid: Grid) -> int:
        if not grid.portrait:
            return ROWS
        room = grid.height - TALL_FOOT - FRAME_HEIGHT - 2 * FOOT_GAP - self._below_table()
        return max(1, int(room // TALL_PITCH))

    def _head(self, page: PictureCanvas) -> None:
        head, facts, grid = self.head, self.facts, page.grid
        parts.head_line(
            page, head.event, head.wall_time, grid.right, recorded=head.recorded, logo=head.logo
        )
        top = FRAME_TOP
        if grid.portrait:
            top = grid.height - TALL_FOOT - FRAME_HEIGHT - FOOT_GAP
        start = posting_mark(page, facts.posting, facts.mark, top)
        end = grid.right if grid.portrait else start - parts.S_GAP
        if head.as_of:
            said = clock_words.as_of(head.as_of, page.voice)
            style = fitted(M_LABEL, [said], (end - grid.left) / 2)
            end = page.right(said, end, STATE_BASELINE, style) - parts.S_GAP
        title_line(page, words.prizes(page.voice), facts.pool, end, fact=not head.as_of)

    def _bands(self, page: PictureCanvas, span: Span, top: float, pitch: float) -> None:
        bands, rows, several = self.facts.bands, self._band_rows(page.grid), self.pages(page.grid)
        if not bands:
            return
        at, name = self.turn % several, words.places(page.voice)
        if several > 1:
            name = f"{name}  ·  {words.page_of(at + 1, several, page.voice)}"
        name = cut_at_word(name, S_LABEL, span[1] - span[0])
        page.left(name, span[0], top - TOP + HEADS, S_LABEL)
        widest = max((one.places for one in bands), key=len)
        notes = span[0] + room_of(widest, S_FACT) + NOTE_GAP
        for number, band in enumerate(bands[at * rows : (at + 1) * rows]):
            page.rule(*span, top, page.mood.row if number else page.mood.rule)
            band_row(page, band, span, notes, top + (pitch + S_FACT.cap) / 2)
            top += pitch

    def _latest(self, page: PictureCanvas, span: Span, pitch: float) -> None:
        rows = self.facts.latest[:ROWS]
        if rows:
            label(page, words.latest_out(page.voice), *span)
        lead = max((room_of(row.lead, S_LABEL) for row in rows), default=0.0)
        for number, row in enumerate(rows):
            top = TOP + number * pitch
            page.rule(*span, top, page.mood.row if number else page.mood.rule)
            went_out(page, row, span, lead, top + (pitch + S_FACT.cap) / 2)

    def _foot(self, page: PictureCanvas) -> None:
        """What is decided and what is left; below each other where they do not fit in a line."""
        grid, ink, facts = page.grid, page.mood.ink, self.facts
        rule = TALL_FOOT if grid.portrait else FOOT_RULE
        page.rule(grid.left, grid.right, grid.height - rule, page.mood.rule)
        baseline = grid.height - FOOT_BASELINE
        if grid.portrait:
            page.left(facts.decided, grid.left, baseline - 48, S_LABEL, ink)
            page.left(facts.left, grid.left, baseline, S_LABEL, ink)
            return
        style = fitted(S_LABEL, [f"{facts.decided}    {facts.left}"], grid.breadth)
        page.left(facts.decided, grid.left, baseline, style, ink)
        page.right(facts.left, grid.right, baseline, style, ink)


def _spans(grid: Grid) -> tuple[Span, Span, Span]:
    if grid.portrait:
        whole = grid.left, grid.right
        return whole, whole, whole
    first, second, third = (
        (grid.left + start * grid.breadth, grid.left + end * grid.breadth) for start, end in SHARES
    )
    return first, second, third
