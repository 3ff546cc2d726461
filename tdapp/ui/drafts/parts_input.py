"""A price by its parts: a line for each with its name and its amount, and one more to add."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.papers.parts import part_words
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.drafts.typed_values import BETWEEN_PARTS, PART
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.typed import read_amount

USUAL = (POOL, FEE, BOUNTY)
AMOUNT = 110


class PartsInput(QWidget):
    """`typed` carries all parts as one line, ``pool 100, fee 10``; `goes` as of a `FormLine`.

    The usual parts are called as on papers; others as they were typed, in small letters.
    """

    typed = Signal(str)
    goes = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: list[tuple[FormLine, FormLine]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._set_length(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def text(self) -> str:
        """The parts that are typed, as one line."""
        typed = [(_key(name.text()), amount.text().strip()) for name, amount in self._lines]
        return ", ".join(f"{name} {amount}".strip() for name, amount in typed if name or amount)

    @property
    def total(self) -> str:
        """What the parts add up to; nothing while one of them cannot be read."""
        typed = [amount.text().strip() for _, amount in self._lines]
        try:
            cents = sum(read_amount(one) for one in typed if one)
        except Refusal:
            return ""
        return voice().text("event form", "to pay {price}").format(price=voice().money(cents))

    def show_value(self, value: str) -> None:
        """Show these parts, and an empty line below them."""
        if value == self.text():
            return
        parts = [_parted(one.strip()) for one in BETWEEN_PARTS.split(value) if one.strip()]
        self._set_length(len(parts) + 1)
        for (name, amount), (key, cents) in zip(self._lines, [*parts, ("", "")], strict=True):
            name.show_value(part_words(key, voice()) if key in USUAL else key)
            amount.show_value(cents)

    def _set_length(self, length: int) -> None:
        while len(self._lines) > length:
            for line in self._lines.pop():
                self._grid.removeWidget(line)
                line.deleteLater()
        while len(self._lines) < length:
            self._add()
        self.setFocusProxy(self._lines[0][1])

    def _add(self) -> None:
        row, text = len(self._lines), voice().text
        name = FormLine(self._theme, text("event form", "another part, such as staff"))
        amount = FormLine(self._theme, text("event form", "amount"))
        amount.setFixedWidth(px(AMOUNT))
        for column, line in enumerate((name, amount)):
            line.typed.connect(self._tell)
            line.goes.connect(lambda step, at=(row, column): self._go(at, step))
            self._grid.addWidget(line, row, column)
            line.show()
        self._lines.append((name, amount))

    def _tell(self, _: str) -> None:
        if self._lines[-1][0].text().strip():
            self._add()
        self.typed.emit(self.text())

    def _go(self, at: tuple[int, int], step: int) -> None:
        """Down and up the lines, and beyond them to the fields beside."""
        row, column = at[0] + step, at[1]
        if 0 <= row < len(self._lines):
            self._lines[row][column].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.goes.emit(step)


def _key(typed: str) -> str:
    """The name of a part as the file writes it."""
    said = " ".join(typed.split()).casefold()
    known = {part_words(name, voice()).casefold(): name for name in USUAL}
    return known.get(said, said)


def _parted(said: str) -> tuple[str, str]:
    """Name and amount; of what is none all as the name."""
    found = PART.fullmatch(said)
    return (found[1], found[2]) if found else (said, "")
