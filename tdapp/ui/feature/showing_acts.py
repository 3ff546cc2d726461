"""What happens with cards at the showdown: shown, mucked, asked to be seen."""

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.play.acts import HandBack, Muck, See, Show
from tdapp.poker.round.state import Hand, Phase
from tdapp.poker.showdown.seeing import may_ask_to_see
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, When
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice


class ShowingActs(Acts[HandChosen]):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, hand: FollowedHand) -> None:
        floor, text = hand.floor, voice().text
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        self.show, self.muck, self.see, self.hand_back = self._acts(
            (text("showing acts", "Show…"), "S", hand.by_turn(Show), self._show),
            (text("showing acts", "Muck"), "M", hand.by_turn(Muck)),
            (text("showing acts", "Ask to see a hand…"), "Q", self._seen_unseen, self._see),
            (self._hand_back_words, "Shift+H", self._handed_back),
        )
        self.when: dict[WindowAct, When] = {
            self.show: lambda _, may: bool(may.shows),
            self.muck: lambda _, may: bool(may.mucks),
            self.see: lambda _, may: bool(may.sees),
            self.hand_back: lambda _, may: may.hands_back is not None,
        }

    def _hand_back_words(self) -> str:
        text = voice().text
        try:
            on = self._hand.choice()
            player = self._hand.turn(on).may.hands_back
        except Refusal:
            player = None
        if player is None:
            return text("showing acts", "Return the last call")
        return text("showing acts", "Return {who}'s last call", who=self._hand.who(on, player))

    def _handed_back(self, on: HandChosen) -> Call:
        turn = self._hand.turn(on)
        back = turn.may.hands_back
        return self._hand.call(on, HandBack(turn.player if back is None else back))

    def _show(self, on: HandChosen) -> Flow[None]:
        """Ask for the cards of a hand that was not seen; one that is known is shown."""
        said = self._hand.said(on)
        round_, may, player = self._hand.turn(on)
        if round_.phase is not Phase.SHOWDOWN and len(may.shows) != 1:
            text = voice().text("showing acts", "Who shows?")
            player = yield from self._hand.player(on, text, may.shows)
        step = Show(player)
        if UNKNOWN in self._hand.turn(on).round.hand(player):
            text = voice().text("showing acts", "Which cards does {who} show?")
            step = Show(player, (yield from self._cards(text, self._hand.who(on, player))))
        yield from self._do(self._hand.call(on, step), said=said)

    def _cards(self, text: str, who: str) -> Flow[Hand]:
        return read(text.format(who=who), voice().text("showing acts", "Such as As Kd"), cards)

    def _seen_unseen(self, on: HandChosen) -> Call:
        """To see whether anybody may ask: the first who may, to see what is known of the hand."""
        round_, may, _ = self._hand.turn(on)
        seen = next(iter((*may.sees, *round_.mucked)), 0)
        asker = next(iter(may_ask_to_see(round_)), 0)
        return self._hand.call(on, See(seen, asker, round_.hand(seen)))

    def _see(self, on: HandChosen) -> Flow[None]:
        said = self._hand.said(on)
        round_, may, _ = self._hand.turn(on)
        text = voice().text("showing acts", "Who asks to see a hand that was mucked?")
        asker = yield from self._hand.player(on, text, tuple(may_ask_to_see(round_)))
        text = voice().text("showing acts", "Whose hand?")
        player = yield from self._hand.player(on, text, may.sees)
        text = voice().text("showing acts", "Which cards did {who} have?")
        seen = yield from self._cards(text, self._hand.who(on, player))
        yield from self._do(self._hand.call(on, See(player, asker, seen)), said=said)
