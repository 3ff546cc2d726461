"""The hand of the selected cash table: board, seats, steps, and what to do."""

from tdapp.ui.cash_floor.cash_hand import CashHandActs
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.feature.hand_pane import HandPane
from tdapp.ui.feature.hand_side import HandSide
from tdapp.ui.feature.hand_view import told_of
from tdapp.ui.look.page_head import UnderHead


class CashHandView(UnderHead):
    """A view of the cash page; its letters are those of any hand that is followed."""

    def __init__(self, cash: CashInView) -> None:
        theme = cash.work.theme
        self.pane = HandPane(theme)
        super().__init__(self.pane)
        self._cash = cash
        self.acts = CashHandActs(cash, self)
        self.side = HandSide(theme, self.acts)
        self.tables = self.pane.seats
        for one in self.pane.lists:
            one.addActions(list(self.acts.all))
            one.entered.connect(self.acts.whole.end.trigger)
        self.tables.chosen.connect(self._choose)
        self.acts.clock.changed.connect(self.show_all)

    def show_all(self) -> None:
        """Show the hand as it stands now, while it is in sight."""
        if not self.isVisible():
            return
        state, table = self._cash.state, self._cash.choice.table
        told = told_of(state, table)
        self.acts.hand.chosen = None
        self.pane.show_hand(state, table, told, self._cash.who_sits)
        self.side.show_hand(state, told, self._cash.who_sits)
        self.acts.refresh()
        self.look()

    def look(self) -> None:
        """The time of whose turn it is passes."""
        if self.isVisible():
            self.pane.show_time(self.acts.clock.stands)
            self.acts.time.over.refresh()

    def _choose(self, sitting: object) -> None:
        """Let this player show before his turn."""
        self.acts.hand.chosen = sitting if isinstance(sitting, int) else None
        self.acts.shows.refresh()
