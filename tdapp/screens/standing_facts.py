"""How many are left and who leads in chips, each with the age of the count."""

from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.screens import board_words as words
from tdapp.screens.clock_face import SideFact
from tdapp.screens.rows import ScreenRow
from tdapp.screens.shown_names import ShownNames
from tdapp.table.chips.counting import ReportedStack, reported_stacks
from tdapp.tournament.chips import average_stack
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

LEADERS = 20
STALE_US = 30 * 60_000_000


@dataclass(frozen=True, slots=True)
class StandingFacts:
    """Players left of all entries, facts below them, and the leaders."""

    left: str
    of: str
    facts: tuple[SideFact, ...]
    leaders: tuple[ScreenRow, ...]


def standing_facts(state: Tournament, names: ShownNames, now: Instant) -> StandingFacts:
    """The facts of an event at a moment; leaders are those whose chips were counted."""
    leaders = enumerate(reported_stacks(state, now)[:LEADERS], 1)
    return StandingFacts(
        left=names.voice.count(state.left),
        of=names.voice.text("screens", "/ {count}", count=names.voice.count(state.entries.count)),
        facts=_facts(state, names.voice),
        leaders=tuple(_leader(state, place, one, names) for place, one in leaders),
    )


def _facts(state: Tournament, voice: Voice) -> tuple[SideFact, ...]:
    average, tables = average_stack(state), len(state.seating.tables)
    found = []
    if average:
        found.append(SideFact(voice.text("screens", "Average stack"), "", voice.count(average)))
    if tables:
        found.append(SideFact(voice.text("screens", "Tables"), "", voice.count(tables)))
    return tuple(found)


def _leader(state: Tournament, place: int, one: ReportedStack, names: ShownNames) -> ScreenRow:
    shown = names.of(state.entry(one.entry).person, one.entry)
    values = names.voice.count(one.chips), words.ago(one.age_us, names.voice)
    return ScreenRow(shown.family, shown.given, values, str(place), gone=one.age_us > STALE_US)
