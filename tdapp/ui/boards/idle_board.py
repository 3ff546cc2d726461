"""The idle picture: the house's mark, the event if there is one, the time of day."""

from dataclasses import dataclass

from tdapp.screens.boards import BoardHead
from tdapp.ui.boards.board_page import board_page, message
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import fitted, lines_of, outline
from tdapp.ui.projected.screen_grid import L_FACT, M_FACT

MARK_SHARE = 0.30
BELOW_MARK, LEADING, BELOW_TITLE = 120.0, 88.0, 170.0


@dataclass(frozen=True, slots=True)
class IdleBoard:
    """Nothing is going on, and this says so calmly."""

    head: BoardHead

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page = board_page(self.head, width, height)
        grid, middle = page.grid, page.grid.width / 2
        size = min(grid.height, grid.width) * MARK_SHARE
        lines = [self.head.event] if self.head.event else []
        if fitted(M_FACT, lines, grid.breadth) != M_FACT:
            lines = lines_of(self.head.event.replace("  ·  ", " "), M_FACT, grid.breadth, 2)
        below = BELOW_MARK + len(lines) * LEADING + BELOW_TITLE
        top = (grid.height - size - below) / 2
        page.centred_mark(self.head.logo, middle, top + size / 2, size)
        baseline = top + size + BELOW_MARK
        style = fitted(M_FACT, lines, grid.breadth)
        for line in lines:
            ink = outline(line, style).ink
            page.left(line, middle - ink.width() / 2, baseline, style)
            baseline += LEADING
        time = outline(self.head.wall_time, L_FACT)
        page.text(
            self.head.wall_time,
            middle - time.advance / 2,
            baseline + BELOW_TITLE - LEADING,
            L_FACT,
            page.mood.ink,
        )
        message(page, self.head)
        return page.drawing()
