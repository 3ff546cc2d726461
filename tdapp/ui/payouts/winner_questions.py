"""What is asked of a winner before a prize goes out, and in what it is paid."""

from dataclasses import dataclass

from tdapp.calls.tournament.prizes import (
    NoteDetails,
    PayPrize,
    PrizeStatement,
    SeeIdentity,
)
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.shown.money_words import TENDERS
from tdapp.shown.prize_words import PROOFS, by_words, owed_words, prize_words
from tdapp.till.payment import PRIZE_TENDERS, Payment, Tender
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.paying import not_seen
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.prizes import was_disqualified, won_by
from tdapp.ui.asking.before import AllSaid
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.paid_details import note_details
from tdapp.ui.asking.questions import confirm, one_of
from tdapp.ui.entries.entries import EntriesInView, EntryChosen
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.till import Till

NO_ID_CHOSEN = Refusal("no_id_chosen")
"""What a person must have seen is never filled in beforehand."""


@dataclass(frozen=True, slots=True)
class WinnerQuestions:
    """What is shown or told by the winner is recorded at once."""

    entries: EntriesInView

    def must_show(self, event: StreamId) -> None:
        """Refuse ``another_event`` where another is in view by now: its entries are others."""
        if self.entries.view.id != event:
            raise Refusal("another_event")

    def prize_said(self, entry: int) -> AllSaid:
        """Said of a prize: who is to have it, and last its place and what it is."""
        won = self.entries.view.said(PrizeStatement, lambda state, _: won_by(state, entry))
        return (*self.entries.at.whose(entry), *won)

    def who_comes(self, on: EntryChosen) -> Flow[None]:
        """Ask for what is not known yet of the winner."""
        seen = self.entries.state.prizes.seen.get(on.entry)
        if not self._lacks_details(on.entry):
            return
        yield from self.proof(on) if seen is None else self._details(on, seen.proof)

    def proof(self, on: EntryChosen) -> Flow[None]:
        """By what somebody shows who it is, each of a team, and the details the house wants."""
        team = self.entries.state.entry(on.entry).team
        for person in (not_seen(self.entries.state, on.entry) or team) if team else (None,):
            yield from self._proof(on, person)

    def _proof(self, on: EntryChosen, person: PersonId | None) -> Flow[None]:
        proofs = by_words(voice(), PROOFS, Proof)
        name = self._name(on) if person is None else self.entries.at.names.name(person)
        text = voice().text("on prize", "What ID did {name} show?", name=name)
        yes = voice().text("on prize", "Confirm ID")
        hint = voice().text("on prize", "ID, or its first letter")
        with_ = Circumstances(said=self.entries.at.whose(on.entry))
        proof = yield from one_of(text, proofs, hint=hint, yes=yes, must_be_seen=NO_ID_CHOSEN)
        if self._lacks_details(on.entry):
            yield from self._details(on, proof, person)
        else:
            yield from self._see(SeeIdentity(on.event, on.entry, proof, person), with_)

    def slip(self, on: EntryChosen, yes: str) -> Flow[None]:
        """Ask whether who was disqualified is given a slip; nothing where one is out."""
        state = self.entries.state
        gone = was_disqualified(state, on.entry) and valid_slip(state, on.entry) is None
        if gone:
            text = voice().text(
                "prize acts",
                "{name} was disqualified, and no rule says who gets the prize. Issue the slip "
                "anyway?",
                name=self._name(on),
            )
            yield from confirm(text, yes)

    def payment(self, on: EntryChosen, yes: str, till: Till) -> Flow[PayPrize]:
        """Ask whether who was disqualified keeps the prize, and in what it is paid.

        It is counted in the session that is open by then.
        """
        state = self.entries.state
        (place, share), gone = won_by(state, on.entry), was_disqualified(state, on.entry)
        if gone:
            text = voice().text(
                "prize acts",
                "{name} was disqualified, and no rule says who gets the prize. Pay {prize} anyway?",
                name=self._name(on),
                prize=prize_words(voice(), share),
            )
            yield from confirm(text, voice().text("prize acts", "Pay prize"))
        tender = yield from self._tender(on, yes)
        return PayPrize(on.event, place, on.entry, Payment(tender, till.session), gone)

    def _tender(self, on: EntryChosen, yes: str) -> Flow[Tender]:
        """Ask in what the prize is paid, which is named."""
        tenders = by_words(voice(), TENDERS, PRIZE_TENDERS)
        place, share = won_by(self.entries.state, on.entry)
        text = voice().text(
            "prize acts",
            "Pay {prize} to {name} for {place} place. Payment method?",
            prize=prize_words(voice(), share),
            name=self._name(on),
            place=voice().ordinal(place),
        )
        asked = " ".join(filter(None, (owed_words(voice(), self.entries.state, on.entry), text)))
        hint = voice().text("prize acts", "Payment method")
        return one_of(asked, tenders, hint=hint, yes=yes)

    def _name(self, on: EntryChosen) -> str:
        return self.entries.name(on.entry)

    def _lacks_details(self, entry: int) -> bool:
        """Whether the house wants more of the winner than is noted."""
        seen = self.entries.state.prizes.seen.get(entry)
        noted = () if seen is None else seen.details
        wanted = self.entries.view.tills.details_wanted(*self._due(entry))
        return bool(set(wanted) - set(noted))

    def _due(self, entry: int) -> tuple[int, *tuple[PersonId, ...]]:
        """What is to be paid, in cents, and to whom."""
        state = self.entries.state
        _, share = won_by(state, entry)
        return share.cents, *state.entry(entry).persons

    def _details(self, on: EntryChosen, proof: Proof, person: PersonId | None = None) -> Flow[None]:
        tills, whose = self.entries.view.tills, self.entries.at.whose(on.entry)
        noted = yield from note_details(tills, self._name(on), *self._due(on.entry))
        with_ = Circumstances(reason=noted.typed, said=whose)
        yield from self._see(NoteDetails(on.event, on.entry, proof, noted.details, person), with_)

    def _see(self, call: SeeIdentity | NoteDetails, with_: Circumstances) -> Flow[None]:
        yield from result(lambda: self.entries.asking.perform(call, with_), once=True)
        self.must_show(call.event)
