"""The acts on the level that is chosen in the list of the structure."""

from dataclasses import dataclass

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.plan.levels import Level
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.spoken import saying
from tdapp.ui.structure.clock_acts import ClockActs

say = saying("level acts")


@dataclass(frozen=True, slots=True)
class LevelChosen:
    """A level or break of an event."""

    event: StreamId
    index: int


class LevelActs(Acts[LevelChosen]):
    """Change it, go to it, put one in before it, take it out; letters act in the list alone.

    `index` is the chosen level, None where none is.
    """

    def __init__(self, view: EventInView, asking: Asking, setting: ClockActs) -> None:
        super().__init__(view, asking, self._chosen, view)
        self._view = view
        self.index: int | None = None
        structure = setting.structure
        self.change, self.go, self.put_in, self.take_out = self._acts(
            (say("Change…"), "E", self._longer, lambda on: structure.change_it(on.event, on.index)),
            (say("Go to it…"), "J", lambda on: GoToLevel(on.event, on.index)),
            (
                say("Insert before…"),
                "P",
                lambda on: InsertLevel(on.event, on.index, Level(1)),
                lambda on: structure.put_in_before(on.event, on.index),
            ),
            (say("Remove…"), "X", lambda on: RemoveLevel(on.event, on.index)),
        )

    def choose(self, index: object) -> None:
        """Act on this level from now on."""
        self.index = index if isinstance(index, int) else None
        self.refresh()

    def _chosen(self) -> LevelChosen:
        event = self._view.the_id()
        if self.index is None:
            raise Refusal("no_level_chosen")
        return LevelChosen(event, self.index)

    def _longer(self, on: LevelChosen) -> Call:
        """The level a minute longer stands for any change of it."""
        old = self._view.state.conditions.level(on.index)
        return ChangeLevel(on.event, on.index, Level(old.minutes + 1, old.small, old.big))
