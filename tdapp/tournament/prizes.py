"""The posted prize list and what of it was handed over."""

import msgspec
from immutables import Map

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.money import Cents, share
from tdapp.core.refusal import Contradiction
from tdapp.tournament.conditions import Conditions
from tdapp.tournament.events import PrizePaid, PrizesPosted


class Prizes(msgspec.Struct, frozen=True):
    """`posted` from first place down in cents, payments by place, the last numbers used."""

    posted: tuple[int, ...] = ()
    version: int = 0
    paid: Map[int, PrizePaid] = Map()
    last_slip: int = 0
    last_version: int = 0

    @property
    def paid_cents(self) -> int:
        """All that was handed over."""
        return sum(payment.cents for payment in self.paid.values())


def prize_list(conditions: Conditions, entries: int, pool: int) -> tuple[Cents, ...]:
    """The prizes by the published bands; what rounding to the unit leaves goes to first place."""
    percent = conditions.percentages(entries)
    return share(Cents(pool), percent, Cents(conditions.unit))


def _posted(prizes: Prizes, event: PrizesPosted) -> Prizes:
    if event.version <= prizes.version:
        raise Contradiction("prizes_posted", version=event.version)
    for place, payment in prizes.paid.items():
        if event.cents[place - 1 : place] != (payment.cents,):
            raise Contradiction("prize_paid", place=place)
    return msgspec.structs.replace(
        prizes,
        posted=event.cents,
        version=event.version,
        last_version=max(prizes.last_version, event.version),
    )


def _paid(prizes: Prizes, event: PrizePaid) -> Prizes:
    if event.place in prizes.paid:
        raise Contradiction("prize_paid", place=event.place)
    if prizes.posted[event.place - 1 : event.place] != (event.cents,):
        raise Contradiction("prize_not_posted", place=event.place)
    return msgspec.structs.replace(
        prizes,
        paid=prizes.paid.set(event.place, event),
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
