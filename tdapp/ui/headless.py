"""Painting without a window: sheets to PDF and clock screens to PNG."""

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
from tdapp.ui.clock.clock_face import ClockFace
from tdapp.ui.clock.clock_screen import paint_face
from tdapp.ui.look.fonts import register_fonts

WIDTH, HEIGHT = 1920, 1080


class Painting:
    """Paints into files; refuses ``cannot_write`` where that fails."""

    def pdf(self, sheets: Sequence[Sheet], path: Path) -> Path:
        """Write sheets as one PDF."""
        self._folder(path)
        write_pdf(sheets, path)
        return path

    def clock(self, face: ClockFace, path: Path) -> Path:
        """Write a projected clock screen as it would stand on a wall."""
        self._folder(path)
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_face(painter, QRectF(0, 0, WIDTH, HEIGHT), face)
        painter.end()
        return save(image, path)

    def _folder(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal("cannot_write", path=str(path), problem=error.strerror) from error


def save(picture: QImage, path: Path) -> Path:
    """Write a picture into a file of a folder that is there; refuses ``cannot_write``."""
    if not picture.save(str(path)):
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
