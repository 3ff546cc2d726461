"""The hand of the selected cash table in place of the map: board, seats, steps, and what to do."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdapp.ui.cash_floor.cash_hand import CashHandActs
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.feature.hand_pane import HandPane
from tdapp.ui.feature.hand_side import HandSide
from tdapp.ui.feature.hand_view import told_of
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.scrolled import scrolled


class CashHandPane(QWidget):
    """`turn` brings the map back, by the key that brought the hand."""

    def __init__(self, cash: CashInView, turn: WindowAct) -> None:
        super().__init__()
        theme = cash.work.theme
        self._cash = cash
        self.acts = CashHandActs(cash, self)
        self.pane = HandPane(theme)
        self.side = HandSide(theme, self.acts, turn)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.pane, 1)
        row.addWidget(scrolled(self.side, theme))
        for one in self.pane.lists:
            one.addActions([*self.acts.all, turn])
            one.entered.connect(self.acts.whole.end.trigger)
        self.pane.seats.chosen.connect(self._choose)

    def focus(self) -> None:
        """Be on the seats of the hand."""
        self.pane.seats.setFocus()

    def refresh(self) -> None:
        """Show the hand as it stands now."""
        state, table = self._cash.state, self._cash.choice.table
        told = told_of(state, table)
        self.acts.hand.chosen = None
        self.pane.show_hand(state, table, told, self._cash.who_sits)
        self.pane.show_time(None)
        self.side.show_hand(state, told, self._cash.who_sits)
        self.acts.refresh()

    def _choose(self, sitting: object) -> None:
        """Let this player show before his turn."""
        self.acts.hand.chosen = sitting if isinstance(sitting, int) else None
        self.acts.shows.refresh()
