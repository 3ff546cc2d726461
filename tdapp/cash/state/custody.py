"""The fold of absence: seats reserved until a time, and chips that the house keeps in bags."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.custody import ChipsGivenBack, ChipsPickedUp, SeatReserved
from tdapp.cash.facts.sittings import GotUp
from tdapp.cash.table_sign import CashGame
from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.players import PlayerBack


class BagKept(msgspec.Struct, frozen=True):
    """A bag with somebody's chips: its label, the cents in it, since when the house keeps it."""

    person: PersonId
    game: CashGame
    cents: int
    at: Instant
    label: str


class Custody(msgspec.Struct, frozen=True):
    """The bags by the number of their receipt, and until when (UTC) seats are reserved by sitting.

    `picked_up`: when somebody's chips were picked up from a game last.
    """

    bags: Map[int, BagKept] = Map()
    reserved: Map[int, int] = Map()
    picked_up: Map[tuple[PersonId, CashGame], Instant] = Map()
    last: int = 0

    def of_person(self, person: PersonId) -> list[int]:
        """The receipts of all that is kept for somebody."""
        return sorted(number for number, bag in self.bags.items() if bag.person == person)


def _reserved(custody: Custody, event: SeatReserved) -> Custody:
    return replace(custody, reserved=custody.reserved.set(event.entry, event.until_us))


def _not_reserved(custody: Custody, event: PlayerBack | GotUp) -> Custody:
    kept = custody.reserved
    return replace(custody, reserved=kept.delete(event.entry)) if event.entry in kept else custody


def _picked_up(custody: Custody, event: ChipsPickedUp) -> Custody:
    if event.receipt in custody.bags:
        raise Contradiction("receipt_used", receipt=event.receipt)
    bag = BagKept(event.person, event.game, event.cents, event.at, event.label)
    when = custody.picked_up.set((event.person, event.game), event.at)
    last = max(custody.last, event.receipt)
    bags = custody.bags.set(event.receipt, bag)
    return replace(custody, bags=bags, picked_up=when, last=last)


def _given_back(custody: Custody, event: ChipsGivenBack) -> Custody:
    bag = custody.bags.get(event.receipt)
    if bag is None or bag.person != event.person:
        raise Contradiction("no_bag_kept", receipt=event.receipt)
    return replace(custody, bags=custody.bags.delete(event.receipt))


def _numbers_used(custody: Custody, event: Undone) -> Custody:
    numbers = [paper.split() for paper in event.named]
    used = [int(number) for kind, number in numbers if kind == "custody"]
    return replace(custody, last=max([custody.last, *used]))


CUSTODY_FOLD: Handlers = {
    SeatReserved: _reserved,
    PlayerBack: _not_reserved,
    GotUp: _not_reserved,
    ChipsPickedUp: _picked_up,
    ChipsGivenBack: _given_back,
    Undone: _numbers_used,
}
