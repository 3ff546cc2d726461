"""The papers of an event in memory, and the texts of a sheet."""

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.sheet import Sheet
from tdapp.sheets.tournament.event_sheets import EventPapers
from tests.tournament.evening import Evening


def papers(evening: Evening) -> EventPapers:
    """The papers of an event whose players have permitted the names that they have here."""
    return EventPapers(
        evening.state, Letterhead("STAR"), "TEST", "now", lambda person: f"Name of {person}"
    )


def texts(sheet: Sheet) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in sheet.rows]
