"""What the acts on the clock share: whether they can be done now, and the question before some."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.clock import ClockSet
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.level_said import here_said, level_said
from tdapp.ui.acts.on_entry import AllSaid
from tdapp.ui.acts.question import Question
from tdapp.ui.clock.face_of import standing
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence

CallFor = Callable[[StreamId], Call]


class OnClock(QObject):
    """Acts on the clock of the event in view; `asks` carries each `Question`."""

    asks = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._asking = asking

    def _act(
        self,
        words: Callable[[], str],
        key: str,
        call: CallFor,
        do: Callable[[], None],
    ) -> Act:
        act = Act(words, key, lambda: self._why(call), do, self)
        act.setAutoRepeat(False)
        return act

    def _why(self, call: CallFor) -> str:
        event = self._view.id
        refusal = Refusal("no_such_event") if event is None else self._view.why_not(call(event))
        return sentence(refusal, VOICE) if refusal else ""

    def _ask(self, call: CallFor, said: AllSaid = ()) -> None:
        if self._view.id is not None:
            self._asking.act(call(self._view.id), Circumstances(said=said))

    def ask_to_set(self, found: ClockSet, call: CallFor) -> None:
        """Ask whether the clock is to be set so, and do it."""
        conditions, event = self._view.state.conditions, self._view.id
        text = self.tr("Set the clock from {before} to {after}?").format(
            before=standing(conditions, found.old_index, found.old_remaining_us),
            after=standing(conditions, found.index, found.remaining_us),
        )

        said = (*here_said(self._view), *level_said(self._view, found.index))

        def go_on(_: str) -> None:
            if event is not None:
                self._asking.act(call(event), Circumstances(said=said))

        self.asks.emit(Question(text, self.tr("Set the clock"), go_on))
