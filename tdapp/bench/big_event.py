"""A very large event, written into a record in bulk: what is measured is reading it."""

from collections.abc import Iterator, Sequence
from itertools import islice

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, PersonId, StaffId, StationId, StreamId, StreamRef, derived_id
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.journal.append import append
from tdapp.journal.connection import Connection
from tdapp.journal.heads import Heads
from tdapp.table.facts.tables import SeatGiven, TableOpened
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import EntryBusted, EntryReinstated
from tdapp.tournament.facts.sales import EntrySold, RebuySold
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizePlan
from tdapp.tournament.plan.unrecorded_rules import UNRECORDED_RULES
from tdapp.tournament.room import KIND, TOURNAMENT

PLAYERS = 22_000
SEATS = 9
UNTOUCHED = 1
BATCH = 5_000
REBUY_EVERY = 50
BIG = StreamRef(StreamId("big-event"), KIND)
OFFER = Offer((PricePart(POOL, 90_000), PricePart(FEE, 10_000)), 50_000)
CONDITIONS = Conditions(
    title="Big event",
    house=DEFAULT_HOUSE.upper(),
    entry=OFFER,
    levels=(Level(60, 100, 200), Level(60, 200, 400)),
    prizes=PrizePlan(bands=(PrizeBand(percent=(500_000, 300_000, 200_000)),)),
    rules=UNRECORDED_RULES,
    min_entries=2,
    max_entries=10**6,
    seats_per_table=SEATS,
    rebuy=OFFER,
)


def acts() -> Iterator[Sequence[Event]]:
    """The acts of an endless event: all enter and sit, then go out and come back in turn.

    The first entry keeps its seat, so that nothing depends on it: undoing it touches three folds.
    """
    yield [TournamentAnnounced(CONDITIONS)]
    for table in range(1, -(-PLAYERS // SEATS) + 1):
        yield [TableOpened(table, SEATS)]
    for entry in range(1, PLAYERS + 1):
        person = PersonId(derived_id("big", entry))
        yield [
            EntrySold(entry, entry, OFFER.parts, OFFER.chips, person=person),
            SeatGiven(entry, seat_of(entry)),
        ]
    receipt = PLAYERS
    while True:
        for entry in range(UNTOUCHED + 1, PLAYERS + 1):
            if entry % REBUY_EVERY == 0:
                receipt += 1
                yield [RebuySold(entry, receipt, OFFER.parts, OFFER.chips)]
            yield [EntryBusted(entry, seat_of(entry), 3)]
            yield [EntryReinstated(entry), SeatGiven(entry, seat_of(entry))]


def seat_of(entry: int) -> Seat:
    """Where an entry sits."""
    return Seat((entry - 1) // SEATS + 1, (entry - 1) % SEATS + 1)


def write(db: Connection, events: int) -> None:
    """Fill a record with acts until it holds about this many events."""
    write_acts(db, acts(), events)


def write_acts(
    db: Connection, source: Iterator[Sequence[Event]], events: int | None = None
) -> None:
    """Write these acts on the event in bulk, all of them or until there are so many events."""
    heads, codecs, written = Heads(), {KIND: TOURNAMENT.codec}, 0
    while events is None or written < events:
        db.begin()
        heads.lock(db, [BIG], 1)
        begun = written
        for group in islice(source, BATCH):
            moved = append(db, _act(written), {BIG.id: group}, heads, codecs)
            heads.update(moved)
            written += len(group)
            if events is not None and written >= events:
                break
        db.commit()
        if written == begun:
            break


def _act(number: int) -> Act:
    action = ActionId(f"{number:032x}")
    return Act(action, "bench", number, StationId("bench"), StaffId("bench"))
