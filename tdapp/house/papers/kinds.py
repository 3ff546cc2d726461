"""The kinds of papers: what the record calls each, its letter, its names and its key."""

from enum import Enum
from typing import Any, Self

import msgspec

from tdapp.voice.texts import Text, text


class PaperKind(Enum):
    """What kind of paper it is, in the order of the menu; the value is what the record says.

    `letter`, or two, stand before the number in a document's id; no two kinds share one. The menu
    offers those with a `key`, which follows Ctrl+O. `title` is what it is called, `in_file` what
    its file is called.
    """

    letter: str
    key: str
    title: Text
    in_file: Text

    def __new__(cls, value: str, *row: Any) -> Self:
        """Only the first of its row is its value."""
        made = object.__new__(cls)
        made._value_ = value
        made.letter, made.key, made.title, made.in_file = row
        return made

    # fmt: off
    SEAT_CARDS = (
        "seat_cards", "C", "C", text("paper", "Seat cards, ten a page"),
        text("paper file", "seat cards"),
    )
    RECEIPTS = "receipts", "B", "R", text("paper", "Receipts"), text("paper file", "receipts")
    SEATING_BY_NAME = (
        "seating_by_name", "N", "N", text("paper", "Seating by name"),
        text("paper file", "seating by name"),
    )
    SEATING_BY_TABLE = (
        "seating_by_table", "T", "T", text("paper", "Seating by table"),
        text("paper file", "seating by table"),
    )
    SIGN_IN = (
        "sign_in", "G", "I", text("paper", "Sign-in sheet"), text("paper file", "sign-in sheet"),
    )
    BREAKING_ORDER = (
        "breaking_order", "K", "B", text("paper", "Breaking order"),
        text("paper file", "breaking order"),
    )
    MOVE_SLIPS = (
        "move_slips", "M", "M", text("paper", "Move slips"), text("paper file", "move slips"),
    )
    FLOOR_SHEET = (
        "floor_sheet", "F", "F", text("paper", "Floor sheet"), text("paper file", "floor sheet"),
    )
    STRUCTURE = "structure", "L", "S", text("paper", "Structure"), text("paper file", "structure")
    PROVISIONAL_PAYOUTS = (
        "provisional_payouts", "V", "V", text("paper", "Provisional payouts"),
        text("paper file", "provisional payouts"),
    )
    PAYOUT_SHEET = (
        "payout_sheet", "P", "P", text("paper", "Payout sheet"), text("paper file", "payouts"),
    )
    PRIZE_SLIPS = (
        "prize_slips", "S", "Z", text("paper", "Prize slips"), text("paper file", "prize slips"),
    )
    BOUNTY_SLIPS = (
        "bounty_slips", "U", "U", text("paper", "Bounty slips"), text("paper file", "bounty slips"),
    )
    RESULTS = "results", "R", "E", text("paper", "Results"), text("paper file", "results")
    HISTORY = (
        "history", "H", "H", text("paper", "Record of the event"), text("paper file", "record"),
    )
    RULINGS = "rulings", "J", "L", text("paper", "Rulings log"), text("paper file", "rulings log")
    SEAT_CARD = "seat_card", "E", "", text("paper", "Seat card"), text("paper file", "seat card")
    PENALTIES = "penalties", "Q", "", text("paper", "Penalties"), text("paper file", "penalties")
    ONE_HISTORY = "one_history", "Y", "", text("paper", "History"), text("paper file", "history")
    DEAL_SHEET = "deal_sheet", "A", "D", text("paper", "Deal sheet"), text("paper file", "deal")
    BRACKET = "bracket", "Z", "X", text("paper", "Bracket"), text("paper file", "bracket")
    MATCH_SLIPS = (
        "match_slips", "W", "W", text("paper", "Match slips"), text("paper file", "match slips"),
    )
    BAG_SLIPS = "bag_slips", "X", "G", text("paper", "Bag slips"), text("paper file", "bag slips")
    LEAGUE_TABLE = (
        "league_table", "I", "K", text("paper", "League table"), text("paper file", "league table"),
    )
    COLOUR_UP = (
        "colour_up", "CU", "Q", text("paper", "Race sheets"),
        text("paper file", "race sheets"),
    )
    ENVELOPES = "envelopes", "EN", "Y", text("paper", "Envelopes"), text("paper file", "envelopes")
    REFUNDS = "refunds", "RF", "J", text("paper", "Refunds"), text("paper file", "refunds")
    BONUS_SLIPS = (
        "bonus_slips", "BS", "1", text("paper", "Bonus prize slips"),
        text("paper file", "bonus prize slips"),
    )
    CONDITIONS = (
        "conditions", "O", "O", text("paper", "Event conditions"),
        text("paper file", "conditions"),
    )
    CASHIER_SHEET = (
        "cashier_sheet", "D", "", text("paper", "Cashier sheet"),
        text("paper file", "cashier sheet"),
    )
    ENTRY_TICKET = (
        "entry_ticket", "ET", "", text("paper", "Entry ticket"), text("paper file", "entry ticket"),
    )
    TABLE_SIGN = (
        "table_sign", "TS", "", text("paper", "Table sign"), text("paper file", "table sign"),
    )
    LIST_SLIP = (
        "list_slip", "LS", "", text("paper", "List slip"), text("paper file", "list slip"),
    )
    SHIFT_SHEET = (
        "shift_sheet", "SH", "", text("paper", "Shift sheet"), text("paper file", "shift sheet"),
    )
    FEE_SHEET = "fee_sheet", "FS", "", text("paper", "Fee sheet"), text("paper file", "fee sheet")
    SESSION_SLIP = (
        "session_slip", "SS", "", text("paper", "Session slip"),
        text("paper file", "session slip"),
    )
    PICK_UP_RECEIPT = (
        "pick_up_receipt", "PU", "", text("paper", "Pick-up receipt"),
        text("paper file", "pick-up receipt"),
    )
    HIT_REPORT = (
        "hit_report", "JH", "", text("paper", "Jackpot hit report"),
        text("paper file", "jackpot hit report"),
    )
    JACKPOT_RECEIPTS = (
        "jackpot_receipts", "JR", "", text("paper", "Jackpot receipts"),
        text("paper file", "jackpot receipts"),
    )
    METER_SHEET = (
        "meter_sheet", "JM", "", text("paper", "Jackpot meter sheet"),
        text("paper file", "jackpot meters"),
    )
    # fmt: on


NUMBERED_BY_THEMSELVES = frozenset(
    {
        PaperKind.SEAT_CARD,
        PaperKind.RECEIPTS,
        PaperKind.MOVE_SLIPS,
        PaperKind.MATCH_SLIPS,
        PaperKind.BAG_SLIPS,
        PaperKind.PRIZE_SLIPS,
        PaperKind.BOUNTY_SLIPS,
    }
)
"""Each of these bears a number of its own: its entry's, its receipt's or its slip's."""

OF_CASH = frozenset(
    {
        PaperKind.TABLE_SIGN,
        PaperKind.LIST_SLIP,
        PaperKind.SHIFT_SHEET,
        PaperKind.FEE_SHEET,
        PaperKind.SESSION_SLIP,
        PaperKind.PICK_UP_RECEIPT,
    }
)
"""Each of these tells of the cash games as they stand; the house numbers it."""

OF_JACKPOTS = frozenset({PaperKind.HIT_REPORT, PaperKind.JACKPOT_RECEIPTS, PaperKind.METER_SHEET})
"""Each of these tells of the jackpots as they stand; the house numbers it."""

OF_ROOM = OF_CASH | OF_JACKPOTS
"""Each of these is of the room and of no event."""

FOR_MONEY = frozenset(
    {
        PaperKind.RECEIPTS,
        PaperKind.PRIZE_SLIPS,
        PaperKind.BOUNTY_SLIPS,
        PaperKind.BONUS_SLIPS,
    }
)
"""Somebody is paid, or has paid, on each of these: it comes out once, and then as a copy."""

NAMED_BY_NUMBERS = frozenset({PaperKind.MOVE_SLIPS, PaperKind.MATCH_SLIPS, PaperKind.ONE_HISTORY})
"""What each of these is about stands in the numbers of its lines, not in their entries."""


class Letterhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's own `name`, and a `line` below it such as its address, if there is one."""

    name: str
    line: str = ""
