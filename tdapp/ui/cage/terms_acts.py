"""What the house wants at its cage: sessions for cash, details of winners, two people's hands."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.cage import SetCageTerms
from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.cage_events import CageTerms
from tdapp.ui.asking.question import Question
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.entries.on_entry import ANY_REASON
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

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
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.needed, self.details, self.by_two, self.off, self.posted)

    def refresh(self) -> None:
        """Say again what stands."""
        for act in self.all:
            act.refresh()

    @property
    def _terms(self) -> CageTerms:
        return self._at.cage.terms

    def _act(self, key: str, words: Callable[[], str], ask: Callable[[], None]) -> WindowAct:
        return WindowAct(words, f"Ctrl+Shift+H, {key}", self._why_not, ask, self)

    def _why_not(self) -> str:
        """As any change of the terms would be refused."""
        changed = replace(self._terms, session_needed=not self._terms.session_needed)
        call = SetCageTerms(self._at.stream, changed)
        refusal = self._parts.desk.why_not(self._parts.actor, call, ANY_REASON)
        return sentence(refusal, voice()) if refusal else ""

    def _needed_words(self) -> str:
        if self._terms.session_needed:
            return voice().text("terms acts", "Cash only in cashier sessions: on…")
        return voice().text("terms acts", "Cash only in cashier sessions: off…")

    def _details_words(self) -> str:
        least = self._terms.details_from
        if least is None:
            return voice().text("terms acts", "Winner's details: off…")
        return voice().text(
            "terms acts", "Winner's details from {amount}…", amount=voice().money(least)
        )

    def _by_two_words(self) -> str:
        least = self._terms.by_two_from
        if least is None:
            return voice().text("terms acts", "Two people for payouts: off…")
        return voice().text(
            "terms acts", "Two people for payouts from {amount}…", amount=voice().money(least)
        )

    def _off_words(self) -> str:
        least = self._terms.off_by_two
        if least is None:
            return voice().text("terms acts", "Two people to close an unbalanced drawer: off…")
        return voice().text(
            "terms acts",
            "Two people to close a drawer over or short by {amount}…",
            amount=voice().money(least),
        )

    def _posted_words(self) -> str:
        if self._terms.posted_by_two:
            return voice().text("terms acts", "Two people to change posted prizes: on…")
        return voice().text("terms acts", "Two people to change posted prizes: off…")

    def _ask_needed(self) -> None:
        wanted = not self._terms.session_needed
        text = voice().text("terms acts", "Why allow cash outside cashier sessions from now on?")
        if wanted:
            text = voice().text(
                "terms acts", "Why allow cash only in cashier sessions from now on?"
            )
        self._ask_why(text, lambda: replace(self._terms, session_needed=wanted))

    def _ask_posted(self) -> None:
        wanted = not self._terms.posted_by_two
        text = voice().text("terms acts", "Why may one person change posted prizes from now on?")
        if wanted:
            text = voice().text(
                "terms acts", "Why must two people sign changes to posted prizes from now on?"
            )
        self._ask_why(text, lambda: replace(self._terms, posted_by_two=wanted))

    def _ask_from(self) -> None:
        def taken(least: int | None) -> None:
            if least is not None:
                self._ask_which(least)
                return
            never = voice().text("terms acts", "Why are details no longer required?")
            self._ask_why(never, lambda: replace(self._terms, details_from=None, details=()))

        text = voice().text(
            "terms acts",
            "From what prize are the winner's details required? Leave empty for never.",
        )
        self._ask_amount(text, taken)

    def _ask_by_two(self) -> None:
        def taken(least: int | None) -> None:
            why = voice().text("terms acts", "Reason for this amount?")
            self._ask_why(why, lambda: replace(self._terms, by_two_from=least))

        text = voice().text(
            "terms acts",
            "From what amount must two people sign for payouts, refunds, fills and credits? Leave "
            "empty for never.",
        )
        self._ask_amount(text, taken)

    def _ask_off(self) -> None:
        def taken(least: int | None) -> None:
            why = voice().text("terms acts", "Reason for this difference?")
            self._ask_why(why, lambda: replace(self._terms, off_by_two=least))

        text = voice().text(
            "terms acts",
            "From what amount over or short must two people close a drawer? Leave empty for never.",
        )
        self._ask_amount(text, taken)

    def _ask_amount(self, text: str, taken: Taken) -> None:
        def amount(typed: str) -> None:
            try:
                taken(parse_cents(typed) if typed else None)
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))

        yes, hint = voice().text("terms acts", "Next"), voice().text("terms acts", "Amount")
        self.asks.emit(Question(text, yes, amount, hint, may_be_empty=True))

    def _ask_which(self, least: int) -> None:
        text = voice().text(
            "terms acts",
            "Which details? Separate with commas, such as: last ID digits, occupation.",
        )

        def which(typed: str) -> None:
            details = tuple(filter(None, (one.strip() for one in typed.split(","))))
            why = voice().text("terms acts", "Why require these details from {amount}?")
            self._ask_why(
                why.format(amount=voice().money(least)),
                lambda: replace(self._terms, details_from=least, details=details),
            )

        self.asks.emit(
            Question(
                text,
                voice().text("terms acts", "Next"),
                which,
                voice().text("terms acts", "Details"),
            )
        )

    def _ask_why(self, text: str, terms: Terms) -> None:
        def go_on(reason: str) -> None:
            call = SetCageTerms(self._at.stream, terms())
            self._asking.act(call, Circumstances(reason=reason))

        hint = voice().text("terms acts", "Reason, for the record")
        self.asks.emit(Question(text, voice().text("terms acts", "Set"), go_on, hint))
