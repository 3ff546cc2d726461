"""Entries put right: made void, or put on the right person, a substitute or somebody else."""

from typing import ClassVar

from tdapp.calls.tournament.refunds import PassEntryOn, VoidEntry
from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.said import SumStatement
from tdapp.tournament.facts.refunds import Substitution
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook, tidy
from tdapp.ui.sales.entry_money_acts import PaidOnEntry
from tdapp.ui.sales.same_name_check import WhoIsIt
from tdapp.ui.sales.till import Till

NOBODY = PersonId("nobody yet")


class RightActs(PaidOnEntry):
    """Each asks what it needs and why; the supervisor who answers agrees by that."""

    not_yet: ClassVar[frozenset[str]] = frozenset({"unknown_person"})

    def __init__(
        self, view: EventInView, asking: Asking, names: NameBook, till: Till, who: WhoIsIt
    ) -> None:
        text = voice().text
        super().__init__(view, asking, names, till)
        self._who = who
        self.void = self._act(
            lambda: text("right acts", "Void entry…"), "Shift+V", self._void, self._ask_void
        )
        self.right = self._passing(
            text("right acts", "Correct player…"), "N", Substitution.MISKEYED
        )
        self.substitute = self._passing(
            text("right acts", "Substitute…"), "Shift+N", Substitution.SUBSTITUTE
        )
        self.transfer = self._passing(
            text("right acts", "Transfer entry…"), "Shift+T", Substitution.TRANSFER
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.void, self.right, self.substitute, self.transfer)

    def _void(self, event: StreamId, entry: int) -> Call:
        return VoidEntry(event, entry, self._till.session)

    def _ask_void(self) -> None:
        number = self.entry or 0
        paid = self._view.said(SumStatement, lambda state, _: state.entry(number).paid)
        text = voice().text(
            "right acts", "Why void {name}'s entry? {amount} is refunded the way it was paid."
        )
        self._ask_why(
            text.format(name=self._name(), amount=voice().money(paid[0].value)),
            voice().text("right acts", "Void entry"),
            (voice().text("right acts", "mis-keyed"),),
            self._void,
            number,
            paid,
        )

    def _passing(self, words: str, key: str, why: Substitution) -> WindowAct:
        def to_nobody(event: StreamId, entry: int) -> Call:
            return PassEntryOn(event, entry, NOBODY, why, approved=True)

        return self._act(lambda: words, key, to_nobody, lambda: self._ask_whose(why))

    def _ask_whose(self, why: Substitution) -> None:
        entry = self.entry or 0
        texts = {
            Substitution.MISKEYED: voice().text(
                "right acts", "Whose entry is it, if not {name}'s?"
            ),
            Substitution.SUBSTITUTE: voice().text("right acts", "Who plays in place of {name}?"),
            Substitution.TRANSFER: voice().text(
                "right acts", "Who does {name} transfer the entry to?"
            ),
        }

        def go_on(name: str) -> None:
            async def then(person: PersonId) -> None:
                self._ask_reason_for(entry, person, why)

            self._asking.start(lambda: self._who.find(tidy(name), then))

        text = texts[why].format(name=self._name())
        self._put(
            Question(
                text, voice().text("right acts", "Next"), go_on, voice().text("right acts", "Name")
            )
        )

    def _ask_reason_for(self, entry: int, person: PersonId, why: Substitution) -> None:
        def pass_on(event: StreamId, entry: int) -> Call:
            return PassEntryOn(event, entry, person, why, approved=True)

        text = voice().text(
            "right acts",
            "Who approves transferring entry {number} from {name} to {other}, and why?",
        )
        choices: tuple[str, ...] = ()
        if why is Substitution.MISKEYED:
            text = voice().text("right acts", "Why transfer entry {number} from {name} to {other}?")
            choices = (voice().text("right acts", "mis-keyed"),)
        said = text.format(
            number=entry, name=self._name(entry), other=self._names.name(person)
        )  # fmt: skip
        self._ask_why(said, voice().text("right acts", "Transfer entry"), choices, pass_on, entry)
