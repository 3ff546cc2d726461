"""Where the parts of a clock screen stand when it is higher than wide.

The time and its line hang from the head, facts stand on the foot in two columns, and the blinds
take the room between them.
"""

from collections.abc import Sequence

from tdapp.screens import clock_words as words
from tdapp.screens.clock_face import ClockFace, SideFact
from tdapp.ui.projected import clock_parts as parts
from tdapp.ui.projected.fit_text import fitted
from tdapp.ui.projected.level_line import level_line, line_height
from tdapp.ui.projected.screen_grid import (
    FOOT_BASELINE,
    L_FACT,
    LABEL_TO_VALUE,
    M_FACT,
    M_LABEL,
    S_LABEL,
    STATE_BASELINE,
    XL_FACT,
)
from tdapp.ui.projected.screen_page import PictureCanvas

LEVEL_CAP, LAST_MINUTE_CAP = 0.19, 0.25
"""The height of the time's digits as a share of the page's, at most."""
BELOW_STATE = 43.0
AROUND_LINE = 49.0
AROUND_BLINDS = 36.0
ABOVE_RULE = 60.0
TWO_LINES = 250.0
"""The room from which on the ante gets a line of its own."""


def paint_level(page: PictureCanvas, face: ClockFace) -> None:
    """A level that runs, is held, has not begun or was the last."""
    parts.head(page, face, page.grid.right)
    parts.state_line(page, face, page.grid.right)
    line = _time_and_line(page, face, page.grid.height * LEVEL_CAP)
    pitch = _pitch(page)
    facts = _facts_from(page, face.side_facts[:4], _above_foot(page))
    moments = facts - pitch
    coming = moments - pitch
    _moments(page, face, moments)
    _coming(page, face, coming)
    _blinds(page, face, line, coming - S_LABEL.cap)
    parts.foot(page, face)


def paint_last_minute(page: PictureCanvas, face: ClockFace) -> None:
    """The time larger still, the line in seconds, what comes in two lines."""
    parts.head(page, face, page.grid.right)
    parts.state_line(page, face, page.grid.right)
    line = _time_and_line(page, face, page.grid.height * LAST_MINUTE_CAP)
    facts = _facts_from(page, face.side_facts[:4], page.grid.height - FOOT_BASELINE)
    figures = facts - S_LABEL.cap - ABOVE_RULE
    what = figures - M_FACT.cap - AROUND_BLINDS
    _what_comes(page, face, what, figures)
    _blinds(page, face, line, what - M_FACT.cap)


def paint_break(page: PictureCanvas, face: ClockFace) -> None:
    """The word, the way back, the time in the middle, then what play comes back to."""
    grid = page.grid
    parts.head(page, face, grid.right)
    style = fitted(L_FACT, [face.level_word, words.back_at(face)], grid.breadth)
    way_back = STATE_BASELINE + style.cap * 2
    page.left(face.level_word, grid.left, STATE_BASELINE + style.cap / 2, style)
    page.left(words.back_at(face), grid.left, way_back, style)
    facts = _facts_from(page, face.side_facts[:2], _above_foot(page))
    coming = facts - _pitch(page)
    _coming(page, face, coming)
    time = parts.main_type(face, grid.breadth, XL_FACT.cap)
    spare = coming - S_LABEL.cap - way_back - time.cap - AROUND_LINE - line_height(face.state)
    baseline = way_back + spare / 2 + time.cap
    parts.centred_time(page, face, time, baseline)
    level_line(page, face, baseline + AROUND_LINE)
    parts.foot(page, face)


def _above_foot(page: PictureCanvas) -> float:
    """The baseline of the last value above the message."""
    return page.grid.height - parts.foot_height(page) - ABOVE_RULE


def _pitch(page: PictureCanvas) -> float:
    """How far rows stand apart: more, the taller the page."""
    return min(150.0, 134.0 + 20 * (page.grid.height / page.grid.width - 1))


def _time_and_line(page: PictureCanvas, face: ClockFace, cap: float) -> float:
    """The time below the state line, the level line below it; the line's lower edge."""
    style = parts.main_type(face, page.grid.breadth, cap)
    baseline = STATE_BASELINE + BELOW_STATE + style.cap
    parts.main_text(page, face, style, baseline)
    level_line(page, face, baseline + AROUND_LINE)
    return baseline + AROUND_LINE + line_height(face.state)


def _facts_from(page: PictureCanvas, facts: Sequence[SideFact], last_baseline: float) -> float:
    """Facts in two columns, their last value on `last_baseline`; the first label's baseline."""
    spans = _halves(page)
    style = parts.facts_type(facts, spans[0][1] - spans[0][0])
    rows = (len(facts) + 1) // 2
    first = last_baseline - LABEL_TO_VALUE - (rows - 1) * _pitch(page)
    for place, shown in enumerate(facts):
        span, baseline = spans[place % 2], first + place // 2 * _pitch(page)
        parts.fact_label(page, shown, span, baseline)
        parts.fact_value(page, shown, span[0], baseline, style)
    return first


def _halves(page: PictureCanvas) -> tuple[tuple[float, float], tuple[float, float]]:
    grid, half_gutter = page.grid, page.grid.gutter / 2
    middle = grid.width / 2
    return (grid.left, middle - half_gutter), (middle + half_gutter, grid.right)


def _moments(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """When the next level and the next break begin."""
    first, second = _halves(page)
    value = baseline + LABEL_TO_VALUE
    if face.next_level:
        parts.fact_label(page, SideFact(words.starts_label(face.voice), "", ""), first, baseline)
        parts.moment(page, words.level_moment(face), first[0], value, first[1])
    if face.next_break:
        length = face.voice.length(face.next_break.length_us)
        shown = SideFact(words.next_break_label(face.voice), length, "")
        parts.fact_label(page, shown, second, baseline)
        parts.moment(page, words.break_moment(face), second[0], value, second[1])


def _coming(page: PictureCanvas, face: ClockFace, baseline: float) -> None:
    """The coming level's blinds."""
    if face.next_level:
        grid, blinds = page.grid, face.next_level.blinds
        parts.next_level_label(page, face, baseline, grid.right)
        style = fitted(M_FACT, [blinds, face.longest_blinds], grid.breadth)
        page.left(blinds, grid.left, baseline + LABEL_TO_VALUE, style)


def _what_comes(
    page: PictureCanvas, face: ClockFace, baseline: float, figures_baseline: float
) -> None:
    grid = page.grid
    what, figures, when = words.what_comes(face)
    end = page.right(when, grid.right, baseline, M_FACT) if when else grid.right
    fits = fitted(M_LABEL, [what], end - parts.ITEM_GAP - grid.left)
    page.left(what, grid.left, baseline, fits)
    style = fitted(M_FACT, [figures, face.longest_blinds], grid.breadth)
    page.left(figures, grid.left, figures_baseline, style)


def _blinds(page: PictureCanvas, face: ClockFace, top: float, bottom: float) -> None:
    """The blinds in the middle between `top` and `bottom`, the ante below where there is room."""
    room = bottom - top
    split = _blinds_and_ante if room >= TWO_LINES else _one_line
    lines = split(parts.main_figures(face))
    style = fitted(L_FACT, [*lines, *split(face.longest_blinds)], page.grid.breadth)
    gap = AROUND_BLINDS if len(lines) > 1 else 0
    cap = min(style.cap, (room - 2 * AROUND_BLINDS - gap) / len(lines))
    style = style.at(style.size * cap / style.cap)
    first = top + (room - len(lines) * cap - gap) / 2 + cap
    for row, line in enumerate(lines):
        page.left(line, page.grid.left, first + row * (cap + gap), style)


def _one_line(blinds: str) -> list[str]:
    return [blinds]


def _blinds_and_ante(blinds: str) -> list[str]:
    """Two lines of `600 / 1,200 (1,200)`: its blinds and its ante."""
    small_and_big, bracket, ante = blinds.partition("(")
    return [small_and_big.rstrip(), bracket + ante] if ante else [blinds]
