"""The question in what money goes back: as it came, unless it is said otherwise."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tdapp.till.payment import AsPaid, Payment, Tender
from tdapp.tournament.state.entries import Entry
from tdapp.ui.acts.question import Question
from tdapp.ui.sales.money_words import tender_words

translate = QCoreApplication.translate
MOST_OFFERED = 3
TO_HAND_OUT = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.ACCOUNT)


def ask_tender(
    ask: Callable[[Question], None],
    text: str,
    entry: Entry,
    session: str | None,
    go_on: Callable[[Payment | AsPaid], None],
) -> None:
    """Put it through `ask` until one of the tenders is the answer, offered or typed.

    What came in several goes back in the same, unless one is named.
    """
    came = [one for one in entry.paid_in if one.tender is not Tender.OWED]
    ways: dict[str, Payment | AsPaid] = {}
    if len(came) > 1:
        ways[translate("Money", "as it was paid")] = AsPaid(session)
    for tender in (*(one.tender for one in came), *TO_HAND_OUT):
        ways.setdefault(tender_words(tender), Payment(tender, session))

    def answered(answer: str) -> None:
        if answer in ways:
            go_on(ways[answer])
        else:
            ask(question)

    yes, hint = translate("Money", "Go on"), translate("Money", "Handed back in")
    question = Question(text, yes, answered, hint, tuple(ways)[:MOST_OFFERED])
    ask(question)
