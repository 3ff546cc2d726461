"""The jackpot on a screen: one amount from margin to margin, and below it what it is won with."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tdapp.screens import clock_words
from tdapp.screens.boards import Board
from tdapp.screens.clock_face import SideFact
from tdapp.screens.jackpot_sign import PoolFacts, SignState
from tdapp.ui.boards.board_page import GUTTER, board_page, title_end, title_line
from tdapp.ui.boards.playing_cards import paint_cards
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import Type, fitted, lines_of, outline
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    FOOT_RULE,
    S_FACT,
    S_LABEL,
    STATE_BASELINE,
    XL_FACT,
    Grid,
)
from tdapp.ui.projected.screen_page import PictureCanvas

MOOD_OF = {SignState.RUNNING: "running", SignState.PENDING: "paused", SignState.WON: "last_minute"}
TALLEST, TALLEST_WON = 300.0, 340.0
"""The amount's digits are at most so high; below one that was won there is less to say."""
ABOVE, BELOW = 58.0, 88.0
"""The air between the title and the amount, and between its baseline and the rule."""
FIRST_LABEL, ROW, CLOSE_ROW = 60.0, 180.0, 142.0
THICK, BESIDE_CARDS = 12.0, 0.55
NARROWEST = 330.0
DIGIT = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class JackpotBoard:
    """Grey and hollow while hits are checked, all accent once one was won."""

    board: Board
    facts: PoolFacts

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page, facts = board_page(self.board.head, width, height), self.facts
        page.mood = moods()[MOOD_OF[facts.state]]
        self._head(page)
        if not facts.title:
            nothing = self.board.nothing
            style = fitted(S_FACT, [nothing], page.grid.breadth)
            page.left(nothing, page.grid.left, STATE_BASELINE + ABOVE, style)
            return page.drawing()
        rule = self._amount(page)
        if facts.state is SignState.WON:
            self._won(page, rule)
        else:
            self._rows(page, rule)
        self._foot(page)
        if facts.state is SignState.PENDING:
            parts.frame(page)
        return page.drawing()

    def _head(self, page: PictureCanvas) -> None:
        """Where the data stopped, that stands in place of the aside, and the title is quiet."""
        shown, facts, grid = self.board.head, self.facts, page.grid
        name = "" if facts.name == facts.title else facts.name
        line = "  \N{MIDDLE DOT}  ".join(filter(None, (shown.event, name)))
        parts.head_line(
            page, line, shown.wall_time, grid.right, recorded=shown.recorded, logo=shown.logo
        )
        old = clock_words.as_of(shown.as_of, page.voice) if shown.as_of else ""
        loud = facts.state is SignState.WON and not old
        end = title_end(page, old or facts.aside, fact=loud)
        left = grid.left
        if facts.state is SignState.PENDING:
            left = parts.held_bars(page)
        title_line(page, facts.title, "", end, fact=not old, left=left)

    def _amount(self, page: PictureCanvas) -> float:
        """The amount; where the rule below it stands."""
        grid, style = page.grid, amount_type(self.facts, page.grid)
        baseline = STATE_BASELINE + ABOVE + style.cap
        start = grid.left - outline(self.facts.amount, style).ink.left()
        held = self.facts.state is SignState.PENDING
        stroke = parts.HOLLOW_STROKE * style.size / XL_FACT.size if held else 0.0
        page.text(self.facts.amount, start, baseline, style, page.mood.ink, stroke)
        return baseline + BELOW * max(1.0, style.cap / TALLEST)

    def _rows(self, page: PictureCanvas, rule: float) -> None:
        """The facts beside each other as far as there is room, then what stands below."""
        across = _across(page.grid, len(self.facts.facts))
        facts = list(self.facts.facts)
        rows = [facts[first : first + across] for first in range(0, len(facts), across)]
        below = [[self.facts.below]] if self.facts.below else []
        most = max(1, int((_floor(page) - rule) // ROW))
        for row in [*rows[: max(1, most - len(below))], *below]:
            page.rule(page.grid.left, page.grid.right, rule, page.mood.rule)
            width = _column(page.grid, len(row) if row in below else across)
            style = parts.facts_type(row, width)
            for place, fact in enumerate(row):
                left = page.grid.left + place * (width + GUTTER)
                _fact(page, fact, (left, left + width), rule + FIRST_LABEL, style)
            rule += ROW

    def _won(self, page: PictureCanvas, rule: float) -> None:
        """The cards, and beside or below them who won and what is next."""
        grid, facts = page.grid, self.facts.facts
        page.bar(QRectF(grid.left, rule, grid.breadth, THICK), page.mood.ink)
        top, left = rule + FIRST_LABEL / 2 + THICK, grid.left
        if grid.portrait:
            top = paint_cards(page, self.facts.cards, top, grid.breadth) + THICK
        else:
            left += grid.breadth * BESIDE_CARDS
            paint_cards(page, self.facts.cards, top, left - GUTTER - grid.left)
        style = parts.facts_type(facts, grid.right - left)
        for place, fact in enumerate(facts):
            baseline = top + S_FACT.cap + place * (ROW if grid.portrait else CLOSE_ROW)
            baseline += FIRST_LABEL if grid.portrait else 0
            _fact(page, fact, (left, grid.right), baseline, style)

    def _foot(self, page: PictureCanvas) -> None:
        """The director's own line where there is one, else what players must do."""
        text, grid = self.board.head.message or self.facts.foot, page.grid
        page.rule(grid.left, grid.right, _floor(page), page.mood.rule)
        baseline = _floor(page) + FOOT_RULE - FOOT_BASELINE
        for line in lines_of(text, S_LABEL, grid.breadth, parts.foot_lines(page)):
            page.left(line, grid.left, baseline, S_LABEL, page.mood.ink)
            baseline += parts.FOOT_LEADING


def amount_type(facts: PoolFacts, grid: Grid) -> Type:
    """From margin to margin whichever digits an amount of this length has."""
    widest = [DIGIT.sub(str(digit), facts.amount) for digit in range(10)]
    tallest = TALLEST_WON if facts.state is SignState.WON else TALLEST
    return fitted(XL_FACT.at(XL_FACT.size * tallest / XL_FACT.cap), widest, grid.breadth)


def _across(grid: Grid, count: int) -> int:
    """How many facts stand beside each other: as many in each row."""
    most = max(1, int((grid.breadth + GUTTER) // (NARROWEST + GUTTER)))
    rows = -(-count // most)
    return max(1, -(-count // max(1, rows)))


def _column(grid: Grid, count: int) -> float:
    return (grid.breadth - GUTTER * (count - 1)) / count


def _floor(page: PictureCanvas) -> float:
    return page.grid.height - parts.foot_height(page)


def _fact(
    page: PictureCanvas, fact: SideFact, span: tuple[float, float], baseline: float, style: Type
) -> None:
    parts.fact_label(page, fact, span, baseline)
    parts.fact_value(page, fact, span[0], baseline, style)
