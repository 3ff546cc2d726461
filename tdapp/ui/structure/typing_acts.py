"""Setting the clock by typing: a time left, minutes more or less, a level by its number."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.screens.face_of import standing
from tdapp.shown.reading import typed_time
from tdapp.tournament.clock.timing import add_time, go_to_level, set_clock
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.level_said import confirm_setting, here_said, must_be_asked


class TypingActs(Acts[StreamId]):
    """One act, which asks until what is typed can be done or Escape takes it away."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        self.type_time = self._act(
            ActSpec(
                voice().text("typing acts", "Set the clock…"), "Ctrl+G", any_time, self._set_clock
            )
        )

    def _set_clock(self, event: StreamId) -> Flow[None]:
        """Do it in the level that was on when it was asked; another is asked about once more."""
        state = self._view.state
        here = position(state.conditions, state.clock, self._view.now)
        text = voice().text(
            "typing acts",
            "Set the clock, now at {now}: a time left, minutes more or less, a level?",
        )
        text = text.format(now=standing(state.conditions, here.index, here.remaining_us, voice()))
        said, hint = here_said(self._view), voice().text("typing acts", "12:30, +5 or level 7")
        yes = voice().text("typing acts", "Set the clock")
        found, call = yield from read(text, hint, lambda typed: self._typed(event, typed), yes=yes)
        if must_be_asked(self._view.state, found, self._view.now):
            said = yield from confirm_setting(self._view, found, self._names)
        yield from self._do(call, said=said)

    def _typed(self, event: StreamId, answer: str) -> tuple[ClockSet, Call]:
        """What the answer would do, and the act that does it; refuses as the act does."""
        state, now, typed = self._view.state, self._view.now, typed_time(answer)
        if typed.level is not None:
            index = index_of(state.conditions.levels, typed.level) if typed.level else -1
            (found,) = go_to_level(state, index, now)
            return found, GoToLevel(event, index)
        if typed.delta_us is not None:
            (found,) = add_time(state, typed.delta_us, now)
            return found, AddTime(event, typed.delta_us)
        index, left_us = position(state.conditions, state.clock, now).index, typed.left_us or 0
        (found,) = set_clock(state, index, left_us, now)
        return found, SetClock(event, index, left_us)


def any_time(event: StreamId) -> Call:
    """A minute more, to see whether the clock can be set."""
    return AddTime(event, MINUTE_US)
