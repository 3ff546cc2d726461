"""Acts that set an event's clock; like starting and pausing it they stand outside undo."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.instant import Instant
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.tournament.clock import absence, shot_clock, timing
from tdapp.voice.texts import text


@dataclass(frozen=True)
class SetClock(TournamentCall):
    """Let `remaining_us` microseconds of the level at `index` be left."""

    row: ClassVar[CallRow] = CallRow(
        label="set_clock",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Clock set from {before} to {after}"),
        may_wait=True,
    )

    index: int
    remaining_us: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.set_clock`."""
        state = states[self.event]
        return {self.event: timing.set_clock(state, self.index, self.remaining_us, moment.now)}


@dataclass(frozen=True)
class AddTime(TournamentCall):
    """Lengthen what is left of the level by `delta_us` microseconds, or shorten it."""

    row: ClassVar[CallRow] = CallRow(
        label="add_time",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Clock set from {before} to {after}"),
        may_wait=True,
    )

    delta_us: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.add_time`."""
        return {self.event: timing.add_time(states[self.event], self.delta_us, moment.now)}


@dataclass(frozen=True)
class GoToLevel(TournamentCall):
    """Set the clock to the beginning of the level or break at `index`."""

    row: ClassVar[CallRow] = CallRow(
        label="go_to_level",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Clock set from {before} to {after}"),
        may_wait=True,
    )

    index: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `timing.go_to_level`."""
        return {self.event: timing.go_to_level(states[self.event], self.index, moment.now)}


@dataclass(frozen=True)
class HoldClock(TournamentCall):
    """Let a clock that ran while the program was away stand as it was last `seen`."""

    row: ClassVar[CallRow] = CallRow(
        label="hold_clock",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Clock paused where it was last seen"),
        may_wait=True,
    )

    seen: Instant

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `absence.hold_clock`."""
        return {self.event: absence.hold_clock(states[self.event], self.seen, moment.now)}


@dataclass(frozen=True)
class CountTimeAway(TournamentCall):
    """Let a held clock run as if it had never been held; `told_us` is how long nobody was there."""

    row: ClassVar[CallRow] = CallRow(
        label="count_time_away",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Downtime counted, clock started"),
        may_wait=True,
        refusals=frozenset({"time_away_unknown"}),
    )

    told_us: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `absence.count_time_away`."""
        state = states[self.event]
        return {self.event: absence.count_time_away(state, moment.now, self.told_us)}


@dataclass(frozen=True)
class LeaveTimeOut(TournamentCall):
    """Let a held clock stand where it is until it is started."""

    row: ClassVar[CallRow] = CallRow(
        label="leave_time_out",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Downtime skipped, clock at {after}"),
        may_wait=True,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `absence.leave_time_out`."""
        return {self.event: absence.leave_time_out(states[self.event], moment.now)}


@dataclass(frozen=True)
class SetShotClock(TournamentCall):
    """Give every player so many seconds to act, once they have been told (`noticed`); 0: none."""

    row: ClassVar[CallRow] = CallRow(
        label="set_shot_clock",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Shot clock set"),
        refusals=frozenset({"pace_needs_notice"}),
    )

    seconds: int
    noticed: bool = False

    def decide(self, states: States, _: Moment) -> Groups:
        """See `shot_clock.set_shot_clock`."""
        state = states[self.event]
        set_to = shot_clock.set_shot_clock(state, self.seconds, noticed=self.noticed)
        return {self.event: set_to}


@dataclass(frozen=True)
class UseTimeToken(TournamentCall):
    """A player extends the time to act, after `extended` times in this betting round."""

    row: ClassVar[CallRow] = CallRow(
        label="use_time_token",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Time token used: {who}"),
    )

    entry: int
    extended: int = 0

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `shot_clock.use_token`."""
        state = states[self.event]
        used = shot_clock.use_token(state, self.entry, moment.now, extended=self.extended)
        return {self.event: used}


@dataclass(frozen=True)
class GiveTimeTokens(TournamentCall):
    """Give every player so many more time tokens."""

    row: ClassVar[CallRow] = CallRow(
        label="give_time_tokens",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Time tokens given"),
    )

    tokens: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `shot_clock.give_tokens`."""
        return {self.event: shot_clock.give_tokens(states[self.event], self.tokens)}
