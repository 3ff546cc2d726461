"""The projected clock: one face painted over the whole of a widget."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.clock import clock_landscape, clock_portrait
from tdapp.ui.clock.clock_face import ClockFace, ClockState
from tdapp.ui.clock.clock_moods import mood_of
from tdapp.ui.clock.clock_parts import frame
from tdapp.ui.clock.screen_grid import grid_for
from tdapp.ui.clock.screen_page import Page


def paint_face(painter: QPainter, rect: QRectF, face: ClockFace) -> None:
    """Paints `face` into `rect`: the screen, a preview and a picture file share this."""
    if rect.isEmpty():
        return
    mood = mood_of(face.state)
    grid = grid_for(rect.width(), rect.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, mood.ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / grid.width, rect.height() / grid.height)
    _paint(Page(painter, grid, mood), face)
    painter.restore()


def _paint(page: Page, face: ClockFace) -> None:
    layout = clock_portrait if page.grid.portrait else clock_landscape
    if face.state is ClockState.BREAK:
        layout.paint_break(page, face)
    elif face.state is ClockState.LAST_MINUTE:
        layout.paint_last_minute(page, face)
    else:
        layout.paint_level(page, face)
    if face.state is ClockState.PAUSED:
        frame(page)


class ClockScreen(QWidget):
    """The window that players see; it never takes the keyboard and never closes by itself.

    Until a face is shown, and after `blank`, it is black. `allow_close` lets it go when the program
    ends: until then Alt+F4 on the projector does nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.allow_close = False
        self._face: ClockFace | None = None
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setMinimumSize(1, 1)
        self.setWindowTitle(self.tr("Clock"))

    @property
    def face(self) -> ClockFace | None:
        """What is shown, made whole to the second; None while the screen is black."""
        return self._face

    def show_face(self, face: ClockFace) -> None:
        """Shows `face`; a face that would give the same picture costs nothing."""
        whole = face.at_whole_second()
        if whole != self._face:
            self._face = whole
            self.update()

    def blank(self) -> None:
        """Black, until the next face."""
        if self._face is not None:
            self._face = None
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the face."""
        painter = QPainter(self)
        if self._face is None:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
        else:
            paint_face(painter, QRectF(self.rect()), self._face)
        painter.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Refused unless the program itself ends."""
        event.setAccepted(self.allow_close)
