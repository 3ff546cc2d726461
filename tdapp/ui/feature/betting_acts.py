"""What a player does with chips: in his turn, and before the cards for a straddle or a debt."""

from functools import partial

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.poker.play.acts import (
    BringIn,
    CheckOrCall,
    Fold,
    Opens,
    PutIn,
    RaiseTo,
    Straddle,
    TakeKitty,
)
from tdapp.poker.play.before_cards import nothing_done
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Phase, Round
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, offered_when
from tdapp.ui.feature.hand_words import raise_words
from tdapp.ui.look.spoken import saying, voice

say = saying("betting acts")


class BettingActs(Acts[HandChosen]):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, hand: FollowedHand) -> None:
        floor, turn = hand.floor, hand.by_turn
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        acts = self._acts(
            (say("Fold"), "F", turn(Fold)),
            (self._call_words, "C", turn(CheckOrCall)),
            (say("Bet or raise…"), "R", self._least, self._raise),
            (say("All-in"), "A", self._most),
            (say("Bring in"), "B", turn(BringIn)),
            (say("Take the kitty"), "K", turn(TakeKitty)),
            (say("Another player opens…"), "O", turn(Opens), self._open),
        )
        acts[1].mean_one_thing()
        self.when = offered_when(
            acts,
            lambda _, may: may.folds,
            lambda _, may: may.call is not None,
            lambda _, may: may.raises is not None,
            _may_bet_all,
            lambda _, may: may.bring_in,
            lambda _, may: may.takes_kitty,
            lambda _, may: bool(may.openers),
        )

    def _call_words(self) -> str:
        try:
            chips = self._hand.turn_now().may.call
        except Refusal:
            chips = None
        if chips is None:
            return say("Check or call")
        if not chips:
            return say("Check")
        return say("Call {chips}", chips=voice().count(chips))

    def _least(self, on: HandChosen) -> Call:
        turn = self._hand.turn(on)
        least = turn.may.raises.least if turn.may.raises else 0
        return self._hand.call(on, RaiseTo(turn.player, least))

    def _most(self, on: HandChosen) -> Call:
        """All of the chips: a raise, or a call for less."""
        round_, may, player = self._hand.turn(on)
        stake = round_.betting.stakes[player]
        if may.call is not None and may.call == stake.stack:
            return self._hand.call(on, CheckOrCall(player))
        return self._hand.call(on, RaiseTo(player, stake.most))

    def _raise(self, on: HandChosen) -> Flow[None]:
        round_, may, player = self._hand.turn(on)
        if may.raises is None:
            return
        between = raise_words(may.raises, opened=bool(round_.betting.price))
        who, said = self._hand.who(on, player), self._hand.said(on)
        asked = say("{who}: {between}. How many chips?", who=who, between=between)
        hint = say("Total chips in this betting round")
        likely = map(str, may.raises.only or (may.raises.least,))
        chips = yield from number(asked, hint, *likely)
        yield from self._do(self._hand.call(on, RaiseTo(player, chips)), said=said)

    def _open(self, on: HandChosen) -> Flow[None]:
        text, said = say("Who opens, by the upcards?"), self._hand.said(on)
        player = yield from self._hand.player(on, text, self._hand.turn(on).may.openers)
        yield from self._do(self._hand.call(on, Opens(player)), said=said)


def _may_bet_all(round_: Round, may: Offers) -> bool:
    """Where the limit lets all of the chips go in."""
    if round_.phase is not Phase.BET or may.actor is None:
        return False
    stake = round_.betting.stakes[may.actor]
    return may.call == stake.stack or (may.raises is not None and may.raises.most >= stake.most)


class BlindActs(Acts[HandChosen]):
    """They stand until the first card is dealt."""

    def __init__(self, hand: FollowedHand) -> None:
        floor = hand.floor
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        acts = self._acts(
            (self._straddle_words, "Shift+S", self._straddled),
            (say("Post a missed blind…"), "P", *self._posting(live=True)),
            (say("Put in dead money…"), "Shift+P", *self._posting(live=False)),
        )
        self.when = offered_when(acts, lambda _, may: may.straddle > 0, _may_post, _may_post)

    def _posting(self, *, live: bool) -> tuple[Trial[HandChosen], Questions[HandChosen]]:
        """How chips that are owed, live or dead, are tried and asked about."""
        return partial(self._owed, live=live), partial(self._put_in, live=live)

    def _straddle_words(self) -> str:
        try:
            chips = self._hand.turn_now().may.straddle
        except Refusal:
            chips = 0
        if not chips:
            return say("Straddle")
        return say("Straddle {chips}", chips=voice().count(chips))

    def _straddled(self, on: HandChosen) -> Call:
        return self._hand.call(on, Straddle(self._hand.hand(on).round.setup.first))

    def _owed(self, on: HandChosen, *, live: bool) -> Call:
        """To see whether anybody may put in anything: the least, by who posts nothing yet."""
        player = next(iter(_without_blind(self._hand.hand(on).round, live=live)), 0)
        return self._hand.call(on, PutIn(player, 1, live))

    def _put_in(self, on: HandChosen, *, live: bool) -> Flow[None]:
        text = say("Who posts a missed blind?")
        if not live:
            text = say("Who puts in dead money?")
        players = _without_blind(self._hand.hand(on).round, live=live)
        player = yield from self._hand.player(on, text, players)
        blinds = self._hand.hand(on).round.setup.blinds
        usual = max(blinds) if live else min((one for one in blinds if one), default=0)
        who, said = self._hand.who(on, player), self._hand.said(on)
        text = say("How many chips does {who} put in?", who=who)
        chips = yield from number(text, say("Chips"), str(usual))
        yield from self._do(self._hand.call(on, PutIn(player, chips, live)), said=said)


def _may_post(round_: Round, _: Offers) -> bool:
    return nothing_done(round_) and any(round_.setup.blinds)


def _without_blind(round_: Round, *, live: bool) -> tuple[int, ...]:
    posted = round_.setup.blinds if live else round_.setup.dead
    return tuple(player for player, chips in enumerate(posted) if not chips)
