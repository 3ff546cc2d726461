"""How a purchase, a refund or a prize is settled."""

import msgspec

from tdapp.tournament.sales.events import Tender


class Payment(msgspec.Struct, frozen=True):
    """What is handed over, and the cashier's session it is counted in, where one is open."""

    tender: Tender = Tender.CASH
    session: str | None = None


CASH = Payment()
OWED = Payment(Tender.OWED)
