"""What a cash room needs somebody for now: only what is due, the most pressing first."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from tdapp.cash.absence.picking_up import must_have_lost
from tdapp.cash.cash import Cash
from tdapp.cash.claims.vacancies import VacantClaim, vacant_claims
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
    MOVES = "moves"
    DRAW = "draw"
    WON = "won"
    BUTTON = "button"
    PICK_UP = "pick_up"


@dataclass(frozen=True, slots=True)
class CashTask:
    """One matter: who waits (`ticket`), for which seat, or which table has a notice that is due.

    Where it is about a `person` who plays, it names the seat. Who sits in `of` is to move to the
    seat, or has been away too long. It is due for `since_us`, where that is known.
    """

    kind: CashTaskKind
    ticket: int | None = None
    seat: Seat | None = None
    table: int | None = None
    notice: int | None = None
    since_us: int | None = None
    person: PersonId | None = None
    of: Seat | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """What it is, however long it is due."""
        place = self.seat if self.kind in OF_A_SEAT else self.of
        return self.kind, self.ticket, self.table, self.person, place

    @property
    def at(self) -> Seat | None:
        """The seat that is acted on: that of who sits there already, else the free one."""
        return self.of or self.seat


OF_A_SEAT = frozenset({CashTaskKind.DRAW, CashTaskKind.WON, CashTaskKind.BUTTON})


def cash_due(cash: Cash, rules: HouseRules, now: Instant) -> list[CashTask]:
    """What is due: offers that ran out, seats that are lost or free, and notices.

    A seat that somebody has a claim to is offered to nobody of the list.
    """
    claims = list(vacant_claims(cash, rules.play.cash))
    return [
        *_ran_out(cash, now),
        *_lost(cash, rules, now),
        *_claimed(cash, claims),
        *_to_offer(cash, {one.seat for one in claims}),
        *_not_come(cash, now),
        *_notices(cash, rules, now),
    ]


def _ran_out(cash: Cash, now: Instant) -> Iterator[CashTask]:
    for ticket, offer in sorted(cash.lists.offers.items()):
        if not left_us(cash, ticket, now):
            late = now.since(offer.at) - (offer.until_us - offer.at.utc_us)
            yield CashTask(CashTaskKind.RAN_OUT, ticket, offer.seat, since_us=late)


def _lost(cash: Cash, rules: HouseRules, now: Instant) -> Iterator[CashTask]:
    """Who has been away too long, or is the third man walking."""
    for sitting, since_us in sorted(cash.attendance.away.items()):
        try:
            must_have_lost(cash, rules.play.cash, sitting, now)
        except Refusal:
            continue
        gone = max(0, now.utc_us - since_us)
        yield CashTask(CashTaskKind.PICK_UP, of=cash.seating.seat_of[sitting], since_us=gone)


def _claimed(cash: Cash, claims: Sequence[VacantClaim]) -> Iterable[CashTask]:
    """What the claims ask for; of a player who may take several seats, the first."""
    tasks = [_of_claim(cash, claim) for claim in reversed(claims)]
    return reversed({task.key: task for task in tasks}.values())


def _of_claim(cash: Cash, claim: VacantClaim) -> CashTask:
    seat, sitting, ticket = claim.seat, claim.first, None
    kind = CashTaskKind.DRAW if claim.draws else CashTaskKind.BUTTON
    if claim.winner is not None:
        kind, sitting = CashTaskKind.WON, cash.sittings.playing.get(claim.winner)
        ticket = cash.lists.ticket_for(claim.winner, cash.game_at(seat.table).sign.game)
    elif sitting is not None:
        kind = CashTaskKind.MOVES
    return CashTask(
        kind, ticket, seat, of=None if sitting is None else cash.seating.seat_of[sitting]
    )


def _to_offer(cash: Cash, claimed: Collection[Seat]) -> Iterator[CashTask]:
    """One for each game: after the first is offered a seat, the next is asked about."""
    asked = set[int]()
    for table in sorted(cash.games.by_table):
        ticket, seat = next_for(cash, table), free_seat(cash, table, claimed)
        if ticket is not None and seat is not None and ticket not in asked:
            asked.add(ticket)
            yield CashTask(CashTaskKind.OFFER, ticket, seat)


def next_call(cash: Cash, tables: Iterable[int]) -> tuple[int, Seat] | None:
    """The ticket that is next at the first of these tables with a free seat, and that seat."""
    due = ((next_for(cash, table), free_seat(cash, table)) for table in tables)
    return next(((ticket, seat) for ticket, seat in due if ticket and seat), None)


def free_seat(cash: Cash, table: int, claimed: Collection[Seat] = ()) -> Seat | None:
    """The first seat of a table that nobody has, that is kept for nobody and `claimed` by none."""
    if table in cash.seating.held:
        return None
    seats = (Seat(table, number) for number in cash.seating.free_at(table))
    taken = {*cash.lists.kept, *claimed}
    return next((seat for seat in seats if seat not in taken), None)


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
