"""What is put in before the cards: a straddle, and what somebody owes who comes back."""

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.poker.play.acts import PutIn, Straddle
from tdapp.poker.play.before_cards import nothing_done
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Round
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, When
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice


class BlindActs(Acts[HandChosen]):
    """They stand until the first card is dealt."""

    def __init__(self, hand: FollowedHand) -> None:
        floor, text = hand.floor, voice().text
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        self.straddle, self.live, self.dead = self._acts(
            (self._straddle_words, "Shift+S", self._straddled),
            (
                text("posting acts", "Post a missed blind…"),
                "P",
                lambda on: self._owed(on, live=True),
                lambda on: self._put_in(on, live=True),
            ),
            (
                text("posting acts", "Put in dead money…"),
                "Shift+P",
                lambda on: self._owed(on, live=False),
                lambda on: self._put_in(on, live=False),
            ),
        )
        self.when: dict[WindowAct, When] = {
            self.straddle: lambda _, may: may.straddle > 0,
            self.live: _may_post,
            self.dead: _may_post,
        }

    def _straddle_words(self) -> str:
        try:
            chips = self._hand.turn_now().may.straddle
        except Refusal:
            chips = 0
        if not chips:
            return voice().text("posting acts", "Straddle")
        return voice().text("posting acts", "Straddle {chips}", chips=voice().count(chips))

    def _straddled(self, on: HandChosen) -> Call:
        return self._hand.call(on, Straddle(self._hand.hand(on).round.setup.first))

    def _owed(self, on: HandChosen, *, live: bool) -> Call:
        """To see whether anybody may put in anything: the least, by who posts nothing yet."""
        player = next(iter(_without_blind(self._hand.hand(on).round, live=live)), 0)
        return self._hand.call(on, PutIn(player, 1, live))

    def _put_in(self, on: HandChosen, *, live: bool) -> Flow[None]:
        text = voice().text("posting acts", "Who posts a missed blind?")
        if not live:
            text = voice().text("posting acts", "Who puts in dead money?")
        players = _without_blind(self._hand.hand(on).round, live=live)
        player = yield from self._hand.player(on, text, players)
        blinds = self._hand.hand(on).round.setup.blinds
        usual = max(blinds) if live else min((one for one in blinds if one), default=0)
        who, said = self._hand.who(on, player), self._hand.said(on)
        text = voice().text("posting acts", "How many chips does {who} put in?", who=who)
        chips = yield from number(text, voice().text("posting acts", "Chips"), str(usual))
        yield from self._do(self._hand.call(on, PutIn(player, chips, live)), said=said)


def _may_post(round_: Round, _: Offers) -> bool:
    return nothing_done(round_) and any(round_.setup.blinds)


def _without_blind(round_: Round, *, live: bool) -> tuple[int, ...]:
    posted = round_.setup.blinds if live else round_.setup.dead
    return tuple(player for player, chips in enumerate(posted) if not chips)
