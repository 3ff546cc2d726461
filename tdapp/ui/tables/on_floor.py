"""What all acts on the floor share: on what, why not, and how they ask what they need to know."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.entries import AllSaid
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence

Answer = TypeVar("Answer")
CallNow = Callable[[StreamId], Call]
"""Makes the call on what is chosen now; refuses where nothing fitting is."""


class OnFloor(QObject):
    """Base of the acts on what is chosen on the floor.

    `asks` carries a `Question`, `tried` carries why an answer could not be read.
    """

    asks = Signal(object)
    tried = Signal(object)

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand.view)
        self._view = at_hand.view
        self._asking = at_hand.asking
        self._names = at_hand.names
        self._choice = at_hand.choice
        self._made: list[WindowAct] = []

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in the order they were made."""
        return tuple(self._made)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    @property
    def _state(self) -> Tournament:
        return self._view.state

    def _act(
        self,
        words: Callable[[], str],
        key: str,
        call: CallNow,
        do: Callable[[], None] | None = None,
    ) -> WindowAct:
        """An act on what is chosen; a single letter acts only in the lists of the floor."""
        do = do or (lambda: self._ask(call))
        act = WindowAct(words, key, lambda: self._why(call), do, self)
        act.setAutoRepeat(False)
        if len(key) == 1:
            act.only_in_list()
        self._made.append(act)
        return act

    def _why(self, call: CallNow) -> str:
        if self._view.id is None:
            return sentence(Refusal("no_such_event"), voice())
        try:
            refusal = self._view.why_not(call(self._view.id), REASON_ASKED_LATER)
        except Refusal as unfit:
            refusal = unfit
        return sentence(refusal, voice()) if refusal else ""

    def _ask(self, call: CallNow, reason: str | None = None, said: AllSaid = ()) -> None:
        """Do it, or say why what is chosen does not fit."""
        if self._view.id is None:
            return
        try:
            with_ = Circumstances(reason=reason, said=said)
            self._asking.act(call(self._view.id), with_)
        except Refusal as unfit:
            self.tried.emit(sentence(unfit, voice()))

    def _ask_reason(self, text: str, yes: str, call: Call, choices: tuple[str, ...] = ()) -> None:
        """Put the question why; the answer goes into the record with the act."""
        hint = voice().text("on floor", "Reason, for the record")

        def go_on(reason: str) -> None:
            self._ask(lambda _: call, reason)

        self.asks.emit(Question(text, yes, go_on, hint, choices))

    def _ask_for(
        self,
        text: str,
        hint: str,
        choices: tuple[str, ...],
        read: Callable[[str], Answer],
        go_on: Callable[[Answer], None],
    ) -> None:
        """Ask until the answer can be read; what is wrong with it is said."""

        def answered(typed: str) -> None:
            try:
                answer = read(typed)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self._ask_for(text, hint, choices, read, go_on)
            else:
                go_on(answer)

        self.asks.emit(Question(text, voice().text("on floor", "Next"), answered, hint, choices))

    def _name(self, entry: int) -> str:
        return self._names.name(self._state.entry(entry).person)
