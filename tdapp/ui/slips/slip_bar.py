"""The bar in which a slip is typed: while it is open, every act carries its number and time."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.typed import Slip, read_slip
from tdapp.words.sentence import sentence

NUMBER_WIDTH, TIME_WIDTH = (96, 170), (112, 150)
"""The least and the most; a small window of large texts leaves them the least."""


@dataclass(frozen=True, slots=True)
class TypedSlip:
    """A slip as it is typed, whole or not."""

    number: str
    time: str
    yesterday: bool


class SlipBar(QWidget):
    """Open, it gives the slip to every act, or refuses the act while the slip is incomplete.

    `changed` says that it was opened, closed or typed into; `over` that it was closed.
    """

    changed = Signal()
    over = Signal()

    def __init__(self, theme: Theme, now_us: Callable[[], int]) -> None:
        text = voice().text
        super().__init__()
        self._theme = theme
        self._now_us = now_us
        self._read: Slip | Refusal | None = None
        self.number = Field(theme, text("slip bar", "Slip number"))
        self.time = Field(theme, text("slip bar", "Time (21:40)"))
        self.days = Choices(theme, (text("slip bar", "Today"), text("slip bar", "Yesterday")))
        self._yesterday = False
        self._state = Words(Size.LABEL, theme.text2, wraps=True)
        self.close_act = WindowAct(
            lambda: text("slip bar", "Finish paper entry"), "", always, self.put_away, self
        )
        self.open_act = WindowAct(
            self._open_words, "Ctrl+Shift+L", always, self._open_or_put_away, self
        )
        self._lay_out()
        self.number.textChanged.connect(self._take)
        self.time.textChanged.connect(self._take)
        self.days.chosen.connect(self._choose_day)
        self.number.returnPressed.connect(self.time.setFocus)
        self.time.returnPressed.connect(self.over)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether acts are from a slip."""
        return self._read is not None

    @property
    def typed(self) -> TypedSlip | None:
        """Number and time as they are typed, and whether of yesterday; None where it is closed."""
        if not self.is_open:
            return None
        return TypedSlip(self.number.text(), self.time.text(), self._yesterday)

    def take_over(self, typed: TypedSlip | None) -> None:
        """Be open with this, or closed."""
        if typed is not None:
            self._open_with(typed)

    def slip(self) -> Slip | None:
        """The slip that acts are from, None where the bar is closed; refuses as `read_slip` does.

        Once it is complete its time stays, whatever the wall clock does.
        """
        if isinstance(self._read, Refusal):
            self._read = self._look()
        if isinstance(self._read, Refusal):
            raise self._read
        return self._read

    def put_away(self) -> None:
        """From now on acts happen when they are typed."""
        self._read = None
        self.hide()
        self._tell()
        self.over.emit()

    def words(self) -> str:
        """The slip in a few words for the bottom line; what is missing if it is incomplete."""
        if isinstance(self._read, Slip):
            said = voice().text("slip bar", "slip {number}, {time} on {day}")
            at_us = self._read.happened_us
            return said.format(
                number=self._read.number, time=voice().time(at_us), day=voice().day(at_us)
            )
        return voice().text("slip bar", "slip number or time missing") if self.is_open else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground with the bar of attention at its left."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.raised)
        painter.fillRect(0, 0, 3, self.height(), self._theme.attention)
        painter.end()

    def _lay_out(self) -> None:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(voice().text("slip bar", "Paper entry"))
        for field, least, most in ((self.number, *NUMBER_WIDTH), (self.time, *TIME_WIDTH)):
            field.setMinimumWidth(px(least))
            field.setMaximumWidth(px(most))
        done = ActButton(self.close_act, self._theme)
        done.setMaximumWidth(px(NUMBER_WIDTH[1]))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 5, 8, 5)
        row.setSpacing(8)
        row.addWidget(title)
        row.addWidget(self.number, 9)
        row.addWidget(self.time, 9)
        row.addWidget(self.days)
        row.addWidget(self._state, 1)
        row.addWidget(done)

    def _open_words(self) -> str:
        return (
            voice().text("slip bar", "Finish paper entry")
            if self.is_open
            else voice().text("slip bar", "Enter from paper…")
        )

    def _open_or_put_away(self) -> None:
        if self.is_open:
            self.put_away()
            return
        self._open_with(TypedSlip("", "", yesterday=False))
        self.number.setFocus()

    def _open_with(self, typed: TypedSlip) -> None:
        self.number.setText(typed.number)
        self.time.setText(typed.time)
        self.days.choose(int(typed.yesterday))
        self._read = self._look()
        self._tell()
        self.show()

    def _choose_day(self, place: int) -> None:
        self._yesterday = place == 1
        self._take()

    def _take(self) -> None:
        """Read anew what is typed, as of now."""
        if self.is_open:
            self._read = self._look()
            self._tell()

    def _look(self) -> Slip | Refusal:
        typed = self.number.text(), self.time.text()
        try:
            return read_slip(*typed, self._now_us(), yesterday=self._yesterday)
        except Refusal as refusal:
            return refusal

    def _tell(self) -> None:
        if isinstance(self._read, Refusal):
            self._state.setText(sentence(self._read, voice()) if self._is_typed() else "")
        else:
            self._state.setText(voice().text("slip bar", "Every action gets this number and time."))
        self.open_act.refresh()
        self.changed.emit()

    def _is_typed(self) -> bool:
        """Whether enough is there that something can be wrong with it."""
        return bool(self.number.text() and self.time.text())
