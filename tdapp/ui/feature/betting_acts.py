"""What a player does in his turn with chips: fold, call, raise, bring in, or take the kitty."""

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.play.acts import BringIn, Call, Fold, Opens, RaiseTo, TakeKitty
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Phase, Round
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, When
from tdapp.ui.feature.hand_words import raise_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice


class BettingActs(Acts[HandChosen]):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, hand: FollowedHand) -> None:
        floor, text, spec = hand.floor, voice().text, ActSpec[HandChosen]
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        self.fold = self._act(spec(text("betting acts", "Fold"), "F", hand.by_turn(Fold)))
        self.call = self._act(spec(self._call_words, "C", hand.by_turn(Call)))
        self.raise_to = self._act(
            spec(text("betting acts", "Bet or raise…"), "R", self._least, self._raise)
        )
        self.all_in = self._act(spec(text("betting acts", "All-in"), "A", self._most))
        self.bring_in = self._act(
            spec(text("betting acts", "Bring in"), "B", hand.by_turn(BringIn))
        )
        self.take_kitty = self._act(
            spec(text("betting acts", "Take the kitty"), "K", hand.by_turn(TakeKitty))
        )
        self.opens = self._act(
            spec(
                text("betting acts", "Another player opens…"), "O", hand.by_turn(Opens), self._open
            )
        )
        self.when: dict[WindowAct, When] = {
            self.fold: lambda _, may: may.folds,
            self.call: lambda _, may: may.call is not None,
            self.raise_to: lambda _, may: may.raises is not None,
            self.all_in: _may_bet_all,
            self.bring_in: lambda _, may: may.bring_in,
            self.take_kitty: lambda _, may: may.takes_kitty,
            self.opens: lambda _, may: bool(may.openers),
        }

    def _call_words(self) -> str:
        try:
            chips = self._hand.turn_now().may.call
        except Refusal:
            chips = None
        if chips is None:
            return voice().text("betting acts", "Check or call")
        if not chips:
            return voice().text("betting acts", "Check")
        return voice().text("betting acts", "Call {chips}", chips=voice().count(chips))

    def _least(self, on: HandChosen) -> DeskCall:
        turn = self._hand.turn(on)
        least = turn.may.raises.least if turn.may.raises else 0
        return self._hand.call(on, RaiseTo(turn.player, least))

    def _most(self, on: HandChosen) -> DeskCall:
        """All of the chips: a raise, or a call for less."""
        round_, may, player = self._hand.turn(on)
        stake = round_.betting.stakes[player]
        if may.call is not None and may.call == stake.stack:
            return self._hand.call(on, Call(player))
        return self._hand.call(on, RaiseTo(player, stake.most))

    def _raise(self, on: HandChosen) -> Flow[None]:
        text = voice().text
        round_, may, player = self._hand.turn(on)
        if may.raises is None:
            return
        between = raise_words(may.raises, opened=bool(round_.betting.price))
        who, said = self._hand.who(on, player), self._hand.said(on)
        asked = text("betting acts", "{who}: {between}. How many chips?", who=who, between=between)
        hint = text("betting acts", "Total chips in this betting round")
        likely = map(str, may.raises.only or (may.raises.least,))
        chips = yield from number(asked, hint, *likely)
        yield from self._do(self._hand.call(on, RaiseTo(player, chips)), said=said)

    def _open(self, on: HandChosen) -> Flow[None]:
        text, said = voice().text("betting acts", "Who opens, by the upcards?"), self._hand.said(on)
        player = yield from self._hand.player(on, text, self._hand.turn(on).may.openers)
        yield from self._do(self._hand.call(on, Opens(player)), said=said)


def _may_bet_all(round_: Round, may: Offers) -> bool:
    """Where the limit lets all of the chips go in."""
    if round_.phase is not Phase.BET or may.actor is None:
        return False
    stake = round_.betting.stakes[may.actor]
    return may.call == stake.stack or (may.raises is not None and may.raises.most >= stake.most)
