"""Paying prizes of any event from the cage, and those that the house keeps."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from tdapp.calls.house.kept_prizes import ClaimPrize
from tdapp.calls.tournament.bounties import PayBounty
from tdapp.calls.tournament.prizes import IssueSlip, SeeIdentity
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.house.kept_events import KeptPrize
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.queue import DuePrize, due_to
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.payouts.kept_prize_acts import KeptPrizeActs
from tdapp.ui.payouts.prize_acts import PrizeActs
from tdapp.ui.prizes.bounty_rows import BOUNTY
from tdapp.ui.prizes.list_keys import pressed
from tdapp.ui.prizes.step_acts import StepActs
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("paying")
Chosen = tuple[StreamId, int]


class PayoutActs(Acts[None]):
    """What is done to a prize makes its event the one in view; choosing it alone does not.

    `tried` is that of all the acts, `paid` says that a prize was handed over.
    """

    tried = Signal(object)
    paid = Signal()

    def __init__(self, work: Workplace, at: AtCage) -> None:
        super().__init__(work.asking, work.asking, lambda: None, work.view)
        self._work = work
        self._at = at
        till, entries = work.acts.till, EntriesInView(work.view, work.names, work.asking)
        self.due: Chosen | None = None
        self.bounty: Chosen | None = None
        self.kept: Chosen | None = None
        self.steps = StepActs(entries, till)
        self.winner = PrizeActs(entries, till, self.steps.winner)
        self._keeping = KeptPrizeActs(work.parts, work.names, work.asking, till, self)
        self.pay = self._simple(self._pay_words, "", self._pay, self._why_not_pay, pressed_by=ENTER)
        self.pay.mean_one_thing()
        pressed(self.winner.pay)
        rarer = [pressed(act) for act in self.winner.rarer]
        self.on_due = tuple(
            self._simple(
                one.text,
                "",
                partial(self._on_due, one.trigger),
                self._why_no_due,
                pressed_by=one.key,
            )
            for one in rarer
        )
        self.claim, self.forfeit = (
            self._simple(words, "", partial(self._with_kept, do), self._why_no_kept, pressed_by=key)
            for words, key, do in (
                (say("Pay claim…"), ENTER, self._keeping.claim_this),
                (say("Forfeit…"), "Shift+D", self._keeping.forfeit_this),
            )
        )
        self._connect()

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.pay, *self.on_due, *self.on_kept)

    @property
    def on_kept(self) -> tuple[WindowAct, ...]:
        """Those on a prize that the house keeps."""
        return (self.claim, self.forfeit)

    @property
    def chosen_due(self) -> DuePrize | None:
        """The chosen prize as it stands."""
        state = self._state()
        return None if state is None or self.due is None else due_to(state, self.due[1])

    def choose(self, key: Sequence[object]) -> None:
        """Act on this prize from now on, or on the bounties of an entry."""
        event, entry = StreamId(str(key[0])), key[1]
        chosen = (event, entry) if isinstance(entry, int) else None
        is_bounty = BOUNTY in key
        self.due, self.bounty = (None, chosen) if is_bounty else (chosen, None)
        self.refresh()

    def _state(self) -> Tournament | None:
        if self.due is None:
            return None
        found: Tournament = self._work.parts.desk.state(self.due[0])
        return found

    def _pay(self) -> None:
        if self.bounty is None:
            self._on_due(self.steps.step.trigger)
        else:
            self.steps.select_bounty(self._turn_to(self.bounty))
            self.steps.step.trigger()

    def _on_due(self, do: Callable[[], None]) -> None:
        if self.due is not None:
            self.steps.select(self._turn_to(self.due))
            do()

    def _turn_to(self, chosen: Chosen) -> int:
        """Have its event in view; gives its entry."""
        event, entry = chosen
        if self._work.view.id != event:
            self._work.view.choose(event)
        return entry

    def _with_kept(self, do: Callable[[KeptPrize], None]) -> None:
        if found := self._chosen_kept():
            do(found)

    def _why_not_pay(self) -> str:
        if self.bounty is None:
            return self._why_no_due()
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, PayBounty(*self.bounty))
        return sentence(refusal, voice()) if refusal else ""

    def _pay_words(self) -> str:
        if self.bounty is not None:
            return say("Pay bounty")
        due = self.chosen_due
        return self.steps.words_of(None if due is None else due.state)

    def _why_no_due(self) -> str:
        if self.due is None:
            return sentence(Refusal("no_prize_chosen"), voice())
        event, entry = self.due
        slips = self._work.parts.actor.may(IssueSlip.row.permission)
        return self._why_may_not(
            IssueSlip(event, entry) if slips else SeeIdentity(event, entry, Proof.PASSPORT)
        )

    def _why_may_not(self, call: Call) -> str:
        """Why somebody's role does not allow it, before anything is asked; else empty."""
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, call, REASON_ASKED_LATER)
        denied = refusal is not None and refusal.code == "not_permitted"
        return sentence(refusal, voice()) if refusal is not None and denied else ""

    def _chosen_kept(self) -> KeptPrize | None:
        waits = self._at.house.kept.waits
        return None if self.kept is None else waits.get(self.kept)

    def _why_no_kept(self) -> str:
        if self.kept is None or self._chosen_kept() is None:
            return say("No unclaimed prize is selected. Select one in the list.")
        return self._why_may_not(ClaimPrize(self._at.stream, *self.kept))

    def _connect(self) -> None:
        view = self._work.view
        for group in (self.steps, self.winner):
            group.asks.connect(lambda question: self.asks.emit(view.titled(question)))
        self._include(self._keeping)
        for act in (*self.steps.all, *self.winner.all, *self._keeping.all):
            act.tried.connect(self.tried)
        for act in self.all:
            act.tried.connect(self.tried)
        self.steps.paid.connect(self.paid)
