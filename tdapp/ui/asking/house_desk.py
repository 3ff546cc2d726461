"""The way to the desk for acts on the house, which belong to no single event."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.said import Statement
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import reason
from tdapp.ui.parts.parts import Parts


@dataclass(frozen=True, slots=True)
class HouseDesk:
    """Tries and does acts on the house's stream, with a second person where one has to stand by."""

    parts: Parts
    asking: Asking

    def stream(self) -> StreamId:
        """The house's stream today."""
        return self.parts.day.stream

    @property
    def now_us(self) -> int:
        """The desk's time (UTC microseconds)."""
        return self.parts.desk.time.now().utc_us

    def why_not(self, call: Call, with_: Circumstances = REASON_ASKED_LATER) -> Refusal | None:
        """Why an act would be refused now, if a second person signs where one has to."""
        second = self.parts.session.stand_in(call.permission)
        return self.parts.desk.why_not(self.parts.actor, call, replace(with_, approver=second))

    def must_be_possible(self, call: Call) -> None:
        """Refuse as the desk would, before the reason is asked for."""
        refusal = self.why_not(call)
        if refusal is not None:
            raise refusal

    def do(
        self, call: Call, reason: str | None = None, said: Sequence[Statement[Any]] = ()
    ) -> Flow[CompletedAct]:
        """Have the desk do it; after its refusal the last question is asked again."""
        second = self.parts.session.second(call.permission)
        with_ = Circumstances(approver=second, reason=reason, said=tuple(said))
        return (yield from result(lambda: self.asking.perform(call, with_), once=True))

    def do_because(
        self,
        call: Call,
        text: str,
        yes: str,
        *choices: str,
        hint: str = "",
        said: Sequence[Statement[Any]] = (),
    ) -> Flow[CompletedAct]:
        """Ask why, and do it for that reason; what was `said` must still hold then."""
        why = yield from reason(text, yes, *choices, hint=hint)
        return (yield from self.do(call, why, said))


class RoomDesk(HouseDesk):
    """Tries acts on the tables of the room, which the office that a rulebook names may sign."""

    def why_not(self, call: Call, with_: Circumstances = REASON_ASKED_LATER) -> Refusal | None:
        """Why an act would be refused now, whoever signs."""
        return self.parts.desk.why_not_even_signed(self.parts.actor, call, with_)
