"""The field for the name of somebody who enters or joins the queue, and what reads it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.sales.new_entry import Entering


class TypedName(QObject):
    """Hands over the name in the field; `tried` says that there is none."""

    tried = Signal(object)

    def __init__(self, field: Field, entering: Entering) -> None:
        super().__init__(field)
        self._field = field
        self._entering = entering
        field.returnPressed.connect(self.register)
        entering.kept.connect(self._keep)

    def register(self) -> None:
        """Sell an entry to whom is typed."""
        self._hand_over(self._entering.register)

    def join(self) -> None:
        """Take whom is typed into the queue."""
        self._hand_over(self._entering.join)

    def _hand_over(self, let_in: Callable[[str], None]) -> None:
        name = tidy(self._field.text())
        if not name:
            self.tried.emit(voice().text("typed name", "Type a name, then press Enter."))
            return
        self._field.clear()
        let_in(name)

    def _keep(self, name: str) -> None:
        """Give a name back unless another is typed; a question about one keeps the focus."""
        if self._field.text():
            return
        self._field.setText(name)
        if not self._entering.is_asking:
            self._field.setFocus()


class NameHand(QWidget):
    """The name field, and under it the button that turns what the sale is paid in."""

    def __init__(self, field: Field, turn: WindowAct, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(field)
        column.addWidget(ActButton(turn, theme, height=26))
