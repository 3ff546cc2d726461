"""The formats side by side as cards, each with a digit; one of them is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.key_cap import cap_width, paint_cap
from tdapp.ui.look.lettering import STRONG, Size, lettering, width
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT = 72
WIDE = 196
TITLE = 20
PAD = 12.0
GAP = 8
DIGITS = 9


class FormatCards(QWidget):
    """`chosen` carries the place of a card; a digit chooses one while a card has the focus."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, cards: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        row = Flowing(GAP)
        for place, (title, what) in enumerate(cards):
            card = _Card(theme, title, what, place + 1)
            self._group.addButton(card, place)
            row.addWidget(card)
        self.setLayout(row)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._tell)

    @property
    def place(self) -> int:
        """Which one is chosen."""
        return self._group.checkedId()

    def focus(self) -> None:
        """Be on the chosen card."""
        self._group.button(self.place).setFocus()

    def choose(self, place: int) -> None:
        """Choose as if by hand."""
        card = self._group.button(place)
        if card is not None:
            card.setChecked(True)
            card.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses its card."""
        if event.text().isdecimal() and 1 <= int(event.text()) <= DIGITS:
            self.choose(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)

    def _tell(self, place: int, chosen: bool) -> None:  # noqa: FBT001 - Qt's own
        if chosen:
            self.chosen.emit(place)


class _Card(QAbstractButton):
    def __init__(self, theme: Theme, title: str, what: str, digit: int) -> None:
        super().__init__()
        self._theme = theme
        self._what = what
        self._digit = str(digit)
        self.setText(title)
        self.setToolTip(what)
        self.setAccessibleDescription(what)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        title = width(self.text(), lettering(Size.BODY, STRONG)) + cap_width(self._digit)
        return QSize(round(max(px(WIDE), title + 3 * PAD)), high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        marked = self.isChecked() or self.hasFocus()
        painter.setBrush(theme.soft if self.isChecked() else theme.panel)
        edge = theme.accent if marked else theme.edge
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(body, 4, 4)
        inside = body.adjusted(PAD, 8, -PAD, -8)
        painter.setPen(theme.text)
        painter.setFont(lettering(Size.BODY, STRONG))
        painter.drawText(inside, Qt.AlignmentFlag.AlignTop, self.text())
        small = lettering(Size.LABEL)
        painter.setPen(theme.text2)
        painter.setFont(small)
        below = inside.adjusted(0, high(TITLE), 0, 8)
        painter.drawText(below, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, self._what)
        cap = QPointF(inside.right() - cap_width(self._digit), inside.top() + 9)
        paint_cap(painter, self._digit, cap, theme.text2, theme.edge)
        painter.end()
