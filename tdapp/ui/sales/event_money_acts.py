"""What the acts with money on the whole event share: why not, and how they ask why."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.entries import AllSaid
from tdapp.ui.look.spoken import voice
from tdapp.ui.sales.till import Till
from tdapp.words.sentence import sentence

CallFor = Callable[[StreamId], Call]


class OnEvent(QObject):
    """Base of them. `asks` carries a `Question` to be put across the window."""

    asks = Signal(object)

    def __init__(self, view: EventInView, till: Till, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._till = till

    def _why(self, call: CallFor, besides: Collection[str] = ()) -> str:
        """Why it would be refused now, other than for one of the codes `besides`."""
        event = self._view.id
        if event is None:
            return sentence(Refusal("no_such_event"), voice())
        try:
            refusal = self._view.why_not(call(event), REASON_ASKED_LATER)
        except Refusal as unfit:
            refusal = unfit
        return sentence(refusal, voice()) if refusal and refusal.code not in besides else ""

    def _ask_reason(self, text: str, yes: str, call: CallFor, said: AllSaid = ()) -> None:
        """Put the question why; what was `said` must still hold then."""

        def go_on(reason: str) -> None:
            if self._view.id is not None:
                self._till.settle(call(self._view.id), Circumstances(reason=reason, said=said))

        self.asks.emit(
            Question(text, yes, go_on, voice().text("on event", "Reason, for the record"))
        )
