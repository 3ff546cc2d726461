"""Entries put right: made void, or put on the right person, a substitute or somebody else."""

from dataclasses import replace
from functools import partial

from tdapp.calls.tournament.refunds import PassEntryOn, VoidEntry, VoidInPlay
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.call import Call
from tdapp.tournament.facts.refunds import Substitution
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.posting import with_pool_restated
from tdapp.tournament.sales.refunding import is_handed_over, void_in_play
from tdapp.tournament.sales.selling import is_one_too_many
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import words
from tdapp.ui.entries.entries import AllSaid, Choice, EntriesInView, EntryChosen, with_changes
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.till import Till

say = saying("right acts")

NOBODY = PersonId("nobody yet")


class RightActs(Acts[EntryChosen]):
    """Each asks what it needs and why; the supervisor who answers agrees by that."""

    def __init__(self, entries: EntriesInView, till: Till, who: WhoIsIt, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        self._who = who
        self.void, self.right, self.substitute, self.transfer = self._acts(
            (say("Void entry…"), "Shift+V", self._voided, self._void),
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

    def _void(self, on: EntryChosen) -> Flow[None]:
        call = self._voided(on)
        if isinstance(call, VoidInPlay):
            yield from self._void_in_play(on, call)
            return
        amount, paid = self._entries.view.sum_said(lambda state, _: state.entry(on.entry).paid)
        asked = say(
            "Why void {name}'s entry? {amount} is refunded the way it was paid.",
            name=self._entries.name(on.entry),
            amount=amount,
        )
        yield from self._void_because(on, call, asked, say("mis-keyed"), paid)

    def _void_because(
        self, on: EntryChosen, call: Call, text: str, usual: str, said: AllSaid
    ) -> Flow[None]:
        yes = say("Void entry")
        all_said = (*self._entries.whose(on.entry), *said)
        yield from self._till.paid(self._do_because(call, text, yes, usual, said=all_said))

    def _void_in_play(self, on: EntryChosen, call: VoidInPlay) -> Flow[None]:
        """Ask for the stack; say what goes back and what becomes of the prizes."""
        call = replace(call, stack=(yield from self._entries.stack_of(on.entry)))

        def facts(state: Tournament) -> list[Event]:
            voided = void_in_play(state, call.entry, call.stack)
            return with_pool_restated(state, voided)

        changes = yield from self._entries.changes(facts, on.entry)
        view = self._entries.view
        amount, paid = view.sum_said(lambda state, _: state.entry(on.entry).paid)
        left, pool = view.sum_said(lambda state, _: after(state, facts(state)).pool)
        asked = say(
            "Why void {name}'s entry in play? {amount} is refunded the way it was paid, the chips "
            "leave play and the prize pool becomes {pool}.",
            name=self._entries.name(on.entry),
            amount=amount,
            pool=left,
        )
        asked, usual = with_changes(asked, changes), say("sold twice")
        yield from self._void_because(on, call, asked, usual, (*paid, *pool, *changes))

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
        doing = self._do_because(
            passed_on(on, why, person),
            asked,
            say("Transfer entry"),
            *usual,
            said=self._entries.whose(on.entry),
        )
        yield from self._till.paid(doing)

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
