"""What is chosen on the page of rulings: a ruling and a penalty, by their numbers."""

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.ui.asking.event_in_view import EventInView


class RulingChoice(QObject):
    """The acts act on it, the newest where nothing else is chosen; `changed` says it is another."""

    changed = Signal()

    def __init__(self, view: EventInView) -> None:
        super().__init__(view)
        self._view = view
        self._event = view.id
        self._ruling: int | None = None
        self._penalty: int | None = None
        view.changed.connect(self._follow)

    @property
    def ruling(self) -> Ruling | None:
        """The chosen ruling, or the newest; None where there is none."""
        known = self._view.state.rulings.by_number
        found = known.get(self._ruling) if self._ruling is not None else None
        return found or (known[max(known)] if known else None)

    @property
    def penalty(self) -> Penalty | None:
        """The chosen penalty, or the newest; None where there is none."""
        known = self._view.state.penalties.by_number
        found = known.get(self._penalty) if self._penalty is not None else None
        return found or (known[max(known)] if known else None)

    def the_ruling(self) -> Ruling:
        """The chosen ruling; refuses ``no_ruling_chosen``."""
        if self.ruling is None:
            raise Refusal("no_ruling_chosen")
        return self.ruling

    def the_penalty(self) -> Penalty:
        """The chosen penalty; refuses ``no_penalty_chosen``."""
        if self.penalty is None:
            raise Refusal("no_penalty_chosen")
        return self.penalty

    def choose_ruling(self, number: int | None) -> None:
        """Another ruling; None for whichever is the newest."""
        self._ruling = number
        self.changed.emit()

    def choose_penalty(self, number: int | None) -> None:
        """Another penalty; None for whichever is the newest."""
        self._penalty = number
        self.changed.emit()

    def _follow(self) -> None:
        """Another event has rulings of its own."""
        if self._view.id != self._event:
            self._event, self._ruling, self._penalty = self._view.id, None, None
