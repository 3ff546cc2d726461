"""The rulings and penalties of the event in view: the lists, and at the right what is chosen."""

from tdapp.ui.acts.act import Act
from tdapp.ui.floor.lists_page import ListsPage
from tdapp.ui.rulings.rulings_pane import RulingsPane
from tdapp.ui.rulings.rulings_side import RulingsSide
from tdapp.ui.workplace import Workplace


class RulingsPage(ListsPage):
    """Shows them; Enter on a ruling reviews it, on a penalty marks it as served."""

    def __init__(self, work: Workplace) -> None:
        acts = work.page_acts.rulings
        pane = RulingsPane(work.theme, acts.choice, acts.said)
        side = RulingsSide(work.theme, acts)
        super().__init__(work.theme, pane, pane.lists, pane.rulings, side)
        self._view = work.view
        self._names = work.names
        self._acts = acts
        self.pane = pane
        self.side = side
        self._connect()

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act on rulings and penalties."""
        return self._acts.all

    def refresh(self) -> None:
        """Show them as they stand now, and look up what was said."""
        if self._view.state.programme.conditions is None:
            return
        self._show()
        self._acts.refresh()
        self._acts.look_up()

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
