"""Tables, seats and moves in words, as the floor says them."""

from decimal import ROUND_HALF_UP, Decimal

from PySide6.QtCore import QCoreApplication

from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.worst_seat import Note
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.look.figures import whole
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

NOTES = {
    Note.BUTTON_UNKNOWN_AT_SOURCE: QT_TRANSLATE_NOOP("Floor", "button not told"),
    Note.BUTTON_UNKNOWN_AT_DESTINATION: QT_TRANSLATE_NOOP("Floor", "none told there"),
    Note.BUTTON_ONLY_AT_SOURCE: QT_TRANSLATE_NOOP("Floor", "blinds not told"),
    Note.BUTTON_ONLY_AT_DESTINATION: QT_TRANSLATE_NOOP("Floor", "no blinds told there"),
    Note.FIXED_PLAYER_PASSED_OVER: QT_TRANSLATE_NOOP("Floor", "passes over one who stays"),
    Note.MOVED_PLAYER_PASSED_OVER: QT_TRANSLATE_NOOP("Floor", "passes over one who moved before"),
    Note.MOVED_BEFORE: QT_TRANSLATE_NOOP("Floor", "moved before"),
    Note.BIG_BLIND_NEXT: QT_TRANSLATE_NOOP("Floor", "posts the big blind next"),
    Note.WAITS_FOR_BUTTON: QT_TRANSLATE_NOOP("Floor", "waits until the button has passed"),
}


def who_leaves(state: Tournament, table: int, entry: int | None, name_of: NameOf) -> str:
    """The mover by name and seat, or by what the table has to say itself."""
    if entry is None:
        return translate("Floor", "next big blind of table {table}").format(table=table)
    seat = state.seating.seat_of.get(entry)
    return translate("Floor", "{name}, {seat}").format(
        name=name_of(state.entry(entry).person), seat=seat or table
    )


def where_to(table: int, seat: int | None) -> str:
    """The seat that is gone to, or which one the table has to say."""
    if seat is None:
        return translate("Floor", "worst seat of table {table}").format(table=table)
    return str(Seat(table, seat))


def notes_in_words(notes: frozenset[Note]) -> str:
    """What to know before a move is ordered."""
    return ", ".join(translate("Floor", NOTES[note]) for note in Note if note in notes)


def floor_in_words(state: Tournament) -> str:
    """How many are left on how many tables, and how even these are."""
    counts = [count.players for count in state.seating.counts.counts.values() if count.players]
    if not counts:
        said = translate("Floor", "{left} in play, {tables} tables open, nobody seated")
        return said.format(left=whole(state.left), tables=len(state.seating.tables))
    if len(counts) == 1:
        return translate("Floor", "{left} left on one table").format(left=whole(state.left))
    each = Decimal(sum(counts)) / len(counts)
    said = translate(
        "Floor", "{left} left on {tables} tables, {each} a table; fullest {most}, emptiest {least}"
    )
    return said.format(
        left=whole(state.left),
        tables=len(counts),
        each=each.quantize(Decimal("0.1"), ROUND_HALF_UP),
        most=max(counts),
        least=min(counts),
    )
