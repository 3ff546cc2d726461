"""What is scrolled where the window is too low for it, by a thin bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from tdapp.ui.look.theme import Theme


def scrolled(inside: QWidget, theme: Theme) -> QScrollArea:
    """Such an area around a column of fixed width."""
    area = scrolling(inside, theme)
    area.setFixedWidth(inside.maximumWidth())
    return area


def scrolling(inside: QWidget, theme: Theme, ground: QColor | None = None) -> QScrollArea:
    """An area in which something of any width is scrolled, on the ground of a panel or another."""
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setVerticalScrollBar(ThinScrollBar(theme))
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    look = area.palette()
    look.setColor(QPalette.ColorRole.Window, ground or theme.panel)
    area.setPalette(look)
    return area


WIDE, AIR, RADIUS = 10, 2, 3


class ThinScrollBar(QScrollBar):
    """A vertical scroll bar in the theme's colours."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Thin."""
        return QSize(WIDE, super().sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The handle alone, lit under the mouse."""
        if self.maximum() <= self.minimum():
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        where, slider = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        box = QRectF(self.style().subControlRect(where, option, slider, self))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        lit = self.underMouse() or self.isSliderDown()
        painter.setBrush(self._theme.text2 if lit else self._theme.edge)
        painter.drawRoundedRect(box.adjusted(AIR, AIR, -AIR, -AIR), RADIUS, RADIUS)
        painter.end()
