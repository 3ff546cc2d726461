"""The acts on one act of the record: undo, what is right instead, and what rests on it."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.prizes import ReversePrize
from tdapp.core.ids import ActionId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.record.record_rows import RecordRow, act_number
from tdapp.ui.record.record_view import RecordView
from tdapp.ui.record.undo_acts import TakingBack
from tdapp.ui.workplace.workplace import Workplace

say = saying("chosen acts")


class ChosenActs(Acts[RecordRow]):
    """`goes` carries the key of another act that is to be chosen."""

    goes = Signal(object)

    def __init__(self, work: Workplace, view: RecordView, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, self._the_act, parent)
        self._work = work
        self._view = view
        self._taking_back = TakingBack(work.parts, work.names, work.asking)
        self.chosen: RecordRow | None = None
        blocker = say("Show dependent actions")
        self.undo, self.reverse, self.blocker = self._acts(
            (self._undo_words, "Ctrl+W", self._must_be_undoable, self._undo),
            (say("Reverse the payment…"), "Ctrl+Shift+I", self._reversing),
            (blocker, "Ctrl+Shift+W", self._must_be_blocked, self._go_to_blocker),
        )

    @property
    def instead(self) -> WindowAct | None:
        """What is right where the chosen act cannot be undone."""
        if self.chosen is None or self.chosen.verdict is None or self.chosen.verdict.can:
            return None
        if resting_on(self.chosen) is not None:
            return self.blocker
        return self.reverse if self.chosen.verdict.code == "is_paid_out" else None

    def choose(self, shown: RecordRow | None) -> None:
        """Act on this one from now on."""
        self.chosen = shown
        self.refresh()

    def _the_act(self) -> RecordRow:
        if self.chosen is None:
            raise Refusal("no_act_chosen")
        return self.chosen

    def _undo_words(self) -> str:
        if self.chosen is None:
            return say("Undo this action")
        form = (
            say("Redo action {number}") if is_undone(self.chosen) else say("Undo action {number}")
        )
        return form.format(number=act_number(self.chosen.told))

    def _must_be_undoable(self, on: RecordRow) -> None:
        if on.verdict is not None and on.verdict.refusal is not None and not is_undone(on):
            raise on.verdict.refusal

    def _undo(self, on: RecordRow) -> Flow[None]:
        yield from self._taking_back.turn(on.told.act, again=is_undone(on))

    def _reversing(self, on: RecordRow) -> ReversePrize:
        """The act that takes the payment back which was made by an act."""
        paid = next((fact for fact in on.told.facts if isinstance(fact, PrizePaid)), None)
        if paid is None:
            raise Refusal("no_payment_chosen")
        return ReversePrize(on.told.stream, paid.entry, self._work.acts.till.session)

    def _must_be_blocked(self, on: RecordRow) -> None:
        if resting_on(on) is None:
            raise Refusal("nothing_rests_on_it")

    def _go_to_blocker(self, on: RecordRow) -> Flow[None]:
        yield from ()
        resting, told = resting_on(on), on.told
        if resting is None:
            return
        timeline = self._work.parts.desk.stream(StreamRef(told.stream, told.kind)).timeline
        first = timeline.begin_of(resting) or 0
        if self._view.one((told.stream, first)) is not None:
            self.goes.emit((told.stream, first))
        else:
            text = say("Action {number} depends on it. Clear the filters to see it.")
            self.blocker.tried.emit(text.format(number=voice().count(first)))


def is_undone(row: RecordRow) -> bool:
    """Whether an act was undone, so that it can be redone."""
    return row.verdict is not None and row.verdict.code == "already_undone"


def resting_on(row: RecordRow) -> ActionId | None:
    """The act that rests on another and blocks its undo."""
    verdict = row.verdict
    if verdict is None or verdict.refusal is None or verdict.code != "undo_blocked":
        return None
    found = verdict.refusal.details.get("act")
    return ActionId(found) if isinstance(found, str) else None
