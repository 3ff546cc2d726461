"""Every act on the hand of a feature table, together."""

from PySide6.QtCore import QObject, Signal

from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.feature.feature_acts import FeatureActs
from tdapp.ui.feature.whole_hand_acts import WholeHandActs
from tdapp.ui.parts import Parts


class FeatureTable(QObject):
    """Puts the groups together; `asks` and `tried` are theirs."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand.view)
        self.choice = at_hand.choice
        self.whole = WholeHandActs(at_hand, parts)
        self.steps = FeatureActs(at_hand)
        self.groups = (self.whole, self.steps)
        for group in self.groups:
            group.asks.connect(self.asks)
            group.tried.connect(self.tried)
        self.choice.changed.connect(self.refresh)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return tuple(act for group in self.groups for act in group.all)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for group in self.groups:
            group.refresh()
