"""What the acts on a prize share: what is said of it, who comes for it, and what is noted."""

from collections.abc import Callable

from tdapp.calls.tournament.prize_said import PrizeStatement
from tdapp.calls.tournament.prizes import NoteDetails, SeeIdentity
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.prizes import won_by
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.on_entry import AllSaid, OnEntry
from tdapp.ui.look.spoken import voice
from tdapp.ui.shown.prize_words import PROOFS, said

Then = Callable[[], None]


class OnPrize(OnEntry):
    """Base of them. What begins in one event ends in it, or stops where another is in view."""

    def _must_show(self, event: StreamId) -> None:
        """Refuse ``another_event`` where another is in view by now: its entries are others."""
        if self._view.id != event:
            raise Refusal("another_event")

    def _prize_said(self, entry: int) -> AllSaid:
        """Said of a prize: who is to have it, and last its place and what it is."""
        won = self._view.said(PrizeStatement, lambda state, _: won_by(state, entry))
        return (*self._whose(entry), *won)

    def _ask_who_comes(self, event: StreamId, entry: int, then: Then) -> None:
        """Ask for what is not known yet of the winner, and go on."""
        seen = self._view.state.prizes.seen.get(entry)
        if not self._lacks_details(entry):
            then()
        elif seen is None:
            self._ask_proof(event, entry, then)
        else:
            self._ask_details(event, entry, seen.proof, then)

    def _ask_proof(self, event: StreamId, entry: int, then: Then) -> None:
        """By what somebody shows who it is, and the details, where the house wants some."""
        proofs = dict(zip(said(PROOFS, tuple(Proof)), Proof, strict=True))
        text = voice().text("on prize", "What ID did {name} show?", name=self._name(entry))
        with_ = Circumstances(said=self._whose(entry))

        def go_on(words: str) -> None:
            if self._lacks_details(entry):
                self._ask_details(event, entry, proofs[words], then)
            else:
                self._see(SeeIdentity(event, entry, proofs[words]), with_, then)

        self._ask_one_of(
            text,
            voice().text("on prize", "Confirm ID"),
            voice().text("on prize", "ID"),
            tuple(proofs),
            go_on,
        )

    def _lacks_details(self, entry: int) -> bool:
        """Whether the house wants more of the winner than is noted."""
        terms, state = self._view.cage_terms, self._view.state
        _, share = won_by(state, entry)
        if terms.details_from is None or share.cents < terms.details_from:
            return False
        seen = state.prizes.seen.get(entry)
        return seen is None or not set(terms.details) <= set(seen.details)

    def _ask_details(self, event: StreamId, entry: int, proof: Proof, then: Then) -> None:
        """What is typed stands in the erasable note of the act and in no fact."""
        details, whose = self._view.cage_terms.details, self._whose(entry)
        text = voice().text(
            "on prize", "At this amount the house needs more details of {name}: {details}."
        )

        def go_on(typed: str) -> None:
            call = NoteDetails(event, entry, proof, details)
            self._see(call, Circumstances(reason=typed, said=whose), then)

        asked = text.format(name=self._name(entry), details=", ".join(details))
        self._put(
            Question(
                asked,
                voice().text("on prize", "Save"),
                go_on,
                voice().text("on prize", "Details, erasable"),
            )
        )

    def _see(self, call: SeeIdentity | NoteDetails, with_: Circumstances, then: Then) -> None:
        """Record it and go on, unless the view was turned meanwhile."""

        async def seen() -> None:
            await self._asking.perform(call, with_)
            self._must_show(call.event)
            then()

        self._asking.start(seen)

    def _ask_one_of(
        self,
        text: str,
        yes: str,
        hint: str,
        choices: tuple[str, ...],
        go_on: Callable[[str], None],
    ) -> None:
        """Ask until the answer is one of these; a refusal meanwhile is told."""

        def answered(answer: str) -> None:
            if answer not in choices:
                self._ask_one_of(text, yes, hint, choices, go_on)
                return
            try:
                go_on(answer)
            except Refusal as refusal:
                self._asking.refuse(refusal)

        self._put(Question(text, yes, answered, hint, choices))
