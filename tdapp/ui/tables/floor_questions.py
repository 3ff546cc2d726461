"""The questions of the floor: for a seat, for who sits there, for tables."""

from collections.abc import Callable

from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_player, read_seat, read_seat_at, read_tables
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import voice


def seat(text: str) -> Flow[Seat]:
    """Ask for a seat of any table."""
    return read(text, voice().text("floor questions", "Seat, such as 12-5"), read_seat)


def seat_at(text: str, table: int, *choices: str) -> Flow[Seat]:
    """Ask for a seat of this table; its number alone will do."""
    hint = voice().text("floor questions", "Seat, such as 12-5")
    return read(text, hint, lambda typed: read_seat_at(typed, table), *choices)


def player(text: str, state: Callable[[], Tournament], *choices: str, hint: str = "") -> Flow[int]:
    """Ask for an entry, by its number or its seat in the `state` of that moment."""
    hint = hint or voice().text("floor questions", "Seat such as 12-5, or entry")
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
