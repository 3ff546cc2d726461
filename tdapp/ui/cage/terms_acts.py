"""What the house wants at its cage: sessions for cash, details of winners, two people's hands."""

from collections.abc import Callable

from msgspec.structs import replace

from tdapp.calls.house.cage import SetCageTerms
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.house.cage_events import CageTerms
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read, reason
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import house_voice, saying
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.workplace.workplace import Workplace

say = saying("terms acts")


class TermsActs(Acts[StreamId]):
    """Each wants a reason: what is set stands for everybody. Who may not is asked nothing."""

    def __init__(self, work: Workplace, at: AtCage) -> None:
        self._desk = desk = HouseDesk(work.parts, work.asking)
        super().__init__(desk, work.asking, desk.stream, work.view)
        self._at = at
        self.needed = self._set_by("W", self._needed_words, self._set_needed)
        self.details = self._set_by("M", self._details_words, self._set_details)
        self.by_two = self._set_by("2", self._by_two_words, self._set_by_two)
        self.off = self._set_by("F", self._off_words, self._set_off)
        self.posted = self._set_by("J", self._posted_words, self._set_posted)

    @property
    def _terms(self) -> CageTerms:
        return self._at.cage.terms

    def _set_by(
        self, key: str, words: Callable[[], str], flow: Callable[[StreamId], Flow[None]]
    ) -> WindowAct:
        return self._act(ActSpec(words, f"Ctrl+Shift+H, {key}", self._any_change, flow))

    def _any_change(self, house: StreamId) -> Call:
        """Some change of the terms, to see whether one can be made."""
        changed = replace(self._terms, session_needed=not self._terms.session_needed)
        return SetCageTerms(house, changed)

    def _needed_words(self) -> str:
        if self._terms.session_needed:
            return say("Cash only in cashier sessions: on…")
        return say("Cash only in cashier sessions: off…")

    def _details_words(self) -> str:
        least = self._terms.details_from
        if least is None:
            return say("Details of who is paid: off…")
        return say("Details of who is paid from {amount} a day…", amount=house_voice().money(least))

    def _by_two_words(self) -> str:
        least = self._terms.by_two_from
        if least is None:
            return say("Two people for payouts: off…")
        return say("Two people for payouts from {amount}…", amount=house_voice().money(least))

    def _off_words(self) -> str:
        least = self._terms.off_by_two
        if least is None:
            return say("Two people if over or short: off…")
        return say(
            "Two people to close a drawer over or short by {amount}…",
            amount=house_voice().money(least),
        )

    def _posted_words(self) -> str:
        if self._terms.posted_by_two:
            return say("Two people to change posted prizes: on…")
        return say("Two people to change posted prizes: off…")

    def _set_needed(self, _: StreamId) -> Flow[None]:
        wanted = not self._terms.session_needed
        asked = say("Why allow cash outside cashier sessions from now on?")
        if wanted:
            asked = say("Why allow cash only in cashier sessions from now on?")
        return self._set(asked, lambda: replace(self._terms, session_needed=wanted))

    def _set_posted(self, _: StreamId) -> Flow[None]:
        wanted = not self._terms.posted_by_two
        text = say("Why may one person change posted prizes from now on?")
        if wanted:
            text = say("Why must two people sign changes to posted prizes from now on?")
        return self._set(text, lambda: replace(self._terms, posted_by_two=wanted))

    def _set_details(self, _: StreamId) -> Flow[None]:
        text = say("From what amount a day are a person's details required? Leave empty for never.")
        least = yield from self._amount(text)
        details: tuple[str, ...] = ()
        why = say("Why are details no longer required?")
        if least is not None:
            details = yield from self._which()
            why = say("Why require these details from {amount}?", amount=house_voice().money(least))
        yield from self._set(why, lambda: replace(self._terms, details_from=least, details=details))

    def _set_by_two(self, _: StreamId) -> Flow[None]:
        text = say(
            "From what amount must two people sign for payouts, refunds, fills and credits? Leave "
            "empty for never."
        )
        least = yield from self._amount(text)
        why = say("Reason for this amount?")
        yield from self._set(why, lambda: replace(self._terms, by_two_from=least))

    def _set_off(self, _: StreamId) -> Flow[None]:
        text = say(
            "From what amount over or short must two people close a drawer? Leave empty for never."
        )
        least = yield from self._amount(text)
        why = say("Reason for this difference?")
        yield from self._set(why, lambda: replace(self._terms, off_by_two=least))

    def _amount(self, text: str) -> Flow[int | None]:
        """Ask for an amount; None for never."""
        hint = say("Amount")
        return read(
            text, hint, lambda typed: read_amount(typed) if typed else None, may_be_empty=True
        )

    def _which(self) -> Flow[tuple[str, ...]]:
        text = say("Which details? Separate with commas, such as: last ID digits, occupation.")
        return read(text, say("Details"), read_details)

    def _set(self, text: str, terms: Callable[[], CageTerms]) -> Flow[None]:
        """Ask why, and set these terms, worked out from those that stand then."""
        why = yield from reason(text, say("Set"))
        yield from self._desk.do(SetCageTerms(self._desk.stream(), terms()), why)


def read_details(typed: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(filter(None, (one.strip() for one in typed.split(","))))
