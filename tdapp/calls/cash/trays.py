"""Acts on the trays and boxes of cash tables, and on the shifts of the room."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall
from tdapp.cash.facts.trays import CommissionWay
from tdapp.cash.money import trays
from tdapp.core.refusal import Refusal
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.cage_events import Pieces
from tdapp.voice.texts import text


@dataclass(frozen=True)
class BeginShift(CashCall):
    """Let the next shift of the room begin, of this gaming day (ISO)."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_shift",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "New shift begun"),
    )

    day: str

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.begin_shift`."""
        return {self.room: trays.begin_shift(self.cash(states), self.day, moment.at)}


@dataclass(frozen=True)
class OpenTray(CashCall):
    """Put a tray counted by two, and a box, on at a table."""

    row: ClassVar[CallRow] = CallRow(
        label="open_tray",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Tray and box on at table {number}"),
    )

    number: int
    box: int
    pieces: tuple[Pieces, ...]
    way: CommissionWay = CommissionWay.DROPPED

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.open_tray`."""
        cash = self.cash(states)
        opened = trays.open_tray(cash, self.number, self.box, self.pieces, moment.at, self.way)
        return {self.room: opened}


@dataclass(frozen=True)
class CountTray(CashCall):
    """Note what two people counted in a tray; it closes, or goes on, with a new box or not."""

    row: ClassVar[CallRow] = CallRow(
        label="count_tray",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Tray counted at table {number}"),
    )

    number: int
    pieces: tuple[Pieces, ...]
    closes: bool = False
    box: int | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.count_tray`."""
        cash = self.cash(states)
        counted = trays.count_tray(
            cash, self.number, self.pieces, moment.at, closes=self.closes, box=self.box
        )
        return {self.room: counted}


@dataclass(frozen=True)
class ExchangeBox(CashCall):
    """Pull the box of a table and put another on."""

    row: ClassVar[CallRow] = CallRow(
        label="exchange_box",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Box exchanged, {number} is on"),
    )

    number: int
    box: int

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.exchange_box`."""
        cash = self.cash(states)
        return {self.room: trays.exchange_box(cash, self.number, self.box, moment.at)}


@dataclass(frozen=True)
class CountBox(CashCall):
    """Note what two people counted in a pulled box; by its chips it may tell the commission."""

    row: ClassVar[CallRow] = CallRow(
        label="count_box", permission=Permission.PAY, done=text("done", "Box counted")
    )

    box: int
    notes: tuple[Pieces, ...] = ()
    chips: tuple[Pieces, ...] = ()
    tells: bool = False
    jackpot: int = 0

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.count_box`."""
        counted = trays.count_box(
            self.cash(states),
            self.box,
            self.notes,
            self.chips,
            moment.at,
            tells=self.tells,
            jackpot=self.jackpot,
        )
        return {self.room: counted}


@dataclass(frozen=True)
class ChangeUp(CashCall):
    """Drop commission that waited in a tray, changed to larger chips; the second signer saw it.

    Where an `inspector` did, the reason names him.
    """

    row: ClassVar[CallRow] = CallRow(
        label="change_up",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Commission changed up and dropped at table {number}"),
        reason=AskedWhy.AT_TIMES,
    )

    number: int
    cents: int
    inspector: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `trays.change_up`; refuses ``reason_needed`` for an inspector without a name."""
        if self.inspector and not moment.reason_given:
            raise Refusal("reason_needed", act=self.row.label)
        cash, by = self.cash(states), moment.approver
        changed = trays.change_up(
            cash, self.number, self.cents, moment.at, by, inspector=self.inspector
        )
        return {self.room: changed}
