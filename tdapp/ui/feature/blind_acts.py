"""What is put in before the cards: a straddle, and what somebody owes who comes back."""

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.play.acts import PutIn, Straddle
from tdapp.poker.play.before_cards import nothing_done
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Round
from tdapp.ui.feature.in_hand_acts import InHandActs
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.typed import read_count


class BlindActs(InHandActs):
    """They stand until the first card is dealt."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.straddle = self._in_hand(
            self._straddle_words, "Shift+S", lambda _, may: may.straddle > 0, self._straddled
        )
        self.live = self._in_hand(
            lambda: voice().text("posting acts", "Post a missed blind…"),
            "P",
            _may_post,
            lambda event: self._owed(event, live=True),
            lambda: self._ask_owed(live=True),
        )
        self.dead = self._in_hand(
            lambda: voice().text("posting acts", "Put in dead money…"),
            "Shift+P",
            _may_post,
            lambda event: self._owed(event, live=False),
            lambda: self._ask_owed(live=False),
        )

    def _straddle_words(self) -> str:
        try:
            chips = self._now()[1].straddle
        except Refusal:
            chips = 0
        said = (
            voice().text("posting acts", "Straddle {chips}")
            if chips
            else voice().text("posting acts", "Straddle")
        )
        return said.format(chips=voice().count(chips))

    def _straddled(self, event: StreamId) -> DeskCall:
        return self._done(event, Straddle(self.hand.round.setup.first))

    def _owed(self, event: StreamId, *, live: bool) -> DeskCall:
        """To see whether anybody may put in anything: the least, by who posts nothing yet."""
        round_, *_ = self._now()
        player = next(iter(_without_blind(round_, live=live)), 0)
        return self._done(event, PutIn(player, 1, live))

    def _ask_owed(self, *, live: bool) -> None:
        text = voice().text("posting acts", "Who posts a missed blind?")
        if not live:
            text = voice().text("posting acts", "Who puts in dead money?")
        players = _without_blind(self._now()[0], live=live)
        self._ask_seat(text, players, lambda player: self._ask_chips(player, live=live))

    def _ask_chips(self, player: int, *, live: bool) -> None:
        blinds = self.hand.round.setup.blinds
        usual = max(blinds) if live else min((one for one in blinds if one), default=0)
        self._ask_for(
            voice().text(
                "posting acts", "How many chips does {who} put in?", who=self._who(player)
            ),
            voice().text("posting acts", "Chips"),
            (str(usual),),
            read_count,
            lambda chips: self._do(PutIn(player, chips, live)),
        )


def _may_post(round_: Round, _: Offers) -> bool:
    return nothing_done(round_) and any(round_.setup.blinds)


def _without_blind(round_: Round, *, live: bool) -> tuple[int, ...]:
    posted = round_.setup.blinds if live else round_.setup.dead
    return tuple(player for player, chips in enumerate(posted) if not chips)
