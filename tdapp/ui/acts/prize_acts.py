"""What is done with the prize of the selected entry, from its slip to the money that comes back."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.prize_calls import (
    DenyPrize,
    PayPrize,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.rules.money_rules import Heir
from tdapp.tournament.prizes.events import Ineligible
from tdapp.tournament.prizes.inheriting import deny_prize
from tdapp.tournament.prizes.owing import won_by
from tdapp.tournament.prizes.paying import TENDERS
from tdapp.tournament.prizes.slip_events import Proof
from tdapp.tournament.sales.payment import Payment
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.consequence_words import what_changes
from tdapp.ui.acts.on_entry import CallFor, OnEntry
from tdapp.ui.acts.prize_slip_acts import PrizeSlipActs
from tdapp.ui.acts.prize_words import CAUSES, HEIRS, PROOFS, owed_words, prize_words, said
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE, ordinal
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.sales.till import Till
from tdapp.ui.sentences import sentence


class PrizeActs(OnEntry):
    """Identity, payment, what nobody comes for, what comes back, and winners who may not win.

    A choice is made with the arrows or typed; payments are counted in the till's session.
    """

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names)
        self._till = till
        self.slips = PrizeSlipActs(view, asking, names)
        self.pay = self._act(lambda: self.tr("Pay prize…"), "P", self._pay, self._ask_to_pay)
        self.identity = self._act(
            lambda: self.tr("Identity seen…"), "Shift+I", self._see, self._ask_proof
        )
        self.unclaimed = self._act(
            lambda: self.tr("Prize unclaimed…"), "Shift+K", SetUnclaimed, self._ask_unclaimed
        )
        self.back = self._act(
            lambda: self.tr("Take prize back…"), "Shift+B", self._back, self._ask_back
        )
        self.deny = self._act(
            lambda: self.tr("May not win…"), "Shift+D", self._deny, self._ask_cause
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.pay, *self.rarer)

    @property
    def rarer(self) -> tuple[Act, ...]:
        """Those beside the payment."""
        return (*self.slips.all, self.identity, self.unclaimed, self.back, self.deny)

    def _pay(self, event: StreamId, entry: int, payment: Payment | None = None) -> Call:
        place = self._view.state.prize_place(entry) or self._view.state.place_of(entry) or 1
        return PayPrize(event, place, entry, payment or Payment(session=self._till.session))

    def _ask_to_pay(self) -> None:
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        place, share = won_by(self._view.state, self.entry or 0)
        text = self.tr("Hand over {prize} to {name} for {place} place, in what?").format(
            prize=prize_words(share), name=self._name(), place=ordinal(place)
        )
        owed = owed_words(self._view.state, self.entry or 0)
        if owed:
            text = f"{owed} {text}"

        def pay(words: str) -> CallFor:
            payment = Payment(tenders[words], self._till.session)
            return lambda event, entry: self._pay(event, entry, payment)

        entry = self.entry
        self._ask_one_of(
            text,
            self.tr("Handed over"),
            self.tr("Paid in"),
            tuple(tenders),
            lambda words: self._ask(pay(words), entry),
        )

    def _see(self, event: StreamId, entry: int) -> Call:
        return SeeIdentity(event, entry, Proof.PASSPORT)

    def _ask_proof(self) -> None:
        proofs = dict(zip(said(PROOFS, tuple(Proof)), Proof, strict=True))
        text = self.tr("By what did {name} show who it is?").format(name=self._name())
        entry = self.entry

        def go_on(words: str) -> None:
            self._ask(lambda event, entry: SeeIdentity(event, entry, proofs[words]), entry)

        self._ask_one_of(text, self.tr("Seen"), self.tr("Proof"), tuple(proofs), go_on)

    def _ask_unclaimed(self) -> None:
        _, share = won_by(self._view.state, self.entry or 0)
        text = self.tr("Why is {prize} of {name} kept as unclaimed?")
        self._ask_reason(
            text.format(prize=prize_words(share), name=self._name()),
            self.tr("Keep it"),
            SetUnclaimed,
        )

    def _back(self, event: StreamId, entry: int) -> Call:
        return ReversePrize(event, entry, self._till.session)

    def _ask_back(self) -> None:
        _, share = won_by(self._view.state, self.entry or 0)
        text = self.tr("Why does {prize} come back from {name}? It is owed again then.")
        self._ask_reason(
            text.format(prize=prize_words(share), name=self._name()),
            self.tr("It is back"),
            self._back,
        )

    def _deny(self, event: StreamId, entry: int) -> Call:
        """The act where the director may choose, to see whether there is a prize to deny."""
        state = self._view.state
        try:
            deny_prize(state, entry, Ineligible.OTHER, Heir.NEXT_ELIGIBLE)
        except Refusal as refusal:
            if refusal.code == "heir_is_fixed":
                return DenyPrize(event, entry, Ineligible.OTHER)
        return DenyPrize(event, entry, Ineligible.OTHER, Heir.NEXT_ELIGIBLE)

    def _ask_cause(self) -> None:
        causes = dict(zip(said(CAUSES, tuple(Ineligible)), Ineligible, strict=True))
        text = self.tr("Why may {name} not have the prize?").format(name=self._name())
        entry = self.entry or 0

        def go_on(words: str) -> None:
            self._ask_heir(entry, causes[words])

        self._ask_one_of(text, self.tr("Go on"), self.tr("Cause"), tuple(causes), go_on)

    def _ask_heir(self, entry: int, why: Ineligible) -> None:
        """Ask where the prize goes only where neither the rulebook nor the conditions say so."""
        try:
            deny_prize(self._view.state, entry, why)
        except Refusal as refusal:
            if refusal.code != "heir_needed":
                self.deny.tried.emit(sentence(refusal, VOICE))
                return
        else:
            self._ask_why(entry, why, None)
            return
        some = (Heir.NEXT_ELIGIBLE, Heir.CROWN)
        heirs = dict(zip(said(HEIRS, some), some, strict=True))
        text = self.tr("Neither the rules nor the conditions say who has it then; to whom?")
        self._ask_one_of(
            text,
            self.tr("Go on"),
            self.tr("Goes to"),
            tuple(heirs),
            lambda words: self._ask_why(entry, why, heirs[words]),
        )

    def _ask_why(self, entry: int, why: Ineligible, heir: Heir | None) -> None:
        try:
            events: Sequence[Event] = deny_prize(self._view.state, entry, why, heir)
        except Refusal as refusal:
            self.deny.tried.emit(sentence(refusal, VOICE))
            return
        changes = what_changes(self._view.state, events, self._names.name)
        text = self.tr("Who says that {name} may not have the prize, and why?")
        self._ask_reason(
            f"{text.format(name=self._name(entry))} {changes}".strip(),
            self.tr("Take it away"),
            lambda event, _: DenyPrize(event, entry, why, heir),
        )

    def _ask_one_of(
        self,
        text: str,
        yes: str,
        hint: str,
        choices: tuple[str, ...],
        go_on: Callable[[str], None],
    ) -> None:
        """Ask until the answer is one of these."""

        def answered(answer: str) -> None:
            if answer in choices:
                go_on(answer)
            else:
                self._ask_one_of(text, yes, hint, choices, go_on)

        self.asks.emit(Question(text, yes, answered, hint, choices))
