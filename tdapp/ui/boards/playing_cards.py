"""Playing cards on a screen: white with a frame of ink, rank over suit; a suit has its shape."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from tdapp.poker.cards import Card, text_of
from tdapp.ui.projected.fit_text import Type, outline
from tdapp.ui.projected.screen_grid import M_FACT
from tdapp.ui.projected.screen_page import PictureCanvas

WIDE, HIGH, GAP, BETWEEN = 150.0, 208.0, 22.0, 60.0
"""A card, the gap to the next one, and that between hole cards and board."""
FRAME, RANK_BASE, SUIT_BASE = 5.0, 108.0, 180.0
RANK, SUIT = Type(110, fact=True), M_FACT
WHITE, INK = QColor("#FFFFFF"), QColor("#15120C")
SHAPES = {
    "c": "\N{BLACK CLUB SUIT}",
    "d": "\N{BLACK DIAMOND SUIT}",
    "h": "\N{BLACK HEART SUIT}",
    "s": "\N{BLACK SPADE SUIT}",
}
RANKS = {"T": "10"}


def cards_width(groups: Sequence[Sequence[Card]]) -> float:
    """How wide groups of cards are in full size."""
    count = sum(map(len, groups))
    gaps = max(0, count - len(groups))
    return count * WIDE + gaps * GAP + max(0, len(groups) - 1) * BETWEEN


def paint_cards(
    page: PictureCanvas, groups: Sequence[Sequence[Card]], top: float, room: float
) -> float:
    """Sets groups of cards from the left margin on, smaller if need be; their lower edge."""
    times = min(1.0, room / max(1.0, cards_width(groups)))
    left = page.grid.left
    for group in groups:
        left = _row(page, group, left, top, times) + (BETWEEN - GAP) * times
    return top + HIGH * times


def _row(
    page: PictureCanvas, group: Iterable[Card], left: float, top: float, times: float
) -> float:
    for one in group:
        said = text_of(one)
        rank, suit = said[:-1], said[-1]
        box = QRectF(left, top, WIDE * times, HIGH * times)
        page.bar(box, WHITE)
        page.box(box, INK, FRAME * times)
        for shown, style, base in (
            (RANKS.get(rank, rank), RANK, RANK_BASE),
            (SHAPES[suit], SUIT, SUIT_BASE),
        ):
            sized = style.at(style.size * times)
            x = box.center().x() - outline(shown, sized).ink.width() / 2
            page.left(shown, x, top + base * times, sized, INK)
        left = box.right() + GAP * times
    return left
