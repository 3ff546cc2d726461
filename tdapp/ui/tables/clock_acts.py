"""The clock of one act at the chosen table: the shot clock with its tokens, or a called one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec

from tdapp.calls.tournament.clock import GiveTimeTokens, SetShotClock, UseTimeToken
from tdapp.core.refusal import Refusal
from tdapp.screens.table_clock import TableClock, called_clock, shot_clock
from tdapp.tournament.clock.shot_clock import rule_of
from tdapp.ui.asking.acts import Acts, ActSpec, either
from tdapp.ui.asking.before import REASON_ASKED_LATER, EventAt, Ready, asked_before
from tdapp.ui.asking.event_in_view import Where
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import confirm, number
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot

say = saying("table clock")
USUAL = "30"
"""Seconds that are proposed where the conditions say nothing."""
Prepared = Callable[[Spot], Callable[[], None]]
"""Gives what is to be done at a spot, or refuses."""


class TableClockActs(Acts[Spot]):
    """What runs at a table is not recorded; that a token was used is."""

    def __init__(self, floor: AtHand, parts: Parts) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        self._parts = parts
        self._clocks = floor.view.table_clocks
        here = floor.at_table
        self.start = self._run(here(say("Start the clock at {table}")), "O", self._started)
        self.call = self._run(here(say("Call the clock at {table}")), "D", self._called)
        self.token = self._act(ActSpec(say("Time token"), "Shift+T", self._token, self._use))
        self.stop = self._run(here(say("Stop the clock at {table}")), "Shift+O", self._stopped)
        words = here(say("New betting round at {table}"))
        self.next_round = self._run(words, "W", self._next_round)
        is_on = either(self._is_on, say("Shot clock off"), say("Shot clock…"))
        self.turn, self.give = self._acts(
            (is_on, "Ctrl+B, 2", self._turn, self._turn_asked),
            (
                say("Give time tokens…"),
                "Ctrl+B, 3",
                lambda on: GiveTimeTokens(on.event, 1),
                self._give,
            ),
        )

    @property
    def by_key(self) -> tuple[WindowAct, ...]:
        """Those on the chosen table."""
        return (self.start, self.call, self.token, self.stop, self.next_round)

    def _run(self, words: Callable[[], str], key: str, ready: Prepared) -> WindowAct:
        """An act that records nothing: what it is `ready` to do, or why it cannot be done."""

        def stands_against(on: Spot) -> None:
            ready(on)

        def do(on: Spot) -> None:
            ready(on)()
            self._floor.view.look_again()

        return self._act(ActSpec(words, key, stands_against, lambda on: at_once(partial(do, on))))

    def _where(self, on: Spot) -> Where:
        """The chosen table of the event; refuses ``table_not_open``."""
        table = on.the_table()
        if table not in self._floor.state.seating.tables:
            raise Refusal("table_not_open", table=table)
        return on.event, table

    def _running(self, on: Spot) -> TableClock:
        """The clock at the chosen table; refuses ``no_clock_runs``."""
        found = self._clocks.at(*self._where(on))
        if found is None:
            raise Refusal("no_clock_runs")
        return found

    def _started(self, on: Spot) -> Callable[[], None]:
        """The shot clock, anew for the next act; refuses ``no_shot_clock``."""
        state, now = self._floor.state, self._floor.view.now
        if not state.shot_clock.seconds:
            raise Refusal("no_shot_clock")
        where, clock = self._where(on), shot_clock(state, on.entry, now)
        if on.entry is not None:
            extended = self._clocks.extended(where, on.entry)
            clock = msgspec.structs.replace(clock, extended=extended)
        return partial(self._clocks.start, where, clock)

    def _called(self, on: Spot) -> Callable[[], None]:
        """The time that the house gives a slow player; refuses ``no_act_clock``."""
        rule = self._parts.rules_of(self._floor.state).play.timing.supervisor
        if rule is None:
            raise Refusal("no_act_clock")
        clock = called_clock(rule, on.entry, self._floor.view.now)
        return partial(self._clocks.start, self._where(on), clock)

    def _stopped(self, on: Spot) -> Callable[[], None]:
        self._running(on)
        return partial(self._clocks.stop, self._where(on))

    def _next_round(self, on: Spot) -> Callable[[], None]:
        return partial(self._clocks.next_round, self._where(on))

    def _token(self, on: Spot) -> UseTimeToken | str:
        """Of whose act it is, else of the chosen player, while the shot clock runs there."""
        running = self._running(on)
        if running.called:
            return say("Tokens extend the shot clock, not a clock that was called.")
        entry = running.entry or on.the_entry()
        return UseTimeToken(on.event, entry, self._clocks.extended(self._where(on), entry))

    def _use(self, on: Spot) -> Flow[None]:
        call = self._token(on)
        if isinstance(call, str):
            return
        yield from self._do(call)
        seconds = self._floor.state.conditions.pace.token_seconds
        self._clocks.extend(self._where(on), call.entry, seconds)
        self._floor.view.look_again()

    def _is_on(self) -> bool:
        return bool(self._floor.state.shot_clock.seconds)

    def _turn(self, on: Spot) -> SetShotClock:
        state = self._floor.state
        published = state.conditions.pace.shot_seconds or max(int(USUAL), rule_of(state).least)
        return SetShotClock(on.event, 0 if state.shot_clock.seconds else published)

    def _turn_asked(self, on: Spot) -> Flow[None]:
        """Ask for the seconds, unless it is turned off."""
        call = self._turn(on)
        if call.seconds:
            asked = say("How many seconds does a player get for each action?")
            seconds = yield from number(asked, say("Seconds"), str(call.seconds))
            call = replace(call, seconds=seconds)
        yield from self._do_asked(call)

    def _give(self, on: Spot) -> Flow[None]:
        asked = say("How many more time tokens does every player get?")
        tokens = yield from number(asked, say("Tokens"), "1", yes=say("Give tokens"))
        yield from self._do_asked(GiveTimeTokens(on.event, tokens))


@asked_before(SetShotClock)
def before_shot_clock(call: SetShotClock, at: EventAt) -> Flow[Ready]:
    """Whether the players were told, where the house's rule wants notice and none is published."""
    refusal = at.why_not(call, REASON_ASKED_LATER)
    if refusal is not None and refusal.code == "pace_needs_notice":
        asked = say("Have all players been told (rule {rule})?", rule=refusal.details["rule"])
        yield from confirm(asked, say("They have been told"))
        call = replace(call, noticed=True)
    return Ready(call)
