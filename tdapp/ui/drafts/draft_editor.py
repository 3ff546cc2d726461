"""Where the text of a draft is typed; what is wrong in it is said while it is."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, Qt, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from tdapp.shown.cells import Shape
from tdapp.ui.look.lettering import Size, lettering
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.scrolled import ThinScrollBar
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.look.theme import Theme

SOON_MS = 250
PAD = 12


class DraftEditor(QWidget):
    """`typed` carries the text a moment after the last key; `done` says that Escape was pressed."""

    typed = Signal(str)
    done = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._taking_in = False
        self.field = _Text(theme)
        self.said = MessageLabel(theme, takes_room=True)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.tell_now)
        self.field.setAccessibleName(voice().text("draft editor", "Text of the event file"))
        self.field.textChanged.connect(self._wait)
        self.field.done.connect(self.done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.field, 1)
        foot = QWidget()
        foot.setFixedHeight(high(36))
        row = QVBoxLayout(foot)
        row.setContentsMargins(16, 2, 12, 2)
        row.addWidget(self.said)
        column.addWidget(foot)

    def show_text(self, text: str) -> None:
        """Start with this text, unless it is shown already."""
        if text != self.field.toPlainText():
            self._taking_in = True
            self.field.setPlainText(text)
            self._taking_in = False

    def say(self, wrong: str) -> None:
        """Say what is wrong, or that the event can be announced."""
        if wrong:
            self.said.say(wrong, "", Shape.ATTENTION, self._theme.attention)
        else:
            right = voice().text("draft editor", "Ready to announce")
            self.said.say(right, "", Shape.DONE, self._theme.running)

    def tell_now(self) -> None:
        """Hand over what is typed without waiting."""
        self._soon.stop()
        self.typed.emit(self.field.toPlainText())

    @property
    def waits(self) -> bool:
        """Whether something typed is not handed over yet."""
        return self._soon.isActive()

    def _wait(self) -> None:
        if not self._taking_in:
            self._soon.start(SOON_MS)


class _Text(QPlainTextEdit):
    done = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFont(lettering(Size.BODY))
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().setDocumentMargin(PAD)
        look = self.palette()
        look.setColor(QPalette.ColorRole.Base, theme.ground)
        look.setColor(QPalette.ColorRole.Text, theme.text)
        self.setPalette(look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the text as it is and goes back to the list; Alt with a digit turns."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text().isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, and the ring of the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(self._theme.accent)
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))
            painter.end()
