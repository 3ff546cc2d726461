"""The add-ons of a whole table, sold in one act to all of it but the seats that are named."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject

from tdapp.calls.tournament.sales import SellTableAddOns
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.said import SumStatement
from tdapp.shown.money_words import tender_words
from tdapp.shown.reading import read_tables
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.sales.joint_sales import takers
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.till import Till

WORD = re.compile(r"[^\W\d_]+")
OF_SOME_SEATS = frozenset(
    {"addons_used_up", "rebuys_and_addons_used_up", "nobody_named", "already_out"}
)
"""Refusals of add-ons that other seats or another table would not meet with."""


class TableAddOns(Acts[StreamId]):
    """Asks for table and seats, then says how many are sold for how much before it is done.

    They are paid as the till says, or owed: the chips go down and the money comes later.
    """

    def __init__(self, view: EventInView, asking: Asking, till: Till, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self._till = till
        words = voice().text("table add ons", "Add-ons of a table…")
        self._act(ActSpec(words, "Ctrl+Shift+A", self._at_first, self._sell, OF_SOME_SEATS))

    def _at_first(self, event: StreamId) -> Call:
        """The add-ons of any table, to see whether they are sold."""
        first = next(iter(self._view.state.seating.tables), 0)
        return SellTableAddOns(event, first, (), self._till.payment)

    def _sell(self, event: StreamId) -> Flow[None]:
        text = voice().text
        asked = text(
            "table add ons",
            "Which table takes add-ons, except which seats? For example: 12 less 3 5",
        )
        hint = text("table add ons", "Table, less seats")
        table, less = yield from read(asked, hint, self._read_seats)
        price = self._view.said(SumStatement, lambda state, _: _price(state, table, less))
        asked = text(
            "table add ons",
            "Sell add-ons at table {table} ({count}, total {amount}). Payment method?",
            table=table,
            count=len(takers(self._view.state, table, less)),
            amount=voice().money(price[0].value),
        )
        ways = {
            tender_words(voice(), one.tender): one
            for one in (self._till.payment, self._till.owed())
        }
        yes, hint = text("table add ons", "Sell add-ons"), text("table add ons", "Paid by, or owed")
        payment = yield from one_of(asked, ways, hint=hint, yes=yes)
        call = SellTableAddOns(event, table, less, payment)
        yield from self._till.paid(self._do(call, said=price))

    def _read_seats(self, typed: str) -> tuple[int, tuple[int, ...]]:
        """A table and the seats that take none; refuses as the sale would."""
        table, *less = read_tables(WORD.sub(" ", typed))
        takers(self._view.state, table, less)
        return table, tuple(less)


def _price(state: Tournament, table: int, less: Sequence[int]) -> int:
    """The cents of the add-ons of a table, less some seats."""
    offer = state.conditions.addon
    return 0 if offer is None else total_of(offer.parts) * len(takers(state, table, less))
