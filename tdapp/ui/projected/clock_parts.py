"""The parts every clock screen is made of, wherever they stand on it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from tdapp.screens import clock_words as words
from tdapp.screens.clock_face import ClockFace, ClockState, SideFact
from tdapp.ui.projected.fit_text import Type, cut_at_word, first_whole, fitted, lines_of, outline
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    FOOT_RULE,
    HEAD_BASELINE,
    LABEL_TO_VALUE,
    M_FACT,
    M_LABEL,
    S_FACT,
    S_LABEL,
    STATE_BASELINE,
    XL_FACT,
)
from tdapp.ui.projected.screen_page import PictureCanvas

HOLLOW_STROKE = 12.0
FRAME = 20.0
MARK = 38.0
VALUE_GAP = 22.0
WORD_GAP = 28.0
ITEM_GAP = 58.0
S_GAP = 32.0
LABEL_GAP = 12.0
SMALLEST_LABEL = 30.0
FOOT_LEADING = 48.0


class FootType(NamedTuple):
    """How a message is set: its size, how far lines stand apart, the last one from the edge."""

    size: float
    leading: float
    last: float


FOOT_TYPES = (
    FootType(S_LABEL.size, FOOT_LEADING, FOOT_BASELINE),
    FootType(SMALLEST_LABEL, 34.0, 48.0),
    FootType(24.0, 27.0, 36.0),
)
"""Each has room for a line more than the one before."""


def head(page: PictureCanvas, face: ClockFace, right: float) -> None:
    """The head line of a clock, its wall time ending at `right`."""
    title = "  ·  ".join(part for part in (face.house_mark, face.event_title) if part)
    head_line(page, title, face.wall_time, right, recorded=face.recorded, logo=face.logo)


def head_line(
    page: PictureCanvas, title: str, wall_time: str, right: float, *, recorded: bool, logo: str = ""
) -> None:
    """House mark and title at the left margin, wall time ending at `right`, a warning between."""
    end = page.right(wall_time, right, HEAD_BASELINE, S_FACT) - S_GAP
    if not recorded:
        end = _plate(page, words.not_recorded(page.voice), end) - S_GAP
    middle = HEAD_BASELINE - S_FACT.cap / 2
    start = page.house_mark(logo, page.grid.left, middle, MARK) + 18
    page.left(cut_at_word(title, S_LABEL, end - start), start, HEAD_BASELINE, S_LABEL)


def _plate(page: PictureCanvas, word: str, right: float) -> float:
    """`word` cut out of a plate of ink that ends at `right`; where the plate begins."""
    cut = outline(word, S_FACT)
    pad = S_FACT.cap / 2
    plate = QRectF(0, HEAD_BASELINE - S_FACT.cap - pad, cut.ink.width() + 4 * pad, 4 * pad)
    plate.moveRight(right)
    page.bar(plate, page.mood.ink)
    start = plate.left() + 2 * pad - cut.ink.left()
    page.text(word, start, HEAD_BASELINE, S_FACT, page.mood.ground)
    return plate.left()


def state_line(page: PictureCanvas, face: ClockFace, right: float) -> None:
    """The line that says what the picture is, behind two bars when play is held."""
    x = held_bars(page) if face.state is ClockState.PAUSED else page.grid.left
    text = words.state_line(face)
    page.left(text, x, STATE_BASELINE, fitted(M_FACT, [text], right - x))


def held_bars(page: PictureCanvas) -> float:
    """The two bars of what is held, on the line that says what the picture is; where it begins."""
    x = page.grid.left
    for _ in range(2):
        page.bar(QRectF(x, STATE_BASELINE - M_FACT.cap, 17, M_FACT.cap), page.mood.ink)
        x += 31
    return x + 16


def main_type(face: ClockFace, width: float, cap: float) -> Type:
    """The type of the time: digits at most `cap` high, the widest of its format in `width`."""
    texts = [words.finished(face.voice)]
    if face.state is not ClockState.FINISHED:
        texts = [f"{digit}{face.time_format[1:]}" for digit in range(10)]
    return fitted(XL_FACT.at(XL_FACT.size * cap / XL_FACT.cap), texts, width)


def main_text(
    page: PictureCanvas, face: ClockFace, style: Type, baseline: float, right: float | None = None
) -> float:
    """The time, its ink at the left margin; hollow when play is held, a word when it is over.

    With `right` the widest of its format ends there. Gives the x where it begins.
    """
    text = words.finished(face.voice) if face.state is ClockState.FINISHED else face.time
    start = page.grid.left - outline(text, style).ink.left()
    if right is not None:
        widest = outline(text if face.state is ClockState.FINISHED else face.time_format, style)
        start = right - widest.ink.right()
    held = face.state is ClockState.PAUSED
    stroke = HOLLOW_STROKE * style.size / XL_FACT.size if held else 0.0
    page.text(text, start, baseline, style, page.mood.ink, stroke)
    return start


def main_figures(face: ClockFace) -> str:
    """What stands under the level line.

    The blinds; in their place the name of a break that is held, and the message at the end of all.
    """
    if face.state is ClockState.FINISHED:
        return face.message
    held_break = face.state is ClockState.PAUSED and not face.blinds
    return face.level_word if held_break else face.blinds


def centred_time(page: PictureCanvas, face: ClockFace, style: Type, baseline: float) -> None:
    """The time in the middle, where no digit moves when another changes."""
    start = (page.grid.width - outline(face.time, style).advance) / 2
    page.text(face.time, start, baseline, style, page.mood.ink)


def next_level_label(page: PictureCanvas, face: ClockFace, baseline: float, right: float) -> None:
    """The coming level over its blinds, at the left margin, cut at a word before `right`."""
    left = page.grid.left
    page.left(
        cut_at_word(words.next_level_label(face), S_LABEL, right - left), left, baseline, S_LABEL
    )


def fact_label(
    page: PictureCanvas, shown: SideFact, span: tuple[float, float], baseline: float
) -> None:
    """Label and qualifier in S between the two x of `span`, on `baseline`; the label is whole."""
    left, right = span
    line = f"{shown.label}  {shown.qualifier}".rstrip()
    size = max(SMALLEST_LABEL, fitted(S_FACT, [line], right - left).size)
    label, beside = S_LABEL.at(size), S_FACT.at(size)
    end = page.left(cut_at_word(shown.label, label, right - left), left, baseline, label)
    said = cut_at_word(shown.qualifier, beside, right - end - LABEL_GAP) if shown.qualifier else ""
    if any(letter.isalnum() for letter in said):
        page.right(said, right, baseline, beside)


def fact_value(
    page: PictureCanvas, shown: SideFact, x: float, baseline: float, style: Type
) -> None:
    """The value below the label on `baseline`, its quiet part behind it."""
    value = baseline + LABEL_TO_VALUE
    end = page.left(shown.value, x, value, style)
    if shown.quiet_part:
        page.left(shown.quiet_part, end + VALUE_GAP, value, M_LABEL.at(style.size))


def facts_type(facts: Sequence[SideFact], width: float) -> Type:
    """The one type in which every value of `facts` fits into `width`."""
    return fitted(M_FACT, [f"{each.value} {each.quiet_part}".strip() for each in facts], width)


def moment(
    page: PictureCanvas,
    when: tuple[str, str],
    x: float,
    baseline: float,
    right: float | None = None,
) -> float:
    """A quiet word, if any, and a time, made smaller to end before `right`; where it ends."""
    word, time_of_it = when
    size = M_FACT.size
    if right is not None:
        room = right - x - WORD_GAP * bool(word)
        widths = outline(word, M_LABEL).ink.width() + outline(time_of_it, M_FACT).ink.width()
        size *= min(1.0, room / widths) if widths else 1.0
    if word:
        x = page.left(word, x, baseline, M_LABEL.at(size)) + WORD_GAP
    return page.left(time_of_it, x, baseline, M_FACT.at(size))


def foot(page: PictureCanvas, face: ClockFace) -> None:
    """A rule and the message below it: one line, or two on a portrait page.

    A message that has no room is said in fewer words, and only then set smaller in a line more.
    """
    if not face.message or face.state is ClockState.FINISHED:
        return
    grid = page.grid
    page.rule(grid.left, grid.right, grid.height - foot_height(page), page.mood.rule)
    kind, lines = foot_text(page, face)
    style, leading = S_LABEL.at(kind.size), kind.leading
    baseline = grid.height - foot_height(page) + FOOT_RULE - FOOT_BASELINE
    if len(lines) > foot_lines(page):
        baseline = grid.height - kind.last - (len(lines) - 1) * leading
    for row, text in enumerate(lines):
        page.left(text, grid.left, baseline + row * leading, style, page.mood.ink)


def foot_text(page: PictureCanvas, face: ClockFace) -> tuple[FootType, list[str]]:
    """How the message is set, and its lines: the first that needs no cut."""
    messages, width, most = (face.message, *face.shorter), page.grid.breadth, foot_lines(page)
    for more, kind in enumerate(FOOT_TYPES):
        lines = first_whole(messages, S_LABEL.at(kind.size), width, most + more)
        if lines is not None:
            return kind, lines
    return kind, lines_of(messages[-1], S_LABEL.at(kind.size), width, most + more)


def foot_height(page: PictureCanvas) -> float:
    """How far above the page's lower edge the rule stands."""
    return FOOT_RULE + (foot_lines(page) - 1) * FOOT_LEADING


def foot_lines(page: PictureCanvas) -> int:
    """How many lines the message may fill."""
    return 2 if page.grid.portrait else 1


def frame(page: PictureCanvas) -> None:
    """The frame round a picture that is held."""
    page.box(QRectF(0, 0, page.grid.width, page.grid.height), page.mood.ink, FRAME)
