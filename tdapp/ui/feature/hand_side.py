"""The right of the page of a hand: board, pots, what it waits for, and the acts."""

from tdapp.core.refusal import Refusal
from tdapp.poker.round.state import Phase
from tdapp.tournament.tournament import Tournament
from tdapp.ui.feature.feature_table import FeatureTable
from tdapp.ui.feature.hand_words import board_words, pot_words, waits_words, won_words
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side import BUTTON, Side
from tdapp.ui.look.theme import Theme
from tdapp.ui.sentences import sentence


class HandSide(Side):
    """What stands on the table in words, over a button for everything that is done there."""

    def __init__(self, theme: Theme, acts: FeatureTable) -> None:
        super().__init__(theme)
        self.board = Words(Size.HEAD, theme.text, STRONG, wraps=True)
        self.pot = Words(Size.BODY, theme.text2, wraps=True)
        self.waits = Words(Size.BODY, theme.text, STRONG, wraps=True)
        buttons = [ActButton(act, theme, BUTTON) for act in acts.all]
        self.add(self.board, self.pot, self.waits, *buttons)

    @property
    def text(self) -> str:
        """All that is said."""
        return "\n".join(one.text() for one in (self.board, self.pot, self.waits) if one.text())

    def show_hand(self, state: Tournament, table: int | None) -> None:
        """Say how the hand of a table stands; of one that is over, who wins."""
        hand = None if table is None else state.feature.by_table.get(table)
        said = ("", "", self.tr("No hand is followed at this table"))
        if hand is not None:
            try:
                round_ = hand.round
                over = round_.phase is Phase.OVER
                told = won_words(state, hand) if over else waits_words(state, hand, round_)
                said = (board_words(round_), pot_words(round_), told)
            except Refusal as why:
                said = ("", "", sentence(why, VOICE))
        for words, text in zip((self.board, self.pot, self.waits), said, strict=True):
            words.setText(text)
            words.setVisible(bool(text))
