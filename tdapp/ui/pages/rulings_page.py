"""The rulings and penalties of the event in view: the lists, and at the right what is chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from tdapp.ui.look.act import WindowAct
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.rulings.look_up_pane import LookUpPane
from tdapp.ui.rulings.rulings_pane import RulingsPane
from tdapp.ui.rulings.rulings_side import RulingsSide
from tdapp.ui.workplace.workplace import Workplace


class RulingsPage(ListsPage):
    """Shows them; Enter on a ruling reviews it, on a penalty marks it as served.

    A rule is looked up in place of the lists; `wanted` says that this or the lists are, and
    `to_hand` that the hand is, in which a ruling was carried out.
    """

    wanted = Signal()
    to_hand = Signal()

    def __init__(self, work: Workplace) -> None:
        acts = work.page_acts.rulings
        pane = RulingsPane(work.theme, acts.choice, acts.said)
        side = RulingsSide(work.theme, acts)
        self._panes = QStackedWidget()
        super().__init__(work.theme, self._panes, pane.lists, pane.rulings, side)
        self._view = work.view
        self._names = work.names
        self._acts = acts
        self.pane = pane
        self.looking = LookUpPane(work.theme, acts.looking)
        for one in (self.pane, self.looking):
            self._panes.addWidget(one)
        self.side = side
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on rulings and penalties."""
        return self._acts.all

    @property
    def looks_up(self) -> bool:
        """Whether a rule is looked up, in place of the lists."""
        return self._panes.currentWidget() is self.looking

    def focus(self) -> None:
        """Be ready where the page begins."""
        if self.looks_up:
            self.looking.focus()
        else:
            super().focus()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        if self.looks_up:
            self.looking.focus()
        else:
            super().go_back()

    def refresh(self) -> None:
        """Show them as they stand now, and look up what was said."""
        if self._view.state.programme.conditions is None:
            return
        self._show()
        self._acts.refresh()
        self._acts.look_up()

    def _show(self) -> None:
        state = self._view.state
        self.pane.show_log(state, self._names.name, self._view.now)
        self.side.show_choice(state, self._names.name, self._view.now)

    def _show_again(self) -> None:
        if self.isVisible():
            self._show()

    def _look_up(self) -> None:
        self._panes.setCurrentWidget(self.looking)
        self.wanted.emit()

    def _show_log(self) -> None:
        """The lists in place of what was looked up."""
        self._panes.setCurrentWidget(self.pane)
        self._acts.looking.looking.end()
        self.wanted.emit()

    def _show_hand(self) -> None:
        self._panes.setCurrentWidget(self.pane)
        self._acts.looking.looking.end()
        self.to_hand.emit()

    def _connect(self) -> None:
        self._acts.looking.opens.connect(self._look_up)
        self._acts.looking.given.connect(self._show_log)
        self._acts.looking.carried.connect(self._show_hand)
        self.looking.left.connect(self._show_log)
        self.looking.tried.connect(self._acts.looking.look_up.tried)
        self._acts.choice.changed.connect(self._show_again)
        self._acts.said.learned.connect(self._show_again)
        self.pane.rulings.entered.connect(self._acts.rulings.review.trigger)
        self.pane.penalties.entered.connect(self._acts.penalties.serve.trigger)
        self.addActions(list(self._acts.all))
