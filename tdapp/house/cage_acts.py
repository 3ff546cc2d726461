"""Acts on cashier sessions; each is handed the takings of all streams."""

from collections.abc import Iterable, Sequence

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.room import Taking
from tdapp.house.cage import Cage, books, expected_of
from tdapp.house.cage_events import (
    Amount,
    CageTerms,
    CageTermsSet,
    DrawerCount,
    FloatMoved,
    SessionClosed,
    SessionCounted,
    SessionOpened,
    TenderCount,
)
from tdapp.till.takings import COUNTED


def open_session(
    cage: Cage,
    drawer: str,
    cashier: StaffId,
    at_us: int,
    floats: tuple[Amount, ...] = (),
    after: str | None = None,
) -> list[Event]:
    """Give a cashier a drawer with a float; the session's name is never used again.

    Refuses ``no_drawer_named``, ``not_plain_text``, ``drawer_in_use``, ``no_such_tender`` and
    ``not_a_float``.
    """
    drawer = " ".join(drawer.split())
    if not drawer:
        raise Refusal("no_drawer_named")
    must_be_plain(drawer, LABEL)
    for one in cage.sessions.values():
        if one.closed_us is None and one.drawer.casefold() == drawer.casefold():
            raise Refusal("drawer_in_use", drawer=drawer, who=one.cashier)
    for amount in floats:
        _must_be_a_tender(amount.tender)
        if amount.cents < 0:
            raise Refusal("not_a_float", cents=amount.cents)
    number = cage.last + 1
    name = f"{drawer}/{number}"
    return [SessionOpened(name, number, cashier, drawer, at_us, floats, after)]


def move_float(
    cage: Cage, session: str, tender: str, cents: int, taken: Iterable[Taking]
) -> list[Event]:
    """A fill (cents above 0) into a drawer, or a credit (below 0) out of it.

    Refuses ``not_a_float`` for nothing, ``not_in_drawer`` for more than should be there,
    ``no_such_tender``, and as `Cage.open` does.
    """
    found = cage.open(session)
    _must_be_a_tender(tender)
    if cents == 0:
        raise Refusal("not_a_float", cents=cents)
    there = {book.tender: book.expected for book in books(found, taken)}.get(tender, 0)
    if cents < 0 and there + cents < 0:
        raise Refusal("not_in_drawer", there=there, cents=-cents)
    return [FloatMoved(session, tender, cents)]


def count_session(
    cage: Cage,
    session: str,
    by: StaffId,
    at_us: int,
    counted: Sequence[TenderCount],
    taken: Iterable[Taking],
) -> list[Event]:
    """Record what was counted beside what should be there; it may be counted again.

    Refuses ``tender_not_counted`` where one was left out in which there should be anything,
    ``pieces_do_not_add_up``, ``count_below_zero``, ``no_such_tender``, and as `Cage.open` does.
    """
    expected = expected_of(books(cage.open(session), taken))
    for one in counted:
        _must_be_a_tender(one.tender)
        if one.cents < 0:
            raise Refusal("count_below_zero", cents=one.cents)
        if one.pieces and sum(piece.value * piece.number for piece in one.pieces) != one.cents:
            raise Refusal("pieces_do_not_add_up", cents=one.cents)
    told = {one.tender for one in counted}
    for amount in expected:
        if amount.cents and amount.tender not in told:
            raise Refusal("tender_not_counted", tender=amount.tender)
    listed = {one.tender for one in expected}
    none = tuple(Amount(one, 0) for one in COUNTED if one in told - listed)
    return [SessionCounted(session, DrawerCount(by, at_us, tuple(counted), (*expected, *none)))]


def close_session(cage: Cage, session: str, at_us: int, taken: Iterable[Taking]) -> list[Event]:
    """Close a session on its last count: what was counted goes to the main bank.

    Refuses ``not_counted``, ``counted_before_more`` where money moved since, and as `Cage.open`.
    """
    found = cage.open(session)
    if not found.counts:
        raise Refusal("not_counted", session=session)
    last, now = found.counts[-1], expected_of(books(found, taken))
    if _said(last.expected) != _said(now):
        raise Refusal("counted_before_more", session=session)
    counted = tuple(Amount(one.tender, one.cents) for one in last.counted)
    return [SessionClosed(session, at_us, counted, last.expected)]


def hand_over(
    cage: Cage, session: str, to: StaffId, at_us: int, taken: Iterable[Taking]
) -> list[Event]:
    """Close a session, and open the next cashier's at the same drawer with the cash in it.

    Refuses as `close_session` does, and ``same_cashier``.
    """
    found = cage.open(session)
    if to == found.cashier:
        raise Refusal("same_cashier", who=to)
    closed = close_session(cage, session, at_us, taken)
    cash = tuple(
        Amount(one.tender, one.cents)
        for one in found.counts[-1].counted
        if one.tender == COUNTED[0] and one.cents
    )
    number = cage.last + 1
    name = f"{found.drawer}/{number}"
    return [*closed, SessionOpened(name, number, to, found.drawer, at_us, cash, session)]


def set_terms(cage: Cage, terms: CageTerms) -> list[Event]:
    """Set the cage limits; refuses ``not_a_threshold`` and ``nothing_changed``."""
    if terms.details_from is not None and (terms.details_from < 0 or not terms.details):
        raise Refusal("not_a_threshold", cents=terms.details_from)
    for least in (terms.by_two_from, terms.off_by_two):
        if least is not None and least <= 0:
            raise Refusal("not_a_threshold", cents=least)
    if terms == cage.terms:
        raise Refusal("terms_stand_already")
    return [CageTermsSet(terms)]


def _said(amounts: Iterable[Amount]) -> dict[str, int]:
    return {one.tender: one.cents for one in amounts if one.cents}


def _must_be_a_tender(tender: str) -> None:
    if tender not in COUNTED:
        raise Refusal("no_such_tender", tender=tender)
