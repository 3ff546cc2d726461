"""The question in what money goes back: as it came, unless it is said otherwise."""

from tdapp.core.refusal import Refusal
from tdapp.till.payment import AsPaid, Payment, Tender
from tdapp.tournament.state.entries import Entry
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import voice
from tdapp.ui.shown.money_words import tender_words

MOST_OFFERED = 3
TO_HAND_OUT = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.ACCOUNT)
Back = Payment | AsPaid


def tender_back(text: str, entry: Entry, session: str | None) -> Flow[Back]:
    """Ask for one of the tenders, offered or typed.

    What came in several goes back in the same, unless one is named.
    """
    came = [one for one in entry.paid_in if one.tender is not Tender.OWED]
    ways: dict[str, Back] = {}
    if len(came) > 1:
        ways[voice().text("money", "as paid")] = AsPaid(session)
    for tender in (*(one.tender for one in came), *TO_HAND_OUT):
        ways.setdefault(tender_words(tender), Payment(tender, session))

    def read_way(typed: str) -> Back:
        if typed not in ways:
            raise Refusal("not_among_these", text=typed)
        return ways[typed]

    return read(text, voice().text("money", "Refund method"), read_way, *tuple(ways)[:MOST_OFFERED])
