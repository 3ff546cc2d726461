"""The picture of the clock at a table: the seconds as large as they go, and whose they are."""

from dataclasses import dataclass

from tdapp.poker.timing.act_clock import Hurry
from tdapp.screens.boards import BoardHead
from tdapp.screens.table_clock import TableClockFacts
from tdapp.ui.boards.board_page import board_page, head, message
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import Type, cut_at_word, fitted, outline
from tdapp.ui.projected.screen_grid import L_FACT, M_FACT, M_LABEL, XL_FACT
from tdapp.ui.projected.screen_page import PictureCanvas

LARGEST, ABOVE, LEADING = 640.0, 300.0, 96.0
MOOD_OF = {Hurry.THINKS: "running", Hurry.WARNED: "last_minute", Hurry.OVER: "paused"}


@dataclass(frozen=True, slots=True)
class TableClockBoard:
    """It changes its colours for the last seconds, and once the time is over."""

    head: BoardHead
    facts: TableClockFacts

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page, facts = board_page(self.head, width, height), self.facts
        if facts.hurry is not None:
            page.mood = moods()[MOOD_OF[facts.hurry]]
        head(page, self.head, facts.table, aside=facts.tokens)
        grid = page.grid
        if not facts.time:
            self._centred(page, facts.what, grid.height / 2, L_FACT)
        else:
            style = fitted(XL_FACT.at(LARGEST), [facts.time], grid.breadth)
            middle = ABOVE + (grid.height - ABOVE - 2 * LEADING) / 2
            self._centred(page, facts.time, middle + style.cap / 2, style)
            below = grid.height - LEADING - LEADING / 2
            said = "  \N{MIDDLE DOT}  ".join(filter(None, (facts.who, facts.what)))
            self._centred(page, said, below, M_FACT if facts.who else M_LABEL)
        message(page, self.head)
        return page.drawing()

    def _centred(self, page: PictureCanvas, text: str, baseline: float, style: Type) -> None:
        style = fitted(style, [text], page.grid.breadth)
        shown = cut_at_word(text, style, page.grid.breadth)
        page.left(shown, (page.grid.width - outline(shown, style).ink.width()) / 2, baseline, style)
