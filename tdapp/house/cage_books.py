"""What should be in a drawer, by tender: its float, what came in, what went out."""

from collections.abc import Iterable, Mapping

import msgspec

from tdapp.core.taking import Taking
from tdapp.house.cage_events import Amount, Count, Counted, Session
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
        """What should be there."""
        return self.opening + self.moved + self.ins - self.outs


def books(session: Session, takings: Iterable[Taking]) -> tuple[Book, ...]:
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
    """What should be there by tender."""
    return tuple(Amount(book.tender, book.expected) for book in found)


def over_and_short(count: Count) -> Mapping[str, int]:
    """What was counted too much (above 0) or too little (below 0), by tender."""
    counted = _sums(count.counted)
    return {one.tender: counted.get(one.tender, 0) - one.cents for one in count.expected}


def _sums(amounts: Iterable[Amount | Counted]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in amounts:
        found[one.tender] = found.get(one.tender, 0) + one.cents
    return found
