"""Setting the clock by typing: a time left, minutes more or less, a level by its number."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.clock.timing import add_time, go_to_level, set_clock
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.state.clock import position
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.level_said import Named, here_said
from tdapp.ui.acts.on_clock import CallFor, OnClock
from tdapp.ui.acts.question import Question
from tdapp.ui.acts.typed_time import typed_time
from tdapp.ui.clock.face_of import standing
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence


class TypingActs(OnClock):
    """One act, which asks until what is typed can be done or Escape takes it away."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, parent)
        self.type_time = self._act(
            lambda: self.tr("Set the clock…"), "Ctrl+G", self._any_time, self._ask_time
        )

    @property
    def all(self) -> tuple[Act, ...]:
        """The one."""
        return (self.type_time,)

    def _any_time(self, event: StreamId) -> Call:
        return AddTime(event, MINUTE_US)

    def _ask_time(self) -> None:
        """Ask until what is typed can be done."""
        state = self._view.state
        here = position(state.conditions, state.clock, self._view.now)
        text = self.tr("Set the clock, now at {now}: a time left, minutes more or less, a level?")
        said = text.format(now=standing(state.conditions, here.index, here.remaining_us))
        hint, level = self.tr("12:30, +5 or level 7"), here_said(self._view)

        def go_on(answer: str) -> None:
            self._take_typed(answer, level)

        self.asks.emit(Question(said, self.tr("Set the clock"), go_on, hint))

    def _take_typed(self, answer: str, level: Named) -> None:
        """Do it in the `level` that was on when it was asked; another is asked about once more."""
        try:
            found, call = self._typed(answer)
        except Refusal as refusal:
            self.type_time.tried.emit(sentence(refusal, VOICE))
            self._ask_time()
            return
        if found.index == found.old_index:
            self._ask(call, level)
        else:
            self.ask_to_set(found, call)

    def _typed(self, answer: str) -> tuple[ClockSet, CallFor]:
        """What the answer would do, and the act that does it; refuses as the act does."""
        state, now, typed = self._view.state, self._view.now, typed_time(answer)
        if typed.level is not None:
            index = index_of(state.conditions.levels, typed.level) if typed.level else -1
            (found,) = go_to_level(state, index, now)
            return found, lambda event: GoToLevel(event, index)
        if typed.delta_us is not None:
            delta_us = typed.delta_us
            (found,) = add_time(state, delta_us, now)
            return found, lambda event: AddTime(event, delta_us)
        index, left_us = position(state.conditions, state.clock, now).index, typed.left_us or 0
        (found,) = set_clock(state, index, left_us, now)
        return found, lambda event: SetClock(event, index, left_us)
