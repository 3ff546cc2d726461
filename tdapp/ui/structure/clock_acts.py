"""The acts that set the clock of the event in view: a minute at once, a level after a question."""

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, GoToLevel
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.screens.clock_words import within_a_sentence
from tdapp.screens.face_of import level_word
from tdapp.tournament.clock.timing import add_time, go_to_level
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.away_acts import AwayActs
from tdapp.ui.structure.level_said import Named, confirm_setting, must_be_asked
from tdapp.ui.structure.structure_acts import StructureActs
from tdapp.ui.structure.typing_acts import TypingActs


class ClockActs(Acts[StreamId]):
    """A minute less or more, the level before or the next one.

    It asks wherever another level would be on afterwards, or more follows.
    """

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        spec = ActSpec[StreamId]
        self.less = self._act(
            spec(
                voice().text("clock acts", "One minute less"),
                "Ctrl+Down",
                less,
                self._take_a_minute,
            )
        )
        self.more = self._act(spec(voice().text("clock acts", "One minute more"), "Ctrl+Up", more))
        self.back = self._act(spec(self._back_words, "Ctrl+PgUp", self._back, self._go_back))
        self.on = self._act(spec(self._on_words, "Ctrl+PgDown", self._on, self._go_on))
        self.typing = TypingActs(view, asking, names, self)
        self.structure = StructureActs(view, asking, names, self)
        self.away = AwayActs(view, asking, names, self)
        self._parts = (self.typing, self.structure, self.away)
        for part in self._parts:
            part.asks.connect(self.asks)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*super().all, *(act for part in self._parts for act in part.all))

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
        return self._to(
            voice().text("clock acts", "Go back to {level}…"), self._index(-1)
        ) or voice().text("clock acts", "Previous level…")

    def _on_words(self) -> str:
        return self._to(
            voice().text("clock acts", "Go to {level}…"), self._index(1)
        ) or voice().text("clock acts", "Next level…")

    def _to(self, words: str, index: int) -> str:
        conditions = self._view.state.programme.conditions
        if conditions is None or index < 0:
            return ""
        return words.format(
            level=within_a_sentence(level_word(conditions, index, voice()), voice())
        )

    def _take_a_minute(self, event: StreamId) -> Flow[None]:
        """The last minute of a level is not taken without a question: the next level begins."""
        (found,) = add_time(self._view.state, -MINUTE_US, self._view.now)
        said: Named = ()
        if must_be_asked(self._view.state, found, self._view.now):
            said = yield from confirm_setting(self._view, found, self._names)
        yield from self._do(less(event), said=said)

    def _go_back(self, event: StreamId) -> Flow[None]:
        return self.go_to(event, self._index(-1))

    def _go_on(self, event: StreamId) -> Flow[None]:
        return self.go_to(event, self._index(1))

    def go_to(self, event: StreamId, index: int) -> Flow[None]:
        """Ask whether the clock is to be set to the beginning of a level."""
        (found,) = go_to_level(self._view.state, index, self._view.now)
        said = yield from confirm_setting(self._view, found, self._names)
        yield from self._do(GoToLevel(event, index), said=said)


def less(event: StreamId) -> Call:
    """A minute less."""
    return AddTime(event, -MINUTE_US)


def more(event: StreamId) -> Call:
    """A minute more."""
    return AddTime(event, MINUTE_US)
