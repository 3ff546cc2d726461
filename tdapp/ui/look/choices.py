"""A few words of which one is chosen, side by side as far as there is room."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QWidget,
)

from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.lettering import MEDIUM, Size, lettering, width
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

PAD = 12.0
HEIGHT = 30
GAP = 2


class Choices(QWidget):
    """`chosen` carries the place of the choice that was made by hand.

    The first one is marked to begin with, if it is `preset`.
    Those that `flow` go on in the next row where they do not fit; others keep their one row.
    Which of those that `turn` to a view is chosen is remembered with their page.
    """

    chosen = Signal(int)

    def __init__(
        self, theme: Theme, words: Sequence[str], *, flow: bool = False, preset: bool = True,
        turn: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.turn = turn
        self.letters: tuple[int, ...] = ()
        self._group = QButtonGroup(self)
        row = Flowing(GAP) if flow else _one_row()
        self.setLayout(row)
        for place, one in enumerate(words):
            button = _Choice(theme, one)
            self._group.addButton(button, place)
            row.addWidget(button)
        self._group.button(0).setChecked(preset)
        self._group.idClicked.connect(self.chosen)

    @property
    def place(self) -> int:
        """Which one is chosen."""
        return self._group.checkedId()

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._group.buttons())

    def name(self, words: Sequence[str]) -> None:
        """Put new words on the choices; which one is chosen stays."""
        for place, one in enumerate(words):
            button = self._group.button(place)
            if button.text() != one:
                button.setText(one)
                button.updateGeometry()

    def underline(self, letters: Sequence[int]) -> None:
        """Show how many letters of each are enough to type."""
        self.letters = tuple(letters)
        for place, count in enumerate(letters):
            button = self._group.button(place)
            if isinstance(button, _Choice):
                button.letters = count

    def mark(self, place: int) -> QWidget:
        """Show that this one is chosen, without telling anybody; gives the word that was marked."""
        button = self._group.button(place)
        button.setChecked(True)
        return button

    def lead_with(self, place: int, *, offered: bool) -> None:
        """Have this one before all others, or not at all for now."""
        button, row = self._group.button(place), self.layout()
        if isinstance(row, QHBoxLayout) and row.indexOf(button) > 0:
            row.insertWidget(0, button)
            self.setTabOrder(button, self._group.button(0))
        button.setVisible(offered)

    def choose(self, place: int) -> None:
        """Choose as if by hand."""
        self._group.button(place).click()


def _one_row() -> QLayout:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GAP)
    return row


class _Choice(QAbstractButton):
    letters = 0

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self.setText(words)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        needed = width(self.text(), lettering(Size.BODY, MEDIUM)) + 2 * PAD
        return QSize(round(needed), high(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, on = self._theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if on or self.hasFocus():
            edge = theme.accent if self.hasFocus() else theme.edge
            painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
            painter.setBrush(theme.soft if on else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, 4, 4)
        painter.setPen(theme.text if on else theme.text2)
        painter.setFont(lettering(Size.BODY, MEDIUM))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.letters:
            words = painter.fontMetrics()
            left = body.center().x() - words.horizontalAdvance(self.text()) / 2
            wide = words.horizontalAdvance(self.text()[: self.letters])
            under = body.center().y() + words.ascent() / 2 + 1
            painter.drawLine(QLineF(left, under, left + wide, under))
        if on:
            foot = QRectF(body.left() + 10, body.bottom() - 3, body.width() - 20, 2)
            painter.fillRect(foot, theme.accent)
        painter.end()
