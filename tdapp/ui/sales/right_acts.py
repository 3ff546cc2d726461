"""Entries put right: made void, put on the right person or somebody else, and money given back."""

from dataclasses import replace
from functools import partial

from tdapp.calls.tournament.refunds import GiveBackParts, PassEntryOn, Refund, VoidEntry, VoidInPlay
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.call import Call, Moment
from tdapp.desk.said import SumStatement
from tdapp.screens.price_words import part_words
from tdapp.shown.money_words import parts_words
from tdapp.till.payment import FEE
from tdapp.tournament.clock.then import then
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.restating import with_pool_restated
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.sales.refunding import granted, is_handed_over, void_in_play
from tdapp.tournament.sales.selling import is_one_too_many
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.before import AllSaid, EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, words
from tdapp.ui.entries.entries import (
    Choice,
    EntriesInView,
    EntryChosen,
    changes,
    stack_of,
    with_changes,
)
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.till import Till, tender_back

say = saying("right acts")
NOBODY = PersonId("nobody yet")
OCCASIONS = {Departure.NO_SHOW: Occasion.NO_SHOW, Departure.DISQUALIFIED: Occasion.DISQUALIFICATION}


class RightActs(Acts[EntryChosen]):
    """Each asks what it needs and why; the supervisor who answers agrees by that."""

    def __init__(self, entries: EntriesInView, till: Till, who: WhoIsIt, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        self._who = who
        self.void, self.right, self.substitute, self.transfer = self._acts(
            (say("Void entry…"), "Shift+V", self._voided),
            (say("Correct player…"), "N", *self._passing(Substitution.MISKEYED)),
            (say("Substitute…"), "Shift+N", *self._passing(Substitution.SUBSTITUTE)),
            (say("Transfer entry…"), "Shift+T", *self._passing(Substitution.TRANSFER)),
        )

    def _passing(self, why: Substitution) -> tuple[Trial[EntryChosen], Questions[EntryChosen]]:
        """How an entry put on somebody else is tried and asked about."""
        return partial(passed_on, why=why, person=NOBODY), partial(self._pass_on, why)

    def _voided(self, on: EntryChosen) -> Call:
        """Void before it was played, or in play."""
        state = self._entries.state
        if is_handed_over(state, state.entry(on.entry)):
            return VoidInPlay(on.event, on.entry, session=self._till.session)
        return VoidEntry(on.event, on.entry, self._till.session)

    def _pass_on(self, why: Substitution, on: EntryChosen) -> Flow[None]:
        """Ask for the name, who that is where it is known, and why."""
        texts = {
            Substitution.MISKEYED: say("Whose entry is it, if not {name}'s?"),
            Substitution.SUBSTITUTE: say("Who plays in place of {name}?"),
            Substitution.TRANSFER: say("Who does {name} transfer the entry to?"),
        }
        asked = texts[why].format(name=self._entries.name(on.entry))
        next_, hint = say("Next"), say("Name")
        name = yield from words(asked, next_, hint)
        person = yield from self._who.person(tidy(name))
        asked = say("Who approves transferring entry {number} from {name} to {other}, and why?")
        usual: tuple[str, ...] = ()
        if why is Substitution.MISKEYED:
            asked = say("Why transfer entry {number} from {name} to {other}?")
            usual = (say("mis-keyed"),)
        names = {"name": self._entries.name(on.entry), "other": self._entries.names.name(person)}
        asked = asked.format(number=on.entry, **names)
        if why is Substitution.MISKEYED:
            asked = f"{self._further_words(person)} {asked}".strip()
        yield from self._do_because(
            passed_on(on, why, person),
            asked,
            say("Transfer entry"),
            *usual,
            said=self._entries.at.whose(on.entry),
        )

    def _further_words(self, person: PersonId) -> str:
        """That a correction gives somebody one entry more than the event sells to one person."""
        state = self._entries.state
        theirs = state.entries.by_person.get(person, ())
        if not theirs or not is_one_too_many(state.conditions, len(theirs)):
            return ""
        return say.plural(
            "{other} has entry {entries} already, and no further one is sold.",
            "{other} has entries {entries} already, and no further one is sold.",
            len(theirs),
            entries=", ".join(map(str, theirs)),
            other=self._entries.names.name(person),
        )


def passed_on(on: EntryChosen, why: Substitution, person: PersonId) -> Call:
    """The entry put on somebody, which the supervisor agrees to."""
    return PassEntryOn(on.event, on.entry, person, why, approved=True)


@asked_before(VoidEntry)
def before_voiding(call: VoidEntry, at: EventAt) -> Flow[Ready]:
    """Why, with what goes back."""
    entry = call.entry
    amount, paid = at.sum_said(lambda state, _: state.entry(entry).paid)
    text = say("Why void {name}'s entry? {amount} is refunded the way it was paid.")
    text, said = text.format(name=at.name(entry), amount=amount), (*at.whose(entry), *paid)
    yes, usual = say("Void entry"), say("mis-keyed")
    return once_explained(call, at, text, yes, usual, said=said)


@asked_before(VoidInPlay)
def before_voiding_in_play(call: VoidInPlay, at: EventAt) -> Flow[Ready]:
    """The stack, and why, with what goes back and what becomes of the prizes."""
    entry, stack = call.entry, (yield from stack_of(at, call.entry))

    def facts(state: Tournament) -> list[Event]:
        return with_pool_restated(state, void_in_play(state, entry, stack))

    changed = yield from changes(at, facts, entry)
    amount, paid = at.sum_said(lambda state, _: state.entry(entry).paid)
    left, pool = at.sum_said(lambda state, _: after(state, facts(state)).pool)
    text = say(
        "Why void {name}'s entry in play? {amount} is refunded the way it was paid, the chips "
        "leave play and the prize pool becomes {pool}.",
        name=at.name(entry),
        amount=amount,
        pool=left,
    )
    call, text = replace(call, stack=stack), with_changes(text, changed)
    said, yes = (*at.whose(entry), *paid, *pool, *changed), say("Void entry")
    return (yield from once_explained(call, at, text, yes, say("sold twice"), said=said))


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
        stack = yield from stack_of(self._entries.at, on.entry)
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
        said = (*self._entries.at.whose(on.entry), *amount)
        yield from self._do_because(call, text, say("Refund"), said=said)

    def _name(self, on: EntryChosen) -> str:
        return self._entries.name(on.entry)


def _owed(state: Tournament, number: int) -> int:
    """The cents of an entry that have not come."""
    entries = state.entries
    return sum(entries.owed[receipt].owed for receipt in debts(entries, state.entry(number)))


def _paid_for(entry: Entry, part: str) -> int:
    """The cents of one part of an entry."""
    return total_of(one for one in entry.parts if one.name == part)
