"""Acts on chips, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.table.chips import counting, moving, racing
from tdapp.table.chips.counting import Stack
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.tournament.chips import race_of
from tdapp.voice.texts import text

SeatCards = tuple[int, tuple[str, ...]]
"""A seat's number and the cards that lie before it."""


@dataclass(frozen=True)
class ManualChipCall(TournamentCall):
    """Base of chips moved by hand: each wants a reason."""

    lots: tuple[Lot, ...]
    cause: ChipCause
    entry: int | None = None
    table: int | None = None


@dataclass(frozen=True)
class PutChipsIn(ManualChipCall):
    """Bring chips into play that nobody bought."""

    row: ClassVar[CallRow] = CallRow(
        label="put_chips_in",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Chips put into play"),
        reason=AskedWhy.ALWAYS,
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.put_in`."""
        state = states[self.event]
        return {self.event: moving.put_in(state, self.lots, self.cause, self.entry, self.table)}


@dataclass(frozen=True)
class TakeChipsOut(ManualChipCall):
    """Take chips out of play without an exit."""

    row: ClassVar[CallRow] = CallRow(
        label="take_chips_out",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Chips taken out of play"),
        reason=AskedWhy.ALWAYS,
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.take_out`."""
        state = states[self.event]
        return {self.event: moving.take_out(state, self.lots, self.cause, self.entry, self.table)}


@dataclass(frozen=True)
class ColourUp(TournamentCall):
    """Take chips of one denomination out of play for larger ones, at a table or the last of all."""

    row: ClassVar[CallRow] = CallRow(
        label="colour_up",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Chips coloured up"),
    )

    chip: int
    count: int
    back: tuple[Lot, ...] = ()
    table: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `moving.colour_up`."""
        told = moving.colour_up(states[self.event], self.chip, self.count, self.back, self.table)
        return {self.event: told}


@dataclass(frozen=True)
class RaceChips(TournamentCall):
    """Colour up a table: at par what makes whole chips, the odd ones by the cards.

    `cards` as they lay, seat by seat; without any the desk deals and records its seed.
    """

    row: ClassVar[CallRow] = CallRow(
        label="race_chips",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Table {number} coloured up: {won}"),
    )

    table: int
    old: int
    new: int
    holdings: tuple[Holding, ...]
    cards: tuple[SeatCards, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `tournament.chips.race_of` and `racing.race_chips`."""
        state = states[self.event]
        race = race_of(state, self.table, self.old, self.new, self.holdings)
        hands = dict(self.cards) if self.cards else None
        return {self.event: racing.race_chips(state, self.table, race, hands, moment.seed)}


@dataclass(frozen=True)
class CountChips(TournamentCall):
    """Record a full count; what is missing is said and blocks nothing."""

    row: ClassVar[CallRow] = CallRow(
        label="count_chips", permission=Permission.HANDLE_CHIPS, done=text("done", "Chips counted")
    )

    total: int
    lots: tuple[Lot, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `counting.count_chips`."""
        counted = counting.count_chips(
            states[self.event], self.total, moment.now, self.lots, moment.happened_us
        )
        return {self.event: counted}


@dataclass(frozen=True)
class ReportStacks(TournamentCall):
    """Record what some players have in front of them, as entry and chips."""

    row: ClassVar[CallRow] = CallRow(
        label="report_stacks",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Stacks recorded"),
    )

    stacks: tuple[Stack, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `counting.report_stacks`."""
        reported = counting.report_stacks(
            states[self.event], self.stacks, moment.now, moment.happened_us
        )
        return {self.event: reported}
