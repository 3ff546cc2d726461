"""The expected contents of a drawer, by method: float, money in, money out."""

from collections.abc import Iterable, Mapping

import msgspec

from tdapp.core.taking import Taking
from tdapp.house.cage_events import Amount, CashierSession, DrawerCount, TenderCount
from tdapp.till.takings import COUNTED


class Book(msgspec.Struct, frozen=True):
    """One tender of a session, in cents; `moved` are fills less credits."""

    tender: str
    opening: int = 0
    moved: int = 0
    ins: int = 0
    outs: int = 0

    @property
    def expected(self) -> int:
        """The expected amounts."""
        return self.opening + self.moved + self.ins - self.outs


def books(session: CashierSession, takings: Iterable[Taking]) -> tuple[Book, ...]:
    """The tenders of a session in which anything ever moved, cash always among them."""
    opening, moved = _sums(session.floats), _sums(session.moved)
    ins, outs = dict[str, int](), dict[str, int]()
    for one in takings:
        if one.session == session.id:
            ins[one.tender] = ins.get(one.tender, 0) + one.ins
            outs[one.tender] = outs.get(one.tender, 0) + one.outs
    named = {COUNTED[0], *opening, *moved, *ins}
    return tuple(
        Book(
            one, opening.get(one, 0), moved.get(one, 0), ins.get(one, 0), outs.get(one, 0)
        )
        for one in COUNTED
        if one in named
    )  # fmt: skip


def expected_of(found: Iterable[Book]) -> tuple[Amount, ...]:
    """The expected amounts by method."""
    return tuple(Amount(book.tender, book.expected) for book in found)


def over_and_short(count: DrawerCount) -> Mapping[str, int]:
    """The amount over (above 0) or short (below 0), by method."""
    counted = _sums(count.counted)
    return {one.tender: counted.get(one.tender, 0) - one.cents for one in count.expected}


def _sums(amounts: Iterable[Amount | TenderCount]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in amounts:
        found[one.tender] = found.get(one.tender, 0) + one.cents
    return found
