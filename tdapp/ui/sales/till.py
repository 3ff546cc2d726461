"""What the next sale is paid in, and the cashier's session that it is counted in."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.cage import OpenSession
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.cage_events import CashierSession
from tdapp.house.house import House
from tdapp.shown.money_words import tender_words
from tdapp.till.payment import AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.state.entries import Entry
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_split

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
        asking.performed.connect(self._after)
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

    def _after(self, call: Call) -> None:
        """The next one is in cash again."""
        if call.row.by_till:
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


say = saying("till")

TO_CHOOSE = tuple(tender for tender in Tender if tender is not Tender.OWED)


class TillActs(Acts[StreamId]):
    """What is chosen here is the till's, whatever event is in view."""

    def __init__(self, parts: Parts, asking: Asking, till: Till, parent: QObject) -> None:
        self._house = house = HouseDesk(parts, asking)
        super().__init__(house, asking, house.stream, parent)
        self._till = till
        self.turn, self.split, self.session = self._acts(
            (self._paid_by, "Ctrl+M", whatever, self._turn),
            (say("Split payment…"), "Shift+F2, S", whatever, self._split),
            (say("Cashier session…"), "Ctrl+Shift+C", whatever, self._choose),
        )
        self.turn.mean_one_thing()
        till.changed.connect(self.turn.refresh)

    def _paid_by(self) -> str:
        payment = self._till.payment
        also = (
            f"{tender_words(voice(), one.tender)} {voice().money(one.cents)}"
            for one in payment.also
        )
        tender = " + ".join((tender_words(voice(), payment.tender), *also))
        if payment.session is None:
            return say("Payment: {tender}", tender=tender)
        return say("Payment: {tender}, {session}", tender=tender, session=payment.session)

    def _turn(self, _: StreamId) -> Flow[None]:
        """Take the next tender."""
        now = TO_CHOOSE.index(self._till.payment.tender)
        self._till.take(TO_CHOOSE[(now + 1) % len(TO_CHOOSE)])
        yield from ()

    def _split(self, _: StreamId) -> Flow[None]:
        """Ask for the sums in other tenders than the chosen one."""
        tender = self._till.payment.tender
        names = {tender_words(voice(), one): one for one in TENDER_KEYS if one is not tender}
        known = {**{TENDER_KEYS[one]: one for one in names.values()}, **names}

        def read_sums(typed: str) -> tuple[TenderAmount, ...]:
            found = read_split(typed, known)
            if found is None:
                raise Refusal("not_among_these", text=typed)
            return found

        text = say("How much is paid by other methods? The rest is {tender}.")
        hint = say("Such as: 200 voucher, 50 card")
        yes = say("Split")
        text = text.format(tender=tender_words(voice(), tender))
        self._till.take_also((yield from read(text, hint, read_sums, yes=yes)))

    def _choose(self, house: StreamId) -> Flow[None]:
        """Ask for a session that is open, or open one in the drawer that is typed."""
        now = self._till.session
        none = say("none")
        open_ids = [one.id for one in open_sessions(self._house.parts) if one.id != now]
        choices = (*((now, none) if now else ()), *open_ids)
        asked = say("Which cashier session should sales and refunds go to?")
        yes, hint = say("Use session"), say("Session")
        typed = yield from words(asked, yes, hint, *choices)
        if typed in choices:
            self._till.open_session(None if typed == none else typed)
            return
        yield from self._house.do(OpenSession(house, typed))
        self._till.open_session(open_sessions(self._house.parts)[-1].id)
