"""The right of the record: the chosen act in full, what is right instead of undo, its history."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.shown.cells import Cell, Tone
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.record.act_text import Names
from tdapp.ui.record.chosen_acts import ChosenActs
from tdapp.ui.record.history_book import HistoryText
from tdapp.ui.record.history_words import StepText
from tdapp.ui.record.list_acts import HistoryActs
from tdapp.ui.record.record_rows import RecordRow, act_number
from tdapp.ui.record.undo_words import undo_sentence

say = saying("record side")
BAR = 4
MOST_STEPS = 9


class HistoryList(ItemList[StepText]):
    """As high as its steps, up to a height; the key of a row is the place of its first fact."""

    def __init__(self, theme: Theme) -> None:
        columns: tuple[Column[StepText], ...] = (
            left("", 72, lambda one: Cell(one.at, (), Tone.LABEL, below=one.happened)),
            wide("", _what),
            right("", 56, lambda one: label(voice().count(one.first))),
        )
        words = say("Steps of the history")
        super().__init__(words, theme, columns, lambda one: one.first, row=TWO_LINES)
        self.hide()

    def show_steps(self, steps: tuple[StepText, ...]) -> None:
        """Show these, in the order they were written."""
        self.show_items(steps)
        self.setFixedHeight(min(len(steps), MOST_STEPS) * row_high(TWO_LINES) + 2)
        self.setVisible(bool(steps))


def _what(step: StepText) -> Cell:
    tone = Tone.GONE if step.undone else Tone.OWED if step.paid else Tone.FACT
    return Cell(step.what, (), tone, step.shape, below=step.below, strong=step.paid)


class RecordSide(SideColumn):
    """In its order: what, the reason why not and the act instead, the history, the acts."""

    def __init__(
        self, theme: Theme, names: Names, chosen: ChosenActs, history: HistoryActs
    ) -> None:
        super().__init__(theme)
        self._names = names
        self._chosen = chosen
        self.about = SelectionCard(theme)
        self.card = InsteadCard(theme, (chosen.reverse, chosen.blocker))
        self.title = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self.steps = HistoryList(theme)
        self.head = Words(Size.LABEL, theme.text2, wraps=True)
        self._column.addWidget(self.about)
        self._column.addWidget(self.card)
        self._column.addSpacing(8)
        self._column.addWidget(self.title)
        self._column.addWidget(self.steps)
        self._column.addSpacing(6)
        self._column.addWidget(ActGrid(theme, (chosen.undo, history.of_this), columns=1))
        self._column.addStretch(1)
        for act in (history.of_pool, history.pdf):
            self._column.addWidget(ActButton(act, theme, BUTTON))
        self._column.addWidget(self.head)

    def show_act(self, shown: RecordRow | None) -> None:
        """Say everything that is known of an act; None says that none is chosen."""
        if shown is None:
            self.about.show_facts(say("No action selected"), "", ())
            self.card.show_reason("", "", None)
            return
        self.about.show_facts(shown.said.what, shown.said.note, self._facts(shown))
        verdict = shown.verdict
        if verdict is None or verdict.can or verdict.code == "already_undone":
            self.card.show_reason("", "", None)
        else:
            said = say("Action {number} cannot be undone", number=act_number(shown.told))
            self.card.show_reason(said, undo_sentence(verdict), self._chosen.instead)

    def show_history(self, told: HistoryText | None) -> None:
        """Show the steps of a history, or none."""
        title = "" if told is None else told.title
        self.title.setText(say("History: {title}", title=title) if title else "")
        self.title.setVisible(bool(title))
        self.steps.show_steps(() if told is None else told.steps)

    def show_head(self, words: str) -> None:
        """Say where the chain stands."""
        self.head.setText(words)

    def _facts(self, shown: RecordRow) -> Sequence[tuple[str, str]]:
        told, act = shown.told, shown.told.act
        staff = self._names.of_staff
        happened = "" if act.happened_us is None else _moment(act.happened_us)
        approver = "" if act.approver is None else staff(act.approver)
        undone = verdict.code == "already_undone" if (verdict := shown.verdict) else False
        return (
            (say("Action no."), act_number(told)),
            (say("Written"), _moment(act.at_us)),
            (say("Happened"), happened),
            (say("By"), f"{staff(act.actor)}, {act.station}"),
            (say("Approved by"), approver),
            (say("Director on duty"), self._names.on_duty(act.at_us)),
            (say("Slip"), act.paper or ""),
            (say("Reason"), act.reason or ""),
            (say("State"), say("undone") if undone else ""),
        )


class InsteadCard(QWidget):
    """Why something cannot be undone, behind a bar, and the act that is right instead."""

    def __init__(self, theme: Theme, acts: Sequence[WindowAct]) -> None:
        super().__init__()
        self._theme = theme
        self._title = Words(Size.BODY, theme.text, STRONG, wraps=True)
        self._why = Words(Size.LABEL, theme.text2, wraps=True)
        self._buttons = {act: ActButton(act, theme, BUTTON) for act in acts}
        column = QVBoxLayout(self)
        column.setContentsMargins(BAR + 10, 10, 10, 8)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._why)
        for button in self._buttons.values():
            column.addWidget(button)
        self.hide()

    @property
    def text(self) -> str:
        """All that it says."""
        return f"{self._title.text()}\n{self._why.text()}"

    def show_reason(self, title: str, why: str, instead: WindowAct | None) -> None:
        """Say this; without a title there is nothing to say."""
        self._title.setText(title)
        self._why.setText(why)
        for act, button in self._buttons.items():
            button.setVisible(act is instead)
        self.setVisible(bool(title))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground with a bar at its left."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.raised)
        painter.fillRect(QRectF(0, 0, BAR, self.height()), self._theme.money_out)
        painter.end()


def _moment(at_us: int) -> str:
    return f"{voice().day(at_us)} {voice().time_to_the_second(at_us)}"
