"""The acts on a player's time: call it, set it for every act, give more, and say it is over."""

from collections.abc import Callable

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.play.acts import BringIn, Call
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.timing.act_clock import LateAct
from tdapp.ui.feature.act_clock import TurnClock
from tdapp.ui.feature.in_hand_acts import InHandActs, When
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence
from tdapp.words.typed import read_count

USUAL, MORE = "30", "30"
"""Seconds that are proposed."""


class ActionClockActs(InHandActs):
    """Only the step that follows from a time that is over goes into the record."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        text = voice().text
        super().__init__(at_hand)
        self.clock = TurnClock(at_hand, parts)
        self.call = self._on_clock(
            text("clock acts", "Call the clock"), "L", self._calls, self._may_call, self.clock.call
        )
        self.every = self._on_clock(
            text("clock acts", "Action clock…"),
            "Shift+L",
            self._times,
            self._may_time,
            self._ask_every,
        )
        self.more = self._on_clock(
            text("clock acts", "More time…"), "Y", self._runs, self._must_run, self._ask_more
        )
        self.stop = self._on_clock(
            text("clock acts", "Cancel the clock"),
            "Shift+Y",
            self._runs,
            self._must_run,
            self.clock.stop,
        )
        self.over = self._in_hand(
            lambda: text("clock acts", "Time expired…"),
            "Z",
            self._runs,
            self._lapsed,
            self._ask_over,
        )

    def _on_clock(
        self,
        words: str,
        key: str,
        when: When,
        check: Callable[[], None],
        do: Callable[[], None],
    ) -> WindowAct:
        """An act that is not recorded; `check` refuses where it cannot be done."""

        def done() -> None:
            try:
                do()
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))

        def why_not() -> str:
            try:
                check()
            except Refusal as unfit:
                return sentence(unfit, voice())
            return ""

        act = WindowAct(lambda: words, key, why_not, done, self)
        act.setAutoRepeat(False)
        act.only_in_list()
        self._made.append(act)
        self._when[act] = when
        return act

    def _may_call(self) -> None:
        round_ = self.hand.round
        if round_.phase is not Phase.BET:
            raise Refusal("nobody_is_to_act")
        if self.clock.rules.supervisor is None:
            raise Refusal("no_act_clock")

    def _may_time(self) -> None:
        _ = self.hand
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

    def _must_run(self) -> None:
        if self.clock.running is None:
            raise Refusal("no_clock_runs")

    def _runs(self, _: Round, __: Offers) -> bool:
        return self.clock.running is not None

    def _ask_every(self) -> None:
        """How long every act may take at this table; 0 is no limit."""
        table = self.hand.table
        text = voice().text(
            "clock acts", "How many seconds per action at table {table}? Players have been told."
        )
        hint = voice().text("clock acts", "Seconds; 0 for no limit")
        self._ask_for(text.format(table=table), hint, (USUAL,), self._read_every, self._set_every)

    def _read_every(self, typed: str) -> int:
        seconds = read_count(typed)
        if seconds:
            self.clock.timed(seconds)
        return seconds

    def _set_every(self, seconds: int) -> None:
        self.clock.every[self._view.id, self.hand.table] = seconds
        if self.clock.running is not None and not seconds:
            self.clock.stop()
        self.clock.changed.emit()

    def _ask_more(self) -> None:
        text = voice().text("clock acts", "How many more seconds?")
        self._ask_for(
            text, voice().text("clock acts", "Seconds"), (MORE,), read_count, self.clock.longer
        )

    def _late_words(self, act: LateAct) -> str:
        match act:
            case Call():
                return voice().text("clock acts", "{who} checks")
            case BringIn():
                return voice().text("clock acts", "{who} posts the bring-in")
            case _:
                return voice().text("clock acts", "{who} folds")

    def _lapsed(self, event: StreamId) -> DeskCall:
        return self._done(event, self.clock.lapsed()[0])

    def _ask_over(self) -> None:
        act, lapsed = self.clock.lapsed()
        said = self._late_words(act)
        if lapsed.may:
            said += voice().text("clock acts", ", if the supervisor agrees")
        text = voice().text("clock acts", "Time expired: {what} (rule {rule}).")
        who = said.format(who=self._who(act.player))
        call = self._done(self._view.id or StreamId(""), act)
        self._ask_yes(
            text.format(what=who, rule=lapsed.rule), voice().text("clock acts", "Record"), call
        )
