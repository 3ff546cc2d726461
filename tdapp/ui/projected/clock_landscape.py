"""Where the parts of a clock screen stand when it is wider than high."""

from tdapp.screens import clock_words as words
from tdapp.screens.clock_face import ClockFace, SideFact
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.fit_text import fitted
from tdapp.ui.projected.level_line import level_line
from tdapp.ui.projected.screen_grid import (
    HEAD_BASELINE,
    L_FACT,
    LABEL_TO_VALUE,
    M_FACT,
    M_LABEL,
    XL_FACT,
)
from tdapp.ui.projected.screen_page import PictureCanvas

SIDE_FACTS = 4


def paint_level(page: PictureCanvas, face: ClockFace) -> None:
    """A level that runs, is held, has not begun or was the last."""
    _upper_half(page, face, baseline=545, cap=XL_FACT.cap)
    level_line(page, face, 594)
    _blinds(page, face, 771)
    coming(page, face, 848)
    parts.foot(page, face)


def paint_last_minute(page: PictureCanvas, face: ClockFace) -> None:
    """The time a third larger, the line in seconds, one line for what comes."""
    _upper_half(page, face, baseline=641, cap=428)
    level_line(page, face, 685)
    _blinds(page, face, 886)
    _coming_line(page, face, 1001)


def paint_break(page: PictureCanvas, face: ClockFace) -> None:
    """The word and the way back above all, the time in the middle, then what play comes back to."""
    grid = page.grid
    parts.head(page, face, grid.right)
    back = words.back_at(face)
    style = fitted(L_FACT, [f"{face.level_word}   {back}"], grid.breadth)
    page.left(face.level_word, grid.left, 247, style)
    page.right(back, grid.right, 247, style)
    parts.centred_time(page, face, parts.main_type(face, grid.breadth, XL_FACT.cap), 638)
    level_line(page, face, 700)
    _coming_back(page, face, 822)
    parts.foot(page, face)


def _upper_half(page: PictureCanvas, face: ClockFace, baseline: float, cap: float) -> None:
    right = page.grid.side - page.grid.gutter
    parts.head(page, face, right)
    parts.state_line(page, face, right)
    style = parts.main_type(face, right - page.grid.left, cap)
    parts.main_text(page, face, style, baseline)
    _side(page, face.side_facts[:SIDE_FACTS], baseline)


def _side(page: PictureCanvas, facts: tuple[SideFact, ...], last_baseline: float) -> None:
    """From the head's line down to the time's baseline."""
    span = page.grid.side, page.grid.right
    style = parts.facts_type(facts, span[1] - span[0])
    pitch = (last_baseline - LABEL_TO_VALUE - HEAD_BASELINE) / (SIDE_FACTS - 1)
    for row, shown in enumerate(facts):
        baseline = HEAD_BASELINE + row * pitch
        parts.fact_label(page, shown, span, baseline)
        parts.fact_value(page, shown, span[0], baseline, style)


def _blinds(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """The blinds as large as the longest of the structure allow."""
    text = parts.main_figures(face)
    style = fitted(L_FACT, [text, face.longest_blinds], page.grid.breadth)
    page.left(text, page.grid.left, baseline - (L_FACT.cap - style.cap) / 2, style)


def coming(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """Next level and next break."""
    grid = page.grid
    if face.next_break:
        length = face.voice.length(face.next_break.length_us)
        shown = SideFact(words.next_break_label(face.voice), length, "")
        parts.fact_label(page, shown, (grid.side, grid.right), baseline)
        value = baseline + LABEL_TO_VALUE
        parts.moment(page, words.break_moment(face), grid.side, value, grid.right)
    if face.next_level:
        parts.next_level_label(page, face, baseline, grid.side - grid.gutter)
        value = baseline + LABEL_TO_VALUE
        x = parts.moment(page, words.level_moment(face), grid.left, value) + parts.ITEM_GAP
        room = (grid.side - grid.gutter if face.next_break else grid.right) - x
        blinds = face.next_level.blinds
        page.left(blinds, x, value, fitted(M_FACT, [blinds, face.longest_blinds], room))


def _coming_line(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """What the minute leads to, in one line: its name, its blinds or length, its wall time."""
    what, figures, when = words.what_comes(face)
    end = page.right(when, page.grid.right, baseline, M_FACT) if when else page.grid.right
    style = fitted(M_LABEL, [what], (end - page.grid.left) / 2)
    x = page.left(what, page.grid.left, baseline, style) + parts.ITEM_GAP
    page.left(figures, x, baseline, fitted(M_FACT, [figures], end - parts.ITEM_GAP - x))


def _coming_back(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """The level after the break, and the first two facts."""
    grid = page.grid
    end = grid.side - grid.gutter
    start = min(grid.middle, end - (grid.right - grid.side))
    spans = (start, end), (grid.side, grid.right)
    facts = face.side_facts[:2]
    style = parts.facts_type(facts, min(right - left for left, right in spans))
    for span, shown in zip(spans, facts, strict=False):
        parts.fact_label(page, shown, span, baseline)
        parts.fact_value(page, shown, span[0], baseline, style)
    if face.next_level:
        parts.next_level_label(page, face, baseline, start - grid.gutter)
        blinds = face.next_level.blinds
        fits = fitted(M_FACT, [blinds, face.longest_blinds], start - grid.gutter - grid.left)
        page.left(blinds, grid.left, baseline + LABEL_TO_VALUE, fits)
