"""The rulings and penalties of the event in view: the lists, and at the right what is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.scrolled import scrolled
from tdapp.ui.look.theme import Theme
from tdapp.ui.name_book import NameBook
from tdapp.ui.rulings.rulings_acts import RulingsActs
from tdapp.ui.rulings.rulings_pane import RulingsPane
from tdapp.ui.rulings.rulings_side import RulingsSide

WIDE = 316


class RulingsPage(QWidget):
    """Shows them; Enter on a ruling reviews it, on a penalty marks it as served."""

    def __init__(self, view: EventInView, names: NameBook, acts: RulingsActs, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._names = names
        self._acts = acts
        self.pane = RulingsPane(theme, acts.choice, acts.said)
        self.side = RulingsSide(theme, acts)
        self.side.setMaximumWidth(WIDE)
        self._last: QWidget = self.pane.rulings
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.pane, 1)
        row.addWidget(scrolled(self.side, theme))
        self._connect()

    def refresh(self) -> None:
        """Show them as they stand now, and look up what was said."""
        if self._view.state.programme.conditions is None:
            return
        self._show()
        self._acts.refresh()
        self._acts.look_up()

    def focus(self) -> None:
        """Be ready for a ruling to be chosen."""
        self._last = self.pane.rulings
        self.pane.rulings.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self._last.setFocus()

    def _show(self) -> None:
        state = self._view.state
        self.pane.show_log(state, self._names.name)
        self.side.show_choice(state, self._names.name)

    def _show_again(self) -> None:
        if self.isVisible():
            self._show()

    def _connect(self) -> None:
        self._acts.choice.changed.connect(self._show_again)
        self._acts.said.learned.connect(self._show_again)
        self.pane.rulings.entered.connect(self._acts.rulings.review.trigger)
        self.pane.penalties.entered.connect(self._acts.penalties.serve.trigger)
        self.addActions(list(self._acts.all))
        for one in self.pane.lists:
            one.came.connect(lambda one=one: self._note(one))

    def _note(self, last: QWidget) -> None:
        self._last = last
