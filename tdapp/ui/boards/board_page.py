"""The parts that all boards share: the head of two lines, the message, how columns stand."""

from tdapp.screens import clock_words
from tdapp.screens.boards import BoardHead
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.fit_text import Type, cut_anywhere, cut_at_word, fitted, outline
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    FOOT_RULE,
    M_FACT,
    M_LABEL,
    S_FACT,
    S_LABEL,
    STATE_BASELINE,
    Grid,
    grid_for,
)
from tdapp.ui.projected.screen_page import PictureCanvas

HEADS = 240.0
FIRST_ROW = 260.0
PITCH = 48.0
GUTTER = 72.0
NARROWEST = 480.0
TITLE_GAP = 27.0
ROUNDED = 0.5
"""So much less is fitted than fits, lest what fits exactly be cut."""
BOARD = "running"


def board_page(head: BoardHead, width: float, height: float) -> PictureCanvas:
    """An empty page for a board on a screen of that shape."""
    return PictureCanvas(grid_for(width, height), moods()[BOARD], head.voice)


def head(
    page: PictureCanvas, shown: BoardHead, title: str, quiet: str = "", aside: str = ""
) -> None:
    """The head line, and below it one line in M: the title with a quiet part, and one at the right.

    The kind of list stands there only where the title does not say it. A title whose data stopped
    turns quiet and says since when.
    """
    what = "" if title.casefold() in shown.what.casefold() else shown.what
    line = "  ·  ".join(filter(None, (shown.event, what)))
    parts.head_line(
        page, line, shown.wall_time, page.grid.right, recorded=shown.recorded, logo=shown.logo
    )
    old = clock_words.as_of(shown.as_of, page.voice) if shown.as_of else ""
    end = title_end(page, old or aside, fact=not old)
    title_line(page, title, quiet, end, fact=not old)


def title_end(page: PictureCanvas, aside: str, *, fact: bool = True) -> float:
    """Sets what stands at the right of the title; where the title must end."""
    right = page.grid.right
    if not aside:
        return right
    style = fitted(M_FACT if fact else M_LABEL, [aside], page.grid.breadth / 2)
    return page.right(aside, right, STATE_BASELINE, style) - parts.S_GAP


def title_line(
    page: PictureCanvas,
    title: str,
    quiet: str,
    end: float,
    *,
    fact: bool = True,
    left: float | None = None,
) -> None:
    """The title from `left` on and its quiet part, made smaller until they end before `end`."""
    left = page.grid.left if left is None else left
    both = f"{title} {quiet}".strip()
    size = fitted(M_FACT, [both], end - left - TITLE_GAP * bool(quiet) - ROUNDED).size
    style = (M_FACT if fact else M_LABEL).at(max(size, S_FACT.size))
    x = page.left(cut_at_word(title, style, end - left), left, STATE_BASELINE, style)
    if quiet:
        room = end - x - TITLE_GAP
        style = M_LABEL.at(style.size)
        page.left(cut_at_word(quiet, style, room), x + TITLE_GAP, STATE_BASELINE, style)


def message(page: PictureCanvas, shown: BoardHead) -> None:
    """The rule and the one line of the foot, where there is something to say."""
    if not shown.message:
        return
    foot_rule(page)
    baseline = page.grid.height - FOOT_BASELINE
    text = cut_at_word(shown.message, S_LABEL, page.grid.breadth)
    page.left(text, page.grid.left, baseline, S_LABEL, page.mood.ink)


def foot_rule(page: PictureCanvas) -> None:
    """The rule above the foot."""
    grid = page.grid
    page.rule(grid.left, grid.right, grid.height - FOOT_RULE, page.mood.rule)


def columns_of(
    grid: Grid, most: int = 4, narrowest: float = NARROWEST
) -> list[tuple[float, float]]:
    """The left and right edges of the columns that stand beside each other on this page."""
    count = max(1, min(most, int((grid.breadth + GUTTER) // (narrowest + GUTTER))))
    width = (grid.breadth - GUTTER * (count - 1)) / count
    lefts = [grid.left + place * (width + GUTTER) for place in range(count)]
    return [(left, left + width) for left in lefts]


def rows_of(grid: Grid) -> int:
    """How many rows stand below each other on this page."""
    return int((grid.height - FOOT_RULE - FIRST_ROW) // PITCH)


def room_of(text: str, style: Type) -> float:
    """The width that `text` needs whichever digits stand in it: they are inked unlike wide."""
    zeros = "".join("0" if letter.isdigit() else letter for letter in text)
    return max(outline(text, style).ink.width(), outline(zeros, style).ink.width())


def cut(text: str, style: Type, width: float) -> str:
    """`text` as far as its letters fit into `width`, a full stop marking what was cut."""
    return cut_anywhere(text, style, width, ".")


def label(page: PictureCanvas, text: str, x: float, right: float) -> None:
    """The quiet head of a column at its left edge."""
    page.left(cut_at_word(text, S_LABEL, right - x), x, HEADS, S_LABEL)
