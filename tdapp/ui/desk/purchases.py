"""What can be sold to somebody in the event in view, each with its price and why not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.event import WANTED_OF_ENTRANTS
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register, SellAddOns
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.till.payment import Payment
from tdapp.tournament.plan.offers import Offer, OtherAddOn, PricePart, times, total_of
from tdapp.tournament.sales.open_buy_ins import are_out_at_start, fee_of, owed_parts
from tdapp.tournament.sales.passing_on import known_as
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.new_entry import NEWCOMER, wanted_words
from tdapp.voice.texts import text
from tdapp.words.sentence import sentence


class PurchaseChoice(Enum):
    """What is bought."""

    ENTRY = "entry"
    FEE = "fee"
    AGAIN = "again"
    ALTERNATE = "alternate"
    REBUY = "rebuy"
    DOUBLE = "double"
    ADD_ON = "add_on"
    DEBT = "debt"


WORDS = {
    PurchaseChoice.ENTRY: text("purchase", "Entry"),
    PurchaseChoice.FEE: text("purchase", "Fee only, buy-in open"),
    PurchaseChoice.AGAIN: text("purchase", "Re-entry"),
    PurchaseChoice.ALTERNATE: text("purchase", "Alternate"),
    PurchaseChoice.REBUY: text("purchase", "Re-buy"),
    PurchaseChoice.DOUBLE: text("purchase", "Double re-buy"),
    PurchaseChoice.ADD_ON: text("purchase", "Add-on"),
    PurchaseChoice.DEBT: text("purchase", "Debt"),
}
WAYS_IN = frozenset(
    {
        *(PurchaseChoice.ENTRY, PurchaseChoice.FEE),
        *(PurchaseChoice.AGAIN, PurchaseChoice.ALTERNATE),
    }
)
CallFor = Callable[[Payment, int], Call]


@dataclass(frozen=True, slots=True)
class Purchase:
    """One kind with its parts (cents) and chips; `call` gets the payment and the stack left.

    `asks_stack` says that the chips which the player still has are to be counted first. A further
    kind of add-on has a `name` of its own. `signs` asks what the conditions want of an entrant.
    """

    kind: PurchaseChoice
    parts: tuple[PricePart, ...]
    chips: int
    call: CallFor
    why_not: str = ""
    asks_stack: bool = False
    name: str = ""
    signs: str = ""

    @property
    def choice(self) -> tuple[PurchaseChoice, str]:
        """What is chosen with it."""
        return self.kind, self.name

    @property
    def words(self) -> str:
        """What it is called."""
        return self.name or voice().say(WORDS[self.kind])

    @property
    def price(self) -> int:
        """What is to be paid, in cents."""
        return total_of(self.parts)


def _agreed(call: CallFor) -> CallFor:
    """The same, by somebody who did what the conditions want of an entrant."""

    def agreed(payment: Payment, stack: int) -> Call:
        made = call(payment, stack)
        return replace(made, agreed=True) if isinstance(made, Register | JoinAlternates) else made

    return agreed


class Counter:
    """Tells what can be sold now; without a person, what could be to somebody new."""

    def __init__(self, view: EventInView) -> None:
        self._view = view

    def purchases(self, person: PersonId | None) -> list[Purchase]:
        """Everything that the event sells, in the order of an evening."""
        event, state = self._view.id, self._view.state
        if event is None or state.programme.conditions is None:
            return []
        ids = self._view.ids_of(person) if person is not None else (NEWCOMER,)
        who = known_as(state, ids)
        to_enter = self._to_enter(event, state, who)
        fee_only = self._fee_only(event, state, who)
        return [*to_enter, *self._to_who_is_in(event, state, who), *fee_only]

    def _to_enter(self, event: StreamId, state: Tournament, who: PersonId) -> Iterator[Purchase]:
        conditions, before = state.conditions, state.entries.by_person.get(who, ())

        def register(payment: Payment, _: int) -> Call:
            return Register(event, who, payment)

        def join(payment: Payment, _: int) -> Call:
            return JoinAlternates(event, who, payment)

        first = Purchase(
            PurchaseChoice.ENTRY, conditions.entry.parts, conditions.entry.chips, register
        )
        if before and conditions.reentry is not None:
            once = voice().text("purchase", "Already entered. This would be a re-entry.")
            yield Purchase(first.kind, first.parts, first.chips, register, once)
        else:
            yield self._with_reason(first)
        if conditions.reentry is not None:
            offer = conditions.reentry
            again = Purchase(PurchaseChoice.AGAIN, offer.parts, offer.chips, register)
            not_yet = voice().text("purchase", "Not entered yet. Sell an entry first.")
            yield self._with_reason(again) if before else _refused(again, not_yet)
        if conditions.alternates is not None:
            offer = entry_offer_of(state, before)
            waiting = Purchase(PurchaseChoice.ALTERNATE, offer.parts, offer.chips, join)
            yield self._with_reason(waiting)

    def _fee_only(self, event: StreamId, state: Tournament, who: PersonId) -> Iterator[Purchase]:
        """Until the start, where who has not paid the buy-in by then is out."""
        offer = entry_offer_of(state, state.entries.by_person.get(who, ()))
        fee = fee_of(offer)

        def register(payment: Payment, _: int) -> Call:
            return Register(event, who, payment, buy_in_open=True)

        if are_out_at_start(state) and total_of(fee) and not state.clock.started:
            made = Purchase(PurchaseChoice.FEE, fee, offer.chips, register)
            yield self._with_reason(made)

    def _to_who_is_in(
        self, event: StreamId, state: Tournament, who: PersonId
    ) -> Iterator[Purchase]:
        conditions = state.conditions
        entered = state.entries.by_person.get(who, ())
        number = entered[-1] if entered else None
        for kind, offer, units in (
            (PurchaseChoice.REBUY, conditions.rebuy, 1),
            (PurchaseChoice.DOUBLE, conditions.rebuy, 2),
            (PurchaseChoice.ADD_ON, conditions.addon, 1),
        ):
            if offer is not None and units <= offer.at_once:
                yield self._in_play(event, state, kind, offer, units, number)
        for which, other in enumerate(conditions.other_addons, 1):
            yield self._other_add_on(event, state, which, other, number)
        owed = debts(state.entries, state.entry(number)) if number else ()
        if owed:
            yield self._debt(event, owed[0], owed_parts(state.entries.owed[owed[0]]))

    def _other_add_on(
        self, event: StreamId, state: Tournament, which: int, other: OtherAddOn, number: int | None
    ) -> Purchase:
        entry, asks = number or 0, other.below is not None

        def add_on(payment: Payment, stack: int) -> Call:
            return SellAddOns(event, (entry,), payment, which, stack)

        asks = asks and entry not in state.exits.out_of_chips
        kind, chips = PurchaseChoice.ADD_ON, other.chips
        made = Purchase(kind, other.parts, chips, add_on, asks_stack=asks, name=other.name)
        if number is None:
            return _refused(made, voice().text("purchase", "Not entered yet. Sell an entry first."))
        return self._with_reason(made)

    def _debt(self, event: StreamId, receipt: int, parts: tuple[PricePart, ...]) -> Purchase:
        def pay(payment: Payment, _: int) -> Call:
            return PayDebt(event, receipt, payment)

        return self._with_reason(Purchase(PurchaseChoice.DEBT, parts, 0, pay))

    def _in_play(
        self,
        event: StreamId,
        state: Tournament,
        kind: PurchaseChoice,
        offer: Offer,
        units: int,
        number: int | None,
    ) -> Purchase:
        entry = number or 0

        def rebuy(payment: Payment, stack: int) -> Call:
            return Rebuy(event, entry, stack, units, payment)

        def add_on(payment: Payment, _: int) -> Call:
            return SellAddOns(event, (entry,), payment)

        call = add_on if kind is PurchaseChoice.ADD_ON else rebuy
        counts = not offer.needs_no_chips and entry not in state.exits.out_of_chips
        asks = kind is not PurchaseChoice.ADD_ON and counts
        parts = times(offer.parts, units)
        made = Purchase(kind, parts, units * offer.chips, call, asks_stack=asks)
        if number is None:
            return _refused(made, voice().text("purchase", "Not entered yet. Sell an entry first."))
        return self._with_reason(made)

    def _with_reason(self, one: Purchase) -> Purchase:
        """Nobody new is known to the registry yet: that stands against nothing."""
        refusal = self._view.why_not(one.call(Payment(), 0))
        if refusal is not None and refusal.code in WANTED_OF_ENTRANTS:
            return replace(one, signs=wanted_words(refusal), call=_agreed(one.call))
        if refusal is None or refusal.code == "unknown_person":
            return one
        return _refused(one, _said(refusal))


def entry_offer_of(state: Tournament, before: tuple[int, ...]) -> Offer:
    """What one with these entries would buy to get in, whether or not that is open."""
    again = state.conditions.reentry
    return again if before and again is not None else state.conditions.entry


def likely(purchases: Sequence[Purchase]) -> PurchaseChoice | None:
    """What is chosen before anybody chooses: the first way in that is open.

    Nothing where somebody is in: chips are never sold by a second Enter alone.
    """
    return next((one.kind for one in purchases if one.kind in WAYS_IN and not one.why_not), None)


def _refused(one: Purchase, why_not: str) -> Purchase:
    return replace(one, why_not=why_not)


def _said(refusal: Refusal) -> str:
    return sentence(refusal, voice())
