"""Cashier sessions of the house: opened with a float, filled, counted, closed or handed over."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Event, facts_of
from tdapp.core.fold import Handlers
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Taking
from tdapp.house import kept_events
from tdapp.house.cage_events import (
    Amount,
    CageCarriedOver,
    CageTerms,
    CageTermsSet,
    CashierSession,
    DrawerCount,
    FloatMoved,
    SessionClosed,
    SessionCounted,
    SessionOpened,
    TakingsCarried,
    TenderCount,
)
from tdapp.till.takings import COUNTED, Takings, booked, fold_of


class Cage(msgspec.Struct, frozen=True):
    """The `sessions` of this gaming day by name, and what was taken in no open event's stream.

    `own` is what the house itself paid, such as kept prizes; `carried` what ended events left, by
    event, and under no event's name what earlier gaming days had.
    """

    sessions: Map[str, CashierSession] = Map()
    last: int = 0
    own: Takings = Takings()
    carried: Map[StreamId, tuple[Taking, ...]] = Map()
    terms: CageTerms = CageTerms()

    def open(self, session: str) -> CashierSession:
        """A session that is open; refuses ``no_such_session`` and ``session_is_closed``."""
        found = self.sessions.get(session)
        if found is None:
            raise Refusal("no_such_session", session=session)
        if found.closed_us is not None:
            raise Refusal("session_is_closed", session=session)
        return found

    def listed(self) -> list[CashierSession]:
        """Every session of the gaming day, those that are open first, in the order of opening."""
        return sorted(
            self.sessions.values(), key=lambda one: (one.closed_us is not None, one.opened_us)
        )

    def taken(self) -> Iterator[Taking]:
        """Takings and payments outside the running events."""
        yield from self.own.listed()
        for takings in self.carried.values():
            yield from takings


EARLIER = StreamId("")
"""Under this name stands what was taken on earlier gaming days in sessions that are open still."""


def carried_over(cage: Cage) -> list[Event]:
    """The state the next gaming day begins with; empty without sessions or settings."""
    if cage == Cage():
        return []
    sessions = tuple(one for one in cage.listed() if one.closed_us is None)
    names = {one.id for one in sessions}
    takings = tuple(one for one in cage.taken() if one.session in names)
    return [CageCarriedOver(cage.last, cage.terms, sessions, takings)]


def left_by_event(event: StreamId, takings: Takings) -> list[Event]:
    """The takings an ending event leaves with the house, so that its sessions still add up."""
    return [TakingsCarried(event, takings.listed())] if len(takings.sums) else []


def _opened(cage: Cage, event: SessionOpened) -> Cage:
    if event.session in cage.sessions:
        raise Contradiction("session_exists", session=event.session)
    session = CashierSession(
        event.session, event.cashier, event.drawer, event.at_us, event.floats, event.after
    )
    sessions = cage.sessions.set(event.session, session)
    return replace(cage, sessions=sessions, last=max(cage.last, event.number))


def _float_moved(cage: Cage, event: FloatMoved) -> Cage:
    session = _found(cage, event.session)
    moved = (*session.moved, Amount(event.tender, event.cents))
    return _with(cage, replace(session, moved=moved))


def _counted(cage: Cage, event: SessionCounted) -> Cage:
    session = _found(cage, event.session)
    return _with(cage, replace(session, counts=(*session.counts, event.count)))


def _closed(cage: Cage, event: SessionClosed) -> Cage:
    return _with(cage, replace(_found(cage, event.session), closed_us=event.at_us))


def _found(cage: Cage, name: str) -> CashierSession:
    session = cage.sessions.get(name)
    if session is None or session.closed_us is not None:
        raise Contradiction("session_not_open", session=name)
    return session


def _with(cage: Cage, session: CashierSession) -> Cage:
    return replace(cage, sessions=cage.sessions.set(session.id, session))


def _takings_carried(cage: Cage, event: TakingsCarried) -> Cage:
    return replace(cage, carried=cage.carried.set(event.event, event.takings))


def _terms(cage: Cage, event: CageTermsSet) -> Cage:
    return replace(cage, terms=event.terms)


def _carried(_: Cage, event: CageCarriedOver) -> Cage:
    sessions = Map({one.id: one for one in event.sessions})
    carried = Map({EARLIER: event.takings})
    return Cage(sessions, event.last, carried=carried, terms=event.terms)


def _own(cage: Cage, event: Event) -> Cage:
    return replace(cage, own=booked(cage.own, event))


def _own_fold(events: Iterable[type[Event]]) -> Handlers:
    return dict.fromkeys(fold_of(events), _own)


CAGE_FOLD: Handlers = {
    SessionOpened: _opened,
    FloatMoved: _float_moved,
    SessionCounted: _counted,
    SessionClosed: _closed,
    TakingsCarried: _takings_carried,
    CageTermsSet: _terms,
    CageCarriedOver: _carried,
    **_own_fold(facts_of(kept_events)),
}


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
