"""Money given back for the selected entry: all that is granted, or one part of it."""

from tdapp.calls.tournament.refunds import GiveBackParts, Refund
from tdapp.desk.call import Call, Moment
from tdapp.desk.said import SumStatement
from tdapp.screens.price_words import part_words
from tdapp.shown.money_words import parts_words
from tdapp.till.payment import FEE
from tdapp.tournament.clock.then import then
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.sales.refunding import granted
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of
from tdapp.ui.entries.entries import AllSaid, Choice, EntriesInView, EntryChosen
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.sales.till import Till, tender_back

say = saying("refund acts")

OCCASIONS = {Departure.NO_SHOW: Occasion.NO_SHOW, Departure.DISQUALIFIED: Occasion.DISQUALIFICATION}


class RefundActs(Acts[EntryChosen]):
    """The occasion is how the entry left, or that it withdraws now."""

    def __init__(self, entries: EntriesInView, till: Till, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        self.refund, self.part_back = self._acts(
            (say("Refund…"), "Shift+F", self._back, self._refund),
            (say("Refund part…"), "Shift+G", self._fee, self._give_part),
        )

    def _occasion(self, entry: int) -> Occasion:
        """Why money would go back: by how the entry left, or that it withdraws."""
        out = self._entries.state.exits.by_entry.get(entry)
        found = OCCASIONS.get(out.departure) if out and out.departure else None
        return found or Occasion.WITHDRAWAL

    def _back(self, on: EntryChosen) -> Call:
        return Refund(on.event, on.entry, self._occasion(on.entry))

    def _refund(self, on: EntryChosen) -> Flow[None]:
        """Ask for the stack of who plays, which goes out of play, for the tender and why."""
        stack = yield from self._entries.stack_of(on.entry)
        why, entry = self._occasion(on.entry), self._entries.state.entry(on.entry)
        amount = self._granted(on.entry, why)
        text = self._going_back(entry, why, amount)
        payment = yield from tender_back(text, entry, self._till.session)
        text = say("Why is {name} refunded and removed from the event?")
        call = Refund(on.event, on.entry, why, payment, stack=stack)
        yield from self._hand_back(call, text.format(name=self._name(on)), on, amount)

    def _granted(self, number: int, why: Occasion) -> AllSaid:
        """Said of an entry: what goes back, less what is owed."""

        def back(state: Tournament, moment: Moment) -> int:
            then_, entry = then(state, moment.happened_us, moment.now), state.entry(number)
            parts = granted(then_, entry, why, moment.now, approved=False)
            return total_of(parts) - _owed(state, number)

        return self._entries.view.said(SumStatement, back)

    def _going_back(self, entry: Entry, why: Occasion, amount: AllSaid) -> str:
        state = self._entries.state
        owed = _owed(state, entry.number)
        text = say("Refund {amount} to {name} ({parts}). Payment method?")
        if owed:
            text = say("Refund {amount} to {name} and cancel {owed} owed. Payment method?")
        parts = granted(state, entry, why, self._entries.view.now, approved=False)
        return text.format(
            amount=voice().money(amount[0].value),
            name=self._entries.name(entry.number),
            parts=parts_words(voice(), parts),
            owed=voice().money(owed),
        )

    def _fee(self, on: EntryChosen) -> Call:
        """The fee back, to see whether a part can be given back."""
        why = self._occasion(on.entry)
        return GiveBackParts(on.event, on.entry, (FEE,), why, approved=True)

    def _give_part(self, on: EntryChosen) -> Flow[None]:
        """Ask which part, in what and why; the entry stays in the field."""
        entry = self._entries.state.entry(on.entry)
        names = {
            part_words(name, voice()): name for name in (FEE, *(part.name for part in entry.parts))
        }
        asked = say("Which part is refunded to {name}? The entry stays in play.")
        part = yield from one_of(asked.format(name=self._name(on)), names, hint=say("Part"))
        why = self._occasion(on.entry)
        amount, paid = self._entries.view.sum_said(
            lambda state, _: _paid_for(state.entry(on.entry), part)
        )
        asked = say("Refund {amount} to {name}. Payment method?")
        asked = asked.format(amount=amount, name=self._name(on))
        payment = yield from tender_back(asked, entry, self._till.session)
        asked = say("Who approves refunding the {part} to {name}, and why?")
        asked = asked.format(part=part_words(part, voice()), name=self._name(on))
        call = GiveBackParts(on.event, on.entry, (part,), why, payment, approved=True)
        yield from self._hand_back(call, asked, on, paid)

    def _hand_back(self, call: Call, text: str, on: EntryChosen, amount: AllSaid) -> Flow[None]:
        said = (*self._entries.whose(on.entry), *amount)
        yield from self._till.paid(self._do_because(call, text, say("Refund"), said=said))

    def _name(self, on: EntryChosen) -> str:
        return self._entries.name(on.entry)


def _owed(state: Tournament, number: int) -> int:
    """The cents of an entry that have not come."""
    entries = state.entries
    return sum(entries.owed[receipt].owed for receipt in debts(entries, state.entry(number)))


def _paid_for(entry: Entry, part: str) -> int:
    """The cents of one part of an entry."""
    return total_of(one for one in entry.parts if one.name == part)
