"""The picture of who is left and who leads in chips."""

from dataclasses import dataclass

from tdapp.screens import board_words as words
from tdapp.screens.boards import BoardHead
from tdapp.screens.rows import ScreenRow
from tdapp.screens.standing_facts import StandingFacts
from tdapp.ui.boards.board_page import (
    FIRST_ROW,
    HEADS,
    PITCH,
    board_page,
    cut,
    head,
    message,
    room_of,
    rows_of,
)
from tdapp.ui.projected.clock_parts import VALUE_GAP
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import Type, cut_at_word, fitted
from tdapp.ui.projected.screen_grid import L_FACT, LABEL_TO_VALUE, M_FACT, M_LABEL, S_FACT, S_LABEL
from tdapp.ui.projected.screen_page import PictureCanvas

LIST_FROM = 0.40
HERO_BASELINE, FACTS_FROM, FACT_PITCH = 395.0, 520.0, 150.0
LEAD_GAP, WORD_GAP, VALUE_ROOM = 18.0, 14.0, 34.0
LARGEST = 1.5
"""So many times as large as in S are a few leaders, that the page is full."""

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class StandingBoard:
    """The picture of these facts; counts older than half an hour are quiet."""

    head: BoardHead
    facts: StandingFacts

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page = board_page(self.head, width, height)
        grid, facts = page.grid, self.facts
        title = words.chip_leaders(page.voice) if facts.leaders else self.head.what
        head(page, self.head, title)
        if grid.portrait or not facts.leaders:
            top = self._hero(page, (grid.left, grid.right), across=True)
            span, top = (grid.left, grid.right), top + PITCH
        else:
            split = grid.left + grid.breadth * LIST_FROM
            self._hero(page, (grid.left, split - 72), across=False)
            span, top = (split, grid.right), FIRST_ROW
        self._leaders(page, span, top)
        message(page, self.head)
        return page.drawing()

    def _hero(self, page: PictureCanvas, span: Span, *, across: bool) -> float:
        """Players left in L, the other facts below or beside each other; where they end."""
        facts, (left, right) = self.facts, span
        page.left(words.players_left_label(page.voice), left, HEADS, S_LABEL)
        whole_text = f"{facts.left}   {facts.of}"
        style = fitted(L_FACT, [whole_text], right - left)
        x = page.left(facts.left, left, HERO_BASELINE, style)
        page.left(facts.of, x + 2 * VALUE_GAP, HERO_BASELINE, M_LABEL.at(min(72, style.size)))
        width = (right - left) / 2 if across else right - left
        for number, fact in enumerate(facts.facts):
            at = FACTS_FROM + (0 if across else number * FACT_PITCH)
            start = left + (number * width if across else 0)
            page.left(cut_at_word(fact.label, S_LABEL, width), start, at, S_LABEL)
            fits = fitted(M_FACT, [fact.value], width - VALUE_GAP)
            page.left(fact.value, start, at + LABEL_TO_VALUE, fits)
        return FACTS_FROM + LABEL_TO_VALUE

    def _leaders(self, page: PictureCanvas, span: Span, top: float) -> None:
        room = page.grid.height - 112 - top
        rows = self.facts.leaders[: min(rows_of(page.grid), int(room // PITCH))]
        times = max(1.0, min(LARGEST, (room - PITCH / 2) / (PITCH * max(1, len(rows)))))
        fact = S_FACT.at(S_FACT.size * times)
        ages = max((room_of(row.values[1], S_LABEL) for row in rows), default=0)
        lead = max((room_of(row.lead, S_LABEL) for row in rows), default=0)
        for number, row in enumerate(rows):
            y = top + number * PITCH * times
            page.rule(*span, y, page.mood.row if number else page.mood.rule)
            at = y + (PITCH * times + fact.cap) / 2
            self._leader(page, row, span, (lead + LEAD_GAP, ages + VALUE_ROOM), at, fact)

    def _leader(
        self,
        page: PictureCanvas,
        row: ScreenRow,
        span: Span,
        widths: tuple[float, float],
        at: float,
        fact: Type,
    ) -> None:
        (left, right), (lead, ages) = span, widths
        colour = page.mood.quiet if row.gone else page.mood.ink
        page.right(row.lead, left + lead - LEAD_GAP, at, S_LABEL)
        chips, age = row.values
        page.right(age, right, at, S_LABEL)
        end = page.right(chips, right - ages, at, fact, colour) - VALUE_ROOM
        x = page.left(cut(row.strong, fact, end - left - lead), left + lead, at, fact, colour)
        quiet = S_LABEL.at(fact.size)
        given = cut(row.quiet, quiet, end - x - WORD_GAP) if row.quiet else ""
        if given:
            page.left(given, x + WORD_GAP, at, quiet)
