"""The boards of the cash games: the waiting lists over those who are called, and all games."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from tdapp.screens.boards import Board
from tdapp.screens.cash_boards import GamesFacts, ShownCall, WaitingFacts
from tdapp.ui.boards.board_page import board_page, cut, foot_rule
from tdapp.ui.boards.row_board import NOW, RowBoard, grown
from tdapp.ui.boards.signs import triangle
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import cut_at_word, fitted, outline
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    FOOT_RULE,
    M_FACT,
    M_LABEL,
    S_FACT,
    S_LABEL,
    Grid,
)
from tdapp.ui.projected.screen_page import PictureCanvas

NARROW = 394.0
"""So wide at least is a waiting list in S."""
MOST_CALLS = 6
CALL_HEAD, CALL_PITCH, CALL_GAP = 80.0, 92.0, 150.0
WORD_GAP = 18.0
STAKE_AND_TABLES = (1, 2)
SIZES, AIRY = grown(), grown((1.4, 1.2, 1.0))


@dataclass(frozen=True, slots=True)
class WaitingBoard:
    """The lists, in as many pages as they need, and below them who is called to which table.

    More calls than there is room for take turns.
    """

    board: Board
    facts: WaitingFacts
    turn: int = 0
    seconds: int = 0

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page = board_page(self.board.head, width, height)
        rows = -(-min(MOST_CALLS, len(self.facts.calls)) // _beside(page.grid))
        low = CALL_HEAD + CALL_PITCH * rows if rows else 0.0
        self.lists(low).paint(page)
        if rows:
            self._calls(page, page.grid.height - FOOT_RULE - low, rows)
        return page.drawing()

    def lists(self, low: float = 0.0) -> RowBoard:
        """The lists, with the height `low` left free below them."""
        board, facts = self.board, self.facts
        return RowBoard(
            board.head, facts.lists, board.heads, board.title, facts.waiting, board.nothing,
            turn=self.turn, seconds=self.seconds, sizes=SIZES, narrowest=NARROW, low=low,
        )  # fmt: skip

    def _calls(self, page: PictureCanvas, top: float, rows: int) -> None:
        grid, say = page.grid, page.voice
        page.rule(grid.left, grid.right, top, page.mood.rule)
        foot_rule(page)
        base = top + CALL_HEAD - 20
        page.shape(triangle(S_FACT.cap).translated(grid.left, base), page.mood.now)
        end = page.left(
            say.text("screens", "Called now"), grid.left + NOW, base, S_FACT, page.mood.now
        )
        whole, room = " ".join(self.facts.kept), grid.right - end - CALL_GAP / 2
        fits = outline(whole, S_LABEL).ink.width() <= room
        page.right(whole if fits else self.facts.kept[0], grid.right, base, S_LABEL)
        beside = _beside(grid)
        most, width = rows * beside, (grid.breadth - CALL_GAP * (beside - 1)) / beside
        pages = max(1, -(-len(self.facts.calls) // most))
        first = self.turn % pages * most
        for place, call in enumerate(self.facts.calls[first : first + most]):
            left = grid.left + place % beside * (width + CALL_GAP)
            self._call(
                page, call, left, left + width, top + CALL_HEAD + CALL_PITCH * (place // beside)
            )

    def _call(
        self, page: PictureCanvas, call: ShownCall, left: float, right: float, top: float
    ) -> None:
        mood, base = page.mood, top + (CALL_PITCH + M_FACT.cap) / 2
        if call.lit:
            page.bar(QRectF(left - 16, top + 8, right - left + 32, CALL_PITCH - 16), mood.now)
        ink, quiet = (mood.ground, mood.ground) if call.lit else (mood.ink, mood.quiet)
        start = page.right(call.table, right, base, M_FACT, ink) - 2 * WORD_GAP
        style = fitted(M_FACT, [call.name], start - left)
        end = page.left(call.name, left, base, style, ink) + WORD_GAP
        given = cut(call.given, M_LABEL, start - end) if call.given else ""
        page.left(given, end, base, M_LABEL, quiet)


def _beside(grid: Grid) -> int:
    """How many calls stand beside each other."""
    return 1 if grid.portrait else 2


@dataclass(frozen=True, slots=True)
class GamesBoard:
    """All games as large as lets them stand on one page; a narrow screen has fewer facts."""

    board: Board
    facts: GamesFacts
    turn: int = 0
    seconds: int = 0

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page = board_page(self.board.head, width, height)
        rows = self.rows(page.grid)
        rows.paint(page)
        if len(rows.pages(page.grid)) == 1:
            self._foot(page)
        return page.drawing()

    def rows(self, grid: Grid) -> RowBoard:
        """The games on a screen of that shape."""
        board, facts = self.board, self.facts
        blocks, heads = facts.whole, board.heads if facts.waits else board.heads[:-1]
        if grid.portrait:
            blocks, heads = facts.narrow, (board.head.voice.text("screens", "Free"), heads[4])
        return RowBoard(
            replace(board.head, message=""), blocks, heads, board.title, facts.tables,
            board.nothing, 1, self.turn, self.seconds, AIRY,
            small=() if grid.portrait else STAKE_AND_TABLES,
        )  # fmt: skip

    def _foot(self, page: PictureCanvas) -> None:
        """What the triangle means; which tables close and the house's own line take turns."""
        lines = [line for line in (self.facts.notes, self.board.head.message) if line]
        marked = any(row.now for block in self.facts.whole.blocks for row in block.rows)
        if not lines and not marked:
            return
        foot_rule(page)
        x, base = page.grid.left, page.grid.height - FOOT_BASELINE
        if marked:
            page.shape(triangle(S_FACT.cap).translated(x, base), page.mood.now)
            x = page.left(page.voice.text("screens", "Sit down now."), x + NOW, base, S_FACT) + NOW
        for line in lines[self.turn % max(1, len(lines)) :][:1]:
            text = cut_at_word(line, S_LABEL, page.grid.right - x)
            page.left(text, x, base, S_LABEL, page.mood.ink)
