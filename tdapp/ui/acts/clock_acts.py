"""The acts that set the clock of the event in view: a minute at once, a level after a question."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.clock_calls import AddTime, GoToLevel
from tdapp.tournament.clock.clock import position
from tdapp.tournament.clock.events import ClockSet
from tdapp.tournament.clock.timing import add_time, go_to_level
from tdapp.tournament.plan.levels import MINUTE_US
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.question import Question
from tdapp.ui.clock.clock_words import within_a_sentence
from tdapp.ui.clock.face_of import level_word, standing
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence


class ClockActs(QObject):
    """A minute less or more, the level before or the next one.

    `asks` carries a `Question` wherever another level would be on afterwards.
    """

    asks = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._asking = asking
        self.less = self._act(
            lambda: self.tr("One minute less"), "Ctrl+Down", self._less, self._take_a_minute
        )
        self.more = self._act(
            lambda: self.tr("One minute more"), "Ctrl+Up", self._more, lambda: self._ask(self._more)
        )
        self.back = self._act(self._back_words, "Ctrl+PgUp", self._back, self._ask_back)
        self.on = self._act(self._on_words, "Ctrl+PgDown", self._on, self._ask_on)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.less, self.more, self.back, self.on)

    def _act(
        self,
        words: Callable[[], str],
        key: str,
        call: Callable[[StreamId], Call],
        do: Callable[[], None],
    ) -> Act:
        act = Act(words, key, lambda: self._why(call), do, self)
        act.setAutoRepeat(False)
        return act

    def _why(self, call: Callable[[StreamId], Call]) -> str:
        event = self._view.id
        refusal = Refusal("no_such_event") if event is None else self._view.why_not(call(event))
        return sentence(refusal, VOICE) if refusal else ""

    def _ask(self, call: Callable[[StreamId], Call]) -> None:
        if self._view.id is not None:
            self._asking.act(call(self._view.id))

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
            self._question(found, self._less)

    def _ask_back(self) -> None:
        self._ask_to_go(self._index(-1))

    def _ask_on(self) -> None:
        self._ask_to_go(self._index(1))

    def _ask_to_go(self, index: int) -> None:
        (found,) = go_to_level(self._view.state, index, self._view.now)
        self._question(found, lambda event: GoToLevel(event, index))

    def _question(self, found: ClockSet, call: Callable[[StreamId], Call]) -> None:
        conditions, event = self._view.state.conditions, self._view.id
        text = self.tr("Set the clock from {before} to {after}?").format(
            before=standing(conditions, found.old_index, found.old_remaining_us),
            after=standing(conditions, found.index, found.remaining_us),
        )

        def go_on(_: str) -> None:
            if event is not None:
                self._asking.act(call(event))

        self.asks.emit(Question(text, self.tr("Set the clock"), go_on))
