"""What a player does in his turn with chips: fold, call, raise, bring in, or take the kitty."""

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.play.acts import (
    BringIn,
    Call,
    Fold,
    Opens,
    RaiseTo,
    TakeKitty,
)
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Phase, Round
from tdapp.ui.feature.hand_words import raise_words
from tdapp.ui.feature.in_hand_acts import InHandActs
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.typed import read_count


class BettingActs(InHandActs):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, at_hand: AtHand) -> None:
        text = voice().text
        super().__init__(at_hand)
        self.fold = self._step(
            lambda: text("betting acts", "Fold"), "F", lambda _, may: may.folds, Fold
        )
        self.call = self._step(self._call_words, "C", _may_call, Call)
        self.raise_to = self._in_hand(
            lambda: text("betting acts", "Bet or raise…"),
            "R",
            _may_raise,
            self._least,
            self._ask_amount,
        )
        self.all_in = self._in_hand(
            lambda: text("betting acts", "All-in"), "A", _may_bet_all, self._most
        )
        self.bring_in = self._step(
            lambda: text("betting acts", "Bring in"), "B", lambda _, may: may.bring_in, BringIn
        )
        self.take_kitty = self._step(
            lambda: text("betting acts", "Take the kitty"),
            "K",
            lambda _, may: may.takes_kitty,
            TakeKitty,
        )
        self.opens = self._in_hand(
            lambda: text("betting acts", "Another player opens…"),
            "O",
            lambda _, may: bool(may.openers),
            lambda event: self._done(event, Opens(self._now()[2])),
            self._ask_opener,
        )

    def _call_words(self) -> str:
        try:
            chips = self._now()[1].call
        except Refusal:
            chips = None
        if chips is None:
            return voice().text("betting acts", "Check or call")
        return (
            voice().text("betting acts", "Call {chips}", chips=voice().count(chips))
            if chips
            else voice().text("betting acts", "Check")
        )

    def _least(self, event: StreamId) -> DeskCall:
        _, may, turn = self._now()
        least = may.raises.least if may.raises else 0
        return self._done(event, RaiseTo(turn, least))

    def _most(self, event: StreamId) -> DeskCall:
        """All of the chips: a raise, or a call for less."""
        round_, may, turn = self._now()
        stake = round_.betting.stakes[turn]
        if may.call is not None and may.call == stake.stack:
            return self._done(event, Call(turn))
        return self._done(event, RaiseTo(turn, stake.most))

    def _ask_amount(self) -> None:
        round_, may, turn = self._now()
        if may.raises is None:
            return
        found, who = may.raises, self._who(turn)
        between = raise_words(found, opened=bool(round_.betting.price))
        self._ask_for(
            voice().text(
                "betting acts", "{who}: {between}. How many chips?", who=who, between=between
            ),
            voice().text("betting acts", "Total chips in this betting round"),
            tuple(map(str, found.only or (found.least,))),
            read_count,
            lambda chips: self._do(RaiseTo(turn, chips)),
        )

    def _ask_opener(self) -> None:
        text = voice().text("betting acts", "Who opens, by the upcards?")
        self._ask_seat(text, self._now()[1].openers, lambda player: self._do(Opens(player)))


def _may_call(_: Round, may: Offers) -> bool:
    return may.call is not None


def _may_raise(_: Round, may: Offers) -> bool:
    return may.raises is not None


def _may_bet_all(round_: Round, may: Offers) -> bool:
    """Where the limit lets all of the chips go in."""
    if round_.phase is not Phase.BET or may.actor is None:
        return False
    stake = round_.betting.stakes[may.actor]
    return may.call == stake.stack or (may.raises is not None and may.raises.most >= stake.most)
