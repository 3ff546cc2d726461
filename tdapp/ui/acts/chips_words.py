"""Chips in words: lots, why they moved, who won a race, what is to be coloured up."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.event import Event
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.table.facts.chips import ChipCause, ChipsRaced, Lot
from tdapp.tournament.chips import Leaving
from tdapp.ui.look.figures import whole

translate = QCoreApplication.translate

CAUSES = {
    ChipCause.POCKETED: QT_TRANSLATE_NOOP("Chips", "pocketed"),
    ChipCause.SHORT_STACK: QT_TRANSLATE_NOOP("Chips", "short stack"),
    ChipCause.FOUND: QT_TRANSLATE_NOOP("Chips", "found"),
    ChipCause.MISSING: QT_TRANSLATE_NOOP("Chips", "missing"),
}
"""Why chips are moved by hand; a colour-up is an act of its own."""


def cause_words(cause: ChipCause) -> str:
    """Why chips were moved, as it is chosen."""
    return translate("Chips", CAUSES[cause])


def lots_words(lots: Iterable[Lot]) -> str:
    """Lots as `read_lots` reads them back: ``12x25 3x100``."""
    return " ".join(f"{lot.count}x{lot.denomination}" for lot in lots)


def change_words(change: int) -> str:
    """What an exchange adds to the chips in play."""
    if not change:
        return translate("Chips", "the same chips in play")
    more, fewer = (
        translate("Chips", "{chips} more in play"),
        translate("Chips", "{chips} fewer in play"),
    )
    return (more if change > 0 else fewer).format(chips=whole(abs(change)))


def cards_words(odd: Mapping[int, int]) -> str:
    """How many cards lie before each seat."""
    said = translate("Chips", "{cards} for seat {seat}")
    return ", ".join(said.format(seat=seat, cards=cards) for seat, cards in odd.items())


def race_words(facts: Sequence[Event]) -> str:
    """Who won a chip in a race, and who got one only to stay in; empty where none was held."""
    raced = next((fact for fact in facts if isinstance(fact, ChipsRaced)), None)
    if raced is None:
        return ""
    said = translate("Chips", "a chip of {chip} to {seats}") if raced.winners else ""
    kept = translate("Chips", "a last one to {seats}") if raced.kept_in else ""
    parts = [
        said.format(chip=whole(raced.new), seats=seats_words(raced.winners)),
        kept.format(seats=seats_words(raced.kept_in)),
    ]
    none = translate("Chips", "nobody wins a chip")
    return ", ".join(part for part in parts if part) or none


def seats_words(seats: Sequence[int]) -> str:
    """Some seats of a table."""
    one = translate("Chips", "seat {seats}") if len(seats) == 1 else ""
    return (one or translate("Chips", "seats {seats}")).format(seats=", ".join(map(str, seats)))


def leaving_words(leaving: Leaving, tables: int) -> tuple[str, str]:
    """What is to be coloured up and when, and what else is to be known of it."""
    said = translate("Chips", "Colour up the {chip}s for {becomes}s in the coming break")
    if leaving.now:
        said = translate("Chips", "Colour up the {chip}s for {becomes}s now")
    if leaving.now and leaving.after_level is None:
        said = translate(
            "Chips", "The {chip}s can be coloured up for {becomes}s: no level needs them"
        )
    notes = []
    if leaving.done:
        done = translate("Chips", "{done} of {tables} tables done")
        notes.append(done.format(done=min(leaving.done, tables), tables=tables))
    if leaving.needed:
        notes.append(translate("Chips", "a level to come needs them"))
    text = said.format(chip=whole(leaving.chip), becomes=whole(leaving.becomes))
    return text, ", ".join(notes)
