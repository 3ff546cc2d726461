"""Acts on a heads-up bracket (STAR 28.6)."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.tournament.brackets.halves import TableHalf
from tdapp.tournament.clock import timing
from tdapp.tournament.matches import calling, clocks, correcting, dividing, drawing, playing
from tdapp.tournament.payouts.slips import with_slips
from tdapp.voice.texts import text


@dataclass(frozen=True)
class DrawBracket(TournamentCall):
    """Draw everybody in play; `seeds` are the seeded, best first.

    Of each of `clubs` the members meet as late as can be.
    """

    row: ClassVar[CallRow] = CallRow(
        label="draw_bracket",
        permission=Permission.SEAT,
        done=text("done", "Bracket drawn"),
        decision=Decision.ALLOCATE_SEATS,
    )

    seeds: tuple[int, ...] = ()
    clubs: tuple[tuple[int, ...], ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `drawing.draw_bracket`; the seed is recorded with the result."""
        state = states[self.event]
        club_of = {one: str(club) for club, mates in enumerate(self.clubs) for one in mates}
        drawn = drawing.draw_bracket(state, self.seeds, club_of, moment.seed)
        return {self.event: drawn}


@dataclass(frozen=True)
class RecordDraw(TournamentCall):
    """Record a bracket that was drawn by hand: the entry at each place, 0 for a bye."""

    row: ClassVar[CallRow] = CallRow(
        label="record_draw",
        permission=Permission.SEAT,
        done=text("done", "Draw recorded"),
        decision=Decision.ALLOCATE_SEATS,
    )

    slots: tuple[int, ...]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `drawing.record_draw`."""
        return {self.event: drawing.record_draw(states[self.event], self.slots)}


@dataclass(frozen=True)
class DivideTable(TournamentCall):
    """Put a divider on a table; `backs` are the colours of the cards on its sides."""

    row: ClassVar[CallRow] = CallRow(
        label="divide_table",
        permission=Permission.SEAT,
        done=text("done", "Table divided"),
        decision=Decision.DESIGNATE_TABLES,
    )

    table: int
    backs: tuple[str, str]

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dividing.divide`."""
        return {self.event: dividing.divide(states[self.event], self.table, self.backs)}


@dataclass(frozen=True)
class TakeDivider(TournamentCall):
    """Take the divider of a table away."""

    row: ClassVar[CallRow] = CallRow(
        label="take_divider",
        permission=Permission.SEAT,
        done=text("done", "Divider taken away"),
        decision=Decision.DESIGNATE_TABLES,
    )

    table: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `dividing.take_divider`."""
        return {self.event: dividing.take_divider(states[self.event], self.table)}


@dataclass(frozen=True)
class CallPairing(TournamentCall):
    """Call both players of a pairing to a table, or to a side of its divider."""

    row: ClassVar[CallRow] = CallRow(
        label="call_pairing",
        permission=Permission.SEAT,
        done=text("done", "Pairing called"),
        decision=Decision.ALLOCATE_SEATS,
    )

    pairing: int
    table: int
    half: int = 0

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `calling.call_pairing`."""
        where = TableHalf(self.table, self.half)
        called = calling.call_pairing(states[self.event], self.pairing, where, moment.now)
        return {self.event: called}


@dataclass(frozen=True)
class CallPairings(TournamentCall):
    """Call all pairings that are due and that there is a half for."""

    row: ClassVar[CallRow] = CallRow(
        label="call_pairings",
        permission=Permission.SEAT,
        done=text("done", "Pairings called"),
        decision=Decision.ALLOCATE_SEATS,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `calling.call_all`."""
        return {self.event: calling.call_all(states[self.event], moment.now)}


@dataclass(frozen=True)
class CallPairingBack(TournamentCall):
    """Take a call back before the first match was won."""

    row: ClassVar[CallRow] = CallRow(
        label="call_pairing_back",
        permission=Permission.SEAT,
        done=text("done", "Pairing called back"),
    )

    pairing: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `calling.call_back`."""
        return {self.event: calling.call_back(states[self.event], self.pairing)}


@dataclass(frozen=True)
class StartMatchClocks(TournamentCall):
    """Let the clocks of these pairings run; without any, all that stand.

    Play may begin with them: `briefed` is as of `StartClock`.
    """

    row: ClassVar[CallRow] = CallRow(
        label="start_match_clocks",
        permission=Permission.RUN_CLOCK,
        done=text("done", "Match clock started"),
        refusals=frozenset({"players_not_briefed"}),
    )

    pairings: tuple[int, ...] = ()
    briefed: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `clocks.start_clocks` and `timing.briefing`."""
        state = states[self.event]
        started = clocks.start_clocks(state, self.pairings, moment.now)
        told = timing.briefing(state, moment.by, moment.now, briefed=self.briefed)
        return {self.event: [*told, *started]}


@dataclass(frozen=True)
class HoldMatchClocks(TournamentCall):
    """Stop the clocks of these pairings; without any, all that run."""

    row: ClassVar[CallRow] = CallRow(
        label="hold_match_clocks",
        permission=Permission.PAUSE,
        done=text("done", "Match clock held"),
    )

    pairings: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `clocks.hold_clocks`."""
        return {self.event: clocks.hold_clocks(states[self.event], self.pairings, moment.now)}


@dataclass(frozen=True)
class LoseMatch(TournamentCall):
    """Record that a player lost a match; the pairing is over once one has won enough of them."""

    row: ClassVar[CallRow] = CallRow(
        label="lose_match",
        permission=Permission.ELIMINATE,
        done=text("done", "Match lost by {who}"),
    )

    entry: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `playing.lose_match`."""
        state = states[self.event]
        pairing = playing.pairing_of(state, self.entry)
        happened = moment.happened_us
        lost = playing.lose_match(state, pairing, self.entry, moment.now, happened)
        return {self.event: with_slips(state, lost)}


@dataclass(frozen=True)
class WalkOver(TournamentCall):
    """Let the opponent of a player who did not appear go on.

    A reason is needed for one before the time to appear is over.
    """

    row: ClassVar[CallRow] = CallRow(
        label="walk_over",
        permission=Permission.ELIMINATE,
        done=text("done", "Walk-over against {who}"),
        reason=AskedWhy.AT_TIMES,
    )

    entry: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `playing.walk_over`."""
        state = states[self.event]
        pairing = playing.pairing_of(state, self.entry)
        over = playing.walk_over(state, pairing, self.entry, moment.now, early=moment.reason_given)
        return {self.event: with_slips(state, over)}


@dataclass(frozen=True)
class CorrectMatch(TournamentCall):
    """Let the other player have won a match; `cascade` takes later matches along, for a reason."""

    row: ClassVar[CallRow] = CallRow(
        label="correct_match",
        permission=Permission.ELIMINATE,
        done=text("done", "Match corrected"),
        reason=AskedWhy.AT_TIMES,
        refusals=frozenset({"later_matches"}),
    )

    pairing: int
    match: int
    cascade: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `correcting.correct_match`; refuses ``reason_needed`` for a cascade without one."""
        if self.cascade and not moment.reason_given:
            raise Refusal("reason_needed", act=self.row.label)
        state = states[self.event]
        corrected = correcting.correct_match(
            state, self.pairing, self.match, moment.now, cascade=self.cascade
        )
        return {self.event: with_slips(state, corrected)}
