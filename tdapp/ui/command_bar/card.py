"""The card of the command bar: the line, what it would do, its two buttons, how to go on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdapp.command.completions import MOST
from tdapp.command.reply import Completion, ReplyLine
from tdapp.shown.cells import Shape, Tone
from tdapp.ui.command_bar.command_line import CommandLine
from tdapp.ui.command_bar.consequence_list import ConsequenceList
from tdapp.ui.command_bar.key_hint import KeyHint
from tdapp.ui.command_bar.way_row import WayRow
from tdapp.ui.look.act import WindowAct, always, written
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.spoken import saying
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme

say = saying("command card")
WIDE = 744
PAD = 16
LEAST_BUTTON = 120
RADIUS = 6.0


class CommandCard(QWidget):
    """Shows what it is told; `goes` says Enter, `leaves` Escape, `taken` a line to go on with."""

    goes = Signal()
    leaves = Signal()
    taken = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._page = parent
        self._clear = QRect()
        self.line = CommandLine(theme, say("Type what happened, such as 12-5 bust"))
        self.sentence = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self.consequences = ConsequenceList(theme)
        self._yes_words, self._why_not = "", ""
        self._go = WindowAct(
            lambda: self._yes_words, "", lambda: self._why_not, self.goes.emit, self
        )
        self._leave = WindowAct(lambda: say("Cancel"), "", always, self.leaves.emit, self)
        self._go.pressed_by, self._leave.pressed_by = (say("Enter"), say("Esc"))
        self._go.tried.connect(self.goes)
        self.yes, self.no = ActButton(self._go, theme), ActButton(self._leave, theme)
        self.yes.suggest(True)
        self.note = Words(Size.LABEL, theme.text2)
        self.head = Words(Size.BODY, theme.text, STRONG)
        self.rows = [WayRow(theme) for _ in range(MOST)]
        self.hint = KeyHint(theme, (written("Ctrl+K"), "1", "2", "-", "5", "b", say("Enter")))
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.line.returnPressed.connect(self.goes)
        self.line.leaves.connect(self.leaves)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self.taken.emit(row.way.line))

    def say(self, sentence: str, lines: Sequence[ReplyLine]) -> None:
        """The sentence, and what follows from it."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.consequences.show_lines(lines)

    def offer(self, yes: str, note: str, why_not: str) -> None:
        """The word on the button, what is to know of it, and why it cannot be done."""
        self._yes_words, self._why_not = yes, why_not
        self._go.refresh()
        self.yes.setVisible(bool(yes))
        self.no.setVisible(bool(yes))
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_ways(self, ways: Sequence[Completion]) -> None:
        """How the line can go on; the first is what Tab takes."""
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(ways))
            if place < len(ways):
                row.show_way(ways[place], first=place == 0 and not ways[place].example)
        examples = any(way.example for way in ways)
        self.head.setText(say("Commands") if examples else say("Keep typing"))
        self.head.setVisible(bool(ways))

    @property
    def ways(self) -> list[Completion]:
        """What is offered now to be taken."""
        shown = (row.way for row in self.rows if not row.isHidden())
        return [way for way in shown if not way.example]

    def keep_clear(self, spot: QRect) -> None:
        """Stand beside this spot of the page if there is room; an empty one: anywhere."""
        self._clear = spot
        self.fit()

    def fit(self) -> None:
        """Be as wide as may be and as high as needed, with as many ways on as have room.

        Ways on are left out too where that leaves the spot clear which is to be kept so.
        """
        self.hint.setVisible(not self.head.isHidden())
        parts = [one for one in (self.hint, *reversed(self.rows)) if not one.isHidden()]
        if not _leave_out(parts, lambda: self._beside_it() is not None):
            for part in parts:
                part.show()
            _leave_out(parts, self._has_room)
        self.head.setHidden(all(row.isHidden() for row in self.rows))
        self.setGeometry(self._beside_it() or self._boxes()[0])
        self.update()

    def _has_room(self) -> bool:
        wide, most = self._room()
        return self._needed(wide) <= most

    def _beside_it(self) -> QRect | None:
        """The first place for all of it that leaves the spot clear."""
        boxes = self._boxes() if self._has_room() else []
        return next((box for box in boxes if not box.intersects(self._clear)), None)

    def _boxes(self) -> list[QRect]:
        """Where it may stand, the likeliest place first."""
        width, height = self._page.width(), self._page.height()
        wide, most = self._room()
        high = min(self._needed(wide), most)
        across = (max(PAD, (width - wide) * 2 // 5), width - wide - PAD, PAD)
        down = (PAD, height - high - PAD)
        return [QRect(left, top, wide, high) for top in down for left in across]

    def _room(self) -> tuple[int, int]:
        """How wide it is, and how high it may be."""
        width, height = self._page.width(), self._page.height()
        return min(px(WIDE), width - 2 * PAD), max(0, height - 2 * PAD)

    def _needed(self, wide: int) -> int:
        """How high it has to be at this width."""
        layout = self._column
        layout.activate()
        high = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else 0
        return max(high, layout.totalMinimumSize().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A raised ground with an outline, and a hairline over the ways to go on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.raised)
        painter.setPen(QPen(self._theme.edge, 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        if not self.head.isHidden() and not self.sentence.isHidden():
            y = self.head.geometry().top() - 5
            painter.fillRect(QRectF(PAD, y, self.width() - 2 * PAD, 1), self._theme.line)
        painter.end()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.yes, self.no):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(px(LEAST_BUTTON))
            buttons.addWidget(button)
        buttons.addWidget(self.note, 1)
        buttons.addStretch()
        column = self._column
        column.setContentsMargins(PAD - 3, PAD - 4, PAD - 3, PAD - 6)
        column.setSpacing(6)
        column.addWidget(self.line)
        column.addWidget(self.sentence)
        column.addWidget(self.consequences)
        column.addLayout(buttons)
        column.addSpacing(6)
        column.addWidget(self.head)
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for row in self.rows:
            rows.addWidget(row)
        column.addLayout(rows)
        column.addWidget(self.hint)


def refusal_line(why_not: str, *, loud: bool = False) -> list[ReplyLine]:
    """Why it cannot be done, as the one consequence; loud once Enter was pressed all the same."""
    return [ReplyLine(why_not, Shape.STOP, Tone.WAITS if loud else Tone.LABEL)] if why_not else []


def _leave_out(parts: Sequence[QWidget], enough: Callable[[], bool]) -> bool:
    """Hide these, one after the other, until that is enough; gives whether it is."""
    for part in parts:
        if enough():
            return True
        part.hide()
    return enough()
