"""Painting without a window: sheets to PDF and what players see to PNG."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tdapp.core.refusal import Refusal
from tdapp.papers.paint import write_pdf
from tdapp.papers.sheet import Sheet
from tdapp.ui.look.fonts import register_fonts
from tdapp.ui.projected.canvas import Picture

WIDTH, HEIGHT = 1920, 1080
QUICK = 70
"""A PNG loses nothing; at this quality of Qt's it is written twice as fast, and no larger."""


class Painting:
    """Paints into files; refuses ``cannot_write`` where that fails."""

    def pdf(self, sheets: Sequence[Sheet], path: Path) -> Path:
        """Write sheets as one PDF."""
        self._folder(path)
        write_pdf(sheets, path)
        return path

    def picture(self, picture: Picture, path: Path, wide: int = WIDTH, high: int = HEIGHT) -> Path:
        """Write what players see as it would stand on a wall."""
        self._folder(path)
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        picture.drawing(wide, high).paint(painter, QRectF(image.rect()))
        painter.end()
        return save(image, path)

    def _folder(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal("cannot_write", path=str(path), problem=error.strerror) from error


def save(picture: QImage, path: Path) -> Path:
    """Write a picture into a file of a folder that is there; refuses ``cannot_write``."""
    if not picture.save(str(path), quality=QUICK):
        raise Refusal("cannot_write", path=str(path), problem="the picture was not saved")
    return path


def must_take_files(folder: Path) -> None:
    """Refuse ``cannot_write`` where no file can be made in a folder."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Refusal("cannot_write", path=str(folder), problem=error.strerror) from error


@contextmanager
def painting() -> Iterator[Painting]:
    """Qt for painting only; a display is neither needed nor used."""
    app = QApplication.instance()
    if app is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        app = QApplication(["tdapp"])
    register_fonts()
    yield Painting()
