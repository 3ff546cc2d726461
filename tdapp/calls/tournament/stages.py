"""Acts on the stages of an event; `event` is the address of a stage."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import PersonId, StaffId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.table.facts.chips import Lot
from tdapp.tournament.stages import bagging, bringing_forward, going_on, play_off
from tdapp.voice.texts import text


@dataclass(frozen=True)
class CloseStage(TournamentCall):
    """Let nobody else enter a stage, so that it is known how many go on."""

    row: ClassVar[CallRow] = CallRow(
        label="close_stage",
        permission=Permission.ANNOUNCE,
        done=text("done", "Entry to the stage closed"),
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `going_on.close_stage`."""
        return {self.event: going_on.close_stage(states[self.event], moment.now)}


@dataclass(frozen=True)
class BagStack(TournamentCall):
    """Count a player's stack into a bag, or count the bag again."""

    row: ClassVar[CallRow] = CallRow(
        label="bag_stack",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Stack of {who} bagged"),
    )

    entry: int
    chips: int
    counted_by: tuple[StaffId, ...] = ()
    lots: tuple[Lot, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `bagging.bag_stack`; who types it counted, where nobody is named."""
        counted = self.counted_by or (moment.by,)
        told = (self.entry, self.chips, moment.now, counted, self.lots, moment.happened_us)
        return {self.event: bagging.bag_stack(states[self.event], *told)}


@dataclass(frozen=True)
class EndTable(TournamentCall):
    """A table has played the hands of its session, or all its players `agreed` to end it before."""

    row: ClassVar[CallRow] = CallRow(
        label="end_table",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Hands of the table played"),
        refusals=frozenset({"not_all_agree"}),
    )

    table: int
    agreed: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `bagging.end_table`."""
        seen = states[self.event]
        return {self.event: bagging.end_table(seen, self.table, moment.now, self.agreed)}


@dataclass(frozen=True)
class Transfer(TournamentCall):
    """Let an entry that was sold for another session be played in this one."""

    row: ClassVar[CallRow] = CallRow(
        label="transfer",
        permission=Permission.SELL,
        done=text("done", "{who} moved to another session"),
        reason=AskedWhy.ALWAYS,
    )

    entry: int

    def persons(self, states: States) -> tuple[PersonId, ...]:
        """Who is to play in this session."""
        found = (states[self.event].whole or states[self.event]).entries.by_number.get(self.entry)
        return () if found is None else (found.person,)

    def decide(self, states: States, _: Moment) -> Groups:
        """See `bringing_forward.transfer`."""
        return {self.event: bringing_forward.transfer(states[self.event], self.entry)}


@dataclass(frozen=True)
class BringForward(TournamentCall):
    """Let all who went through the stages before play in this one.

    Of level players the first in `order` moves up for one who came by several stages.
    """

    row: ClassVar[CallRow] = CallRow(
        label="bring_forward",
        permission=Permission.ANNOUNCE,
        done=text("done", "Players brought forward"),
        refusals=frozenset({"tie_at_the_cut"}),
    )

    order: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `bringing_forward.bring_forward`."""
        come = bringing_forward.bring_forward(states[self.event], moment.now, self.order)
        return {self.event: come}


@dataclass(frozen=True)
class BeginPlayOff(TournamentCall):
    """Let those who are level at the cut play on, at a `table` and from a `level` on if named."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_play_off", permission=Permission.ELIMINATE, done=text("done", "Play-off begun")
    )

    table: int = 0
    level: int = 0

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `play_off.begin_play_off`."""
        seen = states[self.event]
        return {self.event: play_off.begin_play_off(seen, moment.now, self.table, self.level)}


@dataclass(frozen=True)
class PausePlayOff(TournamentCall):
    """Pause the clock of a play-off."""

    row: ClassVar[CallRow] = CallRow(
        label="pause_play_off",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Play-off clock paused"),
    )
    running: ClassVar[bool] = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `play_off.set_play_off_clock`."""
        seen = states[self.event]
        told = play_off.set_play_off_clock(seen, moment.now, running=self.running)
        return {self.event: told}


@dataclass(frozen=True)
class ResumePlayOff(PausePlayOff):
    """Let the paused clock of a play-off go on."""

    row: ClassVar[CallRow] = CallRow(
        label="resume_play_off",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Play-off clock resumed"),
    )
    running: ClassVar[bool] = True


@dataclass(frozen=True)
class LosePlayOff(TournamentCall):
    """Record that a player lost all chips of a play-off."""

    row: ClassVar[CallRow] = CallRow(
        label="lose_play_off",
        permission=Permission.ELIMINATE,
        done=text("done", "{who} lost the play-off"),
    )

    entry: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `play_off.lose_play_off`."""
        return {self.event: play_off.lose_play_off(states[self.event], self.entry)}
