"""How the clock went so far, so that what is typed from a slip is judged by when it happened."""

import msgspec

from tdapp.core.fold import Handlers
from tdapp.core.instant import Instant
from tdapp.tournament.facts.clock import ClockHeld, ClockPaused, ClockSet, ClockStarted
from tdapp.tournament.state.clock import Clock


class ClockMark(msgspec.Struct, frozen=True):
    """At `at` so much was left of the level at `index`; a `running` clock ran on."""

    at: Instant
    index: int
    remaining_us: int
    running: bool


class ClockCourse(msgspec.Struct, frozen=True):
    """Every time the clock was started, stopped or set, as it was recorded."""

    marks: tuple[ClockMark, ...] = ()

    def standing(self, at: Instant) -> Clock:
        """The clock as it stood at a moment of the past; it does not run on.

        Exact within one boot, whatever was done to the wall clock meanwhile.
        """
        mark = next((one for one in reversed(self.marks) if not at.is_before(one.at)), None)
        if mark is None:
            return Clock()
        ran_us = at.since(mark.at) if mark.running else 0
        return Clock(mark.index, mark.remaining_us - ran_us, started=True)


Marked = ClockStarted | ClockPaused | ClockSet | ClockHeld


def _marked(course: ClockCourse, event: Marked) -> ClockCourse:
    running = event.running if isinstance(event, ClockSet) else isinstance(event, ClockStarted)
    mark = ClockMark(event.at, event.index, event.remaining_us, running)
    return ClockCourse((*course.marks, mark))


COURSE_FOLD: Handlers = dict.fromkeys((ClockStarted, ClockPaused, ClockSet, ClockHeld), _marked)
