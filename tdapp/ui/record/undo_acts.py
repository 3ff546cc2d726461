"""Undo and redo: one key for what nobody relied on, a reason first for chips, places and prizes."""

from collections.abc import Awaitable

from PySide6.QtCore import QObject, Signal

from tdapp.core.act import Act as Recorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.undoing import Plan
from tdapp.tournament.room import KIND
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.signed import why_unsigned
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.shown.act_words import told
from tdapp.words.sentence import sentence


class TakingBack(QObject):
    """Undoes an act or lets it count again; `asks` carries the `Question` why, where one is due.

    What cannot be undone is refused before anybody is asked. With a `view`, what was done in
    another event than the one in it is asked about, too.
    """

    asks = Signal(object)

    def __init__(
        self,
        parts: Parts,
        names: NameBook,
        asking: Asking,
        parent: QObject,
        view: EventInView | None = None,
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._names = names
        self._asking = asking
        self._view = view

    async def turn(self, act: Recorded, *, again: bool) -> None:
        """Undo it, or let an undone one count `again`."""
        undoing = self._parts.undoing
        why = undoing.needs_reason(self._parts.actor, act)
        plan = await undoing.plan(act, again=again)
        if why or plan.issued or self._is_elsewhere(act):
            self.asks.emit(self._question(plan, why=why))
        else:
            await self._do(act, Circumstances(), again=again)

    def _do(self, act: Recorded, with_: Circumstances, *, again: bool) -> Awaitable[CompletedAct]:
        turn = self._parts.undoing.redo if again else self._parts.undoing.undo
        return turn(self._parts.actor, act.action, self._asking.with_slip(with_))

    def _is_elsewhere(self, act: Recorded) -> bool:
        """Whether it was done in an event, and not in the one in view."""
        holding = self._parts.desk.holding(act.action)
        events = {stream.ref.id for stream in holding if stream.ref.kind == KIND}
        here = self._view.id if self._view is not None else None
        return here is not None and bool(events) and here not in events

    def _question(self, plan: Plan, *, why: bool) -> Question:
        def go_on(reason: str) -> None:
            with_ = Circumstances(reason=reason or None)
            self._asking.start(lambda: self._do(plan.act, with_, again=plan.again))

        words = told(self._parts.desk, plan.act, self._names.name)
        yes = (
            voice().text("taking back", "Redo")
            if plan.again
            else voice().text("taking back", "Undo")
        )
        if not why:
            elsewhere = self._is_elsewhere(plan.act)
            text = (
                voice().text("taking back", "Not the event in view: {what}.")
                if elsewhere
                else voice().text("taking back", "{what}.")
            )
            return Question(text.format(what=words) + self._papers(plan), yes, go_on)
        if plan.again:
            text = voice().text("taking back", "Why redo “{what}”?")
            choices = [
                voice().text("taking back", "undone by mistake"),
                voice().text("taking back", "ruling"),
            ]
        else:
            text = voice().text("taking back", "Why undo “{what}”?")
            choices = [
                voice().text("taking back", "entered by mistake"),
                voice().text("taking back", "wrong player"),
                voice().text("taking back", "ruling"),
            ]
        said = text.format(what=words) + self._papers(plan)
        return Question(
            said, yes, go_on, voice().text("taking back", "Reason, for the record"), tuple(choices)
        )

    def _papers(self, plan: Plan) -> str:
        """Which papers become void, or count again."""
        if not plan.papers:
            return ""
        if plan.again:
            said = voice().text("taking back", "Papers that count again: {papers}.")
        else:
            said = voice().text("taking back", "Papers that become void: {papers}.")
        return "  " + said.format(papers=", ".join(plan.papers))


class UndoActs(QObject):
    """`asks` carries a `Question` about an act whose undo or redo needs a reason.

    What cannot be undone is refused before anybody is asked why; see `TakingBack`.
    """

    asks = Signal(object)

    def __init__(
        self, parts: Parts, view: EventInView, names: NameBook, asking: Asking, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._taking_back = TakingBack(parts, names, asking, self, view)
        self._taking_back.asks.connect(self.asks)
        self.undo = WindowAct(
            lambda: voice().text("undo acts", "Undo"),
            "Ctrl+Z",
            self._why_no_undo,
            lambda: asking.start(self._undo),
            self,
        )
        self.redo = WindowAct(
            lambda: voice().text("undo acts", "Redo"),
            "Ctrl+Shift+Z",
            self._why_no_redo,
            lambda: asking.start(self._redo),
            self,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """Both."""
        return (self.undo, self.redo)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _why_no_undo(self) -> str:
        unsigned = why_unsigned(self._parts)
        if unsigned:
            return unsigned
        try:
            self._parts.undoing.last_of(self._parts.actor)
        except Refusal as refusal:
            return sentence(refusal, voice())
        return ""

    def _why_no_redo(self) -> str:
        """Redo follows an undo at once; the record itself is asked only when it is tried."""
        mine = self._parts.actor.id
        last = next((act for act in reversed(self._parts.desk.log) if act.actor == mine), None)
        if last is not None and last.label == "undo":
            return ""
        return sentence(Refusal("nothing_to_redo"), voice())

    async def _undo(self) -> None:
        await self._taking_back.turn(self._parts.undoing.last_of(self._parts.actor), again=False)

    async def _redo(self) -> None:
        act = await self._parts.undoing.last_undone(self._parts.actor)
        await self._taking_back.turn(act, again=True)
