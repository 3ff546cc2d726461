"""The acts that set the clock of the event in view: a minute at once, a level after a question."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.tournament.clock.timing import add_time, go_to_level
from tdapp.tournament.state.clock import position
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.away_acts import AwayActs
from tdapp.ui.acts.on_clock import OnClock
from tdapp.ui.acts.structure_acts import StructureActs
from tdapp.ui.acts.typing_acts import TypingActs
from tdapp.ui.clock.clock_words import within_a_sentence
from tdapp.ui.clock.face_of import level_word
from tdapp.ui.event_in_view import EventInView


class ClockActs(OnClock):
    """A minute less or more, the level before or the next one.

    `asks` carries a `Question` wherever another level would be on afterwards.
    """

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, parent)
        self.less = self._act(
            lambda: self.tr("One minute less"), "Ctrl+Down", self._less, self._take_a_minute
        )
        self.more = self._act(
            lambda: self.tr("One minute more"), "Ctrl+Up", self._more, lambda: self._ask(self._more)
        )
        self.back = self._act(self._back_words, "Ctrl+PgUp", self._back, self._ask_back)
        self.on = self._act(self._on_words, "Ctrl+PgDown", self._on, self._ask_on)
        self.typing = TypingActs(view, asking, self)
        self.structure = StructureActs(view, asking, self)
        self.away = AwayActs(view, asking, self)
        for part in (self.typing, self.structure, self.away):
            part.asks.connect(self.asks)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        setting = (self.less, self.more, self.back, self.on)
        return (*setting, *self.typing.all, *self.structure.all, *self.away.all)

    def _less(self, event: StreamId) -> Call:
        return AddTime(event, -MINUTE_US)

    def _more(self, event: StreamId) -> Call:
        return AddTime(event, MINUTE_US)

    def _back(self, event: StreamId) -> Call:
        return GoToLevel(event, self._index(-1))

    def _on(self, event: StreamId) -> Call:
        return GoToLevel(event, self._index(1))

    def _index(self, step: int) -> int:
        """The level or break that is so many behind the present one."""
        state = self._view.state
        if state.programme.conditions is None:
            return 0
        return position(state.conditions, state.clock, self._view.now).index + step

    def _back_words(self) -> str:
        return self._to(self.tr("Back to {level}…"), self._index(-1)) or self.tr("Back a level…")

    def _on_words(self) -> str:
        return self._to(self.tr("On to {level}…"), self._index(1)) or self.tr("On a level…")

    def _to(self, words: str, index: int) -> str:
        conditions = self._view.state.programme.conditions
        if conditions is None or index < 0:
            return ""
        return words.format(level=within_a_sentence(level_word(conditions, index)))

    def _take_a_minute(self) -> None:
        """The last minute of a level is not taken without a question: the next level begins."""
        (found,) = add_time(self._view.state, -MINUTE_US, self._view.now)
        if found.index == found.old_index:
            self._ask(self._less)
        else:
            self.ask_to_set(found, self._less)

    def _ask_back(self) -> None:
        self._ask_to_go(self._index(-1))

    def _ask_on(self) -> None:
        self._ask_to_go(self._index(1))

    def _ask_to_go(self, index: int) -> None:
        (found,) = go_to_level(self._view.state, index, self._view.now)
        self.ask_to_set(found, lambda event: GoToLevel(event, index))
