"""Who has which penalty, and what of it is served: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.rulings import PenaltyClosed, PenaltyGiven, PenaltyServed
from tdapp.table.state.rulings import Rulings


class Penalty(msgspec.Struct, frozen=True):
    """A penalty as it was given, and the minutes or hands of it that are over."""

    given: PenaltyGiven
    served: int = 0

    @property
    def outstanding(self) -> int:
        """Minutes or hands that are left of it."""
        return self.given.due - self.served


class Penalties(msgspec.Struct, frozen=True):
    """All penalties by number, those of an entry, those not served yet, the last number used.

    Those in `over` ended by themselves, and nobody has told their players yet.
    """

    by_number: Map[int, Penalty] = Map()
    by_entry: Map[int, tuple[int, ...]] = Map()
    open: Map[int, None] = Map()
    last: int = 0
    over: Map[int, None] = Map()


def _given(book: Penalties, event: PenaltyGiven) -> Penalties:
    number = event.number
    if book.by_number.get(number) is not None:
        raise Contradiction("penalty_exists", number=number)
    theirs = (*book.by_entry.get(event.entry, ()), number)
    return replace(
        book,
        by_number=book.by_number.set(number, Penalty(event)),
        by_entry=book.by_entry.set(event.entry, theirs),
        open=book.open.set(number, None) if event.due else book.open,
        last=max(book.last, number),
    )


def _served(book: Penalties, event: PenaltyServed) -> Penalties:
    penalty = book.by_number.get(event.number)
    if penalty is None or penalty.outstanding < event.amount:
        raise Contradiction("not_to_be_served", number=event.number)
    more = replace(penalty, served=penalty.served + event.amount)
    ended = more.outstanding == 0
    return replace(
        book,
        by_number=book.by_number.set(event.number, more),
        open=book.open.delete(event.number) if ended else book.open,
        over=book.over.set(event.number, None) if ended and event.by_itself else book.over,
    )


def _closed(book: Penalties, event: PenaltyClosed) -> Penalties:
    if event.number not in book.over:
        raise Contradiction("penalty_not_over", number=event.number)
    return replace(book, over=book.over.delete(event.number))


def _numbers_used(book: Penalties, event: Undone) -> Penalties:
    numbers = [paper.split() for paper in event.named]
    used = [int(number) for kind, number in numbers if kind == "penalty"]
    return replace(book, last=max([book.last, *used]))


def check_penalties(book: Penalties, rulings: Rulings) -> None:
    """Every ruling that a penalty follows from is there; raises `Contradiction`."""
    for penalty in book.by_number.values():
        number = penalty.given.ruling
        if number is not None and number not in rulings.by_number:
            raise Contradiction("no_such_ruling", number=number)


PENALTIES_FOLD: Handlers = {
    PenaltyGiven: _given,
    PenaltyServed: _served,
    PenaltyClosed: _closed,
    Undone: _numbers_used,
}
