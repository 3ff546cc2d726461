"""The blinds of a draft against the chips that a field of some size would bring into play."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tdapp.tournament.plan.levels import Level
from tdapp.ui.drafts.draft_edits import said_at
from tdapp.ui.look.spoken import voice
from tdapp.ui.structure.blinds_graph import LevelBar

FIELD = 100
"""So many entries are taken for the graph, or as many as the event takes."""
FEW = 40
"""So many big blinds in play are about what two players need to end it."""


def draft_graph(fields: Mapping[str, Any] | None) -> tuple[list[LevelBar], str]:
    """A bar for each level that can be read, and what follows from them in a sentence."""
    entries, chips = _field(fields or {})
    bars: list[LevelBar] = []
    number, passed, near = 0, 0, None
    for level in _levels(fields or {}):
        number += level is None or not level.is_break
        if level is None:
            continue
        if chips and not level.is_break:
            bars.append(LevelBar(str(number), chips // level.big))
            if near is None and bars[-1].big_blinds <= FEW:
                near = (bars[-1].word, passed)
        passed += level.length_us
    return bars, _said(entries, passed, near)


def _said(entries: int, whole_us: int, near: tuple[str, int] | None) -> str:
    if not entries:
        return voice().text("event form", "Big blinds in play by level: starting stack not set")
    if near is None:
        return voice().plural(
            "event form",
            "Big blinds in play by level with 1 entry; {span}",
            "Big blinds in play by level with {n} entries; {span}",
            entries,
            span=voice().span(whole_us),
        )
    return voice().plural(
        "event form",
        "Big blinds in play by level with 1 entry: below {few} in level {number}, after {span}",
        "Big blinds in play by level with {n} entries: below {few} in level {number}, after {span}",
        entries,
        few=FEW,
        number=near[0],
        span=voice().span(near[1]),
    )


def _levels(fields: Mapping[str, Any]) -> Iterator[Level | None]:
    """Each of them; None for one that cannot be read."""
    found = fields.get("levels", ())
    for one in found if isinstance(found, list) else ():
        try:
            yield msgspec.convert(one, Level)
        except msgspec.ValidationError:
            yield None


def _field(fields: Mapping[str, Any]) -> tuple[int, int]:
    """Entries, and the chips that they bring."""
    most, entry = fields.get("max_entries"), fields.get("entry")
    chips = entry.get("chips") if isinstance(entry, dict) else None
    if not isinstance(chips, int):
        return 0, 0
    expected = said_at(fields, ("turnout", "entries"))
    likely = expected if isinstance(expected, int) else FIELD
    entries = max(0, min(likely, most)) if isinstance(most, int) else likely
    return entries, entries * max(0, chips)
