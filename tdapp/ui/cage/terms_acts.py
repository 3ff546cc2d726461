"""What the house wants at its cage: sessions for cash, details of winners, two people's hands."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.cage import SetCageTerms
from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.cage_events import CageTerms
from tdapp.ui.acts.on_entry import ANY_REASON
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.question import Question
from tdapp.ui.cage.at_cage import AtCage
from tdapp.ui.look.figures import VOICE, money
from tdapp.ui.sentences import sentence
from tdapp.ui.workplace import Workplace

Terms = Callable[[], CageTerms]
Taken = Callable[[int | None], None]


class TermsActs(QObject):
    """Each wants a reason: what is set stands for everybody. Who may not is asked nothing."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, work: Workplace, at: AtCage) -> None:
        super().__init__(work.view)
        self._parts = work.parts
        self._asking = work.asking
        self._at = at
        self.needed = self._act("W", self._needed_words, self._ask_needed)
        self.details = self._act("M", self._details_words, self._ask_from)
        self.by_two = self._act("2", self._by_two_words, self._ask_by_two)
        self.off = self._act("F", self._off_words, self._ask_off)
        self.posted = self._act("J", self._posted_words, self._ask_posted)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.needed, self.details, self.by_two, self.off, self.posted)

    def refresh(self) -> None:
        """Say again what stands."""
        for act in self.all:
            act.refresh()

    @property
    def _terms(self) -> CageTerms:
        return self._at.cage.terms

    def _act(self, key: str, words: Callable[[], str], ask: Callable[[], None]) -> Act:
        return Act(words, f"Ctrl+Shift+H, {key}", self._why_not, ask, self)

    def _why_not(self) -> str:
        """As any change of the terms would be refused."""
        changed = replace(self._terms, session_needed=not self._terms.session_needed)
        call = SetCageTerms(self._at.stream, changed)
        refusal = self._parts.desk.why_not(self._parts.actor, call, ANY_REASON)
        return sentence(refusal, VOICE) if refusal else ""

    def _needed_words(self) -> str:
        if self._terms.session_needed:
            return self.tr("Cash in sessions only: yes…")
        return self.tr("Cash in sessions only: no…")

    def _details_words(self) -> str:
        least = self._terms.details_from
        if least is None:
            return self.tr("Winner's details: never…")
        return self.tr("Winner's details from {amount}…").format(amount=money(least))

    def _by_two_words(self) -> str:
        least = self._terms.by_two_from
        if least is None:
            return self.tr("Money by two people: never…")
        return self.tr("Money by two people from {amount}…").format(amount=money(least))

    def _off_words(self) -> str:
        least = self._terms.off_by_two
        if least is None:
            return self.tr("Drawer that is off by two people: never…")
        return self.tr("Drawer off by {amount} by two people…").format(amount=money(least))

    def _posted_words(self) -> str:
        if self._terms.posted_by_two:
            return self.tr("Posted prizes changed by two people: yes…")
        return self.tr("Posted prizes changed by two people: no…")

    def _ask_needed(self) -> None:
        wanted = not self._terms.session_needed
        text = self.tr("Why may cash go in and out in no session from now on?")
        if wanted:
            text = self.tr("Why does cash go in and out in a cashier session only from now on?")
        self._ask_why(text, lambda: replace(self._terms, session_needed=wanted))

    def _ask_posted(self) -> None:
        wanted = not self._terms.posted_by_two
        text = self.tr("Why does one person alone change posted prizes from now on?")
        if wanted:
            text = self.tr("Why do two people sign for a change of posted prizes from now on?")
        self._ask_why(text, lambda: replace(self._terms, posted_by_two=wanted))

    def _ask_from(self) -> None:
        def taken(least: int | None) -> None:
            if least is not None:
                self._ask_which(least)
                return
            never = self.tr("Why are no details noted any more?")
            self._ask_why(never, lambda: replace(self._terms, details_from=None, details=()))

        text = self.tr("From which prize on are the winner's details noted? Enter alone: never.")
        self._ask_amount(text, taken)

    def _ask_by_two(self) -> None:
        def taken(least: int | None) -> None:
            why = self.tr("Why is this the money that two people sign for?")
            self._ask_why(why, lambda: replace(self._terms, by_two_from=least))

        text = self.tr(
            "From which amount on do two people sign for money that goes out, comes back or moves "
            "between drawer and main bank? Enter alone: never."
        )
        self._ask_amount(text, taken)

    def _ask_off(self) -> None:
        def taken(least: int | None) -> None:
            why = self.tr("Why is this the difference that two people sign for?")
            self._ask_why(why, lambda: replace(self._terms, off_by_two=least))

        text = self.tr(
            "From which amount over or short on do two people close a drawer? Enter alone: never."
        )
        self._ask_amount(text, taken)

    def _ask_amount(self, text: str, taken: Taken) -> None:
        def amount(typed: str) -> None:
            try:
                taken(parse_cents(typed) if typed else None)
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

    def _ask_why(self, text: str, terms: Terms) -> None:
        def go_on(reason: str) -> None:
            call = SetCageTerms(self._at.stream, terms())
            self._asking.act(call, Circumstances(reason=reason))

        hint = self.tr("Reason, for the record")
        self.asks.emit(Question(text, self.tr("Set it"), go_on, hint))
