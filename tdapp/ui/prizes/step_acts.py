"""The next step of a prize, by one key: slip, identity, amount, paid; and it stops anywhere."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from PySide6.QtCore import Signal

from tdapp.calls.tournament.prizes import SeeIdentity
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.money_words import tender_words
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.queue import DuePrize, PrizeState, due_to
from tdapp.tournament.prizes import won_by
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import confirm
from tdapp.ui.entries.entries import EntriesInView, EntryChosen
from tdapp.ui.look.act import ENTER, Attention, Done
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.payouts.bounty_acts import BountyActs
from tdapp.ui.payouts.prize_acts import PrizeActs, slip_of
from tdapp.ui.payouts.winner_questions import WinnerQuestions
from tdapp.ui.prizes.due_rows import is_printed
from tdapp.ui.sales.till import Till

say = saying("step acts")
GiveSlip = Callable[[StreamId, int], Awaitable[bool]]
"""Whether the slip was printed."""
WITHOUT_SLIP = (PrizeState.OWED, PrizeState.SLIP_OUT)


class StepActs(Acts[EntryChosen]):
    """Each answer leads to the next question, so that Enter alone goes the whole way.

    `give_slip` prints a slip, where there is a printer to print it on; `paid` says that the chosen
    prize was handed over.
    """

    paid = Signal()

    def __init__(self, entries: EntriesInView, till: Till) -> None:
        super().__init__(entries.view, entries.asking, self._chosen, entries.view)
        self._entries = entries
        self._till = till
        self._winner = WinnerQuestions(entries)
        self.give_slip: GiveSlip | None = None
        self.entry: int | None = None
        self.on_bounty = False
        self._bounties = BountyActs(entries, till, self._chosen)
        self.step = self._act(ActSpec(self._words, "", self._next, self._go))
        self.step.pressed_by = ENTER
        self.step.mean_one_thing()

    def select(self, entry: int | None) -> None:
        """Act on the prize of this entry from now on."""
        self.entry, self.on_bounty = entry, False
        self.refresh()

    def select_bounty(self, entry: int) -> None:
        """Act on what this entry is owed of bounties from now on."""
        self.entry, self.on_bounty = entry, True
        self.refresh()

    def winner(self) -> EntryChosen:
        """Whose prize is chosen; refuses ``no_prize_chosen``."""
        due = self.due
        if due is None or due.entry is None:
            raise Refusal("no_prize_chosen")
        return self._entries.chosen(due.entry)

    @property
    def due(self) -> DuePrize | None:
        """The chosen prize as it stands; None where none is chosen, or nobody wins it yet."""
        state = self._entries.state
        if self.on_bounty or self.entry is None or self.entry not in state.entries.by_number:
            return None
        return due_to(state, self.entry)

    def _chosen(self) -> EntryChosen:
        return self._entries.chosen(self.entry) if self.on_bounty else self.winner()

    def _words(self) -> str:
        if self.on_bounty:
            return say("Pay bounty")
        return self.words_of(None if self.due is None else self.due.state)

    def words_of(self, state: PrizeState | None) -> str:
        """The step that is next for a prize in a state."""
        if state is None or state in WITHOUT_SLIP:
            return say("Slip, ID, pay")
        return say("Pay")

    def _next(self, on: EntryChosen) -> Call:
        if self.on_bounty:
            return self._bounties.in_cash(on)
        due = due_to(self._entries.state, on.entry)
        if due is None or due.state in (PrizeState.OWED, PrizeState.OPEN):
            return slip_of(on, self._entries.state)
        return SeeIdentity(on.event, on.entry, Proof.PASSPORT)

    def _go(self, on: EntryChosen) -> Flow[object]:
        return self._do_asked(self._bounties.in_cash(on)) if self.on_bounty else self._pay(on)

    def _pay(self, on: EntryChosen) -> Flow[None]:
        due = due_to(self._entries.state, on.entry)
        if due is not None and due.state in WITHOUT_SLIP:
            yield from self._winner.slip(on, say("Issue slip"))
            said = yield from result(lambda: self._see_slip_out(on), quiet=True, once=True)
            self.step.tried.emit(said)
            self._winner.must_show(on.event)
            yield from self._winner.proof(on)
        else:
            yield from self._winner.who_comes(on)
        yield from self._hand_over(on)

    async def _see_slip_out(self, on: EntryChosen) -> str:
        """See that the slip is out, on paper where it can be printed; says what came of it."""
        view = self._entries.view
        due = due_to(view.state_of(on.event), on.entry)
        if due is not None and due.slip is None:
            await self._asking.perform(slip_of(on, view.state_of(on.event)))
        state = view.state_of(on.event)
        due = due_to(state, on.entry)
        if due is None or is_printed(state, due):
            return ""
        if self.give_slip is not None and await self.give_slip(on.event, on.entry):
            return Done(say("Prize slip printed."))
        said = say(
            "The prize slip was not printed: no printer is chosen. Choose one in Settings (F12)."
        )
        return Attention(said)

    def _hand_over(self, on: EntryChosen) -> Flow[None]:
        _, share = won_by(self._entries.state, on.entry)
        all_said, yes = self._winner.prize_said(on.entry), say("Counted out")
        call = yield from self._winner.payment(on, yes, self._till)
        text = say(
            "Has {name} received {prize}? Payment method: {tender}.",
            name=self._entries.name(on.entry),
            prize=prize_words(voice(), share),
            tender=tender_words(voice(), call.payment.tender),
        )
        yield from confirm(text, say("Paid"))
        yield from self._do(call, said=all_said)
        self.paid.emit()


class PaysPrizes(Protocol):
    """A page, or a part of one, on which prizes are paid."""

    steps: StepActs
    winner: PrizeActs


def print_slips_by(page: PaysPrizes, papers: Callable[[], PaperDesk]) -> None:
    """Let what is paid on a page print its slips there."""
    page.steps.give_slip = prints_slips(papers)
    page.winner.slips.papers = papers


def prints_slips(papers: Callable[[], PaperDesk]) -> GiveSlip:
    """Gives a slip its number and prints it; without a printer it waits."""

    async def give(event: StreamId, entry: int) -> bool:
        desk = papers()
        if desk.printer:
            await desk.print_now(event, PaperKind.PRIZE_SLIPS, (entry,))
        return bool(desk.printer)

    return give
