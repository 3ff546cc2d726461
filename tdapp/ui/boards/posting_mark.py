"""The mark that says how far a prize list is settled: a solid frame, or a dashed one."""

from PySide6.QtCore import QRectF

from tdapp.screens.prize_facts import ListStatus
from tdapp.ui.boards.signs import tick
from tdapp.ui.projected.fit_text import fitted, outline
from tdapp.ui.projected.screen_grid import S_FACT
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
