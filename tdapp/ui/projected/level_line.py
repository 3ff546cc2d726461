"""The level line: how much of a level is gone, in a form of its own for each mood."""

import math

from PySide6.QtCore import QRectF

from tdapp.screens.clock_face import MINUTE_US, SECOND_US, ClockFace, ClockState
from tdapp.ui.projected.screen_grid import HAIRLINE
from tdapp.ui.projected.screen_page import PictureCanvas

THICK = 12.0
TICK_HEIGHT = 28.0
STUB_HEIGHT = 6.0
TICKS = 60
TICK_SHARE = 0.66
BLOCK_SHARE = 0.84
WIDEST_GAP = 16.0


def level_line(page: PictureCanvas, face: ClockFace, top: float) -> None:
    """Paints the line over the whole width, its upper edge at `top`."""
    if face.state is ClockState.LAST_MINUTE:
        _ticks(page, face, top)
    elif face.state is ClockState.BREAK:
        _blocks(page, face, top)
    else:
        _bar(page, face, top)


def line_height(state: ClockState) -> float:
    """How high the line of that state is."""
    return TICK_HEIGHT if state in (ClockState.LAST_MINUTE, ClockState.BREAK) else THICK


def _bar(page: PictureCanvas, face: ClockFace, top: float) -> None:
    """Thick as far as the level is gone, a hairline for the rest; paused, an empty tube."""
    grid, mood = page.grid, page.mood
    moving = face.state in (ClockState.RUNNING, ClockState.PAUSED)
    gone = QRectF(grid.left, top, grid.breadth * face.gone * moving, THICK)
    page.rule(gone.right(), grid.right, top + (THICK - HAIRLINE) / 2, mood.rule)
    if face.state is ClockState.PAUSED:
        page.box(gone, mood.ink, HAIRLINE)
    elif not gone.isEmpty():
        page.bar(gone, mood.now)


def _ticks(page: PictureCanvas, face: ClockFace, top: float) -> None:
    """One tick a second; of those that are gone, a stub is left."""
    pitch = page.grid.breadth / (TICKS - 1 + TICK_SHARE)
    for tick in range(TICKS):
        gone = tick < TICKS - face.seconds
        height = STUB_HEIGHT if gone else TICK_HEIGHT
        x = page.grid.left + tick * pitch
        rect = QRectF(x, top + TICK_HEIGHT - height, pitch * TICK_SHARE, height)
        page.bar(rect, page.mood.ink)


def _blocks(page: PictureCanvas, face: ClockFace, top: float) -> None:
    """One block a minute, emptied from the left; of those that are gone, the frame is left."""
    left_us = face.seconds * SECOND_US
    blocks = max(1, math.ceil(max(face.level_us, left_us) / MINUTE_US))
    pitch, width = _pitch_and_width(page.grid.breadth, blocks)
    for block in range(blocks):
        minute_us = left_us - (blocks - 1 - block) * MINUTE_US
        full = min(1.0, max(0.0, minute_us / MINUTE_US))
        rect = QRectF(page.grid.left + block * pitch, top, width, TICK_HEIGHT)
        if full < 1:
            page.box(rect, page.mood.line, HAIRLINE)
        if full > 0:
            page.bar(rect.adjusted(width * (1 - full), 0, 0, 0), page.mood.ink)


def _pitch_and_width(breadth: float, blocks: int) -> tuple[float, float]:
    """How far blocks stand apart, and how wide each is, so that the last ends at the margin."""
    pitch = breadth / (blocks - 1 + BLOCK_SHARE)
    gap = min(WIDEST_GAP, pitch * (1 - BLOCK_SHARE))
    width = (breadth - gap * (blocks - 1)) / blocks
    return width + gap, width
