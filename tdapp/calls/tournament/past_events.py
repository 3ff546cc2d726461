"""The events that are over and not loaded, from what the record's read tables say of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.money import Cents
from tdapp.core.ports.record import ActPages, EndedStream
from tdapp.house.kept_events import IN_KIND, TO_THE_CROWN, UNCLAIMED
from tdapp.till.payment import POOL
from tdapp.tournament.facts.event import StartMoved, TournamentAnnounced
from tdapp.tournament.facts.sales import account_of
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.room import KIND
from tdapp.tournament.structures.turnout import Turnout
from tdapp.tournament.tournament import Tournament

CANCELLED = "cancelled"
CAME_IN = ("entry", "reentry", "readmission")
WENT_OUT = ("refund", "void")
NOT_PAID_OUT = (IN_KIND, UNCLAIMED, TO_THE_CROWN)


@dataclass(frozen=True, slots=True)
class PastEvent:
    """An event of the record: announced when (UTC), planned for when, and how it ended.

    `winners` were paid; `pool` is all that was won, in money, in kind or set aside.
    """

    event: StreamId
    title: str
    cancelled: bool
    announced_us: int
    start: PlannedStart | None
    entries: int
    pool: Cents
    winners: int


@dataclass(frozen=True, slots=True)
class HeldEvent:
    """An event that was announced (UTC) and not cancelled: what was published, and who came."""

    conditions: Conditions
    announced_us: int
    came: Turnout


def held_events(pages: ActPages) -> Iterator[HeldEvent]:
    """Every event that has ended and was played; asks the disk, in any thread."""
    for one in pages.ended(KIND, StartMoved):
        if isinstance(one.first, TournamentAnnounced) and one.state != CANCELLED:
            sold = one.purchases.get
            again, entries = sold("reentry", 0), max(2, _entries(one))
            came = Turnout(entries, again, sold("rebuy", 0), sold("addon", 0))
            yield HeldEvent(one.first.conditions, one.begun_us, came)


def held_now(state: Tournament, announced_us: int) -> HeldEvent:
    """An event that is loaded, as far as it has got."""
    entries = state.entries.by_number.values()
    came = Turnout(
        max(2, len(entries)),
        sum(one.again for one in entries),
        sum(one.rebuys for one in entries),
        sum(one.addons for one in entries),
    )
    published = state.programme.published or state.conditions
    return HeldEvent(published, announced_us, came)


def past_events(pages: ActPages) -> Iterator[PastEvent]:
    """Every event that has ended, oldest first; asks the disk, in any thread."""
    for one in pages.ended(KIND, StartMoved):
        if isinstance(one.first, TournamentAnnounced):
            yield PastEvent(
                one.id,
                one.title,
                one.state == CANCELLED,
                one.begun_us,
                _start(one, one.first),
                _entries(one),
                _pool(one),
                one.paid,
            )


def _start(one: EndedStream, announced: TournamentAnnounced) -> PlannedStart | None:
    """As it was moved last, or else as it was announced."""
    moved = [fact.new for fact in one.later if isinstance(fact, StartMoved)]
    return moved[-1] if moved else announced.conditions.start


def _entries(one: EndedStream) -> int:
    came = sum(one.purchases.get(kind, 0) for kind in CAME_IN)
    return came - sum(one.purchases.get(kind, 0) for kind in WENT_OUT)


def _pool(one: EndedStream) -> Cents:
    """The balance of the pool, and what was paid out of it."""
    left = -one.booked.get(account_of(POOL), 0)
    aside = -sum(one.booked.get(account, 0) for account in NOT_PAID_OUT)
    return Cents(left + one.paid_cents + aside)
