"""The hand of the chosen table, followed street by street."""

from dataclasses import replace

from tdapp.ui.feature.hand_pane import HandPane
from tdapp.ui.feature.hand_side import HandSide
from tdapp.ui.feature.hand_view import told_of
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.workplace.workplace import Workplace


class HandPage(ListsPage):
    """Shows it; Enter on a seat ends a hand that is over."""

    def __init__(self, work: Workplace) -> None:
        acts = work.page_acts.feature
        look_up = work.page_acts.rulings.looking.look_up
        pane, side = HandPane(work.theme), HandSide(work.theme, acts, look_up)
        super().__init__(work.theme, scrolling(pane, work.theme), pane.lists, pane.seats, side)
        self._view = work.view
        self._acts = acts
        self.pane = pane
        self.side = side
        self._acts.choice.changed.connect(self._show_again)
        pane.seats.chosen.connect(self._acts.choose)
        self._acts.clock.changed.connect(self._show_again)
        for one in pane.lists:
            one.entered.connect(self._acts.whole.end.trigger)
        self.addActions(list(acts.all))

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on the hand."""
        return self._acts.all

    def refresh(self) -> None:
        """Show the hand as it stands now."""
        if self._view.state.programme.conditions is None:
            return
        self._show()
        self._acts.refresh()

    def look(self) -> None:
        """The time of whose turn it is passes."""
        self.pane.show_time(self._acts.clock.stands)
        self._acts.time.over.refresh()

    def _show(self) -> None:
        state, table = self._view.state, self._acts.choice.table
        told = told_of(state, table)
        self._acts.choose(None)
        if told.hand is None:
            told = replace(told, waits=self._acts.coming.next_words())
        name_of = self._acts.coming.floor.name
        self.pane.show_hand(state, table, told, name_of)
        self.side.show_hand(state, told, name_of)
        self.look()

    def _show_again(self) -> None:
        if self.isVisible():
            self._show()
