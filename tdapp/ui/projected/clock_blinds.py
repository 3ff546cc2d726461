"""Where the parts of a clock screen stand when the blinds own the picture; it is never portrait.

The last minute and a break look as in the other layout: then the time is what matters.
"""

from tdapp.screens.clock_face import ClockFace
from tdapp.ui.projected import clock_landscape as landscape
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.fit_text import Type, fitted
from tdapp.ui.projected.level_line import level_line
from tdapp.ui.projected.screen_grid import L_FACT, M_FACT, M_LABEL, STATE_BASELINE, XL_FACT
from tdapp.ui.projected.screen_page import PictureCanvas

BLINDS_CAP = 235.0
TIME_CAP = 160.0
TIME_SHARE = 0.5
BLINDS_BASELINE, TIME_BASELINE, LINE = 442.0, 690.0, 734.0

paint_last_minute = landscape.paint_last_minute
paint_break = landscape.paint_break


def paint_level(page: PictureCanvas, face: ClockFace) -> None:
    """A level that runs, is held, has not begun or was the last."""
    parts.head(page, face, page.grid.right)
    parts.state_line(page, face, _players_left(page, face) - parts.S_GAP)
    _blinds(page, face)
    level_line(page, face, LINE)
    landscape.coming(page, face, 848)
    parts.foot(page, face)


def _players_left(page: PictureCanvas, face: ClockFace) -> float:
    """How many are left, at the right of the state line; where that begins."""
    right = page.grid.right
    if not face.side_facts:
        return right
    left = face.side_facts[0]
    if left.quiet_part:
        right = page.right(left.quiet_part, right, STATE_BASELINE, M_LABEL) - parts.VALUE_GAP
    return page.right(left.value, right, STATE_BASELINE, M_FACT)


def _blinds(page: PictureCanvas, face: ClockFace) -> None:
    """Blinds over the whole width, below them the ante at the left and the time at the right."""
    grid = page.grid
    pair, ante = _split(parts.main_figures(face))
    widest, widest_ante = _split(face.longest_blinds)
    style = fitted(_of_cap(BLINDS_CAP), [pair, widest], grid.breadth)
    page.left(pair, grid.left, BLINDS_BASELINE - (BLINDS_CAP - style.cap) / 2, style)
    time = parts.main_type(face, grid.breadth * TIME_SHARE, TIME_CAP)
    end = parts.main_text(page, face, time, TIME_BASELINE, right=grid.right) - parts.ITEM_GAP
    if ante:
        fits = fitted(L_FACT, [ante, widest_ante], end - grid.left)
        page.left(ante, grid.left, TIME_BASELINE, fits)


def _of_cap(cap: float) -> Type:
    return XL_FACT.at(XL_FACT.size * cap / XL_FACT.cap)


def _split(blinds: str) -> tuple[str, str]:
    """Blinds and ante of `600 / 1,200 (1,200)`."""
    pair, bracket, ante = blinds.partition("(")
    return pair.rstrip(), bracket + ante
