"""A history in the inspector: its steps in two lines each, walked like every list."""

from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.record.history_words import StepText

MOST_STEPS = 9


class HistoryList(ItemList[StepText]):
    """As high as its steps, up to a height; the key of a row is the place of its first fact."""

    def __init__(self, theme: Theme) -> None:
        columns: tuple[Column[StepText], ...] = (
            left("", 72, lambda one: Cell(one.at, (), Tone.LABEL, below=one.happened)),
            wide("", _what),
            right("", 56, lambda one: label(voice().count(one.first))),
        )
        words = voice().text("history", "Steps of the history")
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
