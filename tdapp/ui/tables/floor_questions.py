"""The questions of the floor: for a seat, for who sits there, for tables, before tables change."""

from collections.abc import Callable
from dataclasses import replace

from tdapp.calls.tournament.moves import BreakOutOfTurn, BreakTable, FreeTable, OverruleMove
from tdapp.calls.tournament.seats import SwapSeats
from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_player, read_seat, read_seat_at, read_tables
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying, voice

say = saying("floor questions")


def seat(text: str) -> Flow[Seat]:
    """Ask for a seat of any table."""
    return read(text, say("Seat, such as 12-5"), read_seat)


def seat_at(text: str, table: int, *choices: str) -> Flow[Seat]:
    """Ask for a seat of this table; its number alone will do."""
    return read(text, say("Seat, such as 12-5"), lambda typed: read_seat_at(typed, table), *choices)


def player(text: str, state: Callable[[], Tournament], *choices: str, hint: str = "") -> Flow[int]:
    """Ask for an entry, by its number or its seat in the `state` of that moment."""
    hint = hint or say("Seat such as 12-5, or entry")
    return read(text, hint, lambda typed: read_player(typed, state()), *choices)


def one_at(text: str, table: int, state: Callable[[], Tournament]) -> Flow[int]:
    """Ask for one of those at a table, whose seats can be chosen; none of them is preset."""
    taken = sorted(seat for seat in state().seating.entry_at if seat.table == table)
    hint = voice().text("floor questions", "Seat such as 12-5, or entry")
    none = Refusal("answer_needed", hint=hint)
    return read(
        text,
        hint,
        lambda typed: read_player(typed, state()),
        *map(str, taken),
        must_be_seen=none,
    )


def tables(text: str, hint: str, *choices: str) -> Flow[tuple[int, ...]]:
    """Ask for tables, by their numbers."""
    return read(text, hint, read_tables, *choices)


@asked_before(BreakTable)
def before_break(call: BreakTable, at: EventAt) -> Flow[Ready]:
    """A yes, with how many are redrawn."""
    text = say.plural(
        "Break table {table} and redraw its player to another table?",
        "Break table {table} and redraw its {n} players to other tables?",
        len(at.state.seating.at_table(call.table)),
        table=call.table,
    )
    return once_confirmed(call, at, text, say("Break table"))


@asked_before(BreakOutOfTurn)
def before_break_out_of_turn(call: BreakOutOfTurn, at: EventAt) -> Flow[Ready]:
    """Why it is not another table's turn."""
    text = say.plural(
        "Why break table {table} out of turn? Its player is redrawn to another table.",
        "Why break table {table} out of turn? Its {n} players are redrawn to other tables.",
        len(at.state.seating.at_table(call.table)),
        table=call.table,
    )
    usual = say("table needed elsewhere"), say("ruling")
    return once_explained(call, at, text, say("Break table"), *usual)


@asked_before(FreeTable)
def before_free(call: FreeTable, at: EventAt) -> Flow[Ready]:
    """Whose exits during the hold do not stand, where there are any."""
    pending = pending_at(at.state, call.table)
    if not pending:
        return Ready(call)
    said = at.changes(lambda state, _: pending_at(state, call.table))
    text = say(
        "Busted at table {table} during the hold: {who}. Is anyone of them still in?",
        table=call.table,
        who="; ".join(f"{at.name(one.entry)}, {one.seat}" for one in pending),
    )
    nobody = say("nobody")

    def read_some(typed: str) -> tuple[int, ...]:
        named = () if typed.strip() == nobody else typed.split()
        return tuple(read_player(one, at.state) for one in named)

    hint = say("Entries or seats, or “nobody”")
    some = (str(one.entry) for one in pending[:4])
    still_in = yield from read(text, hint, read_some, nobody, *some)
    return Ready(replace(call, still_in=still_in), said=said)


@asked_before(SwapSeats)
def before_swap(call: SwapSeats, at: EventAt) -> Flow[Ready]:
    """Why, where the two change tables, too."""
    text = say(
        "Why do {one} and {other} swap seats?", one=at.name(call.entry), other=at.name(call.other)
    )
    return once_explained(call, at, text, say("Swap seats"))


@asked_before(OverruleMove)
def before_overrule(call: OverruleMove, at: EventAt) -> Flow[Ready]:
    """Why it is that seat."""
    text = say(
        "Why does {name} move to {seat}, against the procedure?",
        name=at.name(call.entry),
        seat=call.to,
    )
    return once_explained(call, at, text, say("Order move"))
