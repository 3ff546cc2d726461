"""Every ruling with its reviews: the fold of the log."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.rulings import RulingGiven, RulingReviewed, ToldOfComplaint


class Ruling(msgspec.Struct, frozen=True):
    """A ruling as it was given, its reviews in order, and how the right to complain was told."""

    given: RulingGiven
    reviews: tuple[RulingReviewed, ...] = ()
    telling: ToldOfComplaint | None = None

    @property
    def number(self) -> int:
        return self.given.number

    @property
    def told(self) -> bool:
        """Whether the right to complain was told, with the ruling or after it."""
        return self.given.told_of_complaint or self.telling is not None

    @property
    def stands(self) -> bool:
        """Whether it is as it was given: the newest review upheld it, or nobody reviewed it."""
        return not self.reviews or self.reviews[-1].upheld

    @property
    def staff(self) -> tuple[StaffId, ...]:
        """Who gave it and who reviewed it."""
        return (self.given.by, *(review.by for review in self.reviews))


class Rulings(msgspec.Struct, frozen=True):
    """All rulings by number, the numbers of those about an entry, and the last number used."""

    by_number: Map[int, Ruling] = Map()
    by_entry: Map[int, tuple[int, ...]] = Map()
    last: int = 0


def _given(log: Rulings, event: RulingGiven) -> Rulings:
    if log.by_number.get(event.number) is not None:
        raise Contradiction("ruling_exists", number=event.number)
    by_entry = log.by_entry
    for entry in event.entries:
        by_entry = by_entry.set(entry, (*by_entry.get(entry, ()), event.number))
    return replace(
        log,
        by_number=log.by_number.set(event.number, Ruling(event)),
        by_entry=by_entry,
        last=max(log.last, event.number),
    )


def _reviewed(log: Rulings, event: RulingReviewed) -> Rulings:
    ruling = _known(log, event.number)
    if event.by in ruling.staff:
        raise Contradiction("had_a_say_already", number=event.number)
    return _kept(log, replace(ruling, reviews=(*ruling.reviews, event)))


def _told(log: Rulings, event: ToldOfComplaint) -> Rulings:
    return _kept(log, replace(_known(log, event.number), telling=event))


def _numbers_used(log: Rulings, event: Undone) -> Rulings:
    numbers = [paper.split() for paper in event.named]
    return replace(log, last=max([log.last, *(int(n) for kind, n in numbers if kind == "ruling")]))


def _known(log: Rulings, number: int) -> Ruling:
    ruling = log.by_number.get(number)
    if ruling is None:
        raise Contradiction("no_such_ruling", number=number)
    return ruling


def _kept(log: Rulings, ruling: Ruling) -> Rulings:
    return replace(log, by_number=log.by_number.set(ruling.number, ruling))


RULINGS_FOLD: Handlers = {
    RulingGiven: _given,
    RulingReviewed: _reviewed,
    ToldOfComplaint: _told,
    Undone: _numbers_used,
}
