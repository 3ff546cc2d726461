"""Whatever the floor does in whatever order: one seat a person, one person a seat, true counts."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import hypothesis.strategies as st
from hypothesis import given, settings

from tdapp.core.act import Recorded
from tdapp.core.event import Event
from tdapp.core.ids import ActionId
from tdapp.core.long_work import finished
from tdapp.core.refusal import Refusal
from tdapp.table.floor import table_at
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tdapp.table.seating.dispersing import recall_break
from tdapp.table.seating.drawing import draw
from tdapp.table.seating.marking import (
    all_here,
    away,
    fix,
    hold_table,
    part,
    tell_button,
    unlock_seat,
)
from tdapp.table.seating.moving import arrive, recall, swap
from tdapp.tournament.event.announcing import close_table, open_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.guards.room_left import places_left
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.tables.arranging import (
    break_out_of_turn,
    break_table,
    free_table,
    lock_seat,
    order_move,
    overrule_move,
    redraw,
)
from tdapp.tournament.tables.suggesting import suggestions
from tdapp.tournament.tournament import Tournament
from tests.tournament.evening import Evening, person
from tests.tournament.tables.moving import room

Attempt = Callable[[Evening, int, int], Sequence[Event]]

TABLES = 4


def table(number: int) -> int:
    """One of the tables, or one that is not open."""
    return number % (TABLES + 1) + 1


def seat(number: int) -> Seat:
    """A seat at one of them."""
    return Seat(table(number), number % 9 + 1)


def one_of(numbers: list[int], number: int) -> int:
    """One of these, or a number that is none."""
    return sorted(numbers)[number % len(numbers)] if numbers else 99


def on_the_way(evening: Evening, number: int) -> int:
    """Somebody who is to move."""
    return one_of(list(evening.state.seating.slip_of), number)


def held(evening: Evening, number: int, other: int) -> int:
    """Somebody at a table on hold."""
    seating = evening.state.seating
    return one_of(seating.at_table(one_of(list(seating.held), number)), other)


ACTS: dict[str, Attempt] = {
    "enter": lambda e, a, _: sell_entry(e.state, person(1_000 + a), e.now),
    "draw": lambda e, a, _: draw(e.state, f"seed {a}"),
    "bust": lambda e, a, _: bust(e.state, a, e.now, declined=True),
    "bust at a table on hold": lambda e, a, b: bust(e.state, held(e, a, b), e.now, declined=True),
    "bust at a table that breaks": lambda e, a, _: bust(
        e.state, on_the_way(e, a), e.now, declined=True
    ),
    "reinstate": lambda e, a, b: reinstate(e.state, a, seat(b)),
    "pass on": lambda e, a, b: pass_on(e.state, a, b),
    "order": lambda e, a, _: order_move(e.state, table(a)),
    "overrule": lambda e, a, b: overrule_move(e.state, a, seat(b)),
    "arrive": lambda e, a, _: arrive(e.state, on_the_way(e, a)),
    "arrive elsewhere": lambda e, a, b: arrive(e.state, a, seat(b)),
    "recall": lambda e, a, _: recall(e.state, one_of(list(e.state.seating.moves), a)),
    "swap": lambda e, a, b: swap(e.state, a, b),
    "break": lambda e, a, b: break_table(e.state, table(a), f"seed {b}"),
    "break any": lambda e, a, b: break_out_of_turn(e.state, table(a), f"seed {b}"),
    "recall break": lambda e, a, _: recall_break(e.state, table(a)),
    "redraw": lambda e, a, b: redraw(e.state, tuple({table(a), table(b)}), f"seed {a}"),
    "open": lambda e, a, _: open_table(e.state, table(a), 9),
    "close": lambda e, a, _: close_table(e.state, table(a)),
    "hold": lambda e, a, _: hold_table(e.state, table(a)),
    "free": lambda e, a, _: free_table(e.state, one_of(list(e.state.seating.held), a)),
    "free, one plays on": lambda e, a, b: free_table(
        e.state, one_of(list(e.state.seating.held), a), (one_of(list(e.state.exits.pending), b),)
    ),
    "leave": lambda e, a, _: leave(e.state, a, Departure.WITHDRAWN, 0, e.now),
    "lock": lambda e, a, _: lock_seat(e.state, seat(a)),
    "unlock": lambda e, a, _: unlock_seat(e.state, seat(a)),
    "button": lambda e, a, b: tell_button(e.state, table(a), ButtonPosition(big_blind=b % 9 + 1)),
    "all here": lambda e, a, _: all_here(e.state, table(a), (), 1),
    "away": lambda e, a, _: away(e.state, a, 1),
    "fix": lambda e, a, b: fix(e.state, a, stays=b % 2 == 0),
    "part": lambda e, a, b: part(e.state, a, b, apart=True),
}
steps = st.lists(
    st.tuples(st.sampled_from(list(ACTS)), st.integers(1, 28), st.integers(1, 28)),
    min_size=15,
    max_size=40,
)
rooms = st.lists(st.integers(0, 7), min_size=TABLES, max_size=TABLES).filter(
    lambda players: sum(players) > 1
)


def holds(state: Tournament) -> None:
    """The laws of who sits where."""
    seating = state.seating
    here = dict(seating.entry_at)
    assert here == {place: entry for entry, place in seating.seat_of.items()}
    assert len(seating.seat_of) == len(here)
    assert set(seating.seat_of) | set(seating.unseated) == set(state.in_play())
    assert not set(seating.seat_of) & set(seating.unseated)
    kept = set(seating.reserved)
    assert not kept & set(here)
    assert not set(seating.locked) & (kept | set(here))
    for slip, move in seating.moves.items():
        if move.entry is not None:
            assert seating.slip_of[move.entry] == slip
            assert seating.seat_of[move.entry] == (move.from_table, move.from_seat)
    assert len(seating.slip_of) == sum(one.entry is not None for one in seating.moves.values())
    assert seating.capacity == sum(seating.tables.values()) - len(seating.locked)
    assert seating.counts == recounted(state)
    assert sorted(seating.orders.breaking) == sorted(seating.tables)
    for number in seating.breaking:
        assert any(entry in seating.slip_of for entry in seating.at_table(number))
    for number in seating.emptied:
        assert not seating.expected_at(number)
    assert places_left(state) == places_counted(state)
    nobody_is_half_out(state)


def nobody_is_half_out(state: Tournament) -> None:
    """Whose exit is pending sits at a table on hold and has no place; so they are by table, too."""
    pending, seating = state.exits.pending, state.seating
    for entry, one in pending.items():
        assert seating.seat_of[entry] == one.seat
        assert one.seat.table in seating.held
        assert state.place_of(entry) is None
    by_table = [one.entry for table in seating.tables for one in pending_at(state, table)]
    assert sorted(by_table) == sorted(pending)
    places = sorted(state.places().values())
    assert places == sorted(set(places))


def places_counted(state: Tournament) -> int:
    """Seats that could be drawn at this moment, one by one, less those already waited for."""
    seating = state.seating
    off = {*seating.held, *seating.breaking, *seating.emptied}
    free = sum(place.table not in off for place in seating.free())
    moves = seating.moves.values()
    worst = sum(move.to_seat is None and move.to_table not in off for move in moves)
    more = state.conditions.max_entries - state.entries.count
    return max(0, min(more, free - worst - len(seating.unseated)))


def at_held(state: Tournament) -> dict[Seat, int]:
    """Who sits at the tables on hold."""
    held, taken = state.seating.held, state.seating.entry_at
    return {place: entry for place, entry in taken.items() if place.table in held}


def even(state: Tournament) -> bool:
    """Whether no table that may give has two more than one that sits short, counted by hand."""
    seating = state.seating
    off = {*seating.held, *seating.breaking, *seating.emptied}
    counts = [one for number, one in recounted(state).counts.items() if number not in off]
    players = [one.players for one in counts if one.players and one.free]
    return not players or max(one.players for one in counts) - min(players) <= 1


def recounted(state: Tournament) -> TableCounts:
    """The tables in numbers, counted from nothing but seats and orders."""
    seating = state.seating
    leaving = Counter(move.from_table for move in seating.moves.values())
    coming = Counter(move.to_table for move in seating.moves.values())
    locked = Counter(place.table for place in seating.locked)
    sitting = seating.at_tables()
    return TableCounts.of(
        {
            number: TableCount(
                sitting[number] - leaving[number] + coming[number],
                seats - leaving[number] - locked[number],
                number in seating.held or number in seating.breaking or number in seating.emptied,
            )
            for number, seats in seating.tables.items()
        }
    )


def played(players: list[int], wanted: list[tuple[str, int, int]]) -> tuple[Evening, list[Event]]:
    """An evening of these acts, those left out that are refused, and all that it recorded."""
    evening, past = room(*players), list[Event]()
    for name, one, other in wanted:
        before = at_held(evening.state)
        with suppress(Refusal):
            past += evening.tell(ACTS[name](evening, one, other))
        holds(evening.state)
        if name not in {"reinstate", "pass on", "free", "free, one plays on", "hold"}:
            assert at_held(evening.state) == before
        for number in evening.state.seating.tables:
            rest = table_at(evening.state, number)
            assert not rest.occupied & rest.free()
        found = suggestions(evening.state)
        told = found.balancing
        assert even(evening.state) or found.breaks or (told and (told.moves or told.stuck))
    return evening, past


@settings(deadline=None)
@given(rooms, steps)
def test_one_seat_a_person_and_the_counts_are_true(
    players: list[int], wanted: list[tuple[str, int, int]]
) -> None:
    played(players, wanted)


@settings(deadline=None, max_examples=50)
@given(rooms, steps)
def test_suggested_moves_ordered_and_made_bring_the_tables_within_tolerance(
    players: list[int], wanted: list[tuple[str, int, int]]
) -> None:
    evening, _ = played(players, wanted)
    found = suggestions(evening.state).balancing
    while found is not None and found.moves:
        evening.tell(order_move(evening.state, found.moves[0].from_table))
        holds(evening.state)
        found = suggestions(evening.state).balancing
    assert found is None or found.spread <= found.within or found.stuck or not found.moves


@settings(deadline=None, max_examples=50)
@given(rooms, steps)
def test_the_past_folded_at_once_gives_the_same_seats(
    players: list[int], wanted: list[tuple[str, int, int]]
) -> None:
    evening, past = played(players, wanted)
    parts = finished(TOURNAMENT.folds.parts(room(*players).state))
    TOURNAMENT.folds.fold(
        parts, [Recorded(n, ActionId(f"{n:032x}"), one) for n, one in enumerate(past, 1)]
    )
    afresh = finished(TOURNAMENT.folds.joined(Tournament(), parts))

    assert afresh.seating == evening.state.seating
    assert afresh.attendance == evening.state.attendance
    assert afresh.buttons == evening.state.buttons
