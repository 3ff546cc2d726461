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
from tdapp.house.kept_events import Ineligible, KeptPrize
from tdapp.house.kept_prizes import KeptPrizes
from tdapp.till.payment import PRIZE_TENDERS, Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.sales.till import Till
from tdapp.ui.shown.money_words import TENDERS as TENDER_WORDS
from tdapp.ui.shown.prize_words import CAUSES, PROOFS, prize_words, said
from tdapp.words.sentence import sentence

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
            lambda: voice().text("kept prize acts", "Pay an unclaimed prize…"),
            "Ctrl+Shift+H, C",
            self._ask_claim,
        )
        self.back = self._act(
            lambda: voice().text("kept prize acts", "Reverse a paid unclaimed prize…"),
            "Ctrl+Shift+H, T",
            self._ask_back,
        )
        self.forfeit = self._act(
            lambda: voice().text("kept prize acts", "Forfeit an unclaimed prize to the Crown…"),
            "Ctrl+Shift+H, K",
            self._ask_forfeit,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.claim, self.back, self.forfeit)

    def claim_this(self, prize: KeptPrize) -> None:
        """Ask what is needed to hand this one over."""
        self._ask_proof(prize)

    def forfeit_this(self, prize: KeptPrize) -> None:
        """Ask why the winner may not have this one."""
        self._ask_cause(prize)

    def _act(self, words: Callable[[], str], key: str, do: Callable[[], None]) -> WindowAct:
        return WindowAct(words, key, lambda: self._why_not(do), do, self)

    @property
    def _kept(self) -> KeptPrizes:
        house: House = self._parts.desk.state(self._parts.day.stream)
        return house.kept

    def _why_not(self, do: Callable[[], None]) -> str:
        """Tell that there is none; the role and the rest are asked with what is typed."""
        if do == self._ask_back:
            return (
                ""
                if self._kept.claimed
                else voice().text("kept prize acts", "No unclaimed prize was paid today.")
            )
        none = voice().text(
            "kept prize acts", "There are no unclaimed prizes from finished events."
        )
        return "" if self._kept.waits else none

    def _claimed(self) -> list[KeptPrize]:
        return [one.prize for one in self._kept.claimed.values()]

    def _ask_claim(self) -> None:
        text = voice().text("kept prize acts", "Whose unclaimed prize is being paid?")
        self._ask_whose(text, list(self._kept.listed()), self._ask_proof)

    def _ask_back(self) -> None:
        text = voice().text("kept prize acts", "Whose payment should be reversed?")
        self._ask_whose(text, self._claimed(), self._ask_why_back)

    def _ask_forfeit(self) -> None:
        text = voice().text("kept prize acts", "Whose unclaimed prize is forfeited to the Crown?")
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

        hint = voice().text("kept prize acts", "A part of the name")
        choices = tuple(listed)[:FEW]
        counted = voice().text(
            "kept prize acts", "{question} ({count} found)", question=text, count=len(listed)
        )
        self.asks.emit(
            Question(counted, voice().text("kept prize acts", "Next"), answered, hint, choices)
        )

    def _ask_proof(self, prize: KeptPrize) -> None:
        """Ask for a proof of identity only where the conditions want one."""
        if prize.identity_from is None or prize.worth < prize.identity_from:
            self._ask_tender(prize, identity_seen=False)
            return
        text = voice().text("kept prize acts", "What ID did {name} show?", name=self._name(prize))
        proofs = said(PROOFS, tuple(Proof))
        self._ask_one_of(
            text,
            voice().text("kept prize acts", "ID"),
            proofs,
            lambda _: self._ask_tender(prize, identity_seen=True),
        )

    def _ask_tender(self, prize: KeptPrize, *, identity_seen: bool) -> None:
        tenders = dict(zip(said(TENDER_WORDS, PRIZE_TENDERS), PRIZE_TENDERS, strict=True))
        text = voice().text("kept prize acts", "Pay {prize} to {name}. Payment method?")

        def pay(words: str) -> None:
            payment = Payment(tenders[words], self._till.session)
            if self._wants_details(prize):
                self._ask_details(prize, payment, identity_seen=identity_seen)
            else:
                self._asking.act(self._claim_call(prize, payment, identity_seen=identity_seen))

        worded = text.format(prize=_prize(prize), name=self._name(prize))
        self._ask_one_of(
            worded, voice().text("kept prize acts", "Payment method"), tuple(tenders), pay
        )

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
        text = voice().text(
            "kept prize acts", "At this amount the house needs more details of {name}: {details}."
        )
        asked = text.format(name=self._name(prize), details=", ".join(details))

        def go_on(typed: str) -> None:
            self._asking.act(call, Circumstances(reason=typed))

        self.asks.emit(
            Question(
                asked,
                voice().text("kept prize acts", "Save"),
                go_on,
                voice().text("kept prize acts", "Details (can be erased)"),
            )
        )

    def _ask_why_back(self, prize: KeptPrize) -> None:
        text = voice().text(
            "kept prize acts", "Why reverse {prize} paid to {name}? It becomes unclaimed again."
        )
        self._ask_reason(
            text, prize, voice().text("kept prize acts", "Reverse payment"), self._back_call(prize)
        )

    def _ask_cause(self, prize: KeptPrize) -> None:
        causes = dict(zip(said(CAUSES, tuple(Ineligible)), Ineligible, strict=True))
        text = voice().text(
            "kept prize acts", "Why may {name} not have the prize?", name=self._name(prize)
        )

        def go_on(words: str) -> None:
            call = ForfeitKept(self._parts.day.stream, prize.event, prize.entry, causes[words])
            refusal = self._parts.desk.why_not(self._parts.actor, call, Circumstances(reason="-"))
            if refusal is not None:
                self.forfeit.tried.emit(sentence(refusal, voice()))
                return
            said_why = voice().text(
                "kept prize acts", "Who decided that {name} may not receive {prize}, and why?"
            )
            self._ask_reason(
                said_why, prize, voice().text("kept prize acts", "Forfeit to the Crown"), call
            )

        self._ask_one_of(text, voice().text("kept prize acts", "Reason"), tuple(causes), go_on)

    def _ask_reason(self, text: str, prize: KeptPrize, yes: str, call: Call) -> None:
        def go_on(reason: str) -> None:
            self._asking.act(call, Circumstances(reason=reason))

        worded = text.format(prize=_prize(prize), name=self._name(prize))
        self.asks.emit(
            Question(worded, yes, go_on, voice().text("kept prize acts", "Reason, for the record"))
        )

    def _ask_one_of(
        self, text: str, hint: str, choices: tuple[str, ...], go_on: Callable[[str], None]
    ) -> None:
        def answered(answer: str) -> None:
            if answer in choices:
                go_on(answer)
            else:
                self._ask_one_of(text, hint, choices, go_on)

        self.asks.emit(
            Question(text, voice().text("kept prize acts", "Next"), answered, hint, choices)
        )

    def _claim_call(
        self, prize: KeptPrize, payment: Payment, *, identity_seen: bool = True
    ) -> ClaimPrize:
        house = self._parts.day.stream
        return ClaimPrize(house, prize.event, prize.entry, payment, identity_seen)

    def _back_call(self, prize: KeptPrize) -> TakeClaimBack:
        house, session = self._parts.day.stream, self._till.session
        return TakeClaimBack(house, prize.event, prize.entry, session)

    def _described(self, prize: KeptPrize) -> str:
        words = voice().text("kept prize acts", "{name}, {place} of {title}, {prize}")
        return words.format(
            name=self._name(prize),
            place=voice().ordinal(prize.place),
            title=prize.title,
            prize=_prize(prize),
        )

    def _name(self, prize: KeptPrize) -> str:
        return self._names.name(prize.person)


def _prize(prize: KeptPrize) -> str:
    return prize_words(PrizeShare(prize.entry, prize.cents, prize.item, prize.value))
