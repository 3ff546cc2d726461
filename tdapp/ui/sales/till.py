"""What the next sale is paid in, and the cashier's session that it is counted in."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.floor.house import House
from tdapp.tournament.sales.events import Tender
from tdapp.tournament.sales.payment import Payment
from tdapp.ui.acts.act import Act, always
from tdapp.ui.acts.asking import Asking
from tdapp.ui.parts import Parts
from tdapp.ui.sales.money_words import tender_words

TO_CHOOSE = tuple(tender for tender in Tender if tender is not Tender.OWED)


class Till(QObject):
    """A tender is chosen for one sale, which is cash otherwise; a session stays until it is ended.

    `changed` says that the next sale is paid otherwise.
    """

    changed = Signal()

    def __init__(self, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._asking = asking
        self._tender = Tender.CASH
        self._session: str | None = None
        self.turn = Act(self._words, "Ctrl+M", always, self._turn, self)

    @property
    def payment(self) -> Payment:
        """How the next sale is paid."""
        return Payment(self._tender, self._session)

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

    def begin(self, call: Call, opened: Callable[[], str]) -> None:
        """Have a session opened and count in it from now on; `opened` tells its name then."""

        async def work() -> None:
            await self._asking.perform(call)
            self.open_session(opened())

        self._asking.start(work)

    def take(self, tender: Tender) -> None:
        """Let the next sale be paid in this."""
        self._tender = tender
        self._tell()

    def settle(self, call: Call, with_: Circumstances = PLAIN) -> None:
        """Do an act that money goes with; once it is done the next one is in cash again."""

        async def work() -> None:
            await self._asking.perform(call, with_)
            self.take(Tender.CASH)

        self._asking.start(work)

    def _turn(self) -> None:
        self.take(TO_CHOOSE[(TO_CHOOSE.index(self._tender) + 1) % len(TO_CHOOSE)])

    def _tell(self) -> None:
        self.turn.refresh()
        self.changed.emit()

    def _words(self) -> str:
        tender = tender_words(self._tender)
        if self._session is None:
            return self.tr("Paid by {tender}").format(tender=tender)
        said = self.tr("Paid by {tender}, {session}")
        return said.format(tender=tender, session=self._session)


def session_left_open(parts: Parts) -> str | None:
    """The one session that whoever sits here has open since before the program started.

    None where there is none, or more than one to choose from.
    """
    house: House = parts.desk.state(parts.day.stream)
    still = (one for one in house.cage.listed() if one.closed_us is None)
    own = [one.id for one in still if one.cashier == parts.actor.id]
    return own[0] if len(own) == 1 else None
