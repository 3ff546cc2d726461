"""The next step of a prize, by one key: slip, identity, amount, paid; and it stops anywhere."""

from collections.abc import Awaitable, Callable, Sequence

from PySide6.QtCore import Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.prize_calls import IssueSlip, NoteDetails, PayPrize, SeeIdentity
from tdapp.floor.cage_events import CageTerms
from tdapp.tournament.prizes.owing import won_by
from tdapp.tournament.prizes.paying import TENDERS
from tdapp.tournament.prizes.queue import Due, PrizeState, due_to
from tdapp.tournament.prizes.slip_events import Proof
from tdapp.tournament.sales.payment import Payment
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asked import ENTER
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.bounty_acts import BountyActs
from tdapp.ui.acts.on_entry import ANY_REASON, OnEntry
from tdapp.ui.acts.prize_words import PROOFS, owed_words, prize_words, said
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE, ordinal
from tdapp.ui.name_book import NameBook
from tdapp.ui.prizes.due_rows import is_printed
from tdapp.ui.sales.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.sales.till import Till
from tdapp.ui.sentences import sentence

GiveSlip = Callable[[StreamId, int], Awaitable[object]]


class StepActs(OnEntry):
    """Each answer leads to the next question, so that Enter alone goes the whole way.

    `give_slip` prints a slip, where there is a printer to print it on; `terms` are the cage's.
    `paid` says that the chosen prize was handed over.
    """

    paid = Signal()

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        till: Till,
        terms: Callable[[], CageTerms],
    ) -> None:
        super().__init__(view, asking, names)
        self._till = till
        self._terms = terms
        self.give_slip: GiveSlip | None = None
        self.on_bounty = False
        self._bounties = BountyActs(view, asking, names, till)
        self._bounties.asks.connect(self.asks)
        self.step = Act(self._words, "", self._why_no_step, self._go, self)
        self.step.pressed_by = ENTER
        self._bounties.pay.tried.connect(self.step.tried)

    @property
    def all(self) -> tuple[Act, ...]:
        """The one."""
        return (self.step,)

    def select(self, entry: int | None) -> None:
        """Act on the prize of this entry from now on."""
        self.on_bounty = False
        super().select(entry)

    def select_bounty(self, entry: int) -> None:
        """Act on what this entry is owed of bounties from now on."""
        self.on_bounty = True
        self._bounties.select(entry)
        super().select(entry)

    @property
    def due(self) -> Due | None:
        """The chosen prize as it stands; None where none is chosen, or nobody wins it yet."""
        state = self._view.state
        if self.on_bounty or self.entry is None or self.entry not in state.entries.by_number:
            return None
        return due_to(state, self.entry)

    def _words(self) -> str:
        if self.on_bounty:
            return self.tr("Pay bounty")
        return self.words_of(None if self.due is None else self.due.state)

    def words_of(self, state: PrizeState | None) -> str:
        """The step that is next for a prize in a state."""
        if state in (None, PrizeState.OWED, PrizeState.SLIP_OUT):
            return self.tr("Slip, identity, pay")
        return self.tr("Pay")

    def _why_no_step(self) -> str:
        if self.on_bounty:
            return self._bounties.pay.why_not
        event, due = self._view.id, self.due
        if event is None or due is None or due.entry is None:
            return self.tr("No prize is selected; choose one in the queue.")
        call: Call = IssueSlip(event, due.entry)
        if due.state not in (PrizeState.OWED, PrizeState.OPEN):
            call = SeeIdentity(event, due.entry, Proof.PASSPORT)
        refusal = self._view.why_not(call, ANY_REASON)
        return sentence(refusal, VOICE) if refusal else ""

    def _go(self) -> None:
        if self.on_bounty:
            self._bounties.pay.trigger()
        due, event = self.due, self._view.id
        if due is None or due.entry is None or event is None:
            return
        if due.state in (PrizeState.OWED, PrizeState.SLIP_OUT):
            self._asking.start(lambda: self._give_slip(event, due), quiet=True)
        else:
            self._ask_amount(due.entry)

    async def _give_slip(self, event: StreamId, due: Due) -> None:
        """See that the slip is out, on paper where it can be printed, and ask who comes for it."""
        entry = due.entry or 0
        if due.slip is None:
            await self._asking.perform(IssueSlip(event, entry))
        now = due_to(self._view.state, entry)
        if self.give_slip is not None and now is not None and not is_printed(self._view.state, now):
            await self.give_slip(event, entry)
        self._ask_proof(event, entry)

    def _ask_proof(self, event: StreamId, entry: int) -> None:
        proofs = dict(zip(said(PROOFS, tuple(Proof)), Proof, strict=True))
        text = self.tr("By what did {name} show who it is?").format(name=self._name(entry))

        def go_on(words: str) -> None:
            if self._wants_details(entry):
                self._ask_details(event, entry, proofs[words])
            else:
                call = SeeIdentity(event, entry, proofs[words])
                self._asking.start(lambda: self._seen(call, entry))

        self._ask_one_of(text, self.tr("Seen"), self.tr("Proof"), tuple(proofs), go_on)

    def _wants_details(self, entry: int) -> bool:
        terms, state = self._terms(), self._view.state
        _, share = won_by(state, entry)
        if terms.details_from is None or share.cash < terms.details_from:
            return False
        seen = state.prizes.seen.get(entry)
        return seen is None or not set(terms.details) <= set(seen.details)

    def _ask_details(self, event: StreamId, entry: int, proof: Proof) -> None:
        """What is typed stands in the erasable note of the act and in no fact."""
        details = self._terms().details
        text = self.tr("From this amount on the house wants more of {name}: {details}.")

        def go_on(typed: str) -> None:
            call = NoteDetails(event, entry, proof, details)
            self._asking.start(lambda: self._seen(call, entry, Circumstances(reason=typed)))

        asked = text.format(name=self._name(entry), details=", ".join(details))
        self.asks.emit(Question(asked, self.tr("Noted"), go_on, self.tr("Details, erasable")))

    async def _seen(
        self,
        call: Call,
        entry: int,
        with_: Circumstances = Circumstances(),  # noqa: B008 - frozen
    ) -> None:
        await self._asking.perform(call, with_)
        self._ask_amount(entry)

    def _ask_amount(self, entry: int) -> None:
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        place, share = won_by(self._view.state, entry)
        text = self.tr("{prize} for {place} place to {name}, in what?").format(
            prize=prize_words(share), place=ordinal(place), name=self._name(entry)
        )
        asked = " ".join(filter(None, (owed_words(self._view.state, entry), text)))
        self._ask_one_of(
            asked,
            self.tr("Counted out"),
            self.tr("Paid in"),
            tuple(tenders),
            lambda words: self._ask_paid(entry, Payment(tenders[words], self._till.session), words),
        )

    def _ask_paid(self, entry: int, payment: Payment, words: str) -> None:
        place, share = won_by(self._view.state, entry)
        text = self.tr("{name} has {prize} in {tender}?").format(
            name=self._name(entry), prize=prize_words(share), tender=words
        )

        def go_on(_: str) -> None:
            event = self._view.id
            if event is not None:
                call = PayPrize(event, place, entry, payment)
                self._asking.start(lambda: self._pay(call))

        self.asks.emit(Question(text, self.tr("Paid"), go_on))

    async def _pay(self, call: Call) -> None:
        await self._asking.perform(call)
        self.paid.emit()

    def _ask_one_of(
        self, text: str, yes: str, hint: str, choices: Sequence[str], go_on: Callable[[str], None]
    ) -> None:
        """Ask until the answer is one of these; a refusal meanwhile is told."""

        def answered(answer: str) -> None:
            if answer not in choices:
                self._ask_one_of(text, yes, hint, choices, go_on)
                return
            try:
                go_on(answer)
            except Refusal as refusal:
                self.step.tried.emit(sentence(refusal, VOICE))

        self.asks.emit(Question(text, yes, answered, hint, tuple(choices)))
