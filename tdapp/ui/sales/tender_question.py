"""The question in what money goes back: as it came, unless it is said otherwise."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.sales.events import Tender
from tdapp.ui.acts.question import Question
from tdapp.ui.sales.money_words import tender_words

translate = QCoreApplication.translate
MOST_OFFERED = 3
TO_HAND_OUT = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.ACCOUNT)


def ask_tender(
    ask: Callable[[Question], None], text: str, entry: Entry, go_on: Callable[[Tender], None]
) -> None:
    """Put it through `ask` until one of the tenders is the answer, offered or typed."""
    paid = [sale.tender for sale in entry.sales if sale.tender is not Tender.OWED]
    tenders = {tender_words(tender): tender for tender in (*paid, *TO_HAND_OUT)}

    def answered(answer: str) -> None:
        if answer in tenders:
            go_on(tenders[answer])
        else:
            ask(question)

    yes, hint = translate("Money", "Go on"), translate("Money", "Handed back in")
    question = Question(text, yes, answered, hint, tuple(tenders)[:MOST_OFFERED])
    ask(question)
