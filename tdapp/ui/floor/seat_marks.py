"""How each seat of a table stands, in words and a shape."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.coming_hand import who_waits
from tdapp.table.state.attendance import SeatState
from tdapp.table.state.buttons import TableButton
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.floor.away_words import away_since, hand_words
from tdapp.ui.floor.floor_words import where_to
from tdapp.ui.look.cells import Tone
from tdapp.ui.look.shapes import Shape
from tdapp.ui.rulings.penalty_words import serving_words

translate = QCoreApplication.translate

Mark = tuple[str, Tone, Shape | None]


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A seat with who has it, and how both stand."""

    seat: Seat
    entry: int | None
    name: str
    words: str
    tone: Tone
    shape: Shape | None


def seat_marks(state: Tournament, table: int, name_of: NameOf) -> list[SeatMark]:
    """Every seat of a table in order."""
    seats = range(1, state.seating.tables.get(table, 0) + 1)
    waiting = who_waits(state, table)
    return [_seat_mark(state, Seat(table, number), name_of, waiting) for number in seats]


def _seat_mark(
    state: Tournament, seat: Seat, name_of: NameOf, waiting: Collection[int]
) -> SeatMark:
    entry = state.seating.entry_at.get(seat)
    name = "" if entry is None else name_of(state.entry(entry).person)
    of_seat = _empty(state, seat, name_of) if entry is None else _taken(state, entry, waiting)
    marks = [*of_seat, *_places(state, seat)]
    _, tone, shape = marks[0]
    return SeatMark(seat, entry, name, ", ".join(words for words, _, _ in marks), tone, shape)


def _empty(state: Tournament, seat: Seat, name_of: NameOf) -> Iterator[Mark]:
    seating = state.seating
    slip = seating.reserved.get(seat)
    if slip is not None:
        entry = seating.moves[slip].entry
        who = translate("Floor", "a mover") if entry is None else name_of(state.entry(entry).person)
        said = translate("Floor", "kept for {who}, slip {slip}").format(who=who, slip=slip)
        yield said, Tone.WAITS, Shape.WAITING
    elif seat in seating.locked:
        yield translate("Floor", "locked"), Tone.LABEL, Shape.STOP
    else:
        yield translate("Floor", "free"), Tone.GONE, None


def _taken(state: Tournament, entry: int, waiting: Collection[int]) -> Iterator[Mark]:
    """The gravest first: an exit that waits, out of chips, on the way; then where and with whom."""
    slip = state.seating.slip_of.get(entry)
    if entry in state.exits.pending:
        yield translate("Floor", "out when the hold ends"), Tone.WAITS, Shape.GONE
    if entry in state.exits.out_of_chips:
        yield translate("Entry", "may buy again"), Tone.WAITS, Shape.ATTENTION
    if slip is not None:
        move = state.seating.moves[slip]
        said = translate("Floor", "moves to {where}, slip {slip}")
        where = where_to(move.to_table, move.to_seat)
        yield said.format(where=where, slip=slip), Tone.WAITS, Shape.RUNNING
    yield from _sits_out(state, entry, waiting)
    yield from _present(state, entry)
    if entry in state.attendance.fixed:
        yield translate("Floor", "stays here"), Tone.LABEL, None
    for pair in state.attendance.apart:
        if entry in pair:
            other = pair[0] if pair[1] == entry else pair[1]
            yield translate("Floor", "apart from {entry}").format(entry=other), Tone.LABEL, None


def _sits_out(state: Tournament, entry: int, waiting: Collection[int]) -> Iterator[Mark]:
    to_serve = serving_words(state, entry)
    if to_serve:
        yield translate("Floor", "penalty, {left}").format(left=to_serve), Tone.WAITS, Shape.STOP
    if entry in waiting:
        told = state.buttons.by_table.get(
            state.seating.seat_of[entry].table, TableButton()
        ).position
        said = translate("Floor", "sits out the next hand")
        if told.big_blind is None:
            said = translate("Floor", "sits out the next hand if the blinds stand as usual")
        yield said, Tone.WAITS, Shape.WAITING


def _present(state: Tournament, entry: int) -> Iterator[Mark]:
    standing = state.attendance.state_of(entry)
    if standing is SeatState.ABSENT:
        yield away_since(state, entry), Tone.WAITS, Shape.ATTENTION
        yield hand_words(state, entry), Tone.LABEL, None
    elif standing is SeatState.DRAWN:
        yield translate("Floor", "not seen yet"), Tone.LABEL, Shape.WAITING
    else:
        yield translate("Floor", "here"), Tone.LABEL, Shape.SEATED


def _places(state: Tournament, seat: Seat) -> Iterator[Mark]:
    """Button and blinds, as they were told last."""
    told = state.buttons.at(seat.table).position
    for number, words in (
        (told.button, translate("Floor", "button")),
        (told.small_blind, translate("Floor", "small blind")),
        (told.big_blind, translate("Floor", "big blind")),
    ):
        if number == seat.seat:
            yield words, Tone.LABEL, None
