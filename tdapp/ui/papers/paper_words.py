"""What papers are called in the window."""

from collections.abc import Sequence

from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import NUMBERED_BY_THEMSELVES, PaperKind
from tdapp.ui.asking.file_question import dated_name
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

WORDS = {
    PaperKind.SEAT_CARD: text("paper", "Seat card"),
    PaperKind.SEAT_CARDS: text("paper", "Seat cards, ten a page"),
    PaperKind.RECEIPTS: text("paper", "Receipts"),
    PaperKind.SEATING_BY_NAME: text("paper", "Seating by name"),
    PaperKind.SEATING_BY_TABLE: text("paper", "Seating by table"),
    PaperKind.SIGN_IN: text("paper", "Sign-in sheet"),
    PaperKind.MOVE_SLIPS: text("paper", "Move slips"),
    PaperKind.BREAKING_ORDER: text("paper", "Breaking order"),
    PaperKind.FLOOR_SHEET: text("paper", "Floor sheet"),
    PaperKind.PAYOUT_SHEET: text("paper", "Payout sheet"),
    PaperKind.PROVISIONAL_PAYOUTS: text("paper", "Provisional payouts"),
    PaperKind.PRIZE_SLIPS: text("paper", "Prize slips"),
    PaperKind.BOUNTY_SLIPS: text("paper", "Bounty slips"),
    PaperKind.RESULTS: text("paper", "Results"),
    PaperKind.STRUCTURE: text("paper", "Structure"),
    PaperKind.RULINGS: text("paper", "Rulings log"),
    PaperKind.PENALTIES: text("paper", "Penalties"),
    PaperKind.HISTORY: text("paper", "Record of the event"),
    PaperKind.ONE_HISTORY: text("paper", "History"),
    PaperKind.CASHIER_SHEET: text("paper", "Cashier sheet"),
}

FILE_WORDS = {
    PaperKind.SEAT_CARD: text("paper file", "seat card"),
    PaperKind.SEAT_CARDS: text("paper file", "seat cards"),
    PaperKind.RECEIPTS: text("paper file", "receipts"),
    PaperKind.SEATING_BY_NAME: text("paper file", "seating by name"),
    PaperKind.SEATING_BY_TABLE: text("paper file", "seating by table"),
    PaperKind.SIGN_IN: text("paper file", "sign-in sheet"),
    PaperKind.MOVE_SLIPS: text("paper file", "move slips"),
    PaperKind.BREAKING_ORDER: text("paper file", "breaking order"),
    PaperKind.FLOOR_SHEET: text("paper file", "floor sheet"),
    PaperKind.PAYOUT_SHEET: text("paper file", "payouts"),
    PaperKind.PROVISIONAL_PAYOUTS: text("paper file", "provisional payouts"),
    PaperKind.PRIZE_SLIPS: text("paper file", "prize slips"),
    PaperKind.BOUNTY_SLIPS: text("paper file", "bounty slips"),
    PaperKind.RESULTS: text("paper file", "results"),
    PaperKind.STRUCTURE: text("paper file", "structure"),
    PaperKind.RULINGS: text("paper file", "rulings log"),
    PaperKind.PENALTIES: text("paper file", "penalties"),
    PaperKind.HISTORY: text("paper file", "record"),
    PaperKind.ONE_HISTORY: text("paper file", "history"),
    PaperKind.CASHIER_SHEET: text("paper file", "cashier sheet"),
}
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
    what = voice().say(FILE_WORDS[kind])
    if kind in VERSIONED:
        what = voice().text("paper file", "{paper} v{version}", paper=what, version=version)
    elif len(about) == 1:
        what = f"{what} {about[0]}"
    return f"{dated_name(at_us, *([title[:MOST_OF_TITLE]] if title else []), what)}.pdf"


def paper_words(kind: PaperKind) -> str:
    """The name of a kind of paper."""
    return voice().say(WORDS[kind])
