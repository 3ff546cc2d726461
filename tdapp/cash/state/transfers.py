"""The fold of fills and credits: who signed which step, and what is on its way."""

from collections.abc import Iterable, Mapping

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.trays import (
    ChipsCarried,
    ChipsReceived,
    OfSlip,
    SlipKind,
    TransferApproved,
    TransferAsked,
    TransferDropped,
    worth,
)
from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Contradiction

SlipNumber = tuple[SlipKind, int]


class ChipSlip(msgspec.Struct, frozen=True):
    """A fill or credit; who approved, carried and received it, each None until that was done."""

    asked: TransferAsked
    approved: StaffId | None = None
    carried: StaffId | None = None
    received: StaffId | None = None
    dropped: bool = False

    @property
    def cents(self) -> int:
        """What it is worth."""
        return worth(self.asked.pieces)

    @property
    def is_open(self) -> bool:
        """Whether something is still to be done."""
        return not self.dropped and self.received is None

    @property
    def is_on_the_way(self) -> bool:
        """Whether its chips are in neither tray nor bank."""
        return self.carried is not None and self.received is None


class Transfers(msgspec.Struct, frozen=True):
    """All slips of the day, and the last number of each kind, which is never given twice."""

    slips: Map[SlipNumber, ChipSlip] = Map()
    last: Map[SlipKind, int] = Map()

    def open_at(self, table: int) -> list[ChipSlip]:
        """What is still to be done at a table, by kind and number."""
        found = [one for one in self.slips.values() if one.asked.table == table and one.is_open]
        return sorted(found, key=lambda one: (one.asked.kind.value, one.asked.number))


STEPS: Mapping[type[OfSlip], tuple[str, str]] = {
    TransferApproved: ("asked", "approved"),
    ChipsCarried: ("approved", "carried"),
    ChipsReceived: ("carried", "received"),
}
"""What each step comes after, and what it is."""


def _asked(known: Transfers, event: TransferAsked) -> Transfers:
    key = (event.kind, event.number)
    if key in known.slips:
        raise Contradiction("slip_exists", number=event.number)
    slips = known.slips.set(key, ChipSlip(event))
    return Transfers(slips, _used(known, [key]).last)


def _stepped(known: Transfers, event: OfSlip) -> Transfers:
    slip, (before, done) = _must_be_open(known, event), STEPS[type(event)]
    if getattr(slip, before) is None:
        raise Contradiction("slip_unsigned", number=event.number)
    return _with(known, replace(slip, **{done: event.by}))


def _dropped(known: Transfers, event: TransferDropped) -> Transfers:
    return _with(known, replace(_must_be_open(known, event), dropped=True))


def _must_be_open(known: Transfers, event: OfSlip) -> ChipSlip:
    slip = known.slips.get((event.kind, event.number))
    if slip is None or not slip.is_open:
        raise Contradiction("slip_not_open", number=event.number)
    return slip


def _with(known: Transfers, slip: ChipSlip) -> Transfers:
    key = (slip.asked.kind, slip.asked.number)
    return replace(known, slips=known.slips.set(key, slip))


def _numbers_used(known: Transfers, event: Undone) -> Transfers:
    kinds = {kind.value: kind for kind in SlipKind}
    named = [paper.split() for paper in event.named]
    return _used(known, [(kinds[kind], int(number)) for kind, number in named if kind in kinds])


def _used(known: Transfers, numbers: Iterable[SlipNumber]) -> Transfers:
    last = known.last
    for kind, number in numbers:
        last = last.set(kind, max(last.get(kind, 0), number))
    return replace(known, last=last)


TRANSFERS_FOLD: Handlers = {
    TransferAsked: _asked,
    TransferApproved: _stepped,
    TransferDropped: _dropped,
    ChipsCarried: _stepped,
    ChipsReceived: _stepped,
    Undone: _numbers_used,
}
