"""What a cash room needs somebody for now: only what is due, the most pressing first."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tdapp.cash.cash import Cash
from tdapp.cash.games.changing import change_sign, notice_so_far
from tdapp.cash.state.games import PostedChange
from tdapp.cash.waiting.listing import overdue
from tdapp.cash.waiting.offering import left_us, next_for
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import why_not_closed
from tdapp.rules.houses import HouseRules
from tdapp.table.geometry.seats import Seat


class CashTaskKind(Enum):
    """Why somebody is needed."""

    KEPT_OUT = "kept_out"
    IN_EVENT = "in_event"
    RAN_OUT = "ran_out"
    OFFER = "offer"
    NOT_COME = "not_come"
    CLOSES = "closes"
    CHANGES = "changes"


@dataclass(frozen=True, slots=True)
class CashTask:
    """One matter: who waits (`ticket`), for which seat, or which table has a notice that is due.

    Where it is about a `person` who plays, it names the seat.

    It is due for `since_us`, where that is known.
    """

    kind: CashTaskKind
    ticket: int | None = None
    seat: Seat | None = None
    table: int | None = None
    notice: int | None = None
    since_us: int | None = None
    person: PersonId | None = None

    @property
    def key(self) -> tuple[CashTaskKind, int | None, int | None, PersonId | None]:
        """What it is, however long it is due."""
        return self.kind, self.ticket, self.table, self.person


def cash_due(cash: Cash, rules: HouseRules, now: Instant) -> list[CashTask]:
    """Offers that ran out, free seats and who is next for them, who did not come, notices due."""
    return [
        *_ran_out(cash, now),
        *_to_offer(cash),
        *_not_come(cash, now),
        *_notices(cash, rules, now),
    ]


def _ran_out(cash: Cash, now: Instant) -> Iterator[CashTask]:
    for ticket, offer in sorted(cash.lists.offers.items()):
        if not left_us(cash, ticket, now):
            late = now.since(offer.at) - (offer.until_us - offer.at.utc_us)
            yield CashTask(CashTaskKind.RAN_OUT, ticket, offer.seat, since_us=late)


def _to_offer(cash: Cash) -> Iterator[CashTask]:
    """One for each game: after the first is offered a seat, the next is asked about."""
    asked = set[int]()
    for table in sorted(cash.games.by_table):
        ticket, seat = next_for(cash, table), free_seat(cash, table)
        if ticket is not None and seat is not None and ticket not in asked:
            asked.add(ticket)
            yield CashTask(CashTaskKind.OFFER, ticket, seat)


def free_seat(cash: Cash, table: int) -> Seat | None:
    """The first seat of a table that nobody has and that is kept for nobody."""
    if table in cash.seating.held:
        return None
    seats = (Seat(table, number) for number in cash.seating.free_at(table))
    return next((seat for seat in seats if seat not in cash.lists.kept), None)


def _not_come(cash: Cash, now: Instant) -> Iterator[CashTask]:
    for ticket in overdue(cash, now.utc_us):
        expected = cash.lists.by_ticket[ticket].expected_us or now.utc_us
        yield CashTask(CashTaskKind.NOT_COME, ticket, since_us=now.utc_us - expected)


def _notices(cash: Cash, rules: HouseRules, now: Instant) -> Iterator[CashTask]:
    for number, change in sorted(cash.games.changes.items()):
        if why_not_due(cash, rules, change, now) is None:
            closes = change.posted.sign is None
            kind = CashTaskKind.CLOSES if closes else CashTaskKind.CHANGES
            yield CashTask(kind, table=change.posted.table, notice=number)


def why_not_due(
    cash: Cash, rules: HouseRules, change: PostedChange, now: Instant
) -> Refusal | None:
    """Why what a notice says may not be done yet; None once it may."""
    if change.posted.sign is None:
        notice = notice_so_far(cash, change.posted.table, [change], now)
        return why_not_closed(rules.play.cash, notice)
    try:
        change_sign(cash, rules, change.posted.number, now)
    except Refusal as refusal:
        return refusal
    return None
