"""What papers are called in the window."""

from collections.abc import Sequence

from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import NUMBERED_BY_THEMSELVES, PaperKind
from tdapp.ui.asking.file_question import dated_name
from tdapp.ui.look.spoken import voice

MOST_OF_TITLE = 60
"""So much of an event's title stands in the name of a file."""
VERSIONED = frozenset({PaperKind.PAYOUT_SHEET, PaperKind.STRUCTURE})
"""Papers that come out again as another version."""


def paper_number(paper: PaperIssued) -> str:
    """The number that a paper is called by: with its kind's letter where it bears it itself."""
    if paper.kind in NUMBERED_BY_THEMSELVES:
        return str(paper.number)
    return f"{paper.kind.letter}{paper.number}"


def paper_file(
    at_us: int, kind: PaperKind, title: str = "", *, version: int = 1, about: Sequence[object] = ()
) -> str:
    """The name of a paper's PDF: the day, the event, and which paper and version it is."""
    what = voice().say(kind.in_file)
    if kind in VERSIONED:
        what = voice().text("paper file", "{paper} v{version}", paper=what, version=version)
    elif len(about) == 1:
        what = f"{what} {about[0]}"
    return f"{dated_name(at_us, *([title[:MOST_OF_TITLE]] if title else []), what)}.pdf"


def paper_words(kind: PaperKind) -> str:
    """The name of a kind of paper."""
    return voice().say(kind.title)
