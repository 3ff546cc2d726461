"""The acts that set the clock: a minute at once, a level after a question, or as it is typed."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.screens.clock_words import within_a_sentence
from tdapp.screens.face_of import level_word, standing
from tdapp.shown.reading import typed_time
from tdapp.tournament.plan.levels import index_of
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.away_acts import AwayActs
from tdapp.ui.structure.level_said import ClockCall, before_setting, clock_set, here_said
from tdapp.ui.structure.structure_acts import StructureActs

say = saying("clock acts")


class ClockActs(Acts[StreamId]):
    """A minute less or more, the level before or the next one, or what is typed.

    It asks wherever another level would be on afterwards, or more follows.
    """

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        self.less, self.more, self.back, self.on, self.type_time = self._acts(
            (say("One minute less"), "Ctrl+Down", less),
            (say("One minute more"), "Ctrl+Up", more),
            (self._back_words, "Ctrl+PgUp", partial(self._to_level, -1)),
            (self._on_words, "Ctrl+PgDown", partial(self._to_level, 1)),
            (say("Set the clock…"), "Ctrl+G", more, self._set_clock),
        )
        self.structure = StructureActs(view, asking, names, self)
        self.away = AwayActs(view, asking, names, self)
        self._parts = (self.structure, self.away)
        self._include(*self._parts)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*super().all, *(act for part in self._parts for act in part.all))

    def _to_level(self, step: int, event: StreamId) -> GoToLevel:
        return GoToLevel(event, self._index(step))

    def _index(self, step: int) -> int:
        """The level or break that is so many behind the present one."""
        state = self._view.state
        if state.programme.conditions is None:
            return 0
        return position(state.conditions, state.clock, self._view.now).index + step

    def _back_words(self) -> str:
        return self._to(say("Go back to {level}…"), self._index(-1)) or say("Previous level…")

    def _on_words(self) -> str:
        return self._to(say("Go to {level}…"), self._index(1)) or say("Next level…")

    def _to(self, words: str, index: int) -> str:
        conditions = self._view.state.programme.conditions
        if conditions is None or index < 0:
            return ""
        return words.format(
            level=within_a_sentence(level_word(conditions, index, voice()), voice())
        )

    def _set_clock(self, event: StreamId) -> Flow[None]:
        """Do it in the level that was on when it was asked; another is asked about once more."""
        state = self._view.state
        here = position(state.conditions, state.clock, self._view.now)
        text = say("Set the clock, now at {now}: a time left, minutes more or less, a level?")
        text = text.format(now=standing(state.conditions, here.index, here.remaining_us, voice()))
        said, hint = here_said(self._view), say("12:30, +5 or level 7")
        yes = say("Set the clock")
        call = yield from read(text, hint, lambda typed: self._typed(event, typed), yes=yes)
        ready = yield from before_setting(call, self._asking.at(event))
        yield from self._do(call, said=ready.said or said)

    def _typed(self, event: StreamId, answer: str) -> ClockCall:
        """The act that the answer asks for; refuses as the act does."""
        state, typed = self._view.state, typed_time(answer)
        call: ClockCall
        if typed.level is not None:
            levels = state.conditions.levels
            call = GoToLevel(event, index_of(levels, typed.level) if typed.level else -1)
        elif typed.delta_us is not None:
            call = AddTime(event, typed.delta_us)
        else:
            index = position(state.conditions, state.clock, self._view.now).index
            call = SetClock(event, index, typed.left_us or 0)
        clock_set(call, self._asking.at(event))
        return call


def less(event: StreamId) -> AddTime:
    """A minute less."""
    return AddTime(event, -MINUTE_US)


def more(event: StreamId) -> AddTime:
    """A minute more."""
    return AddTime(event, MINUTE_US)
