"""Acts on fills and credits of trays: ask, and each step that somebody signs."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money import transfers
from tdapp.cash.money.transfers import Signing, SlipStep
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.cage_events import Pieces
from tdapp.house.house import KIND as HOUSE
from tdapp.voice.texts import text


@dataclass(frozen=True)
class AskTransfer(CashCall):
    """Ask for chips into a tray, or out of it."""

    row: ClassVar[CallRow] = CallRow(
        label="ask_transfer",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Fill or credit asked for at table {number}"),
    )

    kind: SlipKind
    number: int
    pieces: tuple[Pieces, ...]

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `transfers.ask_transfer`."""
        cash = self.cash(states)
        asked = transfers.ask_transfer(
            cash, self.kind, self.number, self.pieces, moment.by, moment.at
        )
        return {self.room: asked}


@dataclass(frozen=True)
class WithStaff(CashCall):
    """An act of which the people at work have a say."""

    house: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The room and the house."""
        return (*super().streams(), StreamRef(self.house, HOUSE))


@dataclass(frozen=True)
class SignTransfer(WithStaff):
    """Sign the next step of fill or credit number `slip`."""

    row: ClassVar[CallRow] = CallRow(
        label="sign_transfer",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Fill or credit signed"),
    )

    kind: SlipKind
    slip: int
    step: SlipStep

    @property
    def permission(self) -> Permission:
        """The cage approves, and takes a credit in; the floor does the rest."""
        at_cage = self.step is SlipStep.RECEIVE and self.kind is SlipKind.CREDIT
        at_cage = at_cage or self.step is SlipStep.APPROVE
        return Permission.PAY if at_cage else self.row.permission

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `transfers.sign_transfer`; as long as no staff is enrolled one person does it all."""
        who = Signing(moment.by, alone=not states[self.house].staff.is_enrolled)
        cash = self.cash(states)
        return {self.room: transfers.sign_transfer(cash, self.kind, self.slip, self.step, who)}
