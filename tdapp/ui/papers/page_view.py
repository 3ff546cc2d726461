"""One page as a picture, as large as it is asked for."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.papers.marks import SheetPage
from tdapp.papers.paint import POINT, page_image
from tdapp.ui.look.theme import Theme

ROOM = 16
"""Pixels of free ground round a page."""


class PageView(QWidget):
    """White paper on the ground; `zoom` is in pixels of the screen a point."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page: SheetPage | None = None
        self._zoom = 1.0
        self._picture: QImage | None = None

    def show_page(self, page: SheetPage | None, zoom: float) -> None:
        """Show this page, or none."""
        self._page, self._zoom, self._picture = page, zoom, None
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """The paper, and a little ground round it."""
        if self._page is None:
            return QSize(2 * ROOM, 2 * ROOM)
        paper = self._page.sheet.paper
        return QSize(
            round(paper.width * self._zoom) + 2 * ROOM, round(paper.height * self._zoom) + 2 * ROOM
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, painted once for each size of it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        if self._page is not None:
            if self._picture is None:
                dots = POINT * self._zoom * self.devicePixelRatioF()
                self._picture = page_image(self._page, dots)
            room = QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)
            painter.drawImage(room, self._picture)
        painter.end()
