"""The kinds of papers, each with the letter that stands in its document's id."""

from enum import Enum

import msgspec


class PaperKind(Enum):
    """What kind of paper it is; the value is what the record says."""

    SEAT_CARD = "seat_card"
    SEAT_CARDS = "seat_cards"
    RECEIPTS = "receipts"
    SEATING_BY_NAME = "seating_by_name"
    SEATING_BY_TABLE = "seating_by_table"
    SIGN_IN = "sign_in"
    MOVE_SLIPS = "move_slips"
    BREAKING_ORDER = "breaking_order"
    FLOOR_SHEET = "floor_sheet"
    PAYOUT_SHEET = "payout_sheet"
    PROVISIONAL_PAYOUTS = "provisional_payouts"
    PRIZE_SLIPS = "prize_slips"
    BOUNTY_SLIPS = "bounty_slips"
    RESULTS = "results"
    STRUCTURE = "structure"
    RULINGS = "rulings"
    PENALTIES = "penalties"
    HISTORY = "history"
    ONE_HISTORY = "one_history"
    CASHIER_SHEET = "cashier_sheet"

    @property
    def letter(self) -> str:
        """Stands before the number in a document's id; no two kinds share one."""
        return LETTERS[self]


LETTERS: dict[PaperKind, str] = {
    PaperKind.SEAT_CARD: "E",
    PaperKind.SEAT_CARDS: "C",
    PaperKind.RECEIPTS: "B",
    PaperKind.SEATING_BY_NAME: "N",
    PaperKind.SEATING_BY_TABLE: "T",
    PaperKind.SIGN_IN: "G",
    PaperKind.MOVE_SLIPS: "M",
    PaperKind.BREAKING_ORDER: "K",
    PaperKind.FLOOR_SHEET: "F",
    PaperKind.PAYOUT_SHEET: "P",
    PaperKind.PROVISIONAL_PAYOUTS: "V",
    PaperKind.PRIZE_SLIPS: "S",
    PaperKind.BOUNTY_SLIPS: "U",
    PaperKind.RESULTS: "R",
    PaperKind.STRUCTURE: "L",
    PaperKind.RULINGS: "J",
    PaperKind.PENALTIES: "Q",
    PaperKind.HISTORY: "H",
    PaperKind.ONE_HISTORY: "Y",
    PaperKind.CASHIER_SHEET: "D",
}

NUMBERED_BY_THEMSELVES = frozenset(
    {
        PaperKind.SEAT_CARD,
        PaperKind.RECEIPTS,
        PaperKind.MOVE_SLIPS,
        PaperKind.PRIZE_SLIPS,
        PaperKind.BOUNTY_SLIPS,
    }
)
"""Each of these bears a number of its own: its entry's, its receipt's or its slip's."""

FOR_MONEY = frozenset({PaperKind.RECEIPTS, PaperKind.PRIZE_SLIPS, PaperKind.BOUNTY_SLIPS})
"""Somebody is paid, or has paid, on each of these: it comes out once, and then as a copy."""

NAMED_BY_NUMBERS = frozenset({PaperKind.MOVE_SLIPS, PaperKind.ONE_HISTORY})
"""What each of these is about stands in the numbers of its lines, not in their entries."""


class Letterhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's own `name`, and a `line` below it such as its address, if there is one."""

    name: str
    line: str = ""
