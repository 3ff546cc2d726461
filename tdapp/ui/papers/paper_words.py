"""What papers are called in the window."""

from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import NUMBERED_BY_THEMSELVES, PaperKind
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


def paper_number(paper: PaperIssued) -> str:
    """The number that a paper is called by: with its kind's letter where it bears it itself."""
    if paper.kind in NUMBERED_BY_THEMSELVES:
        return str(paper.number)
    return f"{paper.kind.letter}{paper.number}"


def paper_words(kind: PaperKind) -> str:
    """The name of a kind of paper."""
    return voice().say(WORDS[kind])
