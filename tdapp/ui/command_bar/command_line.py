"""The line that is typed into: a magnifier before it, the event it is about behind it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tdapp.ui.look.act_button import RING
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import MEDIUM, Size, elided, lettering, width
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

HEIGHT = 48
BEFORE, BEHIND = 36, 16
MOST_BEHIND = 240.0


class CommandLine(Field):
    """`takes` says Tab, `earlier` and `later` the arrows up and down, `leaves` Escape.

    Tab goes nowhere else: what it takes stands below, and everything there has its own key.
    """

    is_kept = False
    takes = Signal()
    earlier = Signal()
    later = Signal()
    leaves = Signal()

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, hint, height=HEIGHT, parent=parent)
        self._behind = ""
        self._hint = hint
        self.setFont(lettering(Size.HEAD))
        self.show_behind("")

    @property
    def behind(self) -> str:
        """The words at its right end."""
        return self._behind

    def show_behind(self, words: str) -> None:
        """Say at the right end which event it is about."""
        self._behind = words
        room = (
            min(px(MOST_BEHIND), width(words, lettering(Size.LABEL, MEDIUM))) + BEHIND
            if words
            else 0
        )
        self.setTextMargins(BEFORE, 0, round(room) + 10, 0)
        self.update()

    def wait_for(self, hint: str) -> None:
        """Say what is to be typed; nothing: a command."""
        self.setPlaceholderText(hint or self._hint)
        self.setAccessibleName(hint or self._hint)

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: N802, FBT001 - Qt's own
        """Tab stays here."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that are not typing."""
        told = {
            Qt.Key.Key_Tab: self.takes,
            Qt.Key.Key_Up: self.earlier,
            Qt.Key.Key_Down: self.later,
            Qt.Key.Key_Escape: self.leaves,
        }.get(Qt.Key(event.key()))
        if told is not None:
            told.emit()
            event.accept()
        elif event.key() != Qt.Key.Key_Backtab:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Escape is its own, whatever else the window does with it."""
        typed = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if typed and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, with the magnifier and the event in it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_magnifier(painter, QPointF(RING + 20, self.height() / 2), self._theme)
        if self._behind:
            font = lettering(Size.LABEL, MEDIUM)
            box = QRectF(self.rect()).adjusted(0, 0, -RING - BEHIND + 2, 0)
            painter.setFont(font)
            painter.setPen(self._theme.text2)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, elided(self._behind, font, px(MOST_BEHIND)))
        painter.end()


def paint_magnifier(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """The sign of looking something up, around this point."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.text2, 1.6))
    painter.drawEllipse(QPointF(at.x() - 1, at.y() - 1), 4.5, 4.5)
    painter.drawLine(QPointF(at.x() + 2.4, at.y() + 2.4), QPointF(at.x() + 6, at.y() + 6))
