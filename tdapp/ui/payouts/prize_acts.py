"""What is done with the prize of the selected entry, from its slip to the money that comes back."""

from collections.abc import Callable

from tdapp.calls.tournament.prize_said import PrizeStatement
from tdapp.calls.tournament.prizes import (
    DenyPrize,
    PayPrize,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.shown.prize_words import CAUSES, HEIRS, by_words, prize_words
from tdapp.till.payment import Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.prizes import prize_place, settled_with, won_by
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen, with_changes
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.payouts.prize_slip_acts import PrizeSlipActs
from tdapp.ui.payouts.winner_questions import WinnerQuestions
from tdapp.ui.sales.till import Till

say = saying("prize acts")


PrizeOf = Callable[[Tournament, int], tuple[int, PrizeShare]]
"""Gives the place and the prize of an entry."""


class PrizeActs(Acts[EntryChosen]):
    """Identity, payment, what nobody comes for, what comes back, and winners who may not win.

    Payments are counted in the till's session.
    """

    def __init__(self, entries: EntriesInView, till: Till, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._till = till
        self._winner = WinnerQuestions(entries)
        self.slips = PrizeSlipActs(entries, choice)
        self._include(self.slips)
        self.pay, *self._rarer = self._acts(
            (say("Pay prize…"), "P", self._in_cash, self._pay),
            (say("Confirm ID…"), "Shift+I", passport, self._winner.proof),
            (say("Mark unclaimed…"), "Shift+K", unclaimed),
            (say("Reverse prize…"), "Shift+B", self._back),
            (say("Ineligible…"), "Shift+D", self._denied, self._deny),
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.pay, *self.rarer)

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those beside the payment."""
        return (*self.slips.all, *self._rarer)

    def _in_cash(self, on: EntryChosen) -> Call:
        state, entry = self._entries.state, on.entry
        place = prize_place(state, entry) or state.place_of(entry) or 1
        return PayPrize(on.event, place, entry, Payment(session=self._till.session))

    def _pay(self, on: EntryChosen) -> Flow[None]:
        """Ask who comes for it, then go on to the payment.

        What the winner shows is recorded at once. The payment is a flow of its own, so that after
        a refusal its question is asked again and nothing is recorded twice.
        """
        yield from self._winner.who_comes(on)
        self._follow(self.pay, lambda: self._pay_out(on))

    def _pay_out(self, on: EntryChosen) -> Flow[None]:
        """Ask in what it is paid."""
        all_said, yes = self._winner.prize_said(on.entry), say("Pay prize")
        call = yield from self._winner.payment(on, yes, self._till)
        yield from self._do(call, said=all_said)

    def _back(self, on: EntryChosen) -> Call:
        return ReversePrize(on.event, on.entry, self._till.session)

    def _denied(self, on: EntryChosen) -> Call:
        """The act where the director may choose, to see whether there is a prize to deny."""
        heir = Heir.NEXT_ELIGIBLE
        try:
            deny_prize(self._entries.state, on.entry, Ineligible.OTHER, heir)
        except Refusal as refusal:
            if refusal.code == "heir_is_fixed":
                return DenyPrize(on.event, on.entry, Ineligible.OTHER)
        return DenyPrize(on.event, on.entry, Ineligible.OTHER, heir)

    def _deny(self, on: EntryChosen) -> Flow[None]:
        """Ask for the cause, where the prize goes, and who decided it."""
        names = {"name": self._entries.name(on.entry)}
        causes = by_words(voice(), CAUSES, Ineligible)
        text = say("Why is {name} ineligible for the prize?", **names)
        why = yield from one_of(text, causes, hint=say("Reason"))
        heir = yield from self._heir(on.entry, why)
        changes = yield from self._entries.changes(
            lambda state: deny_prize(state, on.entry, why, heir)
        )
        yield from self._do_because(
            DenyPrize(on.event, on.entry, why, heir),
            with_changes(say("Who decided that {name} is ineligible, and why?", **names), changes),
            say("Mark ineligible"),
            said=(*self._entries.whose(on.entry), *changes),
        )

    def _heir(self, entry: int, why: Ineligible) -> Flow[Heir | None]:
        """Ask where the prize goes only where neither the rulebook nor the conditions say so."""
        if not self._needs_heir(entry, why):
            return None
        heirs = by_words(voice(), HEIRS, (Heir.NEXT_ELIGIBLE, Heir.CROWN))
        text = say("Neither the rulebook nor the event conditions say who gets it. Who does?")
        return (yield from one_of(text, heirs, hint=say("Goes to")))

    def _needs_heir(self, entry: int, why: Ineligible) -> bool:
        try:
            deny_prize(self._entries.state, entry, why)
        except Refusal as refusal:
            if refusal.code != "heir_needed":
                raise
            return True
        return False


def passport(on: EntryChosen) -> Call:
    """An identity that is seen, to see whether one can be."""
    return SeeIdentity(on.event, on.entry, Proof.PASSPORT)


def unclaimed(on: EntryChosen) -> Call:
    """That nobody comes for the prize."""
    return SetUnclaimed(on.event, on.entry)


@asked_before(SetUnclaimed)
def before_unclaimed(call: SetUnclaimed, at: EventAt) -> Flow[Ready]:
    """Why nobody comes for it."""
    text = say("Why is {name}'s {prize} unclaimed?")
    return _because_of_prize(call, at, won_by, text, say("Mark unclaimed"))


@asked_before(ReversePrize)
def before_reversal(call: ReversePrize, at: EventAt) -> Flow[Ready]:
    """Why it comes back."""
    text = say("Why reverse {prize} paid to {name}? It will be owed again.")
    return _because_of_prize(call, at, settled_with, text, say("Reverse payment"))


def _because_of_prize(
    call: SetUnclaimed | ReversePrize, at: EventAt, prize_of: PrizeOf, text: str, yes: str
) -> Flow[Ready]:
    """Ask why, with whose prize it is and what."""
    _, share = prize_of(at.state, call.entry)
    text = text.format(prize=prize_words(voice(), share), name=at.name(call.entry))
    won = at.view.said(PrizeStatement, lambda state, _: prize_of(state, call.entry), at.event)
    said = (*at.whose(call.entry), *won)
    return once_explained(call, at.view, text, yes, said=said)
