"""The right of the page of a hand: a button for everything that can be done there now."""

from collections.abc import Callable
from typing import Protocol

from tdapp.table.floor import Floor
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class ActsInHand(Protocol):
    """Everything that can be done in a hand and around it."""

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        ...

    def waiting(self, told: HandView) -> list[WindowAct]:
        """Those that there is a reason for, as the hand is told."""
        ...

    def suggested(self, told: HandView) -> WindowAct | None:
        """What comes next whatever the players do."""
        ...


class HandSide(SideColumn):
    """What the round does not wait for has its key and its place in the menu, and no button.

    The last buttons do `more` while a hand is followed, such as looking up a rule for it.
    """

    def __init__(self, theme: Theme, acts: ActsInHand, *more: WindowAct) -> None:
        super().__init__(theme)
        self._acts = acts
        self._more = more
        self._head = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._buttons = {act: ActButton(act, theme, BUTTON) for act in (*acts.all, *more)}
        self.add(self._head, *self._buttons.values())

    @property
    def shown(self) -> list[WindowAct]:
        """The acts that have a button now, from the top."""
        return [act for act, button in self._buttons.items() if not button.isHidden()]

    def show_hand(self, state: Floor, told: HandView, name_of: Callable[[int], str]) -> None:
        """Show what can be done in the hand as it is told, under who is to act."""
        waiting = [*self._acts.waiting(told), *(self._more if told.hand is not None else ())]
        for act, button in self._buttons.items():
            button.setVisible(act in waiting)
            button.suggest(act is self._acts.suggested(told))
        self._head.setText(self._who(state, told, name_of))

    def _who(self, state: Floor, told: HandView, name_of: Callable[[int], str]) -> str:
        text = voice().text
        if told.hand is None:
            return text("hand side", "No hand followed at this table")
        if told.over:
            return text("hand side", "The hand is over")
        if told.may is None or told.may.actor is None:
            return text("hand side", "The dealer")
        entry = told.hand.entries[told.may.actor]
        who = text("hand side", "{seat}  {name}")
        return who.format(seat=seat_words(state, entry), name=name_of(entry))
