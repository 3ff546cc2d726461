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

    @property
    def paid_cents(self) -> int:
        """All that was handed over."""
        return sum(payment.cents for payment in self.paid.values())


def prize_list(conditions: Conditions, entries: int, pool: int) -> tuple[Cents, ...]:
    """The prizes by the published bands; what rounding to the unit leaves goes to first place."""
    percent = conditions.percentages(entries)
    return share(Cents(pool), percent, Cents(conditions.unit))


def _posted(prizes: Prizes, event: PrizesPosted) -> Prizes:
    if event.version != prizes.version + 1:
        raise Contradiction("prizes_posted", version=event.version)
    for place, payment in prizes.paid.items():
        if event.cents[place - 1 : place] != (payment.cents,):
            raise Contradiction("prize_paid", place=place)
    return Prizes(event.cents, event.version, prizes.paid, prizes.last_slip)


def _paid(prizes: Prizes, event: PrizePaid) -> Prizes:
    if event.place in prizes.paid:
        raise Contradiction("prize_paid", place=event.place)
    if prizes.posted[event.place - 1 : event.place] != (event.cents,):
        raise Contradiction("prize_not_posted", place=event.place)
    return Prizes(
        prizes.posted,
        prizes.version,
        prizes.paid.set(event.place, event),
        max(prizes.last_slip, event.slip),
    )


def _numbers_used(prizes: Prizes, event: Undone) -> Prizes:
    slips = [int(paper.split()[1]) for paper in event.named if paper.startswith("slip ")]
    return msgspec.structs.replace(prizes, last_slip=max([prizes.last_slip, *slips]))


PRIZES_FOLD: Handlers = {
    PrizesPosted: _posted,
    PrizePaid: _paid,
    Undone: _numbers_used,
}
