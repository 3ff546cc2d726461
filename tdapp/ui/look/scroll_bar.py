"""A scroll bar that keeps quiet: a thin handle, no arrows."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider

from tdapp.ui.look.theme import Theme

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
