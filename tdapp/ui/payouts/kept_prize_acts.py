"""Prizes of ended events that the house keeps: claimed, taken back, or given to the Crown."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from tdapp.calls.house.kept_prizes import ClaimPrize, ClaimWithDetails, ForfeitKept, TakeClaimBack
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.house import House
from tdapp.house.kept_events import Ineligible, KeptPrize
from tdapp.shown.money_words import TENDERS
from tdapp.shown.prize_words import CAUSES, PROOFS, by_words, prize_words
from tdapp.till.payment import PRIZE_TENDERS, Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.paid_details import note_details
from tdapp.ui.asking.questions import one_of, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.payouts.winner_questions import NO_ID_CHOSEN
from tdapp.ui.sales.till import Till

say = saying("kept prize acts")
FEW = 3
"""How many prizes are offered as choices."""


class KeptPrizeActs(Acts[StreamId]):
    """Each asks whose prize it is, by a part of the name, then what it needs to know.

    Whether there is one is told at once; the role and the rest are asked with what is typed.
    """

    def __init__(
        self, parts: Parts, names: NameBook, asking: Asking, till: Till, parent: QObject
    ) -> None:
        self._desk = desk = HouseDesk(parts, asking)
        super().__init__(desk, asking, desk.stream, parent)
        self._parts = parts
        self._names = names
        self._till = till
        back = say("Reverse a prize of an ended event…")
        forfeit = say("Forfeit an unclaimed prize to the Crown…")
        self.claim, self.back, self.forfeit = self._acts(
            (say("Pay an unclaimed prize…"), "Ctrl+Shift+H, C", self._must_wait, self._claim),
            (back, "Ctrl+Shift+H, T", self._must_be_claimed, self._take_back),
            (forfeit, "Ctrl+Shift+H, K", self._must_wait, self._forfeit),
        )

    def claim_this(self, prize: KeptPrize) -> None:
        """Ask what is needed to hand this one over."""
        self._follow(self.claim, lambda: self._pay(prize))

    def forfeit_this(self, prize: KeptPrize) -> None:
        """Ask why the winner may not have this one."""
        self._follow(self.forfeit, lambda: self._give_to_crown(prize))

    @property
    def _house(self) -> House:
        house: House = self._parts.desk.state(self._desk.stream())
        return house

    def _must_wait(self, _: StreamId) -> None:
        if not self._house.kept.waits:
            raise Refusal("no_kept_prizes")

    def _must_be_claimed(self, _: StreamId) -> None:
        if not self._house.kept.came_out():
            raise Refusal("no_claims_today")

    def _claim(self, _: StreamId) -> Flow[None]:
        text = say("Whose unclaimed prize is being paid?")
        prize = yield from self._whose(text, list(self._house.kept.listed()))
        yield from self._pay(prize)

    def _take_back(self, house: StreamId) -> Flow[None]:
        text = say("Whose payment should be reversed?")
        prize = yield from self._whose(text, self._house.kept.came_out())
        text = say("Why reverse {prize} paid to {name}? It becomes unclaimed again.")
        call = TakeClaimBack(house, prize.event, prize.entry, self._till.session)
        yield from self._desk.do_because(call, self._worded(text, prize), say("Reverse payment"))

    def _forfeit(self, _: StreamId) -> Flow[None]:
        text = say("Whose unclaimed prize is forfeited to the Crown?")
        prize = yield from self._whose(text, list(self._house.kept.listed()))
        yield from self._give_to_crown(prize)

    def _whose(self, text: str, prizes: Sequence[KeptPrize]) -> Flow[KeptPrize]:
        """Ask until one prize is meant, the names learned before."""
        yield from result(lambda: self._names.learn([one.person for one in prizes]), quiet=True)
        listed = {self._described(one): one for one in prizes}
        yes = say("Next")
        hint = say("A part of the name")
        while True:
            counted = say("{question} ({count} found)", question=text, count=len(listed))
            part = yield from words(counted, yes, hint, *tuple(listed)[:FEW])
            found = {one: listed[one] for one in listed if part.casefold() in one.casefold()}
            if len(found) == 1:
                return next(iter(found.values()))
            listed = found or listed

    def _pay(self, prize: KeptPrize) -> Flow[None]:
        """Ask for a proof of identity only where the conditions want one, and for details too."""
        least = prize.identity_from
        identity_seen = least is not None and prize.worth >= least
        if identity_seen:
            text = say("What ID did {name} show?")
            proofs = by_words(voice(), PROOFS, Proof)
            yield from one_of(
                self._worded(text, prize),
                proofs,
                hint=say("ID, or its first letter"),
                must_be_seen=NO_ID_CHOSEN,
            )
        tenders = by_words(voice(), TENDERS, PRIZE_TENDERS)
        text = say("Pay {prize} to {name}. Payment method?")
        tender = yield from one_of(self._worded(text, prize), tenders, hint=say("Payment method"))
        what = (self._desk.stream(), prize.event, prize.entry)
        how = (Payment(tender, self._till.session), identity_seen)
        tills, name = self._parts.desk.tills, self._names.name(prize.person)
        noted = yield from note_details(tills, name, prize.worth, prize.person)
        if noted.details:
            yield from self._desk.do(ClaimWithDetails(*what, *how, noted.details), noted.typed)
        else:
            yield from self._desk.do(ClaimPrize(*what, *how))

    def _give_to_crown(self, prize: KeptPrize) -> Flow[None]:
        """Ask for the cause, and who decided it."""
        causes = by_words(voice(), CAUSES, Ineligible)
        asked = say("Why may {name} not have the prize?")
        cause = yield from one_of(self._worded(asked, prize), causes, hint=say("Reason"))
        call = ForfeitKept(self._desk.stream(), prize.event, prize.entry, cause)
        self._desk.must_be_possible(call)
        asked = say("Who decided that {name} may not receive {prize}, and why?")
        yes = say("Forfeit to the Crown")
        yield from self._desk.do_because(call, self._worded(asked, prize), yes)

    def _described(self, prize: KeptPrize) -> str:
        text = say("{name}, {place} of {title}, {prize}")
        place = voice().ordinal(prize.place)
        return self._worded(text, prize, place=place, title=prize.title)

    def _worded(self, text: str, prize: KeptPrize, **more: str) -> str:
        """A text with the winner and the prize in it."""
        share = PrizeShare(prize.entry, prize.cents, prize.item, prize.value)
        name = self._names.name(prize.person)
        return text.format(name=name, prize=prize_words(voice(), share), **more)
