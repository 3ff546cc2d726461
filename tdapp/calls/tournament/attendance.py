"""Acts on who is at the seats: here, away, never come."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.rules.office import Decision
from tdapp.table.seating import marking
from tdapp.table.seating.presence_text import AllHere, read_presence
from tdapp.tournament.exits import no_shows
from tdapp.tournament.exits.eliminating import must_be_sold_by
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.tables import absent
from tdapp.tournament.tables.absent import MissedLevel
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text


@dataclass(frozen=True)
class TellAllHere(TournamentCall):
    """Note that all sit at a table but those in the seats `away`."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_all_here",
        permission=Permission.SEAT,
        done=text("done", "Table {number} marked all here"),
    )

    table: int
    away: tuple[int, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `marking.all_here`."""
        told = marking.all_here(states[self.event], self.table, self.away, _when(moment))
        return {self.event: told}


@dataclass(frozen=True)
class TellAway(TournamentCall):
    """Note that a player is not at his seat."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_away", permission=Permission.SEAT, done=text("done", "{who} marked away")
    )

    entry: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `marking.away`."""
        return {self.event: marking.away(states[self.event], self.entry, _when(moment))}


@dataclass(frozen=True)
class TellBack(TournamentCall):
    """Note that a player has come to his seat."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_back", permission=Permission.SEAT, done=text("done", "{who} marked here")
    )

    entry: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `marking.back`."""
        return {self.event: marking.back(states[self.event], self.entry)}


@dataclass(frozen=True)
class PostAbsent(TournamentCall):
    """Record the antes and blinds posted for who is absent; without `stack` the known one pays."""

    row: ClassVar[CallRow] = CallRow(
        label="post_absent",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Blinds and antes posted for {who}"),
    )

    entry: int
    missed: tuple[MissedLevel, ...]
    stack: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `absent.post_absent`; nothing is posted for an entry before it was sold."""
        state, when = states[self.event], moment.happened_us
        told = (self.entry, self.missed, moment.now, self.stack, when)
        paid = absent.post_absent(state, *told)
        must_be_sold_by(state, when, moment.now, self.entry, out=False)
        return {self.event: paid}


@dataclass(frozen=True)
class SweepNoShows(TournamentCall):
    """Remove entries whose seats were never taken; `no_shows` lists them beforehand."""

    row: ClassVar[CallRow] = CallRow(
        label="sweep_no_shows",
        permission=Permission.ELIMINATE,
        done=text("done", "No-shows removed"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.REMOVE_NO_SHOW,
    )

    entries: tuple[int, ...]
    good_reason: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `no_shows.sweep`."""
        swept = no_shows.sweep(
            states[self.event],
            self.entries,
            moment.now,
            moment.happened_us,
            good_reason=self.good_reason,
        )
        return {self.event: with_slips(states[self.event], swept)}


def presence_call(
    event: StreamId, tournament: Tournament, text: str
) -> TellAllHere | TellAway | TellBack:
    """The act that a typed line asks for, such as ``12 all here`` or ``12-5 away``.

    Refuses what `read_presence` does, and ``nobody_in_seat``.
    """
    said = read_presence(text)
    if isinstance(said, AllHere):
        return TellAllHere(event, said.table, said.away)
    entry = tournament.seating.entry_at.get(said.seat)
    if entry is None:
        raise Refusal("nobody_in_seat", seat=str(said.seat))
    return TellBack(event, entry) if said.here else TellAway(event, entry)


def _when(moment: Moment) -> int:
    """When it was so, in UTC microseconds."""
    return moment.now.utc_us if moment.happened_us is None else moment.happened_us
