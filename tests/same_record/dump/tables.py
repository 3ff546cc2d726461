"""The floor of an event: seats, moves, what is suggested, the clock, followed hands."""

from typing import Any

from tdapp.core.instant import Instant
from tdapp.table.chips.counting import reported_stacks
from tdapp.table.seating.coming_hand import who_waits
from tdapp.table.seating.marking import who_is_away
from tdapp.table.state.hands import HandInPlay
from tdapp.tournament.exits.no_shows import no_shows
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.state.clock import level_number, position
from tdapp.tournament.tables.suggesting import suggestions
from tdapp.tournament.tournament import Tournament
from tests.same_record.dump.values import Figures


def of_tables(state: Tournament, _: Instant) -> Figures:
    """Every table with its players, seats and button, and the moves under way."""
    seating, buttons = state.seating, state.buttons.by_table
    for table, seats in seating.tables.items():
        name = f"table {table:03}"
        yield f"{name} seats", seats
        yield f"{name} players", seating.at_table(table)
        yield f"{name} free seats", seating.free_at(table)
        yield f"{name} on hold", table in seating.held
        yield f"{name} breaking", table in seating.breaking
        yield f"{name} emptied", table in seating.emptied
        yield f"{name} waiting for the button", who_waits(state, table)
        yield f"{name} exits pending", [one.entry for one in pending_at(state, table)]
        if table in buttons:
            told = buttons[table]
            yield f"{name} button", [told.position, told.newcomers, told.waiting]
    yield "seats locked", sorted((seat.table, seat.seat) for seat in seating.locked)
    yield "seats reserved", [[seat, slip] for seat, slip in sorted(seating.reserved.items())]
    yield "seats in all", seating.capacity
    for slip, move in seating.moves.items():
        yield (
            f"move {slip:03}",
            [
                *(move.entry, move.from_table, move.from_seat, move.to_table, move.to_seat),
                *(move.cause, move.suggested),
            ],
        )


def of_floor(state: Tournament, now: Instant) -> Figures:
    """Orders of tables, who is away, and what is suggested to do next."""
    seating, orders = state.seating, state.seating.orders
    yield "tables open in order", orders.opening
    yield "tables break in order", orders.breaking
    yield "tables to come", orders.coming
    yield "table that gave last", seating.last_source
    yield "last move slip", seating.last_slip
    yield "apart", sorted(state.attendance.apart)
    yield "away", [[one.entry, one.seat, one.since_us, one.posted] for one in who_is_away(state)]
    yield "not come", [one.entry for one in no_shows(state)]
    found = suggestions(state)
    yield "suggested redraw", found.redraw
    yield "suggested break", found.breaks
    yield "suggested opening", found.opens
    yield "suggested halts", [[one.table, one.short, one.by_counts] for one in found.halts]
    yield "suggested closing", found.empty
    yield "suggested parting", found.together
    yield "suggested alternate", found.alternates
    if found.balancing is not None:
        yield (
            "suggested moves",
            [
                [one.from_table, one.from_seat, one.to_table, one.to_seat, one.notes]
                for one in found.balancing.moves
            ],
        )
    yield "stacks reported", [[one.entry, one.chips] for one in reported_stacks(state, now)]


def of_clock(state: Tournament, now: Instant) -> Figures:
    """Where the clock stands, and its course."""
    clock = state.clock
    here = position(state.conditions, clock, now)
    yield "clock index", clock.index
    yield "clock remaining", clock.remaining_us
    if clock.anchor is not None:
        yield "clock anchor", [clock.anchor.utc_us, clock.anchor.elapsed_us, clock.anchor.boot]
    yield "clock running", clock.running
    yield "clock started", clock.started
    yield "clock begun", clock.begun
    if clock.away is not None:
        yield "clock away", [clock.away.span_us, clock.away.back.utc_us]
    yield "clock now", [level_number(state, now), here.index, here.remaining_us]
    for number, mark in enumerate(state.course.marks):
        yield f"course {number:03}", [mark.at.utc_us, mark.index, mark.remaining_us, mark.running]


def of_hands(state: Tournament, _: Instant) -> Figures:
    """Hands that are followed, the games of each table, kill buttons."""
    feature = state.feature
    yield "hands numbered", feature.numbers
    for table, hand in feature.by_table.items():
        yield f"hand at {table:03}", _hand(hand)
    for table, last in feature.last_games.items():
        yield (
            f"last game at {table:03}",
            [*(last.variant, last.structure, last.deck, last.hands, last.players)],
        )
    for table, kill in feature.kills.items():
        yield f"kill at {table:03}", [kill.button.seat, kill.button.shows, kill.entry, kill.least]


def _hand(hand: HandInPlay) -> dict[str, Any]:
    now = hand.round
    return {
        "number": hand.number,
        "entries": hand.entries,
        "places": hand.position,
        "game": hand.setup.variant.id,
        "steps": len(hand.acts),
        "bought": hand.bought,
        "phase": now.phase,
        "street": now.street,
        "actor": now.actor,
        "live": now.live,
        "boards": now.boards,
        "down": now.down,
        "up": now.up,
    }


def movers(state: Tournament) -> dict[int, int]:
    """Who is on the way, by the number of the slip: what a script has to ask on its way."""
    moves = sorted(state.seating.moves.items())
    return {slip: move.entry for slip, move in moves if move.entry is not None}
