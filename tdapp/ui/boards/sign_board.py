"""The sign of a cash table on a screen: the game and its stakes large, then every fact."""

from dataclasses import dataclass

from tdapp.screens.boards import Board
from tdapp.screens.sign_facts import SignFacts, SignLine
from tdapp.ui.boards.board_page import board_page, head, message
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.fit_text import cut_at_word, fitted, lines_of
from tdapp.ui.projected.screen_grid import FOOT_RULE, L_FACT, S_FACT, S_LABEL
from tdapp.ui.projected.screen_page import PictureCanvas

TOP, GAP = 226.0, 72.0
SPLIT = 0.40
LABEL_ROOM = 0.30
LARGE_PITCH, MOST_PITCH, LABEL_TO_LARGE = 235.0, 340.0, 34.0
NOTE = S_LABEL.at(30)
LABEL_BELOW, WORD_GAP, MOST_LINES = 44.0, 16.0, 2
FACT_PITCH, NOTE_PITCH, ROUND = 46.0, 40.0, 18.0
"""How far lines of facts and of notes stand apart, and the air round both."""
LARGER = (1.4, 1.2, 1.0)


class _SetLine:
    """A line of the sign in lines of type; a notice is `now`."""

    def __init__(self, line: SignLine, width: float, *, now: bool = False) -> None:
        self._line, self._width, self._now = line, width, now
        self._facts = lines_of(line.fact, S_FACT, width, MOST_LINES)
        self._notes = lines_of(line.note, NOTE, width, MOST_LINES) if line.note else []
        self.high = ROUND + FACT_PITCH * len(self._facts) + NOTE_PITCH * len(self._notes)

    def without_note(self) -> "_SetLine":
        """The fact alone, of a notice all."""
        return self if self._now else _SetLine(self._line._replace(note=""), self._width)

    def paint(
        self, page: PictureCanvas, left: float, right: float, top: float, times: float
    ) -> None:
        """Below its rule, so many times as large."""
        start, base = right - self._width * times, top + FACT_PITCH * times
        colour = page.mood.now if self._now else page.mood.quiet
        room = start - left - WORD_GAP
        label = fitted(S_LABEL.at(S_LABEL.size * times), [self._line.label], room)
        page.left(self._line.label, left, base, label, colour)
        for texts, style, pitch in (
            (self._facts, S_FACT, FACT_PITCH),
            (self._notes, NOTE, NOTE_PITCH),
        ):
            for text in texts:
                page.left(text, start, base, style.at(style.size * times))
                base += pitch * times


@dataclass(frozen=True, slots=True)
class SignBoard:
    """As the printed sign, for a screen: beside each other, or below each other on a high one."""

    board: Board
    facts: SignFacts

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        page, facts = board_page(self.board.head, width, height), self.facts
        grid = page.grid
        head(
            page,
            self.board.head,
            facts.game or facts.table,
            aside=facts.table if facts.game else "",
        )
        bottom = grid.height - (FOOT_RULE if self.board.head.message else FOOT_RULE / 2)
        if not facts.game:
            page.left(
                self.board.nothing,
                grid.left,
                TOP + GAP,
                fitted(S_FACT, [self.board.nothing], grid.breadth),
            )
        elif grid.portrait:
            end = self._large(page, grid.left, grid.right, LARGE_PITCH)
            self._lines(page, grid.left, grid.right, end, bottom)
        else:
            split = grid.left + grid.breadth * SPLIT
            high = min(MOST_PITCH, (bottom - TOP) / len(facts.large))
            self._large(page, grid.left, split - GAP, high)
            self._lines(page, split, grid.right, TOP, bottom)
        message(page, self.board.head)
        return page.drawing()

    def _large(self, page: PictureCanvas, left: float, right: float, high: float) -> float:
        """Blinds and stake; where they end."""
        top = TOP
        for line in self.facts.large:
            page.rule(left, right, top, page.mood.rule)
            page.left(
                cut_at_word(line.label, S_LABEL, right - left), left, top + LABEL_BELOW, S_LABEL
            )
            largest = L_FACT.at(L_FACT.size * high / LARGE_PITCH)
            style = fitted(largest, [line.fact], right - left)
            base = top + LABEL_BELOW + LABEL_TO_LARGE + style.cap
            page.left(line.fact, left, base, style)
            top += high
        return top

    def _lines(
        self, page: PictureCanvas, left: float, right: float, top: float, bottom: float
    ) -> None:
        """Every other fact, notices first, as large as there is room; at last without its notes."""
        facts, width, room = self.facts, (right - left) * (1 - LABEL_ROOM), bottom - top
        for times in LARGER:
            lines = [_SetLine(one, width / times, now=True) for one in facts.notices]
            lines += [_SetLine(one, width / times) for one in facts.lines]
            if sum(one.high for one in lines) * times <= room:
                break
        else:
            lines = [one.without_note() for one in lines]
            times = min(1.0, room / sum(one.high for one in lines))
        for one in lines:
            page.rule(left, right, top, page.mood.rule)
            one.paint(page, left, right, top, times)
            top += one.high * times
