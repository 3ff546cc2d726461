"""Entries put right: made void, or put on the right person, a substitute or somebody else."""

from typing import ClassVar

from tdapp.calls.tournament.refunds import PassEntryOn, VoidEntry
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.said import SumSaid
from tdapp.tournament.facts.refunds import Substitution
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import money
from tdapp.ui.name_book import NameBook, tidy
from tdapp.ui.sales.paid_on_entry import PaidOnEntry
from tdapp.ui.sales.till import Till
from tdapp.ui.sales.who_is_it import WhoIsIt

NOBODY = PersonId("nobody yet")


class RightActs(PaidOnEntry):
    """Each asks what it needs and why; the supervisor who answers agrees by that."""

    not_yet: ClassVar[frozenset[str]] = frozenset({"unknown_person"})

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, till: Till, who: WhoIsIt
    ) -> None:
        super().__init__(view, asking, names, till)
        self._who = who
        self.void = self._act(lambda: self.tr("Make void…"), "Shift+V", self._void, self._ask_void)
        self.right = self._passing(self.tr("Right person…"), "N", Substitution.MISKEYED)
        self.substitute = self._passing(self.tr("Substitute…"), "Shift+N", Substitution.SUBSTITUTE)
        self.transfer = self._passing(self.tr("Transfer…"), "Shift+T", Substitution.TRANSFER)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.void, self.right, self.substitute, self.transfer)

    def _void(self, event: StreamId, entry: int) -> Call:
        return VoidEntry(event, entry, self._till.session)

    def _ask_void(self) -> None:
        number = self.entry or 0
        paid = self._view.said(SumSaid, lambda state, _: state.entry(number).paid)
        text = self.tr("Why is the entry of {name} void? {amount} goes back as it came.")
        self._ask_why(
            text.format(name=self._name(), amount=money(paid[0].value)),
            self.tr("Make void"),
            (self.tr("mis-keyed"),),
            self._void,
            number,
            paid,
        )

    def _passing(self, words: str, key: str, why: Substitution) -> Act:
        def to_nobody(event: StreamId, entry: int) -> Call:
            return PassEntryOn(event, entry, NOBODY, why, approved=True)

        return self._act(lambda: words, key, to_nobody, lambda: self._ask_whose(why))

    def _ask_whose(self, why: Substitution) -> None:
        entry = self.entry or 0
        texts = {
            Substitution.MISKEYED: self.tr("Whose is the entry that was keyed for {name}?"),
            Substitution.SUBSTITUTE: self.tr("Who plays in the place of {name}?"),
            Substitution.TRANSFER: self.tr("To whom does {name} give the entry?"),
        }

        def go_on(name: str) -> None:
            async def then(person: PersonId) -> None:
                self._ask_reason_for(entry, person, why)

            self._asking.start(lambda: self._who.find(tidy(name), then))

        text = texts[why].format(name=self._name())
        self._put(Question(text, self.tr("Go on"), go_on, self.tr("Name")))

    def _ask_reason_for(self, entry: int, person: PersonId, why: Substitution) -> None:
        def pass_on(event: StreamId, entry: int) -> Call:
            return PassEntryOn(event, entry, person, why, approved=True)

        text = self.tr("Who agrees that entry {number} passes from {name} to {other}, and why?")
        choices: tuple[str, ...] = ()
        if why is Substitution.MISKEYED:
            text = self.tr("Why does entry {number} pass from {name} to {other}?")
            choices = (self.tr("mis-keyed"),)
        said = text.format(
            number=entry, name=self._name(entry), other=self._names.name(person)
        )  # fmt: skip
        self._ask_why(said, self.tr("Pass on"), choices, pass_on, entry)
