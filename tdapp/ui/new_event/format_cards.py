"""The formats side by side as cards, each with a digit; one of them is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from tdapp.ui.look.act_button import OF_AN_ACT
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.key_cap import cap_width, paint_cap
from tdapp.ui.look.lettering import STRONG, Size, elided, lettering, width
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

HEIGHT, LINES = 56, 2
WIDE, WIDEST = 148, 240
TITLE = 20
PAD = 12.0
GAP = 8
DIGITS = 9
TURNS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class FormatCards(QWidget):
    """`chosen` carries the place of a card; a digit chooses one while a card has the focus.

    `turned` carries how many groups of cards on Page Up and Down go.
    They are scrolled in an `area` that is no higher than it is let be.
    """

    chosen = Signal(int)
    turned = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._most = high(HEIGHT, LINES)
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._tell)
        self._row = Flowing(GAP)
        self.setLayout(self._row)
        self.area = scrolling(self, theme, theme.ground)

    def be_no_higher(self, most: int) -> None:
        """Have this height, but room for one row of cards."""
        self._most = max(most, high(HEIGHT, LINES))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width makes other rows."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        row = high(HEIGHT, LINES) + GAP
        whole = (self._most + GAP) // row * row - GAP
        self.area.setFixedHeight(min(whole, self._row.heightForWidth(self.width())))

    def show_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """Show these instead, the first one chosen."""
        for old in self._group.buttons():
            self._group.removeButton(old)
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        for place, (title, what) in enumerate(cards):
            card = _Card(self._theme, title, what, place + 1)
            self._group.addButton(card, place)
            self._row.addWidget(card)
            card.show()
        if cards:
            self._group.button(0).setChecked(True)
        self.updateGeometry()
        self._fit()

    @property
    def place(self) -> int:
        """Which one is chosen; -1 where there is none."""
        return self._group.checkedId()

    def focus(self) -> None:
        """Be on the chosen card."""
        if self.place >= 0:
            self._group.button(self.place).setFocus()

    def choose(self, place: int) -> None:
        """Choose as if by hand."""
        card = self._group.button(place)
        if card is not None:
            card.setChecked(True)
            card.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses its card, Page Up and Down another group."""
        plain = not event.modifiers() & OF_AN_ACT
        if plain and event.text().isdecimal() and 1 <= int(event.text()) <= DIGITS:
            self.choose(int(event.text()) - 1)
        elif event.key() in TURNS:
            self.turned.emit(TURNS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _tell(self, place: int, chosen: bool) -> None:  # noqa: FBT001 - Qt's own
        if chosen:
            self.area.ensureWidgetVisible(self._group.button(place), 0, 0)
            self.chosen.emit(place)


class _Card(QAbstractButton):
    def __init__(self, theme: Theme, title: str, what: str, digit: int) -> None:
        super().__init__()
        self._theme = theme
        self._what = what
        self._digit = str(digit) if digit <= DIGITS else ""
        self.setText(title)
        self.setToolTip(f"{title}\n{what}")
        self.setAccessibleDescription(what)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        title = width(self.text(), lettering(Size.BODY, STRONG)) + cap_width(self._digit)
        return QSize(round(min(max(px(WIDE), title + 3 * PAD), px(WIDEST))), high(HEIGHT, LINES))

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
        strong, room = lettering(Size.BODY, STRONG), inside.width() - cap_width(self._digit) - 4
        painter.drawText(inside, Qt.AlignmentFlag.AlignTop, elided(self.text(), strong, room))
        small = lettering(Size.LABEL)
        painter.setPen(theme.text2)
        painter.setFont(small)
        below = inside.adjusted(0, high(TITLE), 0, 8)
        what = elided(self._what, small, inside.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignTop, what)
        if self._digit:
            cap = QPointF(inside.right() - cap_width(self._digit), inside.top() + 9)
            paint_cap(painter, self._digit, cap, theme.text2, theme.edge)
        painter.end()
