"""What is kept back from a list, each as a small button that lets it in again."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tdapp.desk.record_log import RecordFilter
from tdapp.shown.cells import Shape
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.lettering import STRONG, Size, lettering, width
from tdapp.ui.look.shapes import paint_shape
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme
from tdapp.ui.record.filter_reading import Chip

HEIGHT, PAD, CROSS, GAP, RING = 28, 10, 11.0, 8, 3
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChipButton(QAbstractButton):
    """Its words and a cross; Enter, Delete or a click takes it away."""

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__()
        self._theme = theme
        self.setText(words)
        self.setToolTip(voice().text("chip button", "Remove filter: {what}", what=words))
        self.setAccessibleName(self.toolTip())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        long = width(self.text(), lettering(Size.LABEL, STRONG))
        return QSize(ceil(long + 2 * PAD + GAP + CROSS + 2 * RING) + 2, high(HEIGHT) + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that take it away."""
        if event.key() in REMOVING:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A soft ground in the accent's outline, and the ring of the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = RING + 0.5
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(self._theme.edge, 1))
        painter.setBrush(self._theme.soft)
        painter.drawRoundedRect(body, 4, 4)
        painter.setPen(self._theme.text)
        painter.setFont(lettering(Size.LABEL, STRONG))
        words = body.adjusted(PAD, 0, -(PAD + CROSS + GAP), 0)
        said = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, said)
        spot = QRectF(body.right() - PAD - CROSS, body.center().y() - CROSS / 2, CROSS, CROSS)
        paint_shape(painter, Shape.GONE, spot, self._theme.text2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


class FilterChips(QWidget):
    """A row of them; `wants` carries the filter without the one that was taken away."""

    wants = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chips: tuple[Chip, ...] = ()
        self.buttons: list[ChipButton] = []
        self._row = Flowing(gap=2)
        self._row.setContentsMargins(0, 2, 0, 2)
        self.setLayout(self._row)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Show these; those that read the same stay, with the focus where it was."""
        if tuple(chips) == self._chips:
            return
        self._chips = tuple(chips)
        while self.buttons:
            button = self.buttons.pop()
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for chip in chips:
            button = ChipButton(self._theme, chip.words)
            button.clicked.connect(partial(self._take_away, chip.without))
            self._row.addWidget(button)
            button.show()
            self.buttons.append(button)
        self.updateGeometry()

    def _take_away(self, without: RecordFilter) -> None:
        self.wants.emit(without)
