"""What papers are called in the window."""

from PySide6.QtCore import QCoreApplication

from tdapp.house.papers.facts import PaperIssued
from tdapp.house.papers.kinds import NUMBERED_BY_THEMSELVES, PaperKind
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

WORDS = {
    PaperKind.SEAT_CARD: QT_TRANSLATE_NOOP("Paper", "Seat card"),
    PaperKind.SEAT_CARDS: QT_TRANSLATE_NOOP("Paper", "Seat cards, ten a page"),
    PaperKind.RECEIPTS: QT_TRANSLATE_NOOP("Paper", "Receipts"),
    PaperKind.SEATING_BY_NAME: QT_TRANSLATE_NOOP("Paper", "Seating by name"),
    PaperKind.SEATING_BY_TABLE: QT_TRANSLATE_NOOP("Paper", "Seating by table"),
    PaperKind.SIGN_IN: QT_TRANSLATE_NOOP("Paper", "Sign-in sheet"),
    PaperKind.MOVE_SLIPS: QT_TRANSLATE_NOOP("Paper", "Move slips"),
    PaperKind.BREAKING_ORDER: QT_TRANSLATE_NOOP("Paper", "Breaking order"),
    PaperKind.FLOOR_SHEET: QT_TRANSLATE_NOOP("Paper", "Floor sheet"),
    PaperKind.PAYOUT_SHEET: QT_TRANSLATE_NOOP("Paper", "Payout sheet"),
    PaperKind.PROVISIONAL_PAYOUTS: QT_TRANSLATE_NOOP("Paper", "Provisional payouts"),
    PaperKind.PRIZE_SLIPS: QT_TRANSLATE_NOOP("Paper", "Prize slips"),
    PaperKind.BOUNTY_SLIPS: QT_TRANSLATE_NOOP("Paper", "Bounty slips"),
    PaperKind.RESULTS: QT_TRANSLATE_NOOP("Paper", "Results"),
    PaperKind.STRUCTURE: QT_TRANSLATE_NOOP("Paper", "Structure"),
    PaperKind.RULINGS: QT_TRANSLATE_NOOP("Paper", "Rulings log"),
    PaperKind.PENALTIES: QT_TRANSLATE_NOOP("Paper", "Penalties"),
    PaperKind.HISTORY: QT_TRANSLATE_NOOP("Paper", "Record of the event"),
    PaperKind.ONE_HISTORY: QT_TRANSLATE_NOOP("Paper", "History"),
    PaperKind.CASHIER_SHEET: QT_TRANSLATE_NOOP("Paper", "Cashier sheet"),
}


def paper_number(paper: PaperIssued) -> str:
    """The number that a paper is called by: with its kind's letter where it bears it itself."""
    if paper.kind in NUMBERED_BY_THEMSELVES:
        return str(paper.number)
    return f"{paper.kind.letter}{paper.number}"


def paper_words(kind: PaperKind) -> str:
    """The name of a kind of paper."""
    return translate("Paper", WORDS[kind])
