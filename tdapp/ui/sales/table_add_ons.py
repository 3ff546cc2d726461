"""The add-on sold round a table, less the seats that take none."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject

from tdapp.calls.tournament.sales import SellTableAddOns
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.said import SumStatement
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.sales.table_addons import takers
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.entries import AllSaid
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.event_money_acts import OnEvent
from tdapp.ui.sales.till import Till
from tdapp.ui.shown.money_words import tender_words
from tdapp.words.sentence import sentence

OF_SOME_SEATS = frozenset({"addons_used_up", "nobody_named", "already_out"})
"""Refusals of add-ons that other seats or another table would not meet with."""


class TableAddOns(OnEvent):
    """Asks for table and seats, then says how many are sold for how much before it is done.

    They are paid as the till says, or owed: the chips go down and the money comes later.
    """

    def __init__(self, view: EventInView, till: Till, parent: QObject) -> None:
        super().__init__(view, till, parent)
        self.sell = WindowAct(
            lambda: voice().text("table add ons", "Add-ons of a table…"),
            "Ctrl+Shift+A",
            lambda: self._why(self._round_first, OF_SOME_SEATS),
            self._ask_table,
            self,
        )

    def _round_first(self, event: StreamId) -> Call:
        """The add-ons of any table, to see whether they are sold."""
        first = next(iter(self._view.state.seating.tables), 0)
        return SellTableAddOns(event, first, (), self._till.payment)

    def _ask_table(self) -> None:
        question = Question(
            voice().text(
                "table add ons",
                "Which table takes add-ons, except which seats? For example: 12 less 3 5",
            ),
            voice().text("table add ons", "Next"),
            lambda answer: self._ask_whether(answer, question),
            voice().text("table add ons", "Table, less seats"),
        )
        self.asks.emit(question)

    def _ask_whether(self, answer: str, again: Question) -> None:
        table, *less = [int(number) for number in re.findall(r"\d+", answer)] or [0]
        state = self._view.state
        try:
            buyers = takers(state, table, less)
        except Refusal as refusal:
            self.sell.tried.emit(sentence(refusal, voice()))
            self.asks.emit(again)
            return
        price = self._view.said(SumStatement, lambda state, _: _price(state, table, less))
        text = voice().text(
            "table add ons",
            "Sell add-ons at table {table} ({count}, total {amount}). Payment method?",
        )
        amount = voice().money(price[0].value)
        said = text.format(count=len(buyers), table=table, amount=amount)
        self._ask_payment(said, table, tuple(less), price)

    def _ask_payment(self, text: str, table: int, less: tuple[int, ...], price: AllSaid) -> None:
        """Ask until it is one of the two, the till's way of paying first."""
        ways = (self._till.payment, self._till.owed())
        by_words = {tender_words(payment.tender): payment for payment in ways}

        def go_on(answer: str) -> None:
            if answer not in by_words:
                self._ask_payment(text, table, less, price)
            elif self._view.id is not None:
                call = SellTableAddOns(self._view.id, table, less, by_words[answer])
                self._till.settle(call, Circumstances(said=price))

        hint = voice().text("table add ons", "Paid by, or owed")
        self.asks.emit(
            Question(
                text, voice().text("table add ons", "Sell add-ons"), go_on, hint, tuple(by_words)
            )
        )


def _price(state: Tournament, table: int, less: Sequence[int]) -> int:
    """The cents of the add-ons of a table, less some seats."""
    offer = state.conditions.addon
    return 0 if offer is None else total_of(offer.parts) * len(takers(state, table, less))
