"""What the next sale is paid in, and the cashier's session that it is counted in."""

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.desk import CompletedAct
from tdapp.house.cage_events import CashierSession
from tdapp.house.house import House
from tdapp.shown.money_words import tender_words
from tdapp.till.payment import AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.state.entries import Entry
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts

MOST_OFFERED = 3
TO_HAND_OUT = (Tender.CASH, Tender.CARD, Tender.VOUCHER, Tender.ACCOUNT)
Back = Payment | AsPaid
TENDER_KEYS = {
    Tender.CASH: "C",
    Tender.CARD: "K",
    Tender.TICKET: "T",
    Tender.VOUCHER: "V",
    Tender.ACCOUNT: "A",
    Tender.HOUSE: "H",
}


class Till(QObject):
    """A tender is chosen for one sale, which is cash otherwise; a session stays until it is ended.

    `changed` says that the next sale is paid otherwise.
    """

    changed = Signal()

    def __init__(self, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._asking = asking
        self._tender = Tender.CASH
        self._also: tuple[TenderAmount, ...] = ()
        self._session: str | None = None

    @property
    def payment(self) -> Payment:
        """How the next sale is paid."""
        return Payment(self._tender, self._session, self._also)

    @property
    def session(self) -> str | None:
        """The cashier's session; None where none is open."""
        return self._session

    def owed(self) -> Payment:
        """A sale whose money comes later."""
        return Payment(Tender.OWED, self._session)

    def open_session(self, session: str | None) -> None:
        """Count in this session from now on; None: in none."""
        self._session = session
        self.changed.emit()

    def take_over(self, payment: Payment) -> None:
        """Go on with what was chosen in a window before."""
        self._tender, self._also = payment.tender, payment.also
        self.open_session(payment.session)

    def take(self, tender: Tender) -> None:
        """Let the next sale be paid in this."""
        self._tender, self._also = tender, ()
        self.changed.emit()

    def take_also(self, also: tuple[TenderAmount, ...]) -> None:
        """Let these sums of the next sale be paid in other tenders, and the rest as chosen."""
        self._also = also
        self.changed.emit()

    def paid(self, doing: Flow[CompletedAct]) -> Flow[None]:
        """Do an act that money goes with; once it is done the next one is in cash again."""
        yield from doing
        self.take(Tender.CASH)


def open_sessions(parts: Parts) -> list[CashierSession]:
    """The sessions that money can be counted in, the newest last."""
    house: House = parts.desk.state(parts.day.stream)
    return [one for one in house.cage.listed() if one.closed_us is None]


def session_left_open(parts: Parts) -> str | None:
    """The one session that whoever sits here has open since before the program started.

    None where there is none, or more than one to choose from.
    """
    own = [one.id for one in open_sessions(parts) if one.cashier == parts.actor.id]
    return own[0] if len(own) == 1 else None


def tender_back(text: str, entry: Entry, session: str | None) -> Flow[Back]:
    """Ask for one of the tenders, offered or typed.

    What came in several goes back in the same, unless one is named.
    """
    came = [one for one in entry.paid_in if one.tender is not Tender.OWED]
    ways: dict[str, Back] = {}
    if len(came) > 1:
        ways[voice().text("money", "as paid")] = AsPaid(session)
    for tender in (*(one.tender for one in came), *TO_HAND_OUT):
        ways.setdefault(tender_words(voice(), tender), Payment(tender, session))

    def read_way(typed: str) -> Back:
        if typed not in ways:
            raise Refusal("not_among_these", text=typed)
        return ways[typed]

    return read(text, voice().text("money", "Refund method"), read_way, *tuple(ways)[:MOST_OFFERED])
