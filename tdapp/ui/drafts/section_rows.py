"""The sections of the form as prepared rows: how much is wrong in each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.form_sections import FormSection
from tdapp.ui.drafts.fault_words import path_of
from tdapp.ui.drafts.section_page import is_at
from tdapp.ui.look.lists.list_rows import Column, wide


@dataclass(frozen=True, slots=True)
class SectionLine:
    """A section by its place, and how many faults stand in it."""

    place: int
    name: str
    faults: int = 0


def section_lines(asked: Sequence[FormSection], wrong: Mapping[int, int]) -> Iterator[SectionLine]:
    """A line for each section."""
    for place, section in enumerate(asked):
        yield SectionLine(place, section.name, wrong.get(place, 0))


def _cell(line: SectionLine) -> Cell:
    if not line.faults:
        return Cell(line.name)
    return Cell(line.name, (), Tone.WAITS, Shape.ATTENTION, note=str(line.faults))


COLUMNS: tuple[Column[SectionLine], ...] = (wide("", _cell),)


def faults_by_section(
    asked: Sequence[FormSection], faults: Sequence[FileFault], fields: Any
) -> dict[int, int]:
    """How many faults stand in each section that has any."""
    found: dict[int, int] = {}
    for fault in faults:
        place = section_of(asked, path_of(fault), fields)
        if place is not None:
            found[place] = found.get(place, 0) + 1
    return found


def section_of(asked: Sequence[FormSection], path: Path, fields: Any) -> int | None:
    """The section in which a fault is shown; None for what has no field at all."""
    for place, section in enumerate(asked):
        if any(is_at(path, one, fields) for one in section.fields):
            return place
    return None
