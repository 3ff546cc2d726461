"""A field to type in: outlined, ringed while it has the focus, its key drawn inside."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdapp.ui.look.act import written
from tdapp.ui.look.act_button import RADIUS, RING
from tdapp.ui.look.key_cap import cap_width, paint_cap_before
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

WIDEST = 640
"""What a field needs at the most, in pixels at 100 %, if nothing stands under it in its width."""
UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Field(QLineEdit):
    """One line of text. Escape empties it; while it is empty, undo is the desk's.

    What is typed in it `is_kept` with its page, unless it is a secret or an answer. Its key is
    drawn while it waits for it, one that `works_inside` all the time. Where names are `looked_for`,
    none of which begins with a question mark, that is the window's key while it is empty.
    """

    is_kept = True
    works_inside = False
    looked_for = False

    def __init__(
        self,
        theme: Theme,
        hint: str,
        key: str = "",
        height: int = 32,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFrame(False)
        self.setFont(lettering(Size.BODY))
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setFixedHeight(high(height) + round(2 * RING))
        self.draw_key(written(key))
        look = self.palette()
        look.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(look)

    @property
    def key(self) -> str:
        """The key that is drawn inside, as it is written on the keyboard of the language."""
        return self._key

    def draw_key(self, key: str) -> None:
        """Draw this key inside from now on, or none."""
        self._key = key
        self.setTextMargins(12, 0, round(cap_width(key) + 12) if key else 10, 0)

    def event(self, event: QEvent) -> bool:
        """Leave undo, redo and the question for all keys to the window while nothing is typed."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and not self.text()
            and (any(map(event.matches, UNDO)) or (self.looked_for and event.text() == "?"))
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the field first; after that it is the window's, as Alt with a digit is."""
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text().isdecimal():
            event.ignore()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The outline, the key, and the text as Qt paints it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING + 0.5, RING + 0.5, -RING - 0.5, -RING - 0.5)
        painter.setBrush(self._theme.ground)
        painter.setPen(QPen(self._theme.edge, 1))
        painter.drawRoundedRect(body, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self._key and (self.works_inside or not (self.hasFocus() or self.text())):
            end = QPointF(body.right() - 8, body.center().y())
            paint_cap_before(painter, self._key, end, self._theme.text2, self._theme.edge)
        painter.end()
        super().paintEvent(event)


class HintedField(Field):
    """A field that has room for all of its hint, where there is any."""

    looked_for = True

    def sizeHint(self) -> QSize:
        """As wide as the hint and the key."""
        size, margins = super().sizeHint(), self.textMargins()
        hint = self.fontMetrics().horizontalAdvance(self.placeholderText())
        needed = hint + margins.left() + margins.right() + 8  # Qt leaves 4 free at both sides
        return QSize(max(size.width(), needed), size.height())


def bring_back(window: QWidget) -> None:
    """Give the keyboard to a window that asks something, where one for players has it."""
    other = QApplication.activeWindow()
    if other is not None and other.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus:
        window.activateWindow()
