"""Prizes of ended events that the house keeps: claimed, taken back, or given to the Crown."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.kept_prizes import (
    ClaimPrize,
    ClaimWithDetails,
    ForfeitKept,
    TakeClaimBack,
)
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.house.house import House
from tdapp.house.kept_events import KeptPrize
from tdapp.house.kept_prizes import KeptPrizes
from tdapp.till.payment import Payment
from tdapp.tournament.facts.prizes import Ineligible
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.paying import TENDERS
from tdapp.tournament.reckoning.shared_places import Share
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.prize_words import CAUSES, PROOFS, prize_words, said
from tdapp.ui.acts.question import Question
from tdapp.ui.look.figures import VOICE, ordinal
from tdapp.ui.name_book import NameBook
from tdapp.ui.parts import Parts
from tdapp.ui.sales.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.sales.till import Till
from tdapp.ui.sentences import sentence

FEW = 3
"""How many prizes are offered as choices."""
Chosen = Callable[[KeptPrize], None]


class KeptPrizeActs(QObject):
    """Each asks whose prize it is, by a part of the name, then what it needs to know."""

    asks = Signal(object)

    def __init__(
        self, parts: Parts, names: NameBook, asking: Asking, till: Till, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._names = names
        self._asking = asking
        self._till = till
        self.claim = self._act(
            lambda: self.tr("Claim a kept prize…"), "Ctrl+Shift+H, C", self._ask_claim
        )
        self.back = self._act(
            lambda: self.tr("Take a claimed prize back…"), "Ctrl+Shift+H, T", self._ask_back
        )
        self.forfeit = self._act(
            lambda: self.tr("Kept prize to the Crown…"), "Ctrl+Shift+H, K", self._ask_forfeit
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.claim, self.back, self.forfeit)

    def claim_this(self, prize: KeptPrize) -> None:
        """Ask what is needed to hand this one over."""
        self._ask_proof(prize)

    def forfeit_this(self, prize: KeptPrize) -> None:
        """Ask why the winner may not have this one."""
        self._ask_cause(prize)

    def _act(self, words: Callable[[], str], key: str, do: Callable[[], None]) -> Act:
        return Act(words, key, lambda: self._why_not(do), do, self)

    @property
    def _kept(self) -> KeptPrizes:
        house: House = self._parts.desk.state(self._parts.day.stream)
        return house.kept

    def _why_not(self, do: Callable[[], None]) -> str:
        """Tell that there is none; the role and the rest are asked with what is typed."""
        if do == self._ask_back:
            return "" if self._kept.claimed else self.tr("No kept prize was claimed today.")
        none = self.tr("The house keeps no prize of an event that is over.")
        return "" if self._kept.waits else none

    def _claimed(self) -> list[KeptPrize]:
        return [one.prize for one in self._kept.claimed.values()]

    def _ask_claim(self) -> None:
        text = self.tr("Whose kept prize is claimed?")
        self._ask_whose(text, list(self._kept.listed()), self._ask_proof)

    def _ask_back(self) -> None:
        text = self.tr("Whose claimed prize came back?")
        self._ask_whose(text, self._claimed(), self._ask_why_back)

    def _ask_forfeit(self) -> None:
        text = self.tr("Whose kept prize goes to the Crown?")
        self._ask_whose(text, list(self._kept.listed()), self._ask_cause)

    def _ask_whose(self, text: str, prizes: Sequence[KeptPrize], chosen: Chosen) -> None:
        """Ask until one prize is meant, the names learned before."""

        async def learn_and_ask() -> None:
            await self._names.learn([one.person for one in prizes])
            self._put_whose(text, {self._described(one): one for one in prizes}, chosen)

        self._asking.start(learn_and_ask, quiet=True)

    def _put_whose(self, text: str, listed: dict[str, KeptPrize], chosen: Chosen) -> None:
        def answered(part: str) -> None:
            found = {
                words: one for words, one in listed.items() if part.casefold() in words.casefold()
            }
            if len(found) == 1:
                chosen(next(iter(found.values())))
            else:
                self._put_whose(text, found or listed, chosen)

        hint = self.tr("A part of the name")
        choices = tuple(listed)[:FEW]
        counted = self.tr("{question} {count} of them.").format(question=text, count=len(listed))
        self.asks.emit(Question(counted, self.tr("Go on"), answered, hint, choices))

    def _ask_proof(self, prize: KeptPrize) -> None:
        """Ask for a proof of identity only where the conditions want one."""
        if prize.identity_from is None or prize.worth < prize.identity_from:
            self._ask_tender(prize, identity_seen=False)
            return
        text = self.tr("By what did {name} show who it is?").format(name=self._name(prize))
        proofs = said(PROOFS, tuple(Proof))
        self._ask_one_of(
            text, self.tr("Proof"), proofs, lambda _: self._ask_tender(prize, identity_seen=True)
        )

    def _ask_tender(self, prize: KeptPrize, *, identity_seen: bool) -> None:
        tenders = dict(zip(said(TENDER_WORDS, TENDERS), TENDERS, strict=True))
        text = self.tr("Hand over {prize} to {name}, in what?")

        def pay(words: str) -> None:
            payment = Payment(tenders[words], self._till.session)
            if self._wants_details(prize):
                self._ask_details(prize, payment, identity_seen=identity_seen)
            else:
                self._asking.act(self._claim_call(prize, payment, identity_seen=identity_seen))

        worded = text.format(prize=_prize(prize), name=self._name(prize))
        self._ask_one_of(worded, self.tr("Paid in"), tuple(tenders), pay)

    def _wants_details(self, prize: KeptPrize) -> bool:
        house: House = self._parts.desk.state(self._parts.day.stream)
        least = house.cage.terms.details_from
        return least is not None and prize.worth >= least

    def _ask_details(self, prize: KeptPrize, payment: Payment, *, identity_seen: bool) -> None:
        """What is typed stands in the erasable note of the act and in no fact."""
        house: House = self._parts.desk.state(self._parts.day.stream)
        details = house.cage.terms.details
        call = ClaimWithDetails(
            self._parts.day.stream, prize.event, prize.entry, payment, identity_seen, details
        )
        text = self.tr("From this amount on the house wants more of {name}: {details}.")
        asked = text.format(name=self._name(prize), details=", ".join(details))

        def go_on(typed: str) -> None:
            self._asking.act(call, Circumstances(reason=typed))

        self.asks.emit(Question(asked, self.tr("Noted"), go_on, self.tr("Details, erasable")))

    def _ask_why_back(self, prize: KeptPrize) -> None:
        text = self.tr("Why does {prize} come back from {name}? The house keeps it again then.")
        self._ask_reason(text, prize, self.tr("It is back"), self._back_call(prize))

    def _ask_cause(self, prize: KeptPrize) -> None:
        causes = dict(zip(said(CAUSES, tuple(Ineligible)), Ineligible, strict=True))
        text = self.tr("Why may {name} not have the prize?").format(name=self._name(prize))

        def go_on(words: str) -> None:
            call = ForfeitKept(self._parts.day.stream, prize.event, prize.entry, causes[words])
            refusal = self._parts.desk.why_not(self._parts.actor, call, Circumstances(reason="-"))
            if refusal is not None:
                self.forfeit.tried.emit(sentence(refusal, VOICE))
                return
            said_why = self.tr("Who says that {name} may not have {prize}, and why?")
            self._ask_reason(said_why, prize, self.tr("To the Crown"), call)

        self._ask_one_of(text, self.tr("Cause"), tuple(causes), go_on)

    def _ask_reason(self, text: str, prize: KeptPrize, yes: str, call: Call) -> None:
        def go_on(reason: str) -> None:
            self._asking.act(call, Circumstances(reason=reason))

        worded = text.format(prize=_prize(prize), name=self._name(prize))
        self.asks.emit(Question(worded, yes, go_on, self.tr("Reason, for the record")))

    def _ask_one_of(
        self, text: str, hint: str, choices: tuple[str, ...], go_on: Callable[[str], None]
    ) -> None:
        def answered(answer: str) -> None:
            if answer in choices:
                go_on(answer)
            else:
                self._ask_one_of(text, hint, choices, go_on)

        self.asks.emit(Question(text, self.tr("Go on"), answered, hint, choices))

    def _claim_call(
        self, prize: KeptPrize, payment: Payment, *, identity_seen: bool = True
    ) -> ClaimPrize:
        house = self._parts.day.stream
        return ClaimPrize(house, prize.event, prize.entry, payment, identity_seen)

    def _back_call(self, prize: KeptPrize) -> TakeClaimBack:
        house, session = self._parts.day.stream, self._till.session
        return TakeClaimBack(house, prize.event, prize.entry, session)

    def _described(self, prize: KeptPrize) -> str:
        words = self.tr("{name}, {place} of {title}, {prize}")
        return words.format(
            name=self._name(prize),
            place=ordinal(prize.place),
            title=prize.title,
            prize=_prize(prize),
        )

    def _name(self, prize: KeptPrize) -> str:
        return self._names.name(prize.person)


def _prize(prize: KeptPrize) -> str:
    return prize_words(Share(prize.entry, prize.cents, prize.item, prize.value))
