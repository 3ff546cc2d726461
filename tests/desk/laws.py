"""What must hold of a workstation at every moment, whatever was asked of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tdapp.bootstrap import ROOMS
from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, Undone
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.ports import StreamInfo, StreamRef
from tdapp.core.timeline import Timeline
from tdapp.tournament.exits.events import EntryBusted, EntryReinstated, OutOfChips
from tdapp.tournament.prizes.events import PrizePaid, PrizesPosted
from tdapp.tournament.sales.events import EntrySold, RebuySold
from tdapp.tournament.seats.events import SeatGiven, SeatsDrawn
from tdapp.tournament.tournament import KIND, Tournament, owed_to
from tests.desk.station import Station

ROOM_OF = {room.kind: room for room in ROOMS}
MONEY = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"
UNBALANCED = "SELECT seq FROM ledger_line WHERE stream_id=? GROUP BY seq HAVING sum(cents) <> 0"
BOUGHT = "SELECT count(*), coalesce(sum(cents), 0) FROM rd_purchase WHERE stream_id=? AND voided=0"
PAID = "SELECT count(*), coalesce(sum(cents), 0) FROM rd_payout WHERE stream_id=? AND voided=0"
HALVES = "SELECT action_id, type FROM event"


def loaded(station: Station) -> dict[StreamId, Any]:
    """Every state that the desk has of what is recorded."""
    desk = station.desk
    return {id_: desk.state(id_) for kind in ROOM_OF for id_ in desk.streams(kind)}


def tournaments(station: Station) -> dict[StreamId, Tournament]:
    """The events among them."""
    return {id_: station.event(id_) for id_ in station.desk.streams(KIND)}


def check(station: Station) -> None:
    """All of it, as assertions."""
    states = loaded(station)
    pasts: dict[StreamId, list[Recorded]] = {}
    for id_, info in station.streams().items():
        past = pasts[id_] = list(station.parts.journal.load(StreamRef(id_, info.kind)))
        replay_gives_the_state(info, past, states.get(id_))
        numbers_are_given_once(past)
    acts_are_whole(station)
    tables_are_given_on_both_sides(station)
    for id_, state in tournaments(station).items():
        what_counts = counted(pasts[id_])
        chips_are_conserved(state)
        nobody_sits_twice(state)
        players_keep_their_seats(what_counts, state)
        places_are_unique(state)
        exits_keep_their_order(what_counts, state)
        rebuys_keep_their_limits(what_counts, state)
        money_adds_up(station, id_, state)
        lists_say_the_same(station, id_, state)
        assert state.programme.winner is None or not state.clock.running


def replay_gives_the_state(info: StreamInfo, past: Sequence[Recorded], seen: Any) -> None:
    """The record folded plainly, a fresh timeline and, where it is loaded, the desk agree."""
    room = ROOM_OF[info.kind]
    told: Timeline[Any] = Timeline(room)
    told.replay(past)
    state: Any = room.empty
    for event in counted(past):
        state = room.folds.apply(state, event)
    room.check(state)
    assert state == told.state
    assert seen in (None, state)
    assert told.undone == undone(past)
    assert [entry.seq for entry in past] == list(range(1, info.head_seq + 1))


def undone(past: Sequence[Recorded]) -> set[ActionId]:
    """The acts that do not count."""
    found: set[ActionId] = set()
    for entry in past:
        if isinstance(entry.event, Undone):
            found.add(entry.event.action)
        elif isinstance(entry.event, Redone):
            found.remove(entry.event.action)
    return found


def counted(past: Sequence[Recorded]) -> list[Event]:
    """What counts of a past, in order."""
    left_out = undone(past)
    return [entry.event for entry in past if entry.action not in left_out]


def exits_keep_their_order(what_counts: Sequence[Event], state: Tournament) -> None:
    """Who lost the last chips later has the better place, whoever came back meanwhile."""
    lost: list[int] = []
    waiting: set[int] = set()
    for event in what_counts:
        match event:
            case OutOfChips():
                waiting.add(event.entry)
                lost.append(event.entry)
            case EntryBusted() if event.entry in waiting:
                waiting.remove(event.entry)
            case EntryBusted():
                lost.append(event.entry)
            case EntryReinstated():
                lost.remove(event.entry)
            case RebuySold() if event.entry in waiting:
                waiting.remove(event.entry)
                lost.remove(event.entry)
    out = [entry for entry in lost if entry not in waiting]
    assert [state.places()[entry] for entry in out] == [
        state.entries.count - before for before in range(len(out))
    ]


def players_keep_their_seats(what_counts: Sequence[Event], state: Tournament) -> None:
    """Whoever was given a seat sits until going out, and sits again when put back."""
    sitting: set[int] = set()
    for event in what_counts:
        if isinstance(event, SeatsDrawn):
            sitting.update(place.entry for place in event.places)
        elif isinstance(event, SeatGiven | EntryReinstated):
            sitting.add(event.entry)
        elif isinstance(event, EntryBusted):
            sitting.remove(event.entry)
    assert set(state.seating.seat_of) == sitting


def rebuys_keep_their_limits(what_counts: Sequence[Event], state: Tournament) -> None:
    """Nobody buys again while out, nor more often than was announced."""
    out: set[int] = set()
    bought: Counter[int] = Counter()
    for event in what_counts:
        if isinstance(event, EntryBusted):
            out.add(event.entry)
        elif isinstance(event, EntryReinstated):
            out.remove(event.entry)
        elif isinstance(event, RebuySold):
            assert event.entry not in out
            bought[event.entry] += 1
    if bought:
        assert state.conditions.rebuy is not None
        assert max(bought.values()) <= (state.conditions.rebuy.most or 0)


def numbers_are_given_once(past: Sequence[Recorded]) -> None:
    """No paper has a number that another had before it, not even one that was undone."""
    given = Counter(number for entry in past for number in _numbers(entry.event))
    assert all(times == 1 for times in given.values()), given


def _numbers(event: Event) -> Iterator[tuple[str, int]]:
    if isinstance(event, EntrySold):
        yield "entry", event.entry
    if isinstance(event, EntrySold | RebuySold):
        yield "receipt", event.receipt
    if isinstance(event, PrizesPosted):
        yield "list", event.version
    if isinstance(event, PrizePaid):
        yield "slip", event.slip


def acts_are_whole(station: Station) -> None:
    """An act over two streams is in both."""
    types: dict[str, set[str]] = {}
    for action, type_ in _rows(station, HALVES):
        types.setdefault(action, set()).add(type_)
    for whole in types.values():
        assert ("TableOpened" in whole) == ("TableDesignated" in whole)
        assert "TableClosed" not in whole or "TableReleased" in whole
        assert "TableReleased" not in whole or {"TableClosed", "TournamentFinished"} & whole


def tables_are_given_on_both_sides(station: Station) -> None:
    """The house and the events agree on who has which table, with how many seats."""
    open_ = {id_ for id_, info in station.streams().items() if not info.ended}
    registry = station.house.registry.tables
    given = {
        (table.used_by, number): table.seats
        for number, table in registry.items()
        if table.used_by is not None
    }
    taken = {
        (id_, number): (seats, state.conditions.seats_per_table)
        for id_, state in tournaments(station).items()
        for number, seats in state.seating.tables.items()
        if id_ in open_
    }
    assert given.keys() == taken.keys()
    assert all(seats == min(given[at], most) for at, (seats, most) in taken.items())


def chips_are_conserved(state: Tournament) -> None:
    """What was sold is what the entries have."""
    entries = state.entries
    sold = list(entries.by_number.values())
    assert sum(entry.chips for entry in sold) == entries.chips
    assert sum(entry.rebuys for entry in sold) == entries.rebuys
    if sold:
        rebuys = state.conditions.rebuy
        again = entries.rebuys * rebuys.chips if rebuys else 0
        assert entries.chips == len(sold) * state.conditions.starting_chips + again


def nobody_sits_twice(state: Tournament) -> None:
    """An entry has one seat, a seat one entry, and only who is in play sits."""
    seating = state.seating
    assert {seat: entry for entry, seat in seating.seat_of.items()} == dict(
        seating.entry_at.items()
    )
    assert len(seating.seat_of) == len(seating.entry_at)
    assert all(1 <= seat.seat <= seating.tables[seat.table] for seat in seating.entry_at)
    assert set(seating.seat_of) <= set(state.in_play())


def places_are_unique(state: Tournament) -> None:
    """Places are the last ones of 1 to n; the first is known when one entry is left for good."""
    count, out = state.entries.count, len(state.exits.by_entry)
    assert len(state.in_play()) + out == count
    entered = [entry for theirs in state.entries.by_person.values() for entry in theirs]
    assert sorted(entered) == sorted(state.entries.by_number)
    won = state.entries.closed and count - out == 1
    decided = range(1 if won else count - out + 1, count + 1)
    assert sorted(state.places().values()) == list(decided)


def money_adds_up(station: Station, event: StreamId, state: Tournament) -> None:
    """Cash is what was sold less what was paid, every event balances, the pool is never passed."""
    entries, prizes = state.entries, state.prizes
    booked = dict(_rows(station, MONEY, event))
    assert booked.get("cash", 0) == entries.pool + entries.fees - prizes.paid_cents
    assert booked.get("prize_pool", 0) == prizes.paid_cents - entries.pool
    assert booked.get("house_fee", 0) == -entries.fees
    assert not list(_rows(station, UNBALANCED, event))
    assert bool(prizes.posted) == entries.closed
    assert sum(prizes.posted) in (0, entries.pool)
    assert prizes.paid_cents <= entries.pool
    for entry, payment in prizes.paid.items():
        assert (owed_to(state, entry), state.place_of(entry)) == (payment.cents, payment.place)


def lists_say_the_same(station: Station, event: StreamId, state: Tournament) -> None:
    """The read tables have the sales and payments that count."""
    entries, prizes = state.entries, state.prizes
    sales = (entries.count + entries.rebuys, entries.pool + entries.fees)
    assert list(_rows(station, BOUGHT, event)) == [sales]
    assert list(_rows(station, PAID, event)) == [(len(prizes.paid), prizes.paid_cents)]


def _rows(station: Station, query: str, *params: object) -> Iterator[tuple[Any, ...]]:
    return iter(station.ask(lambda db: db.rows(query, params)))


def heads(station: Station) -> Mapping[StreamId, tuple[int, bytes]]:
    """How far every stream is recorded."""
    return {id_: (info.head_seq, info.head_hash) for id_, info in station.streams().items()}
