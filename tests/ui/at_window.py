"""The workstation of a window, driven as a station is; and flows, answered as they come."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tdapp.ui.asking.before import Ready
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tests.ui.window_room import WindowRoom

LIKELY = ("0", "2", "", "ill")


class AtWindow:
    """The workstation of a window, driven as a `Station` is."""

    def __init__(self, room: WindowRoom) -> None:
        self._room, self.time = room, room.time
        self.desk, self.house_id = room.parts.desk, room.parts.day.stream

    def do(self, call: Call, with_: Circumstances = PLAIN) -> CompletedAct:
        async def done() -> CompletedAct:
            return await self.desk.perform(DIRECTOR, call, with_)

        return self._room.wait_for(done())

    def do_all(self, calls: Iterable[Call]) -> list[CompletedAct]:
        return [self.do(call) for call in calls]

    def event(self, event: StreamId) -> Any:
        return self.desk.state(event)


def answered(flow: Flow[Ready]) -> tuple[Sequence[str], Ready]:
    """What is asked, each answered with the first that fits, and the act that comes of it."""
    texts, tries = list[str](), Counter[str]()
    try:
        step = next(flow)
        while True:
            if isinstance(step, Refusal):
                step = next(flow)
                continue
            assert isinstance(step, Question)
            likely = (*step.choices, *LIKELY)
            texts.append(step.text)
            tries[step.text] += 1
            step = flow.send(likely[tries[step.text] - 1])
    except StopIteration as end:
        return texts, end.value
