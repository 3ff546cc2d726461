"""Where a name is typed to sell an entry, and under it what the sale is paid in."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import Field
from tdapp.ui.look.theme import Theme
from tdapp.ui.sales.till import Till


class NameHand(QWidget):
    """The name field and the button of the tender."""

    def __init__(self, field: Field, till: Till, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(field)
        column.addWidget(ActButton(till.turn, theme, height=26))
