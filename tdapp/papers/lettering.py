"""Sets type with Qt: figures of one width, and positions that are exact at every size."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from unicodedata import category

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tdapp.papers.marks import InkTone, Measure, TextMark, TextStyle

EXACT = 800
"""Type is measured this many pixels high, so that no rounding is left in its widths."""

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Me", "Mn", "Zl", "Zp", "Zs"})
"""Kinds of signs that have no shape of their own."""

BEHIND = "Noto Sans"
"""Has the letters that a family lacks."""


def measured(family: str) -> Measure:
    """Tells how wide texts are in a family of type; needs a running Qt application.

    It remembers what it measured: take a new one where typefaces were added since.
    """

    @cache
    def metrics(style: TextStyle) -> QFontMetricsF:
        return QFontMetricsF(_font(family, style, EXACT))

    @cache
    def advance(text: str, style: TextStyle) -> float:
        return metrics(style).horizontalAdvance(text)

    @cache
    def plain(style: TextStyle, *, aligned: bool) -> TextStyle:
        return replace(style, size=1, tone=InkTone.INK, aligned=aligned)

    def measure(text: str, style: TextStyle) -> float:
        unsized = plain(style, aligned=_is_aligned(text, style))
        return advance(text, unsized) * style.size / EXACT

    return measure


def rare_letters(texts: Iterable[str]) -> str:
    """The letters beyond ASCII, each once; it needs no Qt."""
    return "".join(dict.fromkeys("".join(text for text in texts if not text.isascii())))


def missing_letters(texts: Iterable[str], family: str) -> str:
    """The letters, each once, for which no typeface here has a shape: they print as boxes.

    Every typeface has those of ASCII.
    """
    letters = rare_letters(texts)
    if not letters:
        return ""
    metrics = QFontMetricsF(_font(family, TextStyle(1), EXACT))
    return "".join(
        letter
        for letter in letters
        if category(letter) not in UNSEEN and not metrics.inFontUcs4(ord(letter))
    )


def set_text(painter: QPainter, text: TextMark, family: str) -> None:
    """Paint a text on a painter whose unit is the point."""
    size = text.style.size
    pixels = max(1, round(size * painter.combinedTransform().m22()))
    painter.save()
    painter.translate(text.x, text.y)
    painter.scale(size / pixels, size / pixels)
    painter.setFont(font_for(text.text, text.style, family, pixels))
    painter.setPen(QColor(text.style.tone.value))
    painter.drawText(QPointF(0, 0), text.text)
    painter.restore()


def font_for(text: str, style: TextStyle, family: str, pixels: int = EXACT) -> QFont:
    """The font for a text, so many device pixels high.

    Figures of one width are for figures only: they bring a hyphen as wide and a space of their own.
    """
    return _font(family, replace(style, size=1, aligned=_is_aligned(text, style)), pixels)


def _is_aligned(text: str, style: TextStyle) -> bool:
    return style.aligned and not {" ", "-"} & set(text[1:])


@lru_cache(maxsize=256)
def _font(family: str, style: TextStyle, pixels: int) -> QFont:
    font = QFont([family, BEHIND])
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(style.weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if style.tracking:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + style.tracking)
    font.setFeature(QFont.Tag("tnum"), int(style.aligned))
    if style.zero:
        font.setFeature(QFont.Tag("zero"), 1)
    return font
