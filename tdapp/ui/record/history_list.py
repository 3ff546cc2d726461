"""A history in the inspector: its steps in two lines each, walked like every list."""

from tdapp.shown.cells import Cell, Tone
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.record.history_words import StepText

MOST_STEPS = 9


class HistoryList(Listing):
    """As high as its steps, up to a height; the key of a row is the place of its first fact."""

    def __init__(self, theme: Theme) -> None:
        columns = (
            ListColumn("", 72),
            ListColumn("", wide=True),
            ListColumn("", 56, right=True),
        )
        super().__init__(
            voice().text("history", "Steps of the history"), theme, columns, row=TWO_LINES
        )
        self.hide()

    def show_steps(self, steps: tuple[StepText, ...]) -> None:
        """Show these, in the order they were written."""
        self.show_rows([_row(step) for step in steps])
        self.setFixedHeight(min(len(steps), MOST_STEPS) * row_high(TWO_LINES) + 2)
        self.setVisible(bool(steps))


def _row(step: StepText) -> ListRow:
    tone = Tone.GONE if step.undone else Tone.OWED if step.paid else Tone.FACT
    cells = (
        Cell(step.at, (), Tone.LABEL, below=step.happened),
        Cell(step.what, (), tone, step.shape, below=step.below, strong=step.paid),
        Cell(voice().count(step.first), (), Tone.LABEL),
    )
    return ListRow(step.first, cells)
