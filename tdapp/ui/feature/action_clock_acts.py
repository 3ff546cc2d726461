"""The acts on a player's time: call it, set it for every act, give more, and say it is over."""

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.poker.play.acts import BringIn, CheckOrCall
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.timing.act_clock import LateAct
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.feature.act_clock import TurnClock
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, offered_when
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_count

say = saying("clock acts")

USUAL, MORE = "30", "30"
"""Seconds that are proposed."""


class ActionClockActs(Acts[HandChosen]):
    """Only the step that follows from a time that is over goes into the record."""

    def __init__(self, hand: FollowedHand, parts: Parts) -> None:
        floor = hand.floor
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        self.clock = TurnClock(floor, parts)
        clock = self.clock
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
        seconds = yield from read(text.format(table=table), hint, self._read_every, USUAL)
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
