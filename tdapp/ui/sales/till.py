"""What the next sale is paid in, and the cashier's session that it is counted in."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.house.house import House
from tdapp.till.payment import Payment, Tender, TenderAmount
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.sales.typed_split import read_split
from tdapp.ui.shown.money_words import tender_words

TO_CHOOSE = tuple(tender for tender in Tender if tender is not Tender.OWED)
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

    `changed` says that the next sale is paid otherwise, `asks` carries a `Question`.
    """

    changed = Signal()
    asks = Signal(object)

    def __init__(self, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._asking = asking
        self._tender = Tender.CASH
        self._also: tuple[TenderAmount, ...] = ()
        self._session: str | None = None
        self.turn = WindowAct(self._words, "Ctrl+M", always, self._turn, self)
        self.split = WindowAct(
            lambda: voice().text("till", "Split payment…"),
            "Shift+F2, S",
            always,
            self._ask_split,
            self,
        )

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
        self._tell()

    def take_over(self, payment: Payment) -> None:
        """Go on with what was chosen in a window before."""
        self._tender, self._also = payment.tender, payment.also
        self.open_session(payment.session)

    def begin(self, call: Call, opened: Callable[[], str]) -> None:
        """Have a session opened and count in it from now on; `opened` tells its name then."""

        async def work() -> None:
            await self._asking.perform(call)
            self.open_session(opened())

        self._asking.start(work)

    def take(self, tender: Tender) -> None:
        """Let the next sale be paid in this."""
        self._tender, self._also = tender, ()
        self._tell()

    def take_also(self, also: tuple[TenderAmount, ...]) -> None:
        """Let these sums of the next sale be paid in other tenders, and the rest as chosen."""
        self._also = also
        self._tell()

    def settle(self, call: Call, with_: Circumstances = PLAIN) -> None:
        """Do an act that money goes with; once it is done the next one is in cash again."""

        async def work() -> None:
            await self._asking.perform(call, with_)
            self.take(Tender.CASH)

        self._asking.start(work)

    def paid(self, doing: Flow[CompletedAct]) -> Flow[None]:
        """Do an act that money goes with; once it is done the next one is in cash again."""
        yield from doing
        self.take(Tender.CASH)

    def _turn(self) -> None:
        self.take(TO_CHOOSE[(TO_CHOOSE.index(self._tender) + 1) % len(TO_CHOOSE)])

    def _ask_split(self) -> None:
        tender = self._tender
        names = {tender_words(one): one for one in TENDER_KEYS if one is not tender}
        words = {**{TENDER_KEYS[one]: one for one in names.values()}, **names}

        def answered(answer: str) -> None:
            found = read_split(answer, words)
            if found is None:
                self.asks.emit(question)
            else:
                self.take_also(found)

        text = voice().text("till", "How much is paid by other methods? The rest is {tender}.")
        hint = voice().text("till", "Such as: 200 voucher, 50 card")
        said = text.format(tender=tender_words(tender))
        question = Question(said, voice().text("till", "Split"), answered, hint)
        self.asks.emit(question)

    def _tell(self) -> None:
        self.turn.refresh()
        self.changed.emit()

    def _words(self) -> str:
        also = (f"{tender_words(one.tender)} {voice().money(one.cents)}" for one in self._also)
        tender = " + ".join((tender_words(self._tender), *also))
        if self._session is None:
            return voice().text("till", "Paid by {tender}", tender=tender)
        said = voice().text("till", "Paid by {tender}, {session}")
        return said.format(tender=tender, session=self._session)


def session_left_open(parts: Parts) -> str | None:
    """The one session that whoever sits here has open since before the program started.

    None where there is none, or more than one to choose from.
    """
    house: House = parts.desk.state(parts.day.stream)
    still = (one for one in house.cage.listed() if one.closed_us is None)
    own = [one.id for one in still if one.cashier == parts.actor.id]
    return own[0] if len(own) == 1 else None
