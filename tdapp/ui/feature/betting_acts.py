"""What a player does with chips, before the cards and in turn, and the time that it may take."""

from collections.abc import Callable
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
from tdapp.poker.timing.act_clock import LateAct
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.feature.act_clock import TurnClock
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, offered_when
from tdapp.ui.feature.hand_words import raise_words
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_count

say = saying("betting acts")
USUAL, MORE = "30", "30"
"""Seconds that are proposed."""


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
        return say("Call {chips}", chips=self._hand.chips(chips))

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
        between = raise_words(may.raises, round_)
        who, said = self._hand.who(on, player), self._hand.said(on)
        asked = say("{who}: {between}. How many chips?", who=who, between=between)
        hint = say("Total chips in this betting round")
        likely = may.raises.only or (may.raises.least,)
        chips = yield from self._hand.ask_chips(on, asked, hint, *likely)
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
        return say("Straddle {chips}", chips=self._hand.chips(chips))

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
        chips = yield from self._hand.ask_chips(on, text, say("Chips"), usual)
        yield from self._do(self._hand.call(on, PutIn(player, chips, live)), said=said)


def _may_post(round_: Round, _: Offers) -> bool:
    return nothing_done(round_) and any(round_.setup.blinds)


def _without_blind(round_: Round, *, live: bool) -> tuple[int, ...]:
    posted = round_.setup.blinds if live else round_.setup.dead
    return tuple(player for player, chips in enumerate(posted) if not chips)


class ActionClockActs(Acts[HandChosen]):
    """Only the step that follows from a time that is over goes into the record.

    `usual` are the seconds that players mostly have for every act.
    """

    def __init__(
        self, hand: FollowedHand, clock: TurnClock, usual: Callable[[], str] = lambda: USUAL
    ) -> None:
        floor = hand.floor
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        self._usual = usual
        self.clock = clock
        acts = self._acts(
            (say("Call the clock"), "L", self._may_call, lambda _: at_once(clock.call)),
            (say("Action clock…"), "Shift+L", self._may_time, self._time_every),
            (say("More time…"), "Y", self._must_run, self._give_more),
            (say("Cancel the clock"), "Shift+Y", self._must_run, lambda _: at_once(clock.stop)),
            (say("Time expired…"), "Z", self._lapsed, self._end_time),
        )
        self.over = acts[-1]
        self.when = offered_when(acts, self._calls, self._times, *(self._runs,) * 3)

    def _may_call(self, on: HandChosen) -> None:
        if self._hand.hand(on).round.phase is not Phase.BET:
            raise Refusal("nobody_is_to_act")
        if self.clock.rules.supervisor is None:
            raise Refusal("no_act_clock")

    def _may_time(self, on: HandChosen) -> None:
        self._hand.hand(on)
        rules = self.clock.rules
        if rules.tournament is None and rules.scheduled is None:
            raise Refusal("no_act_clock")

    def _calls(self, round_: Round, _: Offers) -> bool:
        waits = round_.phase is Phase.BET and self.clock.running is None
        return waits and self.clock.rules.supervisor is not None

    def _times(self, round_: Round, _: Offers) -> bool:
        rules = self.clock.rules
        timed = rules.tournament is not None or rules.scheduled is not None
        return round_.phase is Phase.BET and timed and self.clock.running is None

    def _must_run(self, _: HandChosen) -> None:
        if self.clock.running is None:
            raise Refusal("no_clock_runs")

    def _runs(self, _: Round, __: Offers) -> bool:
        return self.clock.running is not None

    def _time_every(self, on: HandChosen) -> Flow[None]:
        """How long every act may take at this table; 0 is no limit."""
        table = self._hand.hand(on).table
        text = say("How many seconds per action at table {table}? Players have been told.")
        hint = say("Seconds; 0 for no limit")
        usual = self._usual()
        seconds = yield from read(text.format(table=table), hint, self._read_every, usual)
        self.clock.every[on.event, table] = seconds
        if self.clock.running is not None and not seconds:
            self.clock.stop()
        self.clock.changed.emit()

    def _read_every(self, typed: str) -> int:
        seconds = read_count(typed)
        if seconds:
            self.clock.timed(seconds)
        return seconds

    def _give_more(self, _: HandChosen) -> Flow[None]:
        seconds = yield from number(say("How many more seconds?"), say("Seconds"), MORE)
        self.clock.longer(seconds)

    def _late_words(self, act: LateAct) -> str:
        match act:
            case CheckOrCall():
                return say("{who} checks")
            case BringIn():
                return say("{who} posts the bring-in")
            case _:
                return say("{who} folds")

    def _lapsed(self, on: HandChosen) -> Call:
        return self._hand.call(on, self.clock.lapsed()[0])

    def _end_time(self, on: HandChosen) -> Flow[None]:
        act, lapsed = self.clock.lapsed()
        said = self._late_words(act)
        if lapsed.may:
            said += say(", if the supervisor agrees")
        text = say("Time expired: {what} (rule {rule}).")
        text = text.format(what=said.format(who=self._hand.who(on, act.player)), rule=lapsed.rule)
        yield from confirm(text, say("Record"))
        yield from self._do(self._hand.call(on, act))
