"""What must hold of a workstation at every moment, whatever was asked of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.bootstrap import ROOMS
from tdapp.calls.tournament.event import addresses
from tdapp.core.act import Recorded
from tdapp.core.event import Event, Redone, Undone
from tdapp.core.ids import ActionId, StreamId, StreamInfo, StreamRef, part_of
from tdapp.core.timeline import Timeline
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.facts.slips import SlipIssued
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tests.desk.laws_of_exits import places_follow_from_the_losses
from tests.desk.laws_of_money import (
    chips_are_conserved,
    heads_add_up,
    lists_say_the_same,
    money_adds_up,
    nobody_buys_more_than_is_sold,
    prizes_add_up,
    rows,
)
from tests.desk.laws_of_seats import (
    a_person_plays_once,
    nobody_sits_twice,
    players_keep_their_seats,
    tables_are_counted,
    tables_are_even_or_a_move_is_suggested,
)
from tests.desk.laws_of_stages import stages_add_up
from tests.desk.laws_of_the_cage import takings_add_up
from tests.desk.laws_of_waiting import nobody_waits_for_what_is_over, the_queue_is_kept_in_order
from tests.desk.station import Station

ROOM_OF = {room.kind: room for room in ROOMS}
HALVES = "SELECT action_id, type FROM event"
LABELS = "SELECT label, count(*) FROM act GROUP BY label"


def loaded(station: Station) -> dict[StreamId, Any]:
    """Every state that the desk has of what is recorded."""
    desk = station.desk
    return {id_: desk.state(id_) for kind in ROOM_OF for id_ in desk.streams(kind)}


def tournaments(station: Station) -> dict[StreamId, Tournament]:
    """The events among them."""
    return {id_: station.event(id_) for id_ in station.desk.streams(KIND)}


def played_at(station: Station) -> dict[StreamId, Tournament]:
    """Where tables and players are: the events, and in their place the stages of those in some."""
    found = {address: station.event(address) for address in addresses(station.desk)}
    return {address: one for address, one in found.items() if one.stage or not one.stages.plans}


@dataclass(frozen=True)
class Checked:
    """A stream whose facts were found to give its state, and which of them count."""

    head: bytes
    seen: Any
    counts: Sequence[Event]


def check(station: Station, before: dict[StreamId, Checked] | None = None) -> None:
    """All of it, as assertions; a stream that is as it was `before` is not folded again."""
    states, checked = loaded(station), {} if before is None else before
    for id_, info in station.streams().items():
        known, seen = checked.get(id_), states.get(id_)
        if known is None or known.head != info.head_hash or known.seen is not seen:
            checked[id_] = stream_adds_up(station, info, seen)
    acts_are_whole(station)
    tables_are_given_on_both_sides(station)
    for id_, state in tournaments(station).items():
        event_adds_up(station, id_, checked[id_].counts, state)
    for address, seen in played_at(station).items():
        stream, part = part_of(address)
        here = [one for one in checked[stream].counts if not part or one.within == part]
        field_adds_up(here, seen)
    for state in tournaments(station).values():
        stages_add_up(state)


def stream_adds_up(station: Station, info: StreamInfo, seen: Any) -> Checked:
    """One stream: its facts give the state that the desk has of it."""
    past = list(station.parts.journal.load(StreamRef(info.id, info.kind)))
    replay_gives_the_state(info, past, seen)
    numbers_are_given_once(past)
    return Checked(info.head_hash, seen, counted(past))


def event_adds_up(
    station: Station, event: StreamId, what_counts: Sequence[Event], state: Tournament
) -> None:
    """One event, by what counts of its past."""
    nobody_buys_more_than_is_sold(state)
    places_follow_from_the_losses(what_counts, state)
    heads_add_up(state)
    money_adds_up(station, event, state)
    prizes_add_up(state)
    takings_add_up(what_counts, state)
    lists_say_the_same(station, event, what_counts, state)
    assert state.programme.winner is None or not state.clock.running
    assert state.left or state.programme.cancelled or not state.exits.by_entry


def field_adds_up(what_counts: Sequence[Event], state: Tournament) -> None:
    """The players, tables and chips of one event or stage."""
    chips_are_conserved(what_counts, state)
    a_person_plays_once(state)
    nobody_sits_twice(state)
    nobody_waits_for_what_is_over(state)
    the_queue_is_kept_in_order(state)
    players_keep_their_seats(what_counts, state)
    tables_are_counted(state)
    tables_are_even_or_a_move_is_suggested(state)


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


def numbers_are_given_once(past: Sequence[Recorded]) -> None:
    """No paper has a number that another had before it, not even one that was undone.

    A prize that is paid keeps the number of the slip that said so.
    """
    slips = {
        (entry.event.entry, paper)
        for entry in past
        if isinstance(entry.event, SlipIssued)
        for paper in entry.event.papers()
    }
    given = Counter(
        paper
        for entry in past
        for paper in entry.event.papers()
        if not isinstance(entry.event, PrizePaid) or (entry.event.entry, paper) not in slips
    )
    assert all(times == 1 for times in given.values()), given


def acts_are_whole(station: Station) -> None:
    """An act over two streams is in both."""
    types: dict[str, set[str]] = {}
    for action, type_ in rows(station, HALVES):
        types.setdefault(action, set()).add(type_)
    ends = {"TournamentFinished", "TournamentCancelled"}
    for whole in types.values():
        assert ("TableOpened" in whole) == ("TableDesignated" in whole)
        assert "TableClosed" not in whole or "TableReleased" in whole
        assert "TableReleased" not in whole or {"TableClosed", *ends} & whole


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
        for id_, state in played_at(station).items()
        for number, seats in state.seating.tables.items()
        if part_of(id_)[0] in open_
    }
    assert given.keys() == taken.keys()
    assert all(seats == min(given[at], most) for at, (seats, most) in taken.items())


def heads(station: Station) -> Mapping[StreamId, tuple[int, bytes]]:
    """How far every stream is recorded."""
    return {id_: (info.head_seq, info.head_hash) for id_, info in station.streams().items()}


def labels(station: Station) -> Iterator[tuple[str, int]]:
    """Which acts were recorded, and how often."""
    found: Iterator[tuple[str, int]] = rows(station, LABELS)
    return found
