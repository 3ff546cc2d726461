"""Paying prizes of any event from the cage, and those that the house keeps."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

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
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.payouts.kept_prize_acts import KeptPrizeActs
from tdapp.ui.payouts.prize_acts import PrizeActs
from tdapp.ui.prizes.bounty_rows import BOUNTY
from tdapp.ui.prizes.list_keys import pressed
from tdapp.ui.prizes.step_acts import StepActs
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

Chosen = tuple[StreamId, int]


class PayoutActs(QObject):
    """What is done to a prize makes its event the one in view; choosing it alone does not.

    `asks` and `tried` are those of all the acts, `paid` says that a prize was handed over.
    """

    asks = Signal(object)
    tried = Signal(object)
    paid = Signal()

    def __init__(self, work: Workplace, at: AtCage) -> None:
        super().__init__(work.view)
        self._work = work
        self._at = at
        till, entries = work.acts.till, EntriesInView(work.view, work.names)
        self.due: Chosen | None = None
        self.bounty: Chosen | None = None
        self.kept: Chosen | None = None
        self.steps = StepActs(entries, work.asking, till)
        self._winner = PrizeActs(entries, work.asking, till, self.steps.winner)
        self._keeping = KeptPrizeActs(work.parts, work.names, work.asking, till, self)
        self.pay = WindowAct(self._pay_words, "", self._why_not_pay, self._pay, self)
        self.pay.pressed_by = ENTER
        self.pay.mean_one_thing()
        self._pay_prize = self._turning(self._pay_words, ENTER, self.steps.step.trigger)
        pressed(self._winner.pay)
        rarer = [pressed(act) for act in self._winner.rarer]
        self.on_due = tuple(self._turning(one.text, one.key, one.trigger) for one in rarer)
        self.claim = self._on_kept(
            voice().text("paying", "Pay claim…"), ENTER, self._keeping.claim_this
        )
        self.forfeit = self._on_kept(
            voice().text("paying", "Forfeit…"), "Shift+D", self._keeping.forfeit_this
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

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _state(self) -> Tournament | None:
        if self.due is None:
            return None
        found: Tournament = self._work.parts.desk.state(self.due[0])
        return found

    def _pay(self) -> None:
        if self.bounty is None:
            self._pay_prize.trigger()
            return
        event, entry = self.bounty
        if self._work.view.id != event:
            self._work.view.choose(event)
        self.steps.select_bounty(entry)
        self.steps.step.trigger()

    def _why_not_pay(self) -> str:
        if self.bounty is None:
            return self._why_no_due()
        parts = self._work.parts
        refusal = parts.desk.why_not(parts.actor, PayBounty(*self.bounty))
        return sentence(refusal, voice()) if refusal else ""

    def _pay_words(self) -> str:
        if self.bounty is not None:
            return voice().text("paying", "Pay bounty")
        due = self.chosen_due
        return self.steps.words_of(None if due is None else due.state)

    def _turning(self, words: Callable[[], str], key: str, do: Callable[[], None]) -> WindowAct:
        """An act that turns to the event of the chosen prize first."""

        def go() -> None:
            if self.due is None:
                return
            event, entry = self.due
            if self._work.view.id != event:
                self._work.view.choose(event)
            self.steps.select(entry)
            do()

        act = WindowAct(words, "", self._why_no_due, go, self)
        act.pressed_by = key
        return act

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

    def _on_kept(self, words: str, key: str, do: Callable[[KeptPrize], None]) -> WindowAct:
        def go() -> None:
            if found := self._chosen_kept():
                do(found)

        act = WindowAct(lambda: words, "", self._why_no_kept, go, self)
        act.pressed_by = key
        return act

    def _chosen_kept(self) -> KeptPrize | None:
        waits = self._at.house.kept.waits
        return None if self.kept is None else waits.get(self.kept)

    def _why_no_kept(self) -> str:
        if self.kept is None or self._chosen_kept() is None:
            return voice().text("paying", "No unclaimed prize is selected. Select one in the list.")
        return self._why_may_not(ClaimPrize(self._at.stream, *self.kept))

    def _connect(self) -> None:
        view = self._work.view
        for group in (self.steps, self._winner):
            group.asks.connect(lambda question: self.asks.emit(view.titled(question)))
        self._keeping.asks.connect(self.asks)
        for act in (*self.steps.all, *self._winner.all, *self._keeping.all):
            act.tried.connect(self.tried)
        for act in self.all:
            act.tried.connect(self.tried)
        self.steps.paid.connect(self.paid)
