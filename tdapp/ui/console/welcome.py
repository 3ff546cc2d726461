"""The page for a room without an event: one sentence and two choices."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme


class Welcome(QWidget):
    """Offers a demo event to look around in, and the bundled event to begin with."""

    def __init__(
        self, theme: Theme, demo: WindowAct, new: WindowAct, parent: QWidget | None = None
    ) -> None:
        text = voice().text
        super().__init__(parent)
        self._theme = theme
        self.demo = ActButton(demo, theme, height=40)
        self.new = ActButton(new, theme, height=40)
        self.new.suggest(True)
        title = Words(Size.CLOCK, theme.text, STRONG)
        title.setText(text("welcome", "Welcome to the floor"))
        said = Words(Size.HEAD, theme.text2)
        said.setText(text("welcome", "No events yet. Look around in the demo, or create your own."))
        column_ = QVBoxLayout(self)
        column_.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column_.addWidget(title)
        column_.addSpacing(4)
        column_.addWidget(said)
        column_.addSpacing(20)
        column_.addLayout(self._choices())
        column_.addSpacing(80)

    def _choices(self) -> QGridLayout:
        """Each button above what it brings."""
        text, grid = voice().text, QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        new = text("welcome", "The bundled event, empty, ready for the first player.")
        demo = text("welcome", "A Saturday re-buy with 36 invented players, seated and ready.")
        for column, (button, meaning) in enumerate(((self.new, new), (self.demo, demo))):
            words = Words(Size.LABEL, self._theme.text2, wraps=True)
            words.setText(meaning)
            words.setContentsMargins(4, 0, 4, 0)
            button.setFixedWidth(px(300))
            grid.addWidget(button, 0, column)
            grid.addWidget(words, 1, column)
        return grid

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of a page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        painter.end()
