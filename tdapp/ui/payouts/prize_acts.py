"""What is done with the prize of the selected entry, from its slip to the money that comes back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.calls.tournament.prizes import (
    DenyPrize,
    IssueSlip,
    PayPrize,
    PrizeStatement,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.kept_events import Ineligible
from tdapp.house.papers.kinds import PaperKind
from tdapp.rules.money_rules import Heir
from tdapp.shown.prize_words import CAUSES, HEIRS, by_words, prize_words
from tdapp.till.payment import Payment
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.bounties import bounty_due
from tdapp.tournament.payouts.inheriting import deny_prize
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.prizes import prize_place, settled_with, was_disqualified, won_by
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import one_of
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen, changes, with_changes
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.sales.till import Till

if TYPE_CHECKING:
    from tdapp.ui.papers.paper_desk import PaperDesk
    from tdapp.ui.payouts.winner_questions import WinnerQuestions

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
        self.slips = PrizeSlipActs(entries, choice)
        self._include(self.slips)
        self.pay, *self._rarer = self._acts(
            (say("Pay prize…"), "P", self._in_cash, self._pay),
            (say("Confirm ID…"), "Shift+I", passport, self._proof),
            (say("Mark unclaimed…"), "Shift+K", unclaimed),
            (say("Reverse prize…"), "Shift+B", self._back),
            (say("Ineligible…"), "Shift+D", self._denied),
            (say("Award seat…"), "Shift+W", self._seat),
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.pay, *self.rarer)

    @property
    def rarer(self) -> tuple[WindowAct, ...]:
        """Those beside the payment."""
        return (*self.slips.all, *self._rarer)

    @property
    def _winner(self) -> "WinnerQuestions":
        return questions_of(self._entries)

    def _proof(self, on: EntryChosen) -> Flow[None]:
        return self._winner.proof(on)

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

    def _seat(self, on: EntryChosen) -> Call:
        from tdapp.ui.payouts.seat_acts import seat_as_ticket  # noqa: PLC0415 - seldom asked

        return seat_as_ticket(on, self._entries.view.house, self._till.session)

    def _back(self, on: EntryChosen) -> Call:
        if on.entry in self._entries.state.prizes.seats:
            from tdapp.calls.across.tickets import TakeSeatBack  # noqa: PLC0415 - seldom asked

            return TakeSeatBack(on.event, self._entries.view.house, on.entry, self._till.session)
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


def questions_of(entries: EntriesInView) -> "WinnerQuestions":
    """What is asked of a winner."""
    from tdapp.ui.payouts.winner_questions import WinnerQuestions  # noqa: PLC0415 - seldom asked

    return WinnerQuestions(entries)


def slip_of(on: EntryChosen, state: Tournament) -> IssueSlip:
    """The slip of a winner, whom it was asked about if he was disqualified."""
    return IssueSlip(on.event, on.entry, was_disqualified(state, on.entry))


def passport(on: EntryChosen) -> Call:
    """An identity that is seen, to see whether one can be."""
    return SeeIdentity(on.event, on.entry, Proof.PASSPORT)


def unclaimed(on: EntryChosen) -> Call:
    """That nobody comes for the prize."""
    return SetUnclaimed(on.event, on.entry)


@asked_before(SetUnclaimed)
def before_unclaimed(call: SetUnclaimed, at: EventAt) -> Flow[Ready]:
    """Why nobody comes for it, or for the bounties where no prize is owed."""
    prizes, entry = at.state.prizes, call.entry
    settled = prizes.settled(entry) is not None or entry in prizes.passed_over
    if settled or prize_place(at.state, entry) is None:
        return before_bounty_unclaimed(call, at)
    text = say("Why is {name}'s {prize} unclaimed?")
    return _because_of_prize(call, at, won_by, text, say("Mark unclaimed"))


@asked_before(ReversePrize)
def before_reversal(call: ReversePrize, at: EventAt) -> Flow[Ready]:
    """Why it comes back."""
    text = say("Why reverse {prize} paid to {name}? It will be owed again.")
    return _because_of_prize(call, at, settled_with, text, say("Reverse payment"))


def before_bounty_unclaimed(call: SetUnclaimed, at: EventAt) -> Flow[Ready]:
    """Why nobody comes for the bounties."""
    amount, owed = at.sum_said(lambda state, _: bounty_due(state, call.entry).owed)
    text = say("Why are {name}'s bounties of {amount} unclaimed?")
    text = text.format(amount=amount, name=at.name(call.entry))
    said = (*at.whose(call.entry), *owed)
    return once_explained(call, at, text, say("Mark unclaimed"), said=said)


def _because_of_prize(
    call: SetUnclaimed | ReversePrize, at: EventAt, prize_of: PrizeOf, text: str, yes: str
) -> Flow[Ready]:
    """Ask why, with whose prize it is and what."""
    _, share = prize_of(at.state, call.entry)
    text = text.format(prize=prize_words(voice(), share), name=at.name(call.entry))
    won = at.view.said(PrizeStatement, lambda state, _: prize_of(state, call.entry), at.event)
    said = (*at.whose(call.entry), *won)
    return once_explained(call, at, text, yes, said=said)


class PrizeSlipActs(Acts[EntryChosen]):
    """`slip` asks for the file; written again, the same slip is a copy.

    `papers` gives the desk that a slip leaves by, where there is one.
    """

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.papers: Callable[[], PaperDesk | None] = lambda: None
        self.slip = self._act(ActSpec(say("Prize slip…"), "Shift+P", self._issued, self._write))

    def _issued(self, on: EntryChosen) -> Call | None:
        """The slip given out; where it is out already, refuses as its paper does."""
        if valid_slip(self._entries.state, on.entry) is None:
            return slip_of(on, self._entries.state)
        papers = self._papers()
        refusal = papers.why_not(papers.ordered(on.event, PaperKind.PRIZE_SLIPS, (on.entry,)))
        if refusal is not None:
            raise refusal
        return None

    def _papers(self) -> "PaperDesk":
        papers = self.papers()
        if papers is None:
            raise Refusal("no_sheets")
        return papers

    def _write(self, on: EntryChosen) -> Flow[None]:
        yield from questions_of(self._entries).slip(on, say("Issue slip"))
        name = self._entries.name(on.entry)
        text = say("Save {name}'s prize slip to which file?", name=name)
        yes = say("Save")
        hint = say("A file ending in .pdf")
        state, now_us = self._entries.state, self._entries.view.now.utc_us
        title, about = state.conditions.title, (on.entry,)
        likely = paper_file(now_us, PaperKind.PRIZE_SLIPS, title, about=about)
        path = yield from file(text, yes, hint, likely)
        yield from result(lambda: self._give_out(on, path))

    async def _give_out(self, on: EntryChosen, path: Path) -> None:
        """Give the slip out, if there is none that is right; refuses ``cannot_write``."""
        papers = self._papers()
        if valid_slip(self._entries.view.state_of(on.event), on.entry) is None:
            await self._asking.perform(slip_of(on, self._entries.view.state_of(on.event)))
        await papers.file(await papers.draft(on.event, PaperKind.PRIZE_SLIPS, (on.entry,)), path)


@asked_before(DenyPrize)
def before_denial(call: DenyPrize, at: EventAt) -> Flow[Ready]:
    """The cause, where the prize goes, and who decided it."""
    entry, names = call.entry, {"name": at.name(call.entry)}
    causes = by_words(voice(), CAUSES, Ineligible)
    text = say("Why is {name} ineligible for the prize?", **names)
    cause = yield from one_of(text, causes, hint=say("Reason"))
    heir = (yield from _heir()) if _needs_heir(at.state, entry, cause) else None
    changed = yield from changes(at, lambda state: deny_prize(state, entry, cause, heir))
    text = say("Who decided that {name} is ineligible, and why?", **names)
    said = (*at.whose(entry), *changed)
    call, text = DenyPrize(call.event, entry, cause, heir), with_changes(text, changed)
    return (yield from once_explained(call, at, text, say("Mark ineligible"), said=said))


def _heir() -> Flow[Heir]:
    heirs = by_words(voice(), HEIRS, (Heir.NEXT_ELIGIBLE, Heir.CROWN))
    text = say("Neither the rulebook nor the event conditions say who gets it. Who does?")
    return one_of(text, heirs, hint=say("Goes to"))


def _needs_heir(state: Tournament, entry: int, cause: Ineligible) -> bool:
    """Whether neither the rulebook nor the conditions say where the prize goes."""
    try:
        deny_prize(state, entry, cause)
    except Refusal as refusal:
        if refusal.code != "heir_needed":
            raise
        return True
    return False
