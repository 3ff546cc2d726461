"""The acts on the level that is chosen in the list of the structure."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.clock_calls import GoToLevel
from tdapp.desk.structure_calls import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.tournament.clock.timing import go_to_level
from tdapp.tournament.plan.levels import Level
from tdapp.ui.acts.clock_acts import ClockActs
from tdapp.ui.asking.act import Act
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence

CallOn = Callable[[StreamId, int], Call]


class LevelActs(QObject):
    """Go to it, change it, put one in before it, take it out; letters act in the list alone.

    `asks` carries each question; `index` is the chosen level, None where none is.
    """

    asks = Signal(object)

    def __init__(self, view: EventInView, setting: ClockActs) -> None:
        super().__init__(view)
        self._view = view
        self._setting = setting
        self.index: int | None = None
        structure = setting.structure
        self.go = self._act(self.tr("Go to it…"), "J", GoToLevel, self._ask_to_go)
        self.change = self._act(self.tr("Change it…"), "E", _longer(view), structure.change_it)
        self.put_in = self._act(self.tr("Put in before…"), "P", _before, structure.put_in_before)
        self.take_out = self._act(self.tr("Take it out…"), "X", RemoveLevel, structure.take_it_out)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.change, self.go, self.put_in, self.take_out)

    def choose(self, index: object) -> None:
        """Act on this level from now on."""
        self.index = index if isinstance(index, int) else None
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _act(self, words: str, key: str, call: CallOn, do: Callable[[int], None]) -> Act:
        def go() -> None:
            if self.index is not None:
                do(self.index)

        act = Act(lambda: words, key, lambda: self._why(call), go, self)
        act.setAutoRepeat(False)
        act.only_in_list()
        return act

    def _why(self, call: CallOn) -> str:
        event, index = self._view.id, self.index
        if event is None:
            refusal: Refusal | None = Refusal("no_such_event")
        elif index is None:
            refusal = Refusal("no_level_chosen")
        else:
            refusal = self._view.why_not(call(event, index))
        return sentence(refusal, VOICE) if refusal else ""

    def _ask_to_go(self, index: int) -> None:
        (found,) = go_to_level(self._view.state, index, self._view.now)
        self._setting.ask_to_set(found, lambda event: GoToLevel(event, index))


def _longer(view: EventInView) -> CallOn:
    """The level a minute longer stands for any change of it."""

    def call(event: StreamId, index: int) -> Call:
        old = view.state.conditions.level(index)
        return ChangeLevel(event, index, Level(old.minutes + 1, old.small, old.big))

    return call


def _before(event: StreamId, index: int) -> Call:
    return InsertLevel(event, index, Level(1))
