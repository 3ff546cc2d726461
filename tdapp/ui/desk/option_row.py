"""A few options in rows, of which one is chosen; each has a key."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.ui.desk.option_button import OptionButton
from tdapp.ui.look.theme import Theme


@dataclass(frozen=True, slots=True)
class Option:
    """Its words, its key, and why it cannot be chosen, if it cannot."""

    words: str
    key: str
    why_not: str = ""


class OptionRow(QWidget):
    """`chosen` carries the place of the option that was chosen by hand, `tried` why it cannot."""

    chosen = Signal(int)
    tried = Signal(object)

    def __init__(self, theme: Theme, most: int, across: int) -> None:
        super().__init__()
        self.buttons = [OptionButton(theme) for _ in range(most)]
        self._options: Sequence[Option] = ()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for column in range(across):
            grid.setColumnStretch(column, 1)
        for place, button in enumerate(self.buttons):
            grid.addWidget(button, place // across, place % across)
            button.hide()
            button.clicked.connect(lambda _=False, place=place: self.choose(place))
        self._place = 0

    def show_options(self, options: Sequence[Option], place: int) -> None:
        """Show these, with the one at `place` chosen."""
        self._options, self._place = options, place
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(options))
            if at < len(options):
                one = options[at]
                button.show_option(one.words, one.key, one.why_not, chosen=at == place)

    def choose(self, place: int) -> None:
        """Choose as if by hand, or say why not."""
        if self._options[place].why_not:
            self.tried.emit(self._options[place].why_not)
            self.buttons[place].setChecked(place == self._place)
        else:
            self.chosen.emit(place)

    def press(self, key: str) -> bool:
        """Choose by key; False where none has it."""
        for place, one in enumerate(self._options):
            if one.key.casefold() == key.casefold():
                self.choose(place)
                return True
        return False
