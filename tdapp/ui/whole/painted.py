"""Sees that something is painted, and something else than before."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tdapp.ui.whole.failing import failed

COARSE = 5
LEAST_COLOURS = 12
"""So few colours on a coarse grid are a bare ground."""


class Painted:
    """Looks at one window after the other and remembers the last picture."""

    def __init__(self) -> None:
        self._before = QImage()

    def look(self, widget: QWidget, what: str) -> str:
        """Gives what was seen; refuses ``self_test_failed`` for a bare or a stale picture."""
        picture = widget.grab().toImage()
        if picture == self._before:
            raise failed(what, "nothing else is painted than before")
        if _colours(picture) < LEAST_COLOURS:
            raise failed(what, "nothing is painted")
        self._before = picture
        return what


def _colours(picture: QImage) -> int:
    coarse = picture.scaled(picture.width() // COARSE, picture.height() // COARSE)
    dots = coarse.convertToFormat(QImage.Format.Format_RGB32).constBits()
    return len(set(memoryview(dots).cast("I")))
