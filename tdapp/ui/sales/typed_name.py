"""The name that is typed for somebody who enters or joins the queue; it comes back if refused."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.ui.look.field import Field
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.sales.new_entry import Entering


class TypedName(QObject):
    """Hands over what stands in the field; `tried` says that nothing does."""

    tried = Signal(str)

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
        """Give the name back, unless another one is typed already."""
        if not self._field.text():
            self._field.setText(name)
            self._field.setFocus()
