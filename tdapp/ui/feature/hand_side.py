"""The right of the page of a hand: a button for everything that can be done there now."""

from tdapp.shown.entry_facts import NameOf
from tdapp.tournament.tournament import Tournament
from tdapp.ui.feature.feature_table import FeatureTable
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme


class HandSide(SideColumn):
    """What the round does not wait for has its key and its place in the menu, and no button.

    The last button is to look up a rule for the hand.
    """

    def __init__(self, theme: Theme, acts: FeatureTable, look_up: WindowAct) -> None:
        super().__init__(theme)
        self._acts = acts
        self._look_up = look_up
        self._head = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self._buttons = {act: ActButton(act, theme, BUTTON) for act in (*acts.all, look_up)}
        self.add(self._head, *self._buttons.values())

    @property
    def shown(self) -> list[WindowAct]:
        """The acts that have a button now, from the top."""
        return [act for act, button in self._buttons.items() if not button.isHidden()]

    def show_hand(self, state: Tournament, told: HandView, name_of: NameOf) -> None:
        """Show what can be done in the hand as it is told, under who is to act."""
        acts, followed = self._acts, told.hand is not None
        waited = acts.whole.waited_for(followed=followed, over=told.over)
        if followed:
            waited.append(self._look_up)
        else:
            waited += [act for one in (acts.kills, acts.chinese) if one.offered for act in one.all]
        if told.may is not None:
            waited += acts.waited_for(told.rounds[-1], told.may)
        for act, button in self._buttons.items():
            button.setVisible(act in waited)
            button.suggest(act is self._suggested(told))
        self._head.setText(self._who(state, told, name_of))

    def _suggested(self, told: HandView) -> WindowAct | None:
        """What comes next whatever the players do."""
        acts = self._acts
        if told.hand is None:
            return acts.whole.begin
        if told.over:
            return acts.whole.end
        if told.may is not None and (any(told.may.cards) or any(told.may.board)):
            return acts.cards.deal
        return None

    def _who(self, state: Tournament, told: HandView, name_of: NameOf) -> str:
        text = voice().text
        if told.hand is None:
            return text("hand side", "No hand followed at this table")
        if told.over:
            return text("hand side", "The hand is over")
        if told.may is None or told.may.actor is None:
            return text("hand side", "The dealer")
        entry = told.hand.entries[told.may.actor]
        who = text("hand side", "{seat}  {name}")
        return who.format(seat=seat_words(state, entry), name=name_of(state.entry(entry).person))
