"""The foot of the map: what needs somebody now, most pressing first, with the next step."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.core.instant import Instant
from tdapp.shown.floor_steps import step_words
from tdapp.shown.floor_tasks import FloorTask
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.floor.floor_rows import due_cell
from tdapp.ui.floor.next_steps import since_us
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

MOST_ROWS, FEWEST_ROWS = 4, 1
HEAD = 34


class Need(NamedTuple):
    """What is due, the step that is next, since when in words, and whether it is chosen."""

    task: FloorTask
    step: str
    since: str
    chosen: bool


COLUMNS: tuple[Column[Need], ...] = (
    wide("", lambda need: due_cell(need.task, need.task.note), strong=True),
    right("", 100, lambda need: label(need.since), 560),
    left("", 190, lambda need: need.step, 640, strong=True),
    right("", 56, lambda need: label(ENTER if need.chosen and need.step else ""), 720),
)


class NeedsPane(QWidget):
    """`chosen` carries the line that was chosen by hand, `entered` says that Enter was pressed."""

    chosen = Signal(object)
    entered = Signal()

    def __init__(self, theme: Theme, next_: WindowAct) -> None:
        super().__init__()
        self._theme = theme
        self._lines: Sequence[FloorTask] = ()
        self._title = Words(Size.BODY, theme.text, STRONG)
        said = Words(Size.LABEL, theme.text2)
        said.setText(voice().text("needs pane", "most urgent first"))
        self._next = ActButton(next_, theme, 24)
        self.list = ItemList(
            voice().text("needs pane", "Needs you now"), theme, COLUMNS, lambda need: need.task.key
        )
        self.list.empty_words = voice().text("needs pane", "Nothing to do at the tables.")
        self.list.chosen.connect(self._tell)
        self.list.entered.connect(self.entered)
        self._lay_out(said)
        self.leave_rows(MOST_ROWS)

    def show_lines(
        self, lines: Sequence[FloorTask], chosen: FloorTask | None, book: FloorBook, now: Instant,
        away: dict[int, int],
    ) -> None:  # fmt: skip
        """Show what is due; the chosen line keeps its mark."""
        self._lines = lines
        said = voice().text("needs pane", "Needs you now  {count}", count=len(lines) or "")
        self._title.setText(said)
        self.list.show_items(
            Need(
                line,
                step_words(voice(), line, lines),
                _since(line, book, now, away),
                line is chosen,
            )
            for line in lines
        )
        self.list.follow(None if chosen is None else chosen.key)

    @property
    def title(self) -> str:
        """What it is called, with how many lines it lists."""
        return self._title.text()

    def leave_rows(self, rows: int) -> None:
        """Be so high."""
        self.list.setFixedHeight(max(FEWEST_ROWS, rows) * high(ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page's ground, with a hairline on top."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.ground)
        painter.fillRect(QRect(0, 0, self.width(), 1), self._theme.line)
        painter.end()

    def _tell(self, key: object) -> None:
        found = next((line for line in self._lines if line.key == key), None)
        if found is not None:
            self.chosen.emit(found)

    def _lay_out(self, said: Words) -> None:
        head = QWidget()
        head.setFixedHeight(high(HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(13, 0, 10, 0)
        row.setSpacing(10)
        row.addWidget(self._title, 1)
        row.addWidget(said)
        self._next.setMaximumWidth(px(96))
        row.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.list)


def _since(line: FloorTask, book: FloorBook, now: Instant, away: dict[int, int]) -> str:
    since = since_us(line, book, away)
    if since is None:
        return ""
    return voice().text("floor", "for {age}", age=voice().age(now.utc_us - since))
