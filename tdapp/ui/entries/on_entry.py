"""What all acts on the selected entry share: whose they are, why not, and how they ask."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, Moment
from tdapp.desk.desk import Circumstances
from tdapp.desk.said import ChangesStatement, PersonStatement, Statement
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.guards.paid_places import PrizesWouldChange
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.consequence_words import what_changes, what_would_change
from tdapp.ui.entries.seat_back import Fits, ask_seat, is_drawn
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.words.sentence import sentence

CallFor = Callable[[StreamId, int], Call]
AllSaid = tuple[Statement[Any], ...]
WHEN_ASKED = frozenset({"prize_paid", "prize_set_aside"})
"""Refusals of a correction that are told with all that it would change, once it is asked for."""
ANY_REASON = Circumstances(reason="-")
"""What is asked for in writing only when an act is tried."""


class OnEntry(QObject):
    """Base of the acts on one entry. `asks` carries a `Question` to be put in its place.

    `not_yet` are the codes of refusals that the answer to a question can still do away with.
    """

    asks = Signal(object)
    not_yet: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view)
        self._view = view
        self._asking = asking
        self._names = names
        self.entry: int | None = None
        self._made: list[WindowAct] = []

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in the order they were made."""
        return tuple(self._made)

    def select(self, entry: int | None) -> None:
        """Act on this entry from now on."""
        self.entry = entry
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _act(
        self, words: Callable[[], str], key: str, call: CallFor, do: Callable[[], None]
    ) -> WindowAct:
        act = WindowAct(words, key, lambda: self._why(call), do, self)
        act.only_in_list()
        self._made.append(act)
        return act

    def _why(self, call: CallFor) -> str:
        if self._view.id is None or self.entry is None:
            return voice().text("on entry", "No entry is selected. Select one in the list.")
        try:
            refusal = self._view.why_not(call(self._view.id, self.entry), ANY_REASON)
        except Refusal as unfit:
            refusal = unfit
        if refusal is None or refusal.code in self.not_yet:
            return ""
        return sentence(refusal, voice())

    def _put(self, question: Question) -> None:
        """Ask; the answer is about the entry of now, whatever is selected by then."""
        entry = self.entry

        def go_on(answer: str) -> None:
            selected, self.entry = self.entry, entry
            try:
                question.go_on(answer)
            finally:
                self.entry = selected

        self.asks.emit(replace(question, go_on=go_on))

    def _do(self, call: CallFor) -> Callable[[], None]:
        return lambda: self._ask(call, self.entry)

    def _ask(
        self,
        call: CallFor,
        entry: int | None,
        reason: str | None = None,
        happened_us: int | None = None,
        said: AllSaid = (),
    ) -> None:
        if self._view.id is not None and entry is not None:
            with_ = Circumstances(reason=reason, happened_us=happened_us, said=said)
            self._asking.act(call(self._view.id, entry), with_)

    def _ask_reason(
        self,
        text: str,
        yes: str,
        call: CallFor,
        happened_us: int | None = None,
        said: AllSaid = (),
    ) -> None:
        """Put the question why; the answer goes into the record with the act.

        What is typed from a slip happened when the slip says, and else at `happened_us` (UTC).
        Whose entry it is must still hold then, and what else was `said`.
        """
        entry = self.entry
        all_said = (*self._whose(entry or 0), *said)

        def go_on(reason: str) -> None:
            self._ask(call, entry, reason, happened_us, all_said)

        self._put(Question(text, yes, go_on, voice().text("on entry", "Reason, for the record")))

    def _ask_where(
        self, act: WindowAct, entry: int, fits: Fits, go_on: Callable[[Seat | None], None]
    ) -> None:
        """Ask for a seat only where somebody does not get his own; `act` says what is refused."""
        try:
            drawn = is_drawn(fits(None))
        except Refusal as refusal:
            self._tell_why_not(act, refusal)
            return
        if drawn:
            ask_seat(self._put, act.tried.emit, self._name(entry), fits, go_on)
        else:
            go_on(None)

    def _tell_why_not(self, act: WindowAct, refusal: Refusal) -> None:
        """Say why not; where prizes stand against it, with all that would change."""
        act.tried.emit(sentence(refusal, voice()))
        if isinstance(refusal, PrizesWouldChange):
            text = what_would_change(self._view.state, refusal, self._names.name)
            self._put(Question(text, voice().text("on entry", "OK"), lambda _: None, no=False))

    def _whose(self, entry: int) -> AllSaid:
        """Said of an entry: that it is of the person who is named."""
        return self._view.said(PersonStatement, lambda state, _: state.entry(entry).person)

    def _changes(
        self, facts: Callable[[Tournament], Sequence[Event]], but: int | None = None
    ) -> AllSaid:
        """Said of an act: what its facts would change, in words; nothing of `but`."""

        def changes(state: Tournament, _: Moment) -> str:
            return what_changes(state, facts(state), self._names.name, but)

        return self._view.said(ChangesStatement, changes)

    def _name(self, entry: int | None = None) -> str:
        number = entry if entry is not None else self.entry or 0
        return self._names.name(self._view.state.entry(number).person)


def with_changes(text: str, said: AllSaid) -> str:
    """A question with what it says of the changes."""
    return " ".join(filter(None, (text, *(str(one.value) for one in said))))
