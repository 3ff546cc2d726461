"""The next step of a prize, by one key: slip, identity, amount, paid; and it stops anywhere."""

from collections.abc import Awaitable, Callable

from PySide6.QtCore import Signal

from tdapp.calls.tournament.prizes import IssueSlip, PayPrize, SeeIdentity
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.till.payment import PRIZE_TENDERS as TENDERS
from tdapp.till.payment import Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.queue import DuePrize, PrizeState, due_to
from tdapp.tournament.prizes import won_by
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.entries.on_entry import ANY_REASON, AllSaid
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.payouts.bounty_acts import BountyActs
from tdapp.ui.payouts.on_prize import OnPrize
from tdapp.ui.prizes.due_rows import is_printed
from tdapp.ui.sales.till import Till
from tdapp.ui.shown.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.shown.prize_words import owed_words, prize_words, said
from tdapp.words.sentence import sentence

GiveSlip = Callable[[StreamId, int], Awaitable[object]]


class StepActs(OnPrize):
    """Each answer leads to the next question, so that Enter alone goes the whole way.

    `give_slip` prints a slip, where there is a printer to print it on; `paid` says that the chosen
    prize was handed over.
    """

    paid = Signal()

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names)
        self._till = till
        self.give_slip: GiveSlip | None = None
        self.on_bounty = False
        entries = EntriesInView(view, names)
        self._bounties = BountyActs(entries, asking, till, lambda: entries.chosen(self.entry))
        self._bounties.asks.connect(self.asks)
        self.step = WindowAct(self._words, "", self._why_no_step, self._go, self)
        self.step.pressed_by = ENTER
        self._bounties.pay.tried.connect(self.step.tried)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The one."""
        return (self.step,)

    def select(self, entry: int | None) -> None:
        """Act on the prize of this entry from now on."""
        self.on_bounty = False
        super().select(entry)

    def select_bounty(self, entry: int) -> None:
        """Act on what this entry is owed of bounties from now on."""
        self.on_bounty = True
        super().select(entry)
        self._bounties.refresh()

    @property
    def due(self) -> DuePrize | None:
        """The chosen prize as it stands; None where none is chosen, or nobody wins it yet."""
        state = self._view.state
        if self.on_bounty or self.entry is None or self.entry not in state.entries.by_number:
            return None
        return due_to(state, self.entry)

    def _words(self) -> str:
        if self.on_bounty:
            return voice().text("step acts", "Pay bounty")
        return self.words_of(None if self.due is None else self.due.state)

    def words_of(self, state: PrizeState | None) -> str:
        """The step that is next for a prize in a state."""
        if state in (None, PrizeState.OWED, PrizeState.SLIP_OUT):
            return voice().text("step acts", "Slip, identity, pay")
        return voice().text("step acts", "Pay")

    def _why_no_step(self) -> str:
        if self.on_bounty:
            return self._bounties.pay.why_not
        event, due = self._view.id, self.due
        if event is None or due is None or due.entry is None:
            return voice().text("step acts", "No prize is selected. Select one in the list.")
        call: Call = IssueSlip(event, due.entry)
        if due.state not in (PrizeState.OWED, PrizeState.OPEN):
            call = SeeIdentity(event, due.entry, Proof.PASSPORT)
        refusal = self._view.why_not(call, ANY_REASON)
        return sentence(refusal, voice()) if refusal else ""

    def _go(self) -> None:
        if self.on_bounty:
            self._bounties.pay.trigger()
        due, event = self.due, self._view.id
        if due is None or due.entry is None or event is None:
            return
        if due.state in (PrizeState.OWED, PrizeState.SLIP_OUT):
            self._asking.start(lambda: self._give_slip(event, due), quiet=True)
        else:
            entry = due.entry
            self._ask_who_comes(event, entry, lambda: self._ask_amount(event, entry))

    async def _give_slip(self, event: StreamId, due: DuePrize) -> None:
        """See that the slip is out, on paper where it can be printed, and ask who comes for it."""
        entry, view = due.entry or 0, self._view
        if due.slip is None:
            await self._asking.perform(IssueSlip(event, entry))
        state = view.state_of(event)
        now = due_to(state, entry)
        if self.give_slip is not None and now is not None and not is_printed(state, now):
            await self.give_slip(event, entry)
        self._must_show(event)
        self._ask_proof(event, entry, lambda: self._ask_amount(event, entry))

    def _ask_amount(self, event: StreamId, entry: int) -> None:
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        place, share = won_by(self._view.state, entry)
        all_said = self._prize_said(entry)
        text = voice().text(
            "step acts",
            "Pay {prize} to {name} for {place} place. Payment method?",
            prize=prize_words(share),
            place=voice().ordinal(place),
            name=self._name(entry),
        )

        def go_on(words: str) -> None:
            payment = Payment(tenders[words], self._till.session)
            paid = voice().text(
                "step acts",
                "Has {name} received {prize} by {tender}?",
                name=self._name(entry),
                prize=prize_words(share),
                tender=words,
            )
            self._ask_paid(paid, PayPrize(event, place, entry, payment), all_said)

        asked = " ".join(filter(None, (owed_words(self._view.state, entry), text)))
        yes, hint = (
            voice().text("step acts", "Counted out"),
            voice().text("step acts", "Payment method"),
        )
        self._ask_one_of(asked, yes, hint, tuple(tenders), go_on)

    def _ask_paid(self, text: str, call: PayPrize, all_said: AllSaid) -> None:
        async def pay() -> None:
            await self._asking.perform(call, Circumstances(said=all_said))
            self.paid.emit()

        self._put(
            Question(text, voice().text("step acts", "Paid"), lambda _: self._asking.start(pay))
        )
