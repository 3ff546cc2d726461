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
from tdapp.tournament.exits.eliminating import must_be_sold_by
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

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `moving.put_in`."""
        told = (self.lots, self.cause, self.entry, self.table, moment.at)
        return {self.event: moving.put_in(states[self.event], *told)}


@dataclass(frozen=True)
class TakeChipsOut(ManualChipCall):
    """Take chips out of play without an exit."""

    row: ClassVar[CallRow] = CallRow(
        label="take_chips_out",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Chips taken out of play"),
        reason=AskedWhy.ALWAYS,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `moving.take_out`."""
        told = (self.lots, self.cause, self.entry, self.table, moment.at)
        return {self.event: moving.take_out(states[self.event], *told)}


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

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `moving.colour_up`."""
        told = (self.chip, self.count, self.back, self.table, moment.at)
        return {self.event: moving.colour_up(states[self.event], *told)}


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
        raced = racing.race_chips(state, self.table, race, hands, moment.seed, moment.at)
        return {self.event: raced}


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
        """See `counting.report_stacks`; nobody has a stack before the entry was sold."""
        state, when = states[self.event], moment.happened_us
        reported = counting.report_stacks(state, self.stacks, moment.now, when)
        must_be_sold_by(state, when, moment.now, *dict(self.stacks), out=False)
        return {self.event: reported}
