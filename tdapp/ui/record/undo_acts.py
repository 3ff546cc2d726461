"""Undo and redo: one key for what nobody relied on, a reason first for chips, places and prizes."""

from collections.abc import Awaitable

from PySide6.QtCore import QObject

from tdapp.core.act import Act as Recorded
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import Permission
from tdapp.desk.undo_plan import Plan
from tdapp.shown.act_words import following_words, told
from tdapp.tournament.payouts.consequences import following
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow, answer, result
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts

say = saying("taking back")


class TakingBack:
    """Undoes an act or lets it count again, after asking why where a reason is due.

    What cannot be undone is refused before anybody is asked. With a `view`, what was done in
    another event than the one in it is asked about, too, as is what is not the last thing done.
    """

    def __init__(
        self, parts: Parts, names: NameBook, asking: Asking, view: EventInView | None = None
    ) -> None:
        self._parts = parts
        self._names = names
        self._asking = asking
        self._view = view

    def turn(self, act: Recorded, *, again: bool) -> Flow[None]:
        """Undo it, or let an undone one count `again`."""

        async def plan() -> tuple[bool, Plan]:
            undoing = self._parts.undoing
            why = undoing.needs_reason(self._parts.actor, act)
            return why, await undoing.plan(act, again=again)

        why, planned = yield from result(plan, quiet=True)
        reason, asks = "", planned.issued or self._is_elsewhere(act) or self._is_earlier(planned)
        if why or asks or self._follows(planned):
            reason = yield from answer(self._question(planned, why=why))
        with_ = Circumstances(reason=reason or None)
        yield from result(lambda: self._do(act, with_, again=again), once=True)

    def _do(self, act: Recorded, with_: Circumstances, *, again: bool) -> Awaitable[CompletedAct]:
        turn = self._parts.undoing.redo if again else self._parts.undoing.undo
        return turn(self._parts.actor, act.action, self._asking.with_slip(with_))

    def _is_elsewhere(self, act: Recorded) -> bool:
        """Whether it was done in an event, and not in the one in view."""
        holding = self._parts.desk.holding(act.action)
        events = {stream.ref.id for stream in holding if stream.ref.kind == KIND}
        here = self._view.id if self._view is not None else None
        return here is not None and bool(events) and here not in events

    def _is_earlier(self, plan: Plan) -> bool:
        """Whether something that cannot be undone, but no paper of it, was done since."""
        return not (plan.again or plan.issued) and self._parts.undoing.is_passed_over(plan.act)

    def _follows(self, plan: Plan) -> str:
        """What it closes, whom it puts out and who wins by it, as of any other act."""
        now, said = self._parts.desk.time.now(), list[str]()
        for before, after in plan.states:
            if isinstance(after, Tournament) and after.programme.conditions is not None:
                then = following(before, after, now)
                said += following_words(voice(), after, then, self._names.name)
        return " ".join([*said, ""])

    def _question(self, plan: Plan, *, why: bool) -> Question:
        words, follows = (
            told(voice(), self._parts.desk, plan.act, self._names.name),
            self._follows(plan),
        )
        yes = say("Redo") if plan.again else say("Undo")
        if not why:
            asked = say("Earlier action: {what}.") if self._is_earlier(plan) else say("{what}.")
            if self._is_elsewhere(plan.act):
                asked = say("Not the event in view: {what}.")
            return Question(follows + asked.format(what=words) + self._papers(plan), yes)
        if plan.again:
            asked = say("Why redo “{what}”?")
            choices = [say("undone by mistake"), say("ruling")]
        else:
            asked = say("Why undo “{what}”?")
            choices = [say("entered by mistake"), say("wrong player"), say("ruling")]
        said = follows + asked.format(what=words) + self._papers(plan)
        return Question(said, yes, hint=say("Reason, for the record"), choices=tuple(choices))

    def _papers(self, plan: Plan) -> str:
        """Which papers become void, or count again."""
        if not plan.papers:
            return ""
        if plan.again:
            said = say("Papers that count again: {papers}.")
        else:
            said = say("Papers that become void: {papers}.")
        return "  " + said.format(papers=", ".join(plan.papers))


class UndoActs(Acts[None]):
    """Undo the last act of whoever is signed in, and redo it."""

    def __init__(
        self, parts: Parts, view: EventInView, names: NameBook, asking: Asking, parent: QObject
    ) -> None:
        super().__init__(view, asking, lambda: None, parent)
        self._parts = parts
        self._taking_back = TakingBack(parts, names, asking, view)
        of = ActSpec[None]
        self.undo = self._act(of(say("Undo"), "Ctrl+Z", self._undoable, self._undo))
        self.redo = self._act(of(say("Redo"), "Ctrl+Shift+Z", self._redoable, self._redo))

    def _undoable(self, _: None) -> None:
        must_be_permitted(self._parts, Permission.SIGN)
        self._parts.undoing.last_of(self._parts.actor)

    def _redoable(self, _: None) -> None:
        """Redo follows an undo at once; the record itself is asked only when it is tried."""
        mine = self._parts.actor.id
        last = next((act for act in reversed(self._parts.desk.log) if act.actor == mine), None)
        if last is None or last.label != "undo":
            raise Refusal("nothing_to_redo")

    def _undo(self, _: None) -> Flow[None]:
        act = self._parts.undoing.last_of(self._parts.actor)
        yield from self._taking_back.turn(act, again=False)

    def _redo(self, _: None) -> Flow[None]:
        undoing = self._parts.undoing
        act = yield from result(lambda: undoing.last_undone(self._parts.actor), quiet=True)
        yield from self._taking_back.turn(act, again=True)
