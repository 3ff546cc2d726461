"""Tables, seats and moves in words, as the floor says them."""

from decimal import ROUND_HALF_UP, Decimal
from itertools import islice

from tdapp.shown.entry_facts import NameOf
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.worst_seat import MoveNote
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

LEAST_TO_BREAK = 2
"""So many tables are in play when one of them can break."""

NOTES = {
    MoveNote.BUTTON_UNKNOWN_AT_SOURCE: text("floor", "button not known"),
    MoveNote.BUTTON_UNKNOWN_AT_DESTINATION: text("floor", "no button known there"),
    MoveNote.BUTTON_ONLY_AT_SOURCE: text("floor", "blinds not known"),
    MoveNote.BUTTON_ONLY_AT_DESTINATION: text("floor", "no blinds known there"),
    MoveNote.FIXED_PLAYER_PASSED_OVER: text("floor", "skips a player who must stay"),
    MoveNote.MOVED_PLAYER_PASSED_OVER: text("floor", "skips a player already moved"),
    MoveNote.MOVED_BEFORE: text("floor", "moved before"),
    MoveNote.BIG_BLIND_NEXT: text("floor", "posts the big blind next"),
    MoveNote.WAITS_FOR_BUTTON: text("floor", "waits for the button to pass"),
}


def who_leaves(
    voice: Voice, state: Tournament, table: int, entry: int | None, name_of: NameOf
) -> str:
    """The mover by name and seat, or by what the table has to say itself."""
    if entry is None:
        return voice.text("floor", "next big blind of table {table}", table=table)
    seat = state.seating.seat_of.get(entry)
    return voice.text(
        "floor", "{name} ({seat})", name=name_of(state.entry(entry).person), seat=seat or table
    )


def where_to(voice: Voice, table: int, seat: int | None) -> str:
    """The seat that is gone to, or which one the table has to say."""
    if seat is None:
        return voice.text("floor", "worst position at table {table}", table=table)
    return str(Seat(table, seat))


def notes_in_words(voice: Voice, notes: frozenset[MoveNote]) -> str:
    """What to know before a move is ordered."""
    return ", ".join(voice.say(NOTES[note]) for note in MoveNote if note in notes)


def floor_in_words(voice: Voice, state: Tournament) -> str:
    """How many are left on how many tables, and how even these are."""
    counts = [count.players for count in state.seating.counts.counts.values() if count.players]
    if not counts:
        return voice.plural(
            "floor",
            "{left} in play, 1 table open, no one seated",
            "{left} in play, {n} tables open, no one seated",
            len(state.seating.tables),
            left=voice.count(state.left),
        )
    each = (Decimal(sum(counts)) / len(counts)).quantize(Decimal("0.1"), ROUND_HALF_UP)
    return voice.plural(
        "floor",
        "{left} left at one table",
        "{left} left at {n} tables, {each} per table; fullest {most}, emptiest {least}",
        len(counts),
        left=voice.count(state.left),
        each=each if each % 1 else int(each),
        most=max(counts),
        least=min(counts),
    )


def next_to_break(state: Tournament) -> int | None:
    """The first in the breaking order at which somebody sits; the last table in play never breaks.

    A table that is breaking already is none of them, nor one at which a match is played.
    """
    seating, matches = state.seating, state.matches.at_table
    counts, other = seating.counts.counts, {*seating.breaking, *(one.table for one in matches)}
    held = (table for table, one in counts.items() if one.players and table not in other)
    if len(list(islice(held, LEAST_TO_BREAK))) < LEAST_TO_BREAK:
        return None
    order = (table for table in seating.orders.breaking if table in counts)
    return next((one for one in order if counts[one].players and one not in other), None)
