"""How far colours stand apart, by the definition of WCAG 2."""

from PySide6.QtGui import QColor

DARKEST_CURVED = 0.04045
"""Below it a colour's parts are proportional to light, above it a power of it."""


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours stand apart, from 1 (not at all) to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(part) for part in colour.getRgbF()[:3])  # type: ignore[index]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= DARKEST_CURVED else float(((part + 0.055) / 1.055) ** 2.4)
