"""Whom the typed letters find, as rows of two lines: the name, and how the person stands."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.desk.finding import Hit
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.ui.desk.player_status import PlayerState, PlayerStatus
from tdapp.ui.look.lists.list_rows import Column, label, right, wide
from tdapp.ui.look.spoken import voice

NEW = "new"
"""The key of the row for somebody who is not in the registry yet."""
StandingOf = Callable[[Person], PlayerStatus]

_LOUD = {
    PlayerState.BARRED: (Tone.STOP, Shape.STOP, Loudness.FILLED),
    PlayerState.EXCLUDED: (Tone.STOP, Shape.STOP, Loudness.OUTLINED),
    PlayerState.UNDER_AGE: (Tone.STOP, Shape.STOP, Loudness.OUTLINED),
    PlayerState.IN: (Tone.LABEL, Shape.DONE, Loudness.OUTLINED),
    PlayerState.WAITS: (Tone.LABEL, Shape.WAITING, Loudness.OUTLINED),
    PlayerState.OUT: (Tone.LABEL, Shape.GONE, Loudness.WORDS),
    PlayerState.NOT_YET: (Tone.LABEL, None, Loudness.WORDS),
}


class FoundLine(NamedTuple):
    """Somebody who was found, or the way to somebody new, and how the person stands."""

    key: str
    name: Cell
    stands: Cell


COLUMNS: tuple[Column[FoundLine], ...] = (
    wide("", lambda line: line.name),
    right("", 124, lambda line: line.stands),
)


def found_lines(hits: Sequence[Hit], typed: str, standing_of: StandingOf) -> list[FoundLine]:
    """Those who were found, and under them the way to somebody new."""
    stand = [(hit.person, standing_of(hit.person)) for hit in hits]
    loudest = next((person.id for person, one in stand if one.here is PlayerState.BARRED), None)
    return [*(_line(person, one, loudest) for person, one in stand), _new(typed)]


def _line(person: Person, stands: PlayerStatus, loudest: PersonId | None) -> FoundLine:
    tone, shape, loudness = _LOUD[stands.here]
    if loudness is Loudness.FILLED and person.id != loudest:
        loudness = Loudness.OUTLINED
    own = Tone.STOP if stands.kept_out else Tone.FACT
    mark = Shape.STOP if stands.kept_out else Shape.PERSON
    name = Cell(person.name, (), own, mark, below=stands.about, strong=True)
    return FoundLine(person.id, name, Cell(stands.word, (), tone, shape, loudness=loudness))


def _new(typed: str) -> FoundLine:
    text = voice().text
    said = text("desk", "name “{typed}”: four fields, then back here")
    words = said.format(typed=typed) if typed else text("desk", "four fields, then back here")
    name = Cell(text("desk", "New player"), (), Tone.FACT, Shape.PERSON, below=words)
    return FoundLine(NEW, name, label(text("desk", "Ctrl+N")))
