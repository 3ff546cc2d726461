"""How each seat of a table stands, in words and a shape."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.screens.table_clock import token_words
from tdapp.shown.away_words import away_since, hand_words
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_words import where_to
from tdapp.shown.hand_for_hand import pending_words
from tdapp.shown.penalty_words import serving_words
from tdapp.table.geometry.seats import Seat
from tdapp.table.rulings.penalising import open_penalties
from tdapp.table.seating.coming_hand import who_waits
from tdapp.table.state.attendance import SeatState
from tdapp.table.state.buttons import TableButton
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice

Mark = tuple[str, Tone, Shape | None]
Absent = tuple[Collection[int], Mapping[int, str], Instant | None]
"""Who waits for the next hand, what is left to serve of whose penalties, and the moment."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A seat with who has it, and how both stand."""

    seat: Seat
    entry: int | None
    name: str
    words: str
    tone: Tone
    shape: Shape | None


def seat_marks(
    state: Tournament, table: int, name_of: NameOf, now: Instant | None = None
) -> list[SeatMark]:
    """Every seat of a table in order."""
    seats = range(1, state.seating.tables.get(table, 0) + 1)
    waiting = who_waits(state, table)
    serving = {
        one.given.entry: serving_words(voice(), state, one.given.entry, now)
        for one in open_penalties(state)
    }
    return [_seat_mark(state, Seat(table, one), name_of, (waiting, serving, now)) for one in seats]


def _seat_mark(state: Tournament, seat: Seat, name_of: NameOf, absent: Absent) -> SeatMark:
    entry = state.seating.entry_at.get(seat)
    name = "" if entry is None else name_of(state.entry(entry).person)
    of_seat = _empty(state, seat, name_of) if entry is None else _taken(state, entry, absent)
    marks = [*of_seat, *_places(state, seat)]
    _, tone, shape = marks[0]
    return SeatMark(seat, entry, name, ", ".join(words for words, _, _ in marks), tone, shape)


def _empty(state: Tournament, seat: Seat, name_of: NameOf) -> Iterator[Mark]:
    text = voice().text
    seating = state.seating
    slip = seating.reserved.get(seat)
    if slip is not None:
        entry = seating.moves[slip].entry
        who = (
            text("floor", "moving player") if entry is None else name_of(state.entry(entry).person)
        )
        said = text("floor", "kept for {who}, slip {slip}", who=who, slip=slip)
        yield said, Tone.WAITS, Shape.WAITING
    elif seat in seating.locked:
        yield text("floor", "locked"), Tone.LABEL, Shape.STOP
    else:
        yield text("floor", "free"), Tone.GONE, None


def _taken(state: Tournament, entry: int, absent: Absent) -> Iterator[Mark]:
    """The gravest first: an exit that waits, out of chips, on the way; then where and with whom."""
    text = voice().text
    slip = state.seating.slip_of.get(entry)
    if entry in state.exits.pending:
        yield pending_words(voice(), state, entry), Tone.WAITS, Shape.GONE
    if entry in state.exits.out_of_chips:
        yield text("entry", "may re-buy"), Tone.WAITS, Shape.ATTENTION
    if slip is not None:
        move = state.seating.moves[slip]
        said = text("floor", "moves to {where}, slip {slip}")
        where = where_to(voice(), move.to_table, move.to_seat)
        yield said.format(where=where, slip=slip), Tone.WAITS, Shape.RUNNING
    waiting, serving, now = absent
    yield from _sits_out(state, entry, waiting, serving)
    yield from _present(state, entry)
    if state.shot_clock.seconds and now is not None:
        yield token_words(voice(), state, entry, now), Tone.LABEL, None
    if entry in state.attendance.fixed:
        yield text("floor", "stays here"), Tone.LABEL, None
    for pair in state.attendance.apart:
        if entry in pair:
            other = pair[0] if pair[1] == entry else pair[1]
            yield text("floor", "apart from {entry}", entry=other), Tone.LABEL, None


def _sits_out(
    state: Tournament, entry: int, waiting: Collection[int], serving: Mapping[int, str]
) -> Iterator[Mark]:
    if entry in serving:
        said = voice().text("floor", "penalty, {left}", left=serving[entry])
        yield said, Tone.WAITS, Shape.STOP
    if entry in waiting:
        told = state.buttons.by_table.get(
            state.seating.seat_of[entry].table, TableButton()
        ).position
        said = voice().text("floor", "sits out the next hand")
        if told.big_blind is None:
            said = voice().text("floor", "sits out the next hand if blinds are in the usual seats")
        yield said, Tone.WAITS, Shape.WAITING


def _present(state: Tournament, entry: int) -> Iterator[Mark]:
    standing = state.attendance.state_of(entry)
    if standing is SeatState.ABSENT:
        yield away_since(voice(), state, entry), Tone.WAITS, Shape.ATTENTION
        yield hand_words(voice(), state, entry), Tone.LABEL, None
    elif standing is SeatState.DRAWN and entry not in state.exits.out_of_chips:
        yield voice().text("floor", "not seen yet"), Tone.LABEL, Shape.WAITING
    elif standing is SeatState.TAKEN:
        yield voice().text("floor", "here"), Tone.LABEL, Shape.SEATED


def _places(state: Tournament, seat: Seat) -> Iterator[Mark]:
    """Button and blinds, as they were told last."""
    told = state.buttons.at(seat.table).position
    for number, words in (
        (told.button, voice().text("floor", "button")),
        (told.small_blind, voice().text("floor", "small blind")),
        (told.big_blind, voice().text("floor", "big blind")),
    ):
        if number == seat.seat:
            yield words, Tone.LABEL, None
