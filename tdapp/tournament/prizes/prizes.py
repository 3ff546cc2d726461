"""The posted prize list and what of it was handed over."""

import msgspec
from immutables import Map

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.tournament.plan.prize_plan import InKind
from tdapp.tournament.prizes.events import PrizePaid, PrizesPosted
from tdapp.tournament.prizes.prize_list import Prize


class Prizes(msgspec.Struct, frozen=True):
    """`posted` from first place down in cents, payments by entry, the last numbers used.

    A place with a prize in kind alone is posted with 0 cents.
    """

    posted: tuple[int, ...] = ()
    in_kind: tuple[InKind, ...] = ()
    seed: str = ""
    version: int = 0
    paid: Map[int, PrizePaid] = Map()
    last_slip: int = 0
    last_version: int = 0

    @property
    def paid_cents(self) -> int:
        """All cash that was handed over."""
        return sum(payment.cents for payment in self.paid.values())

    @property
    def total(self) -> int:
        """All that the posted list takes off the pool, prizes in kind included, in cents."""
        return sum(self.posted) + sum(prize.value for prize in self.in_kind)

    def at(self, first: int, places: int = 1) -> tuple[Prize, ...]:
        """The posted prizes of so many places from `first` on, without those that have none."""
        last = min(first + places - 1, len(self.posted))
        found = (self._prize(place) for place in range(first, last + 1))
        return tuple(prize for prize in found if prize.cash or prize.item)

    def _prize(self, place: int) -> Prize:
        kind = next((one for one in self.in_kind if one.place == place), None)
        cash = self.posted[place - 1]
        return Prize(place, cash, kind.item, kind.value) if kind else Prize(place, cash)


def _posted(prizes: Prizes, event: PrizesPosted) -> Prizes:
    if event.version <= prizes.version:
        raise Contradiction("prizes_posted", version=event.version)
    return msgspec.structs.replace(
        prizes,
        posted=event.cents,
        in_kind=event.in_kind,
        seed=event.seed,
        version=event.version,
        last_version=max(prizes.last_version, event.version),
    )


def _paid(prizes: Prizes, event: PrizePaid) -> Prizes:
    if prizes.paid.get(event.entry) is not None:
        raise Contradiction("prize_paid", place=event.place)
    if len(prizes.posted) < event.place:
        raise Contradiction("prize_not_posted", place=event.place)
    return msgspec.structs.replace(
        prizes,
        paid=prizes.paid.set(event.entry, event),
        last_slip=max(prizes.last_slip, event.slip),
    )


def _numbers_used(prizes: Prizes, event: Undone) -> Prizes:
    last = {"slip": prizes.last_slip, "list": prizes.last_version}
    for paper in event.named:
        kind, number = paper.split()
        last[kind] = max(last.get(kind, 0), int(number))
    return msgspec.structs.replace(prizes, last_slip=last["slip"], last_version=last["list"])


PRIZES_FOLD: Handlers = {
    PrizesPosted: _posted,
    PrizePaid: _paid,
    Undone: _numbers_used,
}
