"""What is looked up in a house's book just now: the answers so far, what is asked, the ruling."""

from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.parts import Parts
from tdapp.ui.rulings.enquiry import Ask, Next, Ruled, Way
from tdapp.ui.rulings.irregularity_enquiry import irregularity_ways
from tdapp.ui.rulings.turn_enquiry import turn_way
from tdapp.ui.rulings.wager_enquiry import wager_way


class LookingUp(QObject):
    """One enquiry at a time, in the book of the event in view, or of the house without one.

    `changed` says that something else is asked or ruled.
    """

    changed = Signal()

    def __init__(self, parts: Parts, view: EventInView) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._steps: list[Next] = []
        self.told: tuple[str, ...] = ()
        view.turned.connect(self._follow)

    @property
    def house(self) -> str:
        """Whose book it is."""
        conditions = self._view.state.programme.conditions
        house = self._parts.settings.now.house if conditions is None else conditions.house
        return house.capitalize()

    @property
    def step(self) -> Next | None:
        """What is asked or ruled now; None while nothing is looked up."""
        return self._steps[-1] if self._steps else None

    @property
    def ruled(self) -> Ruled:
        """The ruling that was found; refuses ``nothing_looked_up``."""
        if not isinstance(self.step, Ruled):
            raise Refusal("nothing_looked_up")
        return self.step

    def begin(self) -> None:
        """Ask what happened; refuses ``no_such_rulebook`` where the house's is not known."""
        self.end()
        self._steps = [self._first()]
        self.changed.emit()

    def end(self) -> None:
        """Look nothing up any more."""
        self._steps, self.told = [], ()
        self.changed.emit()

    def take(self, typed: str, way: Way | None) -> None:
        """Go on with an answer; refuses what cannot be read."""
        asked = self.step
        if isinstance(asked, Ask):
            self._steps.append(asked.taken(typed, way))
            answer = typed.strip() if way is None else way.words
            self.told = (*self.told, answer if len(self.told) == 0 else f"{asked.words} {answer}")
            self.changed.emit()

    def back(self) -> bool:
        """Ask the question before again; whether there was one."""
        if len(self._steps) <= 1:
            return False
        self._steps.pop()
        self.told = self.told[:-1]
        self.changed.emit()
        return True

    def _follow(self) -> None:
        """Another event may be played by another book."""
        if self._steps:
            with suppress(Refusal):
                self.begin()

    def _first(self) -> Ask:
        text, hint = self.tr("What happened?"), self.tr("A few words of it")
        went_wrong = irregularity_ways(self._parts.irregularities(self.house))
        play = self._parts.play_rules(self.house)
        return Ask(text, hint, (*went_wrong, wager_way(play), turn_way(play)))
