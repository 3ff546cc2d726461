"""What is done with the prize of the selected entry, from its slip to the money that comes back."""

from typing import ClassVar

from tdapp.calls.tournament.prize_said import PrizeStatement
from tdapp.calls.tournament.prizes import (
    DenyPrize,
    PayPrize,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import PRIZE_TENDERS as TENDERS
from tdapp.till.payment import Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.prizes import prize_place, settled_with, won_by
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.entries.on_entry import with_changes
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.payouts.on_prize import OnPrize
from tdapp.ui.payouts.prize_slip_acts import PrizeSlipActs
from tdapp.ui.sales.till import Till
from tdapp.ui.shown.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.shown.prize_words import CAUSES, HEIRS, owed_words, prize_words, said
from tdapp.words.sentence import sentence


class PrizeActs(OnPrize):
    """Identity, payment, what nobody comes for, what comes back, and winners who may not win.

    A choice is made with the arrows or typed; payments are counted in the till's session.
    """

    not_yet: ClassVar[frozenset[str]] = frozenset({"details_needed"})

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        text = voice().text
        super().__init__(view, asking, names)
        self._till = till
        self.slips = PrizeSlipActs(view, asking, names)
        self.pay = self._act(
            lambda: text("prize acts", "Pay prize…"), "P", self._pay, self._ask_to_pay
        )
        self.identity = self._act(
            lambda: text("prize acts", "Confirm ID…"), "Shift+I", self._seen, self._ask_identity
        )
        self.unclaimed = self._act(
            lambda: text("prize acts", "Mark unclaimed…"),
            "Shift+K",
            SetUnclaimed,
            self._ask_unclaimed,
        )
        self.back = self._act(
            lambda: text("prize acts", "Reverse prize…"), "Shift+B", self._back, self._ask_back
        )
        self.deny = self._act(
            lambda: text("prize acts", "Ineligible…"), "Shift+D", self._deny, self._ask_cause
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.pay, *self.rarer)

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those beside the payment."""
        return (*self.slips.all, self.identity, self.unclaimed, self.back, self.deny)

    def _pay(self, event: StreamId, entry: int) -> Call:
        place = prize_place(self._view.state, entry) or self._view.state.place_of(entry) or 1
        return PayPrize(event, place, entry, Payment(session=self._till.session))

    def _ask_to_pay(self) -> None:
        event, entry = self._view.id, self.entry
        if event is not None and entry is not None:
            self._ask_who_comes(event, entry, lambda: self._ask_in_what(entry))

    def _ask_in_what(self, entry: int) -> None:
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        place, share = won_by(self._view.state, entry)
        all_said = self._prize_said(entry)
        text = voice().text(
            "prize acts",
            "Pay {prize} to {name} for {place} place. Payment method?",
            prize=prize_words(share),
            name=self._name(entry),
            place=voice().ordinal(place),
        )

        def go_on(words: str) -> None:
            payment = Payment(tenders[words], self._till.session)
            self._ask(lambda event, one: PayPrize(event, place, one, payment), entry, said=all_said)

        asked = " ".join(filter(None, (owed_words(self._view.state, entry), text)))
        yes, hint = (
            voice().text("prize acts", "Pay prize"),
            voice().text("prize acts", "Payment method"),
        )
        self._ask_one_of(asked, yes, hint, tuple(tenders), go_on)

    def _seen(self, event: StreamId, entry: int) -> Call:
        return SeeIdentity(event, entry, Proof.PASSPORT)

    def _ask_identity(self) -> None:
        if self._view.id is not None and self.entry is not None:
            self._ask_proof(self._view.id, self.entry, lambda: None)

    def _ask_unclaimed(self) -> None:
        _, share = won_by(self._view.state, self.entry or 0)
        text = voice().text("prize acts", "Why is {name}'s {prize} unclaimed?")
        self._ask_reason(
            text.format(prize=prize_words(share), name=self._name()),
            voice().text("prize acts", "Mark unclaimed"),
            SetUnclaimed,
            said=self._prize_said(self.entry or 0),
        )

    def _back(self, event: StreamId, entry: int) -> Call:
        return ReversePrize(event, entry, self._till.session)

    def _ask_back(self) -> None:
        entry = self.entry or 0
        _, share = settled_with(self._view.state, entry)
        text = voice().text(
            "prize acts", "Why reverse {prize} paid to {name}? It will be owed again."
        )
        self._ask_reason(
            text.format(prize=prize_words(share), name=self._name()),
            voice().text("prize acts", "Reverse payment"),
            self._back,
            said=self._view.said(PrizeStatement, lambda state, _: settled_with(state, entry)),
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
        text = voice().text(
            "prize acts", "Why is {name} ineligible for the prize?", name=self._name()
        )
        entry = self.entry or 0

        def go_on(words: str) -> None:
            self._ask_heir(entry, causes[words])

        self._ask_one_of(
            text,
            voice().text("prize acts", "Next"),
            voice().text("prize acts", "Reason"),
            tuple(causes),
            go_on,
        )

    def _ask_heir(self, entry: int, why: Ineligible) -> None:
        """Ask where the prize goes only where neither the rulebook nor the conditions say so."""
        try:
            deny_prize(self._view.state, entry, why)
        except Refusal as refusal:
            if refusal.code != "heir_needed":
                self.deny.tried.emit(sentence(refusal, voice()))
                return
        else:
            self._ask_why(entry, why, None)
            return
        some = (Heir.NEXT_ELIGIBLE, Heir.CROWN)
        heirs = dict(zip(said(HEIRS, some), some, strict=True))
        text = voice().text(
            "prize acts", "Neither the rulebook nor the event conditions say who gets it. Who does?"
        )
        self._ask_one_of(
            text,
            voice().text("prize acts", "Next"),
            voice().text("prize acts", "Goes to"),
            tuple(heirs),
            lambda words: self._ask_why(entry, why, heirs[words]),
        )

    def _ask_why(self, entry: int, why: Ineligible, heir: Heir | None) -> None:
        try:
            changes = self._changes(lambda state: deny_prize(state, entry, why, heir))
        except Refusal as refusal:
            self.deny.tried.emit(sentence(refusal, voice()))
            return
        text = voice().text("prize acts", "Who decided that {name} is ineligible, and why?")
        self._ask_reason(
            with_changes(text.format(name=self._name(entry)), changes),
            voice().text("prize acts", "Mark ineligible"),
            lambda event, _: DenyPrize(event, entry, why, heir),
            said=changes,
        )
