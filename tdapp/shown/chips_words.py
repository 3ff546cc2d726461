"""Chips in words: lots, why they moved, who won a race, what is to be coloured up."""

from collections.abc import Iterable, Mapping, Sequence

from tdapp.core.event import Event
from tdapp.table.facts.chips import ChipCause, ChipsRaced, Lot
from tdapp.tournament.chips import LeavingChip
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

CAUSES = {
    ChipCause.POCKETED: text("chips", "pocketed"),
    ChipCause.BONUS: text("chips", "bonus round"),
    ChipCause.SHORT_STACK: text("chips", "short stack"),
    ChipCause.FOUND: text("chips", "found"),
    ChipCause.MISSING: text("chips", "missing"),
}
"""Why chips are moved by hand; a colour-up is an act of its own."""


def cause_words(voice: Voice, cause: ChipCause) -> str:
    """Why chips were moved, as it is chosen."""
    return voice.say(CAUSES[cause])


def lots_words(lots: Iterable[Lot]) -> str:
    """Lots as `read_lots` reads them back: ``12x25 3x100``."""
    return " ".join(f"{lot.count}x{lot.denomination}" for lot in lots)


def change_words(voice: Voice, change: int) -> str:
    """What an exchange adds to the chips in play."""
    if not change:
        return voice.text("chips", "the same chips in play")
    more, fewer = (
        voice.text("chips", "{chips} more in play"),
        voice.text("chips", "{chips} fewer in play"),
    )
    return (more if change > 0 else fewer).format(chips=voice.count(abs(change)))


def cards_words(voice: Voice, odd: Mapping[int, int]) -> str:
    """How many cards lie before each seat."""
    said = voice.text("chips", "{cards} for seat {seat}")
    return ", ".join(said.format(seat=seat, cards=cards) for seat, cards in odd.items())


def race_words(voice: Voice, facts: Sequence[Event]) -> str:
    """Who won a chip in a race, and who got one only to stay in; empty where none was held."""
    raced = next((fact for fact in facts if isinstance(fact, ChipsRaced)), None)
    if raced is None:
        return ""
    said = voice.text("chips", "one {chip} chip to {seats}") if raced.winners else ""
    kept = voice.text("chips", "the last one to {seats}") if raced.kept_in else ""
    parts = [
        said.format(chip=voice.count(raced.new), seats=seats_words(voice, raced.winners)),
        kept.format(seats=seats_words(voice, raced.kept_in)),
    ]
    none = voice.text("chips", "no chip is won")
    return ", ".join(part for part in parts if part) or none


def seats_words(voice: Voice, seats: Sequence[int]) -> str:
    """Some seats of a table."""
    one = voice.text("chips", "seat {seats}") if len(seats) == 1 else ""
    return (one or voice.text("chips", "seats {seats}")).format(seats=", ".join(map(str, seats)))


def leaving_words(voice: Voice, leaving: LeavingChip, tables: int) -> tuple[str, str]:
    """What is to be coloured up and when, and what else is to be known of it."""
    said = voice.text("chips", "Colour up {chip}s to {becomes}s at the next break")
    if leaving.now:
        said = voice.text("chips", "Colour up {chip}s to {becomes}s now")
    if leaving.now and leaving.after_level is None:
        said = voice.text(
            "chips", "{chip}s can be coloured up to {becomes}s: no later level needs them"
        )
    notes = []
    if leaving.done:
        done = voice.text("chips", "tables done: {done} of {tables}")
        notes.append(done.format(done=min(leaving.done, tables), tables=tables))
    if leaving.needed:
        notes.append(voice.text("chips", "still needed at a later level"))
    text = said.format(chip=voice.count(leaving.chip), becomes=voice.count(leaving.becomes))
    return text, ", ".join(notes)
