"""Acts of hand-for-hand: begun, a table reported, the next hand dealt, ended."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import PauseClock, TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.table.chips.counting import Stack
from tdapp.table.facts.chips import Lot
from tdapp.tournament.exits import hand_for_hand, special_rounds
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text

Told = tuple[EliminatedPlayer, ...]


@dataclass(frozen=True)
class BeginHandForHand(TournamentCall):
    """Let every table finish its hand and wait; the clock loses so many `minutes` a hand.

    None: as many as the conditions say.
    """

    row: ClassVar[CallRow] = CallRow(
        label="begin_hand_for_hand",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Hand-for-hand on"),
    )

    minutes: int | None = None
    until: int | None = None
    soft: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `hand_for_hand.begin`."""
        begun = hand_for_hand.begin(
            states[self.event], moment.now, minutes=self.minutes, until=self.until, soft=self.soft
        )
        return {self.event: begun}


@dataclass(frozen=True)
class TellPractice(TournamentCall):
    """Hands are played for practice before the clock starts, or no more."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_practice",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Practice hands changed"),
    )

    on: bool = True

    def decide(self, states: States, _: Moment) -> Groups:
        """See `hand_for_hand.tell_practice`."""
        return {self.event: hand_for_hand.tell_practice(states[self.event], on=self.on)}


@dataclass(frozen=True)
class ReportTable(TournamentCall):
    """A table has finished its hand and waits; `told` ranks who is out where it is the last."""

    row: ClassVar[CallRow] = CallRow(
        label="report_table",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Table {number} finished its hand"),
        refusals=frozenset({"tie_is_open"}),
    )

    table: int
    told: Told = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `hand_for_hand.report`."""
        state = states[self.event]
        reported = hand_for_hand.report(state, self.table, moment.now, self.told)
        return {self.event: with_slips(state, reported)}


@dataclass(frozen=True)
class DealNextHand(TournamentCall):
    """Deal the next hand at all tables; `before_break`, though a break is due."""

    row: ClassVar[CallRow] = CallRow(
        label="deal_next_hand",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Next hand dealt"),
        refusals=frozenset({"tie_is_open", "break_is_due"}),
    )

    told: Told = ()
    before_break: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `hand_for_hand.deal_next`."""
        state = states[self.event]
        dealt = hand_for_hand.deal_next(
            state, moment.now, self.told, before_break=self.before_break
        )
        return {self.event: with_slips(state, dealt)}


@dataclass(frozen=True)
class EndHandForHand(TournamentCall):
    """Let the tables play on by themselves."""

    row: ClassVar[CallRow] = CallRow(
        label="end_hand_for_hand",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Hand-for-hand off"),
        refusals=frozenset({"tie_is_open"}),
    )

    told: Told = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `hand_for_hand.end`."""
        state = states[self.event]
        return {self.event: with_slips(state, hand_for_hand.end(state, moment.now, self.told))}


@dataclass(frozen=True)
class AnnounceRound(TournamentCall):
    """Announce a bonus or elimination round at tables; `before_cards`: players know in time."""

    row: ClassVar[CallRow] = CallRow(
        label="announce_round",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Round announced"),
        refusals=frozenset({"round_needs_notice", "no_bonus_named"}),
    )

    kind: RoundKind
    tables: tuple[int, ...]
    lots: tuple[Lot, ...] = ()
    prize: str = ""
    before_cards: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `special_rounds.announce`."""
        announced = special_rounds.announce(
            states[self.event],
            self.kind,
            self.tables,
            moment.now,
            lots=self.lots,
            prize=self.prize,
            before_cards=self.before_cards,
        )
        return {self.event: announced}


@dataclass(frozen=True)
class EndRound(TournamentCall):
    """A special round is over; a bonus goes to the `winner`."""

    row: ClassVar[CallRow] = CallRow(
        label="end_round",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Round over at table {number}"),
    )

    table: int
    winner: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `special_rounds.end_round`."""
        told = (states[self.event], self.table, self.winner, moment.at)
        return {self.event: special_rounds.end_round(*told)}


@dataclass(frozen=True)
class EliminateLowest(TournamentCall):
    """After an elimination round the lowest of these `stacks` leaves."""

    row: ClassVar[CallRow] = CallRow(
        label="eliminate_lowest",
        permission=Permission.ELIMINATE,
        done=text("done", "Lowest stack out: {who}"),
        refusals=frozenset({"not_all_stacks"}),
    )

    table: int
    stacks: tuple[Stack, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `special_rounds.eliminate`."""
        state = states[self.event]
        gone = special_rounds.eliminate(state, self.table, self.stacks, moment.now)
        return {self.event: with_slips(state, gone)}


HandCall = ReportTable | DealNextHand | EndHandForHand


def clock_stands(
    call: BeginHandForHand | DealNextHand, state: Tournament
) -> tuple[TournamentCall, ...]:
    """The act, with the clock paused for it where it runs; a soft hand-for-hand lets it run."""
    terms = state.hand_for_hand.terms
    soft = call.soft if isinstance(call, BeginHandForHand) else terms is not None and terms.soft
    return (PauseClock(call.event), call) if state.clock.running and not soft else (call,)
