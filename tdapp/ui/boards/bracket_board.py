"""The bracket as a board: from both sides to the middle, a page for every part of a large one."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tdapp.screens import board_words as words
from tdapp.screens.boards import BoardHead
from tdapp.screens.bracket_facts import COLUMNS, BracketFacts, BracketMatch, BracketPiece
from tdapp.ui.boards.board_page import board_page, cut, head, message
from tdapp.ui.boards.signs import triangle
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import Type
from tdapp.ui.projected.screen_grid import FOOT_RULE, HAIRLINE, M_LABEL, S_FACT, S_LABEL, Grid
from tdapp.ui.projected.screen_page import PictureCanvas

TOP, BELOW, ROOT = 214.0, 40.0, 150.0
"""Where the bracket begins, what stays free under it, and the height of what it leads to."""
GUTTER, LARGEST = 44.0, 36.0
SHARE, LISTED, LEADING = 0.27, 0.23, 1.22
"""The size of a name as a share of the room of a pairing, and the height of a line of it."""
SCORE = 1.4


@dataclass(frozen=True, slots=True)
class BracketBoard:
    """The page of a bracket whose turn it is; `turn` counts the pages shown so far."""

    head: BoardHead
    facts: BracketFacts
    turn: int = 0
    seconds: int = 0

    def pages(self, _: Grid) -> int:
        """How many pages it has."""
        return max(1, len(self.facts.pieces))

    def drawing(self, width: float, height: float) -> Drawing:
        """The page on a screen of that shape."""
        page = board_page(self.head, width, height)
        pieces = self.facts.pieces
        if not pieces:
            head(page, self.head, self.head.what)
            said = page.voice.text("screens", "The bracket is not drawn yet.")
            page.left(said, page.grid.left, TOP + M_LABEL.size, M_LABEL.at(LARGEST))
        else:
            at = self.turn % len(pieces)
            quiet = words.page_of(at + 1, len(pieces), page.voice) if len(pieces) > 1 else ""
            head(page, self.head, pieces[at].title, quiet, self.facts.terms)
            _Piece(page, pieces[at], foot=bool(self.head.message)).draw()
        message(page, self.head)
        return page.drawing()


class _Piece:
    """One page of a bracket on its way to the paper."""

    def __init__(self, page: PictureCanvas, piece: BracketPiece, *, foot: bool) -> None:
        self._page, self._piece, self._grid = page, piece, page.grid
        levels = len(piece.left)
        self._sides = min(levels, COLUMNS) if piece.root else COLUMNS
        columns = 2 * self._sides if piece.root else COLUMNS
        self._wide = (self._grid.breadth - GUTTER * (columns - 1)) / max(2, columns)
        self._end = page.grid.height - (FOOT_RULE if foot else BELOW)
        rows = max((len(one) for one in piece.left), default=1)
        root = ROOT if piece.root and levels < COLUMNS else 0.0
        self._pitch = (self._end - TOP - root) / max(rows, 1)
        self._size = min(LARGEST, self._pitch * (SHARE if piece.root else LISTED))

    def draw(self) -> None:
        """The columns with their lines, and what they lead to."""
        piece = self._piece
        for columns, mirrored in ((piece.left, False), (piece.right, True)):
            for level, matches in enumerate(columns):
                for index, match in enumerate(matches):
                    self._match(match, self._spot(level, index, len(matches), mirrored=mirrored))
                if level and piece.root:
                    self._lines(columns, level, mirrored=mirrored)
        if piece.root is not None:
            middle = self._grid.width / 2
            y = self._end - 1.6 * self._size if piece.left else (TOP + self._end) / 2
            box = QRectF(middle - self._wide / 2, y, self._wide, 0)
            named = piece.root._replace(label=piece.root.label or piece.root_name)
            self._match(named, box)
            if piece.third is not None:
                self._match(piece.third, box.translated(0, TOP + 2.2 * self._size - y))

    def _spot(self, level: int, index: int, count: int, *, mirrored: bool) -> QRectF:
        """The line between the two names of a pairing; the inmost two rounds share a column."""
        column = min(level, self._sides - 1)
        if self._piece.root is None:
            column, y = level, TOP + (index + 0.6) * self._pitch
        else:
            rows = len(self._piece.left[0])
            y = TOP + (index + 0.5) * rows / count * self._pitch + self._size / 2
        left = self._grid.left + column * (self._wide + GUTTER)
        if mirrored:
            left = self._grid.width - left - self._wide
        return QRectF(left, y, self._wide, 0)

    def _match(self, match: BracketMatch, at: QRectF) -> None:
        if match.empty:
            self._bye(match, at)
            return
        page, size, mood = self._page, self._size, self._page.mood
        page.rule(at.left(), at.right(), at.top(), mood.line)
        for side, baseline in enumerate((at.top() - 0.3 * size, at.top() + 0.95 * size)):
            known = match.live or match.won == side
            style = (S_FACT if known else S_LABEL).at(size)
            colour = mood.ink if known or (match.won is None and match.names[0]) else mood.quiet
            end = at.right()
            if match.score[side]:
                page.right(match.score[side], end, baseline, style, colour)
                end -= SCORE * size
            page.left(
                cut(match.names[side], style, end - at.left()), at.left(), baseline, style, colour
            )
        if match.label:
            self._label(match, at, S_LABEL.at(0.85 * size))

    def _label(self, match: BracketMatch, at: QRectF, style: Type) -> None:
        """Where it is played, over the names."""
        page, size = self._page, self._size
        baseline, left = at.top() - (0.35 + LEADING) * size, at.left()
        if match.live:
            page.shape(triangle(style.cap).translated(left, baseline), page.mood.now)
            left += 1.3 * style.cap
        colour = page.mood.now if match.live else page.mood.quiet
        page.left(cut(match.label, style, at.right() - left), left, baseline, style, colour)

    def _bye(self, match: BracketMatch, at: QRectF) -> None:
        """Who has a bye stands there alone and quiet."""
        name, style = "".join(match.names), S_LABEL.at(self._size)
        if name:
            self._page.rule(at.left(), at.right(), at.top(), self._page.mood.rule)
            baseline = at.top() - 0.3 * self._size
            self._page.left(cut(name, style, at.width()), at.left(), baseline, style)

    def _lines(
        self, columns: tuple[tuple[BracketMatch, ...], ...], level: int, *, mirrored: bool
    ) -> None:
        """From both pairings before to the one that their winners meet in."""
        page, colour = self._page, self._page.mood.rule
        for index in range(len(columns[level])):
            to = self._spot(level, index, len(columns[level]), mirrored=mirrored)
            for feed in (2 * index, 2 * index + 1):
                start = self._spot(level - 1, feed, len(columns[level - 1]), mirrored=mirrored)
                if level >= self._sides:
                    down = (
                        start.center().x(),
                        min(start.top(), to.top()),
                        max(start.top(), to.top()),
                    )
                    page.bar(_between(*down, 2.6 * self._size), colour)
                    continue
                edge = start.left() if mirrored else start.right()
                inner = to.right() if mirrored else to.left()
                middle = (edge + inner) / 2
                for x, y in ((edge, start.top()), (inner, to.top())):
                    page.rule(min(x, middle), max(x, middle), y, colour)
                top, high = min(start.top(), to.top()), abs(start.top() - to.top())
                page.bar(QRectF(middle, top, HAIRLINE, high + HAIRLINE), colour)


def _between(x: float, top: float, end: float, air: float) -> QRectF:
    """An upright line between two pairings that stand over each other, clear of their names."""
    return QRectF(x, top + air * 0.6, HAIRLINE, max(0.0, end - top - 1.6 * air))
