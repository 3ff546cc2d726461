"""Which sheet each kind of paper of the cash games is."""

from collections.abc import Callable, Mapping

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Sheet
from tdapp.sheets.cash.papers import CashPapers
from tdapp.sheets.cash.shift_sheet import shift_sheet
from tdapp.sheets.cash.slips import fee_sheet, list_slip, session_slip
from tdapp.sheets.cash.table_sign import table_sign

CASH_SHEETS: Mapping[PaperKind, Callable[[CashPapers, int], Sheet]] = {
    PaperKind.TABLE_SIGN: table_sign,
    PaperKind.LIST_SLIP: list_slip,
    PaperKind.SHIFT_SHEET: shift_sheet,
    PaperKind.FEE_SHEET: fee_sheet,
    PaperKind.SESSION_SLIP: session_slip,
}
"""What each is about: a table, a ticket, a shift, a table (0: all), a sitting."""
