"""The hand of the chosen table, followed street by street."""

from tdapp.ui.acts.act import Act
from tdapp.ui.feature.hand_pane import HandPane
from tdapp.ui.feature.hand_side import HandSide
from tdapp.ui.floor.lists_page import ListsPage
from tdapp.ui.workplace import Workplace


class HandPage(ListsPage):
    """Shows it; Enter on a seat ends a hand that is over."""

    def __init__(self, work: Workplace) -> None:
        acts = work.page_acts.feature
        pane, side = HandPane(work.theme), HandSide(work.theme, acts)
        super().__init__(work.theme, pane, pane.lists, pane.seats, side)
        self._view = work.view
        self._names = work.names
        self._acts = acts
        self.pane = pane
        self.side = side
        self._acts.choice.changed.connect(self._show_again)
        for one in pane.lists:
            one.entered.connect(self._acts.whole.end.trigger)
        self.addActions(list(acts.all))

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act on the hand."""
        return self._acts.all

    def refresh(self) -> None:
        """Show the hand as it stands now."""
        if self._view.state.programme.conditions is None:
            return
        self._show()
        self._acts.refresh()

    def _show(self) -> None:
        state, table = self._view.state, self._acts.choice.table
        self.pane.show_hand(state, table, self._names.name)
        self.side.show_hand(state, table)

    def _show_again(self) -> None:
        if self.isVisible():
            self._show()
