"""What the acts on a person of the registry share: whether they can be done, and how they ask."""

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.ui.acts.find_person import FindPerson
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.question import Question
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

SOMEBODY = PersonId("somebody")


class OnPerson(QObject):
    """Base of them; `asks` carries each `Question` but those of the finder."""

    asks = Signal(object)

    def __init__(
        self, parts: Parts, asking: Asking, finder: FindPerson, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asking = asking
        self._finder = finder

    @property
    def _house(self) -> StreamId:
        return self._parts.day.stream

    @property
    def _now_us(self) -> int:
        return self._parts.desk.time.now().utc_us

    def _refusal(self, call: Call) -> Refusal | None:
        with_ = Circumstances(approver=self._parts.session.stand_in(call.permission), reason="-")
        return self._parts.desk.why_not(self._parts.actor, call, with_)

    def _why_not(self, call: Call) -> str:
        refusal = self._refusal(call)
        return sentence(refusal, VOICE) if refusal else ""

    def _do(self, call: Call, reason: str | None = None) -> None:
        second = self._parts.session.second(call.permission)
        self._asking.act(call, Circumstances(approver=second, reason=reason))

    def _ask_reason(self, text: str, yes: str, call: Call, hint: str = "") -> None:
        """Put the question why; the answer goes into the record with the act."""
        said = hint or self.tr("Reason, for the record")
        self.asks.emit(Question(text, yes, lambda reason: self._do(call, reason), said))
