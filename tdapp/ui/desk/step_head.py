"""The head of one of the three steps: its number, its word, and a hint or what is found."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdapp.ui.look.lettering import STRONG, Size, Words, lettering
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 30
DISC = 18.0


class StepHead(QWidget):
    """One row; at the right stands what `show_right` was told last."""

    def __init__(self, theme: Theme, number: int, word: str, hint: str) -> None:
        super().__init__()
        title = Words(Size.BODY, theme.text, STRONG)
        title.setText(word)
        self._hint = MessageLabel(theme, takes_room=True)
        self._hint.say("", hint)
        self._right = Words(Size.LABEL, theme.text2)
        self.setFixedHeight(high(HEIGHT))
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 0, 3, 0)
        row.setSpacing(8)
        row.addWidget(_NumberDisc(theme, number))
        row.addWidget(title)
        row.addWidget(self._hint, 1)
        row.addWidget(self._right)

    @property
    def hint(self) -> str:
        """What it hints at."""
        return self._hint.text

    def show_hint(self, hint: str) -> None:
        """Hint at something else."""
        self._hint.say("", hint)

    def show_right(self, words: str) -> None:
        """Say this at the right."""
        self._right.setText(words)


class _NumberDisc(QWidget):
    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__()
        self._theme = theme
        self._number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(DISC) + 2, px(DISC) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1, 1, DISC, DISC)
        painter.setPen(QPen(self._theme.edge, 1))
        painter.drawEllipse(box)
        painter.setPen(self._theme.text)
        painter.setFont(lettering(Size.LABEL, STRONG))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()
