"""The conditions of an event on paper: all that its file says beside the levels."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from tdapp.papers.sheet import (
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.shown.choice_words import said_words
from tdapp.shown.form_sections import FormField, sections
from tdapp.tournament.facts.event import TermsClause, TermsPublished
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.event_text import said_fields
from tdapp.tournament.templates.file_fields import FieldKind
from tdapp.voice.voice import Voice

A_HEADING, A_CLAUSE = 24, 66
A_ROW = 52
"""So many signs of a text stand in one row; a longer one goes on in the next."""
ON_THE_FIRST = frozenset({("title",), ("levels",), ("start", "day"), ("start", "at")})
"""These stand on the structure sheet, which comes before."""


def conditions_sheet(imprint: Imprint, published: Conditions) -> Sheet:
    """What was published, section by section, in the words of the event form."""
    voice = imprint.voice
    text = voice.text
    return Sheet(
        kind="structure",
        title=text("paper", "Conditions"),
        imprint=imprint,
        qr=page_code(imprint),
        columns=(
            SheetColumn(text("paper", "Section"), 95),
            SheetColumn(text("paper", "Condition"), 150),
            SheetColumn(text("paper", "As published"), 238),
        ),
        rows=tuple(_rows(published, voice)),
    )


def terms_sheet(imprint: Imprint, published: TermsPublished) -> Sheet:
    """The conditions clause by clause, in the words in which they were published."""
    voice = imprint.voice
    text = voice.text
    at = voice.moment(published.at_us)
    return Sheet(
        kind="conditions",
        title=text("paper", "Event conditions"),
        imprint=imprint,
        facts=(
            SheetFact(text("paper", "Version"), str(published.version)),
            SheetFact(text("paper", "Published"), at),
        ),
        qr=page_code(imprint),
        columns=(
            SheetColumn(text("paper", "Rule"), 70),
            SheetColumn(text("paper", "About"), 120),
            SheetColumn(text("paper", "Condition"), 293),
        ),
        rows=tuple(row for one in published.clauses for row in _clause_rows(one)),
        posted_label=text("paper", "Posted"),
    )


def _clause_rows(clause: TermsClause) -> Iterator[SheetRow]:
    about = wrap(clause.heading, A_HEADING)
    words = wrap(clause.words, A_CLAUSE)
    for place in range(max(len(about), len(words))):
        cells = (
            SheetCell("" if place else clause.rule, quiet=True),
            SheetCell(about[place] if place < len(about) else "", strong=True),
            SheetCell(words[place] if place < len(words) else ""),
        )
        yield SheetRow(cells, goes_on=place > 0)


def _rows(published: Conditions, voice: Voice) -> Iterator[SheetRow]:
    said = said_fields(published)
    headings = said.get("says", {})
    for section in sections(voice, headings):
        title = section.name
        for field in section.fields:
            for place, words in enumerate(_told(voice, field, said)):
                cells = SheetCell(title, strong=True), SheetCell("" if place else field.name)
                yield SheetRow((*cells, SheetCell(words)), goes_on=place > 0)
                title = ""


def _told(voice: Voice, field: FormField, said: dict[str, Any]) -> Iterator[str]:
    """What a field says, row by row; nothing where the file is silent."""
    value: Any = said
    for key in field.field.keys:
        value = value.get(key) if isinstance(value, dict) else None
    if value is None or field.field.keys in ON_THE_FIRST:
        return
    lines: Iterable[str] = (said_words(voice, field.field, value),)
    if field.field.kind is FieldKind.TABLES:
        lines = (_line(voice, field.columns, one) for one in value)
    for line in lines:
        yield from wrap(line, A_ROW) or [""]


def _line(voice: Voice, columns: Iterable[FormField], line: dict[str, Any]) -> str:
    """A line of a list, by the names of its columns."""
    found = ((one, line.get(one.field.keys[-1])) for one in columns)
    told = [
        f"{one.name} {said_words(voice, one.field, value)}"
        for one, value in found
        if value is not None
    ]
    return "; ".join(told)
