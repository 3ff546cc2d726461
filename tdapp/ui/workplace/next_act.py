"""The next step of the event in view as one act: its sentence, its button and its key."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import lacks_signature
from tdapp.shown.floor_steps import step_words
from tdapp.shown.next_step import NextStep, StepFinder, StepKind
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.tables.table_acts import TableActs
from tdapp.voice.texts import text
from tdapp.words.sentence import sentence

WORDS = {
    StepKind.ENTER: text("next step", "Enter players"),
    StepKind.FLOOR: text("next step", "Go to table"),
    StepKind.BUST: text("next step", "Go to floor"),
    StepKind.BRACKET: text("next step", "Go to floor"),
    StepKind.HAND: text("next step", "Go to hand"),
    StepKind.STACKS: text("next step", "Go to floor"),
    StepKind.STAGE: text("next step", "Go to stages"),
    StepKind.TERMS: text("next step", "Go to conditions"),
    StepKind.TIE: text("next step", "Go to entry"),
    StepKind.PAY: text("next step", "Pay winner"),
    StepKind.BOUNTY: text("next step", "Pay bounty"),
    StepKind.DEBT: text("next step", "Go to entry"),
    StepKind.ALTERNATES: text("next step", "Go to alternates"),
}
"""The button of a step that is no act of the event itself."""


class NextAct(QObject):
    """`act` does the step where it is an act of the event, and else `leads` to where it is done."""

    leads = Signal(object)
    changed = Signal()

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        tables: TableActs,
        direct: Callable[[StepKind], WindowAct | None],
    ) -> None:
        super().__init__(view)
        self._view, self._asking, self._names = view, asking, names
        self._tables, self._direct = tables, direct
        self.step: NextStep | None = None
        self.act = WindowAct(self._words, "Ctrl+Shift+Return", self._why_not, self._go, self)
        self.act.setAutoRepeat(False)
        names.watch(self.refresh)

    def refresh(self) -> None:
        """Find it anew."""
        self.step = self._found()
        self.act.refresh()
        self.changed.emit()
        self._learn_name()

    @property
    def direct(self) -> WindowAct | None:
        """The act of the event that it is; None where it leads elsewhere."""
        if self.step is None or self.step.stage is not None:
            return None
        return self._direct(self.step.kind)

    @property
    def words(self) -> str:
        """What its button says."""
        return self._words()

    def _learn_name(self) -> None:
        """Say it again once whom it names is looked up."""
        entry = None if self.step is None else self.step.entry
        if entry is None:
            return
        person = self._view.state.entry(entry).person

        async def learn() -> None:
            if await self._names.learn([person]):
                self.refresh()

        if not self._names.knows_all([person]):
            self._asking.start(learn, quiet=True)

    def _found(self) -> NextStep | None:
        event = self._view.id
        if event is None:
            return None
        here = self._tables.at_house(event)
        finder = StepFinder
        if here.state.stages.plans:
            from tdapp.shown.stage_steps import StageStepFinder

            finder = StageStepFinder
        return finder(voice(), here, self._view.now, self._names.name, self._can).find()

    def _can(self, call: Call) -> bool:
        """Whether it would be done, once what is asked before it is answered and signed."""
        refusal = self._view.why_not(call, REASON_ASKED_LATER)
        if refusal is None or refusal.code in call.row.refusals:
            return True
        return lacks_signature(refusal, None)

    def _words(self) -> str:
        if self.step is None:
            return voice().text("next step", "Next step")
        act, task = self.direct, self.step.task
        if act is not None:
            return act.text()
        on_floor = "" if task is None else step_words(voice(), task, (task,))
        return on_floor or voice().say(WORDS[self.step.kind])

    def _why_not(self) -> str:
        if self.step is None:
            code = "no_such_event" if self._view.id is None else "no_next_step"
            if self._view.state.stage:
                code = "no_step_in_stage"
            return sentence(Refusal(code), voice())
        return "" if self.direct is None else self.direct.why_not

    def _go(self) -> None:
        if self.direct is not None:
            self.direct.trigger()
        elif self.step is not None:
            step = self.step
            if step.stage is not None:
                self._view.choose(step.stage)
            self.leads.emit(step)
