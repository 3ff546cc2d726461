"""The hand followed at a cash table, for its acts: begun by the sign, ended less the commission."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject

from tdapp.calls.cash.fees import BuyTime
from tdapp.calls.cash.hands import (
    ActInCashHand,
    BeginCashHand,
    DropCashHand,
    EndCashHand,
    StepCashHandBack,
)
from tdapp.cash.hands.ending import charge_at
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.said import ChangesStatement
from tdapp.poker.play.acts import AnyAct
from tdapp.rules.timing_rules import TimingRules
from tdapp.table.chips.counting import Stack
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import AllSaid
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.feature.act_clock import TurnClock
from tdapp.ui.feature.betting_acts import USUAL, ActionClockActs, BettingActs, BlindActs
from tdapp.ui.feature.card_acts import CardActs, ShowingActs
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.feature.hand_words import won_words
from tdapp.ui.feature.waited_for import suggested, waited_for
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount
from tdapp.words.look_up.commission_words import line_words

say = saying("cash hand")


class CashHand(FollowedHand):
    """The hand at the selected cash table."""

    def __init__(self, cash: CashInView) -> None:
        super().__init__(cash)
        self._cash = cash

    def choice(self) -> HandChosen:
        """Refuses ``no_game_there``."""
        table = self._cash.choice.table or 0
        self._cash.state.game_at(table)
        return HandChosen(self._cash.id, table, self.chosen)

    def call(self, on: HandChosen, step: AnyAct) -> Call:
        """The call that records a step."""
        return ActInCashHand(on.event, on.table, step)

    def said(self, on: HandChosen) -> AllSaid:
        """What a question names: the hand with all of its steps so far."""
        hand = self._cash.state.feature.by_table.get(on.table)
        return (ChangesStatement(on.event, lambda it, _: it.feature.by_table.get(on.table), hand),)


class WholeCashHandActs(Acts[HandChosen]):
    """Begin the next hand of the selected cash table, and end it; what is not known is asked."""

    def __init__(self, cash: CashInView, hand: CashHand, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, hand.choice, parent)
        self._cash = cash
        self._hand = hand
        self.begin, self.end, self.time, self.back, self.drop = self._acts(
            (say("Next hand"), "N", self._next, self._begin_next),
            (say("End the hand"), "E", self._ending, self._end),
            (say("Buys time"), "J", self._time),
            (say("Step back"), "U", lambda on: StepCashHandBack(on.event, on.table)),
            (say("Discard the hand"), "Shift+X", lambda on: DropCashHand(on.event, on.table)),
        )

    def _next(
        self, on: HandChosen, button: int | None = None, stacks: Sequence[Stack] = ()
    ) -> BeginCashHand:
        rules, sign = self._cash.rules, self._cash.state.game_at(on.table).sign
        words = sign.game.variant.replace("_", " ")
        variant = self._cash.work.parts.game_for(rules, words).variant
        return BeginCashHand(on.event, rules, on.table, variant, button, tuple(stacks))

    def _begin_next(
        self, on: HandChosen, button: int | None = None, stacks: tuple[Stack, ...] = ()
    ) -> Flow[None]:
        """Begin the hand, or ask for the first thing that is missing."""
        call = self._next(on, button, stacks)
        try:
            self._must_be_possible(call)
        except Refusal as refusal:
            if refusal.code not in BeginCashHand.row.refusals:
                raise
            missing = refusal
        else:
            yield from self._do(call)
            return
        if missing.code == "button_not_told":
            button = yield from number(say("Which seat has the button?"), say("Seat number"))
        else:
            sitting = int(str(missing.details["entry"]))
            cents = yield from self._stack(sitting)
            stacks = (*stacks, (sitting, cents))
        yield from self._begin_next(on, button, stacks)

    def _stack(self, sitting: int) -> Flow[int]:
        name, seat = self._cash.who_sits(sitting), self._cash.state.seating.seat_of[sitting]
        asked = say("How much does {name} have in front ({seat})?", name=name, seat=seat)
        return read(asked, say("Such as 450"), read_amount)

    def _ending(self, on: HandChosen) -> Call:
        return EndCashHand(on.event, self._cash.rules, on.table)

    def _end(self, on: HandChosen) -> Flow[None]:
        """Who wins, and line by line what the house takes."""
        cash, said = self._cash, self._hand.said(on)
        charge = charge_at(cash.state, cash.rules.play.commission, on.table)
        money = voice().money
        lines = [
            f"{line_words(voice(), one, money)}: {money(one.cents)}"
            for one in charge.lines
            if one.cents
        ]
        taken = say("Commission {total}.", total=money(charge.total))
        won = won_words(cash.state, self._hand.hand(on))
        asked = " ".join((f"{won}.", "; ".join(lines), taken))
        yield from confirm(asked, say("End the hand"))
        yield from self._do(self._ending(on), said=said)

    def _time(self, on: HandChosen) -> Call:
        """Time to act for whose turn it is, out of the stake."""
        turn = self._hand.turn(on)
        sitting = self._hand.hand(on).entries[turn.player]
        return BuyTime(on.event, self._cash.rules, sitting)


def _timing(cash: CashInView) -> TimingRules:
    """What the house says of time at a cash table, where no pace of an event is announced."""
    return replace(cash.rules.play.timing, tournament=None)


def _seconds_to_act(cash: CashInView) -> str:
    """What the sign gives for every act; else what is usual."""
    seconds = cash.state.game_at(cash.choice.table or 0).sign.seconds_to_act
    return str(seconds or USUAL)


class CashHandActs:
    """Every act on the hand of the selected cash table, together."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        self.hand = hand = CashHand(cash)
        self.whole = WholeCashHandActs(cash, hand, parent)
        self.bets, self.cards = BettingActs(hand), CardActs(hand)
        self.shows, self.posts = ShowingActs(hand), BlindActs(hand)
        self.clock = TurnClock(hand, lambda: _timing(cash), lambda: cash.now, parent)
        self.time = ActionClockActs(hand, self.clock, lambda: _seconds_to_act(cash))
        self._in_hand = (self.bets, self.cards, self.shows, self.posts, self.time)
        self.groups = (*self._in_hand, self.whole)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)

    def waiting(self, told: HandView) -> list[WindowAct]:
        """Those that there is a reason for, as the hand is told."""
        whole = self.whole
        if told.hand is None:
            return [whole.begin]
        around = [whole.end] * told.over + [whole.back, whole.drop]
        bets = told.may is not None and told.may.actor is not None
        return [*waited_for(told, *self._in_hand), *[whole.time] * bets, *around]

    def suggested(self, told: HandView) -> WindowAct | None:
        """What comes next whatever the players do."""
        return suggested(told, self.whole.begin, self.whole.end, self.cards.deal)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for group in self.groups:
            group.refresh()
