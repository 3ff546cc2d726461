"""What the house wants at its cage: a session for cash, and details for big prizes."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.cage_calls import SetCageTerms
from tdapp.desk.desk import Circumstances
from tdapp.floor.cage_events import CageTerms
from tdapp.ui.acts.act import Act, always
from tdapp.ui.acts.question import Question
from tdapp.ui.cage.at_cage import AtCage
from tdapp.ui.look.figures import VOICE, money
from tdapp.ui.sentences import sentence
from tdapp.ui.workplace import Workplace


class TermsActs(QObject):
    """Each wants a reason: what is set stands for everybody."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, work: Workplace, at: AtCage) -> None:
        super().__init__(work.view)
        self._asking = work.asking
        self._at = at
        self.needed = Act(self._needed_words, "", always, self._ask_needed, self)
        self.details = Act(self._details_words, "", always, self._ask_from, self)

    @property
    def all(self) -> tuple[Act, ...]:
        """Both."""
        return (self.needed, self.details)

    def refresh(self) -> None:
        """Say again what stands."""
        for act in self.all:
            act.refresh()

    @property
    def _terms(self) -> CageTerms:
        return self._at.cage.terms

    def _needed_words(self) -> str:
        if self._terms.session_needed:
            return self.tr("Cash in sessions only: yes…")
        return self.tr("Cash in sessions only: no…")

    def _details_words(self) -> str:
        least = self._terms.details_from
        if least is None:
            return self.tr("Winner's details: never…")
        return self.tr("Winner's details from {amount}…").format(amount=money(least))

    def _ask_needed(self) -> None:
        wanted = not self._terms.session_needed
        text = self.tr("Why may cash go in and out in no session from now on?")
        if wanted:
            text = self.tr("Why does cash go in and out in a cashier session only from now on?")
        self._ask_why(text, lambda: replace(self._terms, session_needed=wanted))

    def _ask_from(self) -> None:
        text = self.tr("From which prize on are the winner's details noted? Enter alone: never.")

        def amount(typed: str) -> None:
            if not typed:
                never = self.tr("Why are no details noted any more?")
                self._ask_why(never, lambda: replace(self._terms, details_from=None, details=()))
                return
            try:
                self._ask_which(parse_cents(typed))
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, VOICE))

        yes, hint = self.tr("Go on"), self.tr("Amount")
        self.asks.emit(Question(text, yes, amount, hint, may_be_empty=True))

    def _ask_which(self, least: int) -> None:
        text = self.tr("Which details? Words with commas, such as document end, occupation.")

        def which(typed: str) -> None:
            details = tuple(filter(None, (one.strip() for one in typed.split(","))))
            why = self.tr("Why are these details noted from {amount} on?")
            self._ask_why(
                why.format(amount=money(least)),
                lambda: replace(self._terms, details_from=least, details=details),
            )

        self.asks.emit(Question(text, self.tr("Go on"), which, self.tr("Details")))

    def _ask_why(self, text: str, terms: Callable[[], CageTerms]) -> None:
        def go_on(reason: str) -> None:
            call = SetCageTerms(self._at.stream, terms())
            self._asking.act(call, Circumstances(reason=reason))

        hint = self.tr("Reason, for the record")
        self.asks.emit(Question(text, self.tr("Set it"), go_on, hint))
