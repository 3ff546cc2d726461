"""The thumb index at the foot of a board: a cell a page, the present one inverted."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from tdapp.ui.boards.board_page import foot_rule
from tdapp.ui.projected.fit_text import fitted, outline
from tdapp.ui.projected.screen_grid import FOOT_BASELINE, S_LABEL
from tdapp.ui.projected.screen_page import PictureCanvas

PAGE_SECONDS = 8
WITH_LETTERS, WITH_ONE = 16, 40
CELL_ABOVE, CELL_BELOW = 38.0, 24.0
TIMER = 12.0
NARROWEST_THREE, NARROWEST_ONE, WIDEST = 92.0, 40.0, 150.0


def page_index(page: PictureCanvas, labels: Sequence[str], at: int, seconds: int) -> None:
    """Cells for the pages `labels` belong to; the one `at` shows how long it has been there."""
    foot_rule(page)
    cells, current = cells_of(labels, at, page.grid.breadth)
    width = min(WIDEST, page.grid.breadth / len(cells))
    baseline = page.grid.height - FOOT_BASELINE + 2
    for place, text in enumerate(cells):
        cell = QRectF(page.grid.left + place * width, baseline - CELL_ABOVE, width, 0)
        cell.setBottom(baseline + CELL_BELOW)
        if place == current:
            page.bar(cell, page.mood.ink)
            gone = cell.width() * min(1.0, seconds / PAGE_SECONDS)
            if gone:
                page.bar(QRectF(cell.left(), cell.top() - TIMER, gone, TIMER), page.mood.now)
        style = fitted(S_LABEL, [text], cell.width() - 4)
        ink = outline(text, style).ink
        start = cell.center().x() - ink.center().x()
        colour = page.mood.ground if place == current else page.mood.quiet
        page.text(text, start, baseline, style, colour)


def cells_of(labels: Sequence[str], at: int, breadth: float) -> tuple[list[str], int]:
    """What stands in each cell, and which one is the present.

    Up to 16 pages have three letters each, more have one; of still more, those that begin alike,
    and at last so many as fit, share a cell.
    """
    pages = len(labels)
    if pages <= min(WITH_LETTERS, breadth // NARROWEST_THREE):
        return list(labels), at
    if all(label.isdigit() for label in labels):
        return _thinned(list(labels), at, int(breadth // NARROWEST_THREE))
    letters = [label[:1] for label in labels]
    if pages <= min(WITH_ONE, breadth // NARROWEST_ONE):
        return letters, at
    starts = [n for n, letter in enumerate(letters) if not n or letter != letters[n - 1]]
    current = max(place for place, start in enumerate(starts) if start <= at)
    cells = [letters[start] for start in starts]
    return _thinned(cells, current, int(breadth // NARROWEST_ONE))


def _thinned(cells: list[str], at: int, most: int) -> tuple[list[str], int]:
    step = -(-len(cells) // max(1, most))
    return cells[::step], at // step
