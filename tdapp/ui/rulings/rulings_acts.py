"""Every act on the rulings and penalties of the event in view, and what is chosen there."""

from typing import Any

from PySide6.QtCore import QObject

from tdapp.core.event import Event
from tdapp.table.rulings.penalising import said_facts
from tdapp.ui.asking.acts import Acts
from tdapp.ui.look.act import WindowAct
from tdapp.ui.parts.parts import Parts
from tdapp.ui.rulings.erase_acts import EraseActs
from tdapp.ui.rulings.look_up_acts import LookUpActs
from tdapp.ui.rulings.penalty_acts import PenaltyActs
from tdapp.ui.rulings.ruling_acts import RulingActs, Selected
from tdapp.ui.rulings.ruling_choice import RulingChoice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.tables.at_hand import AtHand


class RulingsActs(QObject):
    """Puts the groups together."""

    def __init__(self, at_hand: AtHand, parts: Parts, selected: Selected) -> None:
        super().__init__(at_hand.view)
        self._view = at_hand.view
        self.choice = RulingChoice(at_hand.view)
        self.said = SaidBook(parts, at_hand.view, at_hand.asking)
        self.rulings = RulingActs(at_hand, self.choice, selected)
        self.penalties = PenaltyActs(at_hand, self.choice, selected)
        self.erasing = EraseActs(at_hand, parts, self.choice, self.said)
        self.looking = LookUpActs(at_hand, parts, self.rulings)
        self.groups: tuple[Acts[Any], ...] = (
            self.looking, self.rulings, self.penalties, self.erasing
        )  # fmt: skip
        self.choice.changed.connect(self.refresh)
        self.said.learned.connect(self.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)

    @property
    def of_ruling(self) -> tuple[WindowAct, ...]:
        """Those beside the chosen ruling."""
        return (*self.rulings.all, self.erasing.of_ruling)

    @property
    def of_penalty(self) -> tuple[WindowAct, ...]:
        """Those beside the chosen penalty."""
        return (*self.penalties.all, self.erasing.of_penalty)

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those on no single ruling or penalty."""
        return (self.erasing.of_act,)

    def look_up(self) -> None:
        """Read what was said, as far as it is not known yet."""
        self.said.look_up(self.facts())

    def facts(self) -> list[Event]:
        """Everything with which something was said."""
        return said_facts(self._view.state)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for group in self.groups:
            group.refresh()
