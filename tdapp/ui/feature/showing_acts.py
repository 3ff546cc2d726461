"""What happens with cards at the showdown: shown, mucked, asked to be seen."""

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.play.acts import HandBack, Muck, See, Show
from tdapp.poker.round.state import Phase
from tdapp.poker.showdown.seeing import may_ask_to_see
from tdapp.ui.feature.in_hand_acts import InHandActs
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand


class ShowingActs(InHandActs):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.show = self._in_hand(
            lambda: voice().text("showing acts", "Show…"),
            "S",
            lambda _, may: bool(may.shows),
            lambda event: self._done(event, Show(self._now()[2])),
            self._ask_shown,
        )
        self.muck = self._step(
            lambda: voice().text("showing acts", "Muck"), "M", lambda _, may: bool(may.mucks), Muck
        )
        self.see = self._in_hand(
            lambda: voice().text("showing acts", "Ask to see a hand…"),
            "Q",
            lambda _, may: bool(may.sees),
            self._seen_unseen,
            self._ask_seen,
        )
        self.hand_back = self._in_hand(
            self._hand_back_words,
            "Shift+H",
            lambda _, may: may.hands_back is not None,
            self._handed_back,
        )

    def _hand_back_words(self) -> str:
        try:
            player = self._now()[1].hands_back
        except Refusal:
            player = None
        if player is None:
            return voice().text("showing acts", "Return the last call")
        return voice().text("showing acts", "Return {who}'s last call", who=self._who(player))

    def _handed_back(self, event: StreamId) -> DeskCall:
        _, may, turn = self._now()
        return self._done(event, HandBack(turn if may.hands_back is None else may.hands_back))

    def _ask_shown(self) -> None:
        """Ask for the cards of a hand that was not seen; one that is known is shown."""
        round_, may, _ = self._now()
        if round_.phase is Phase.SHOWDOWN or len(may.shows) == 1:
            self._ask_cards_of(self._now()[2])
        else:
            self._ask_seat(
                voice().text("showing acts", "Who shows?"), may.shows, self._ask_cards_of
            )

    def _ask_cards_of(self, player: int) -> None:
        if UNKNOWN not in self._now()[0].hand(player):
            self._do(Show(player))
            return
        self._ask_for(
            voice().text("showing acts", "Which cards does {who} show?", who=self._who(player)),
            voice().text("showing acts", "Such as As Kd"),
            (),
            cards,
            lambda typed: self._do(Show(player, typed)),
        )

    def _seen_unseen(self, event: StreamId) -> DeskCall:
        """To see whether anybody may ask: the first who may, to see what is known of the hand."""
        round_, may, _ = self._now()
        seen = next(iter((*may.sees, *round_.mucked)), 0)
        asker = next(iter(may_ask_to_see(round_)), 0)
        return self._done(event, See(seen, asker, round_.hand(seen)))

    def _ask_seen(self) -> None:
        round_, may, _ = self._now()
        self._ask_seat(
            voice().text("showing acts", "Who asks to see a hand that was mucked?"),
            tuple(may_ask_to_see(round_)),
            lambda asker: self._ask_seat(
                voice().text("showing acts", "Whose hand?"),
                may.sees,
                lambda player: self._ask_seen_cards(asker, player),
            ),
        )

    def _ask_seen_cards(self, asker: int, player: int) -> None:
        self._ask_for(
            voice().text("showing acts", "Which cards did {who} have?", who=self._who(player)),
            voice().text("showing acts", "Such as As Kd"),
            (),
            cards,
            lambda typed: self._do(See(player, asker, typed)),
        )
