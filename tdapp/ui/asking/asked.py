"""Where a question is put and answered: in its place in the window, in nobody's way."""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tdapp.ui.asking.answer_field import AnswerChoices, AnswerField
from tdapp.ui.asking.question import Question, asked_anew
from tdapp.ui.asking.under_way import is_past
from tdapp.ui.look.act import ENTER, Attention, WindowAct, always
from tdapp.ui.look.act_button import ActButton, OneEnter
from tdapp.ui.look.field import bring_back
from tdapp.ui.look.flowing import Flowing
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.words.sentence import sentence
from tdapp.words.typed import letters_needed

LEAST_FIELD, MOST_FIELD, LEAST_BUTTON = 216, 880, 104
"""In a wide window the buttons stay near the answer."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter
GAP, LEFT, RIGHT = 8, 16, 8


class QuestionPanel(QWidget):
    """One question at a time. Enter says yes, Escape takes the question away.

    A question that waits is never replaced: one that comes meanwhile, here or in another panel of
    the window, stands in line and follows once the first is answered or taken away.

    A `wide` one lies across the window: the question above, answer and buttons side by side, and
    the answers to choose from between them where they fit, else in rows of their own.
    `tried` carries why a yes is not enough yet, or nothing once it is: what was said before is
    past. `over` says that the question is gone.
    """

    tried = Signal(object)
    over = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, wide: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._question: Question | None = None
        self._enter = OneEnter(self)
        self.line: deque[Question] = deque()
        self._text = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self.field = AnswerField(theme)
        self.choices = AnswerChoices(theme, self.field)
        self._yes_act = WindowAct(self._yes_words, "", self._why_not_yet, self._say_yes, self)
        no = WindowAct(lambda: voice().text("asked", "Cancel"), "", always, self.take_away, self)
        self._yes_act.pressed_by, no.pressed_by = ENTER, voice().text("asked", "Esc")
        self.yes = ActButton(self._yes_act, theme)
        self.yes.suggest(True)
        self.no = ActButton(no, theme)
        self._yes_act.tried.connect(self.tried)
        self.field.textChanged.connect(self._yes_act.refresh)
        self.field.returnPressed.connect(self._yes_act.trigger)
        self.field.no.connect(self.take_away)
        self._row = QHBoxLayout() if wide else None
        self._column = QVBoxLayout(self)
        (self._lay_out if self._row is None else self._lay_out_wide)()
        self.hide()

    @property
    def text(self) -> str:
        """What is asked."""
        return self._question.text if self._question else ""

    def put(self, question: Question) -> None:
        """Ask this and wait for the answer, with the focus where it is typed.

        While another question waits in the window it stands in line, and that is told.
        Work that was begun in another event than the one in view by now asks nothing.
        """
        if is_past():
            self.tried.emit(asked_anew())
            question.over()
            return
        if not self.comes_first():
            self.show_question(question)
        elif any(one.has(question) for one in self._panels()):
            question.over()
        else:
            self.line.append(question)

    def comes_first(self) -> bool:
        """Whether a question waits in the window; it comes forward, and that is told."""
        first = self._who_asks()
        if first is None:
            return False
        if not first.in_sight and self.in_sight:
            self._bring_here(first)
        else:
            first.come_forward()
        first_this = voice().text("asked", "Answer this question first, or press Esc to cancel it.")
        self.tried.emit(Attention(first_this))
        return True

    def has(self, question: Question) -> bool:
        """Whether it is asked here or stands in line, be its words those of a moment ago."""
        asked = (*([self._question] if self._question else ()), *self.line)
        about = [one.about for one in asked if one.about is not None]
        return question.about in about or any(
            question.text in (one.text, one.begins) for one in asked
        )

    @property
    def in_sight(self) -> bool:
        """Whether its place in the window is shown, so that a question can be seen there."""
        parent = self.parentWidget()
        return parent is None or parent.isVisible()

    def come_forward(self) -> None:
        """Take the focus, unless something is typed elsewhere."""
        if not isinstance(QApplication.focusWidget(), QLineEdit):
            (self.yes if self.field.isHidden() else self.field).setFocus()

    def withdraw(self) -> None:
        """Withdraw every question that was put here, including those in line."""
        line, self.line = self.line, deque()
        for question in line:
            question.over()
        self.take_away()

    def take_away(self) -> None:
        """Withdraw the question."""
        question = self.put_away()
        if question is not None:
            question.over()
            self._follow_on()

    def show_question(self, question: Question) -> None:
        """Ask this at once, where nothing else is asked."""
        self._question = question
        self._text.setText(question.text)
        letters = letters_needed(question.choices) if question.by_letters else ()
        self.choices.offer(question.choices, preset=question.preset, letters=letters)
        self.field.offer(question.choices, preset=question.preset)
        if question.filled:
            self.field.insert(question.filled)
        if question.typed:
            self.field.setText(question.typed)
            self.field.selectAll()
        self.field.setPlaceholderText(question.hint)
        self.field.setAccessibleName(question.hint)
        self.field.setVisible(bool(question.hint))
        self.no.setVisible(question.no)
        self._yes_act.refresh()
        self.yes.setMinimumWidth(max(px(LEAST_BUTTON), self.yes.sizeHint().width()))
        self._place_choices()
        self.show()
        self._enter.take(self.window())
        bring_back(self.window())
        (self.field if question.hint else self.yes).setFocus()

    def _panels(self) -> list["QuestionPanel"]:
        """Every place of the window where something is asked, this one first."""
        others = self.window().findChildren(QuestionPanel)
        return [self, *(one for one in others if one is not self)]

    def _who_asks(self) -> "QuestionPanel | None":
        return next((one for one in self._panels() if one.text), None)

    def _bring_here(self, hidden: "QuestionPanel") -> None:
        """Ask here what waits on a page that is not up, with what was typed there."""
        typed, question = hidden.field.text(), hidden.put_away()
        if question is not None:
            self.show_question(replace(question, typed=typed))

    def _follow_on(self) -> None:
        """Ask what is first in line, unless the answer led to another question already."""
        if self._who_asks() is not None:
            return
        panel = next((one for one in self._panels() if one.line), None)
        if panel is not None:
            (panel if panel.in_sight else self).show_question(panel.line.popleft())

    def put_away(self) -> Question | None:
        """Hide the question and return it."""
        question, self._question = self._question, None
        if question is not None:
            self.hide()
            self._enter.give_back(self.window())
            self.over.emit()
        return question

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the question away."""
        if event.key() == Qt.Key.Key_Escape:
            self.take_away()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The answers to choose from stay whole."""
        super().resizeEvent(event)
        self._place_choices()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground with the accent's bar at its left."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.raised)
        painter.fillRect(0, 0, 3, self.height(), self._theme.accent)
        painter.end()

    def _lay_out(self) -> None:
        buttons = Flowing(gap=4)
        buttons.addWidget(self.yes)
        buttons.addWidget(self.no)
        column = self._column
        column.setContentsMargins(14, 10, 9, 9)
        column.setSpacing(6)
        column.addWidget(self._text)
        column.addWidget(self.field)
        column.addWidget(self.choices)
        column.addLayout(buttons)

    def _lay_out_wide(self) -> None:
        row = self._row or QHBoxLayout()
        row.setSpacing(GAP)
        self.field.setMinimumWidth(px(LEAST_FIELD))
        self.field.setMaximumWidth(px(MOST_FIELD))
        row.addWidget(self.field, 1)
        row.addWidget(self.choices, 0, MIDDLE)
        for button in (self.yes, self.no):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(px(LEAST_BUTTON))
            row.addWidget(button)
        row.addStretch()
        column = self._column
        column.setContentsMargins(LEFT, 8, RIGHT, 6)
        column.setSpacing(2)
        column.addWidget(self._text)
        column.addLayout(row)

    def _place_choices(self) -> None:
        """Beside the field where all of them fit there, else under it."""
        if self._row is None:
            return
        parts = (self.choices, self.yes, self.no)
        needed = px(LEAST_FIELD) + sum(part.sizeHint().width() + GAP for part in parts)
        fit = needed + LEFT + RIGHT <= self.width()
        beside = self._row.indexOf(self.choices) >= 0
        if fit and not beside:
            self._row.insertWidget(1, self.choices, 0, MIDDLE)
        elif beside and not fit:
            self._column.addWidget(self.choices)

    def _yes_words(self) -> str:
        return self._question.yes if self._question else ""

    def _why_not_yet(self) -> str:
        question = self._question
        if question is None or not question.hint or question.may_be_empty:
            return ""
        if not self.field.text().strip():
            return sentence(question.unanswered, voice())
        return ""

    def _say_yes(self) -> None:
        answer, question = self.field.text().strip(), self.put_away()
        if question is not None:
            self.tried.emit("")
            question.go_on(in_todays_words(answer, question.choices))
            self._follow_on()


TODAY = {
    "deliberate breach": "deliberate rule breach",
    "driving licence": "driver licence",
    "excluded": "self-excluded",
    "for good": "indefinitely",
    "other with a photo": "other photo ID",
    "stake raised": "stack increased",
    "table left without leave": "left the table without permission",
}


def in_todays_words(typed: str, choices: Sequence[str]) -> str:
    """What was typed, or the choice of today if it is the old name of one.

    >>> in_todays_words("For good", ["indefinitely"])
    'indefinitely'
    >>> in_todays_words("for good", ["yes", "no"])
    'for good'
    """
    today = TODAY.get(typed.casefold(), typed)
    return today if today in choices else typed
