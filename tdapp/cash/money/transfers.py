"""Fills and credits of trays: asked, approved, carried and received, each signed by its person."""

from collections.abc import Sequence
from enum import Enum

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.facts.trays import (
    ChipsCarried,
    ChipsReceived,
    SlipKind,
    TransferApproved,
    TransferAsked,
    TransferDropped,
    worth,
)
from tdapp.cash.money.trays import open_at
from tdapp.cash.state.transfers import ChipSlip
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces


class SlipStep(Enum):
    """What is done next with a fill or credit; it is dropped only before it is carried."""

    APPROVE = "approve"
    CARRY = "carry"
    RECEIVE = "receive"
    DROP = "drop"


class Signing(msgspec.Struct, frozen=True):
    """Who signs; `alone` where nobody else is at work, so that nobody signs after himself."""

    by: StaffId
    alone: bool = False

    def must_not_be(self, other: StaffId | None) -> None:
        """Refuse ``same_person_signs``."""
        if not self.alone and self.by == other:
            raise Refusal("same_person_signs")


def ask_transfer(
    cash: Cash, kind: SlipKind, table: int, pieces: Sequence[Pieces], by: StaffId, at: Instant
) -> list[Event]:
    """Ask for a fill of a tray, or a credit out of it; its number follows the one before.

    Refuses ``no_tray_open``, ``below_zero`` and, for a credit, ``tray_too_small``.
    """
    tray = open_at(cash, table)
    cents = worth(pieces)
    if cents <= 0 or any(one.value <= 0 or one.number < 0 for one in pieces):
        raise Refusal("below_zero", cents=cents)
    if kind is SlipKind.CREDIT and cents > tray.should_hold:
        raise Refusal("tray_too_small", table=table, there=tray.should_hold)
    number = cash.transfers.last.get(kind, 0) + 1
    return [TransferAsked(kind, number, by, table, tuple(pieces), at)]


def sign_transfer(
    cash: Cash, kind: SlipKind, number: int, step: SlipStep, who: Signing
) -> list[Event]:
    """Do the next step of a fill or credit.

    Whoever approves is not who asked, whoever receives not who carried. Refuses ``no_open_slip``,
    ``slip_not_there_yet``, ``same_person_signs``, and ``tray_too_small`` for a credit.
    """
    slip = slip_numbered(cash, kind, number)
    table, cents = slip.asked.table, slip.cents
    if step is not next_step(slip) and not (step is SlipStep.DROP and slip.carried is None):
        raise Refusal("slip_not_there_yet", number=number)
    match step:
        case SlipStep.APPROVE:
            who.must_not_be(slip.asked.by)
            return [TransferApproved(kind, number, who.by)]
        case SlipStep.CARRY:
            there = open_at(cash, table).should_hold
            if kind is SlipKind.CREDIT and cents > there:
                raise Refusal("tray_too_small", table=table, there=there)
            return [ChipsCarried(kind, number, who.by, table, cents)]
        case SlipStep.RECEIVE:
            who.must_not_be(slip.carried)
            return [ChipsReceived(kind, number, who.by, table, cents)]
        case SlipStep.DROP:
            return [TransferDropped(kind, number, who.by)]


def next_step(slip: ChipSlip) -> SlipStep:
    """What is to be signed next of one that is open."""
    if slip.approved is None:
        return SlipStep.APPROVE
    return SlipStep.CARRY if slip.carried is None else SlipStep.RECEIVE


def slip_numbered(cash: Cash, kind: SlipKind, number: int) -> ChipSlip:
    """A fill or credit with which something is still to be done; refuses ``no_open_slip``."""
    found = cash.transfers.slips.get((kind, number))
    if found is None or not found.is_open:
        raise Refusal("no_open_slip", number=number)
    return found
