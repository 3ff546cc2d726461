"""How the next sale is paid, split and counted: the tender, several tenders, the session."""

from PySide6.QtCore import QObject

from tdapp.calls.house.cage import OpenSession
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.shown.money_words import tender_words
from tdapp.till.payment import Tender, TenderAmount
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_split
from tdapp.ui.sales.till import TENDER_KEYS, Till, open_sessions

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
            return say("Paid by {tender}", tender=tender)
        return say("Paid by {tender}, {session}", tender=tender, session=payment.session)

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
