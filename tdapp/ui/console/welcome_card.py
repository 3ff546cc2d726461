"""One way to begin: its picture and title, what it brings, a promise, and its button."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.icons import Icon, paint_icon
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

WIDTH, HEIGHT = 336, 256
ROUND = 4.0
PICTURE = 24
PAD = 20


@dataclass(frozen=True, slots=True)
class WayToBegin:
    """What a card says, and the act behind its button."""

    icon: Icon
    title: str
    brings: str
    promise: str
    act: WindowAct


class WelcomeCard(QWidget):
    """`first` is the one that most will want: filled, and the eyes go to it first."""

    def __init__(self, theme: Theme, way: WayToBegin, *, first: bool) -> None:
        super().__init__()
        self._theme = theme
        self._icon = way.icon
        self._first = first
        self.button = ActButton(way.act, theme, height=40)
        self.button.suggest(first)
        title = Words(Size.HEAD, theme.text, STRONG)
        title.setText(way.title)
        title.setContentsMargins(px(PICTURE) + 12, 0, 0, 0)
        brings = Words(Size.BODY, theme.text2, wraps=True)
        brings.setText(way.brings)
        promise = Words(Size.LABEL, theme.text2)
        promise.setText(way.promise)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD, PAD, PAD - 3)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(brings)
        column.addStretch(1)
        column.addWidget(promise)
        column.addWidget(self.button)
        self.setFixedWidth(px(WIDTH))
        self.setMinimumHeight(px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Its ground and edge, and the picture before the title."""
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(theme.soft if self._first else theme.panel)
        painter.setPen(QPen(theme.accent if self._first else theme.edge, 2 if self._first else 1))
        painter.drawRoundedRect(edge, ROUND, ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(PAD, PAD, px(PICTURE), px(PICTURE))
        paint_icon(painter, self._icon, box, theme.accent if self._first else theme.text2)
        painter.end()
