"""The acts on one act of the record: undo, what is right instead, and what rests on it."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.prize_said import PrizeStatement
from tdapp.calls.tournament.prizes import ReversePrize
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.core.streams import StreamRef
from tdapp.desk.desk import Circumstances
from tdapp.tournament.facts.prizes import PrizePaid
from tdapp.tournament.prizes import settled_with
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.record.record_acts import OnRecord, said
from tdapp.ui.record.record_rows import RecordRow, act_number
from tdapp.ui.record.record_view import RecordView
from tdapp.ui.record.undo_acts import TakingBack
from tdapp.ui.workplace.workplace import Workplace


class ChosenActs(OnRecord):
    """`goes` carries the key of another act that is to be chosen."""

    goes = Signal(object)

    def __init__(self, work: Workplace, view: RecordView, parent: QObject) -> None:
        super().__init__(work, parent)
        self._view = view
        self._taking_back = TakingBack(work.parts, work.names, work.asking, self)
        self._taking_back.asks.connect(self.asks)
        self.chosen: RecordRow | None = None
        self.undo = self._act(self._undo_words, "Ctrl+W", self._why_no_undo, self._undo)
        self.reverse = self._act(
            lambda: voice().text("chosen acts", "Reverse the payment…"),
            "Ctrl+Shift+I",
            self._why_no_reverse,
            self._ask_reverse,
        )
        self.blocker = self._act(
            lambda: voice().text("chosen acts", "Show dependent actions"),
            "Ctrl+Shift+W",
            self._why_no_blocker,
            self._go_to_blocker,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.undo, self.reverse, self.blocker)

    @property
    def instead(self) -> WindowAct | None:
        """What is right where the chosen act cannot be undone."""
        verdict = self.chosen.verdict if self.chosen is not None else None
        if verdict is None or verdict.can:
            return None
        if self._resting() is not None:
            return self.blocker
        return self.reverse if verdict.code == "is_paid_out" else None

    def choose(self, shown: RecordRow | None) -> None:
        """Act on this one from now on."""
        self.chosen = shown
        self.refresh()

    @property
    def _is_undone(self) -> bool:
        verdict = self.chosen.verdict if self.chosen is not None else None
        return verdict is not None and verdict.code == "already_undone"

    def _undo_words(self) -> str:
        if self.chosen is None:
            return voice().text("chosen acts", "Undo this action")
        form = (
            voice().text("chosen acts", "Redo action {number}")
            if self._is_undone
            else voice().text("chosen acts", "Undo action {number}")
        )
        return form.format(number=act_number(self.chosen.told))

    def _why_no_undo(self) -> str:
        if self.chosen is None:
            return said(Refusal("no_act_chosen"))
        verdict = self.chosen.verdict
        return "" if verdict is None or self._is_undone else said(verdict.refusal)

    def _undo(self) -> None:
        if self.chosen is not None:
            act, again = self.chosen.told.act, self._is_undone
            self._work.asking.start(lambda: self._taking_back.turn(act, again=again))

    def _reversing(self) -> tuple[PrizePaid, ReversePrize] | None:
        """The payment that was made by the chosen act, and the act that takes it back."""
        if self.chosen is None:
            return None
        told = self.chosen.told
        paid = next((fact for fact in told.facts if isinstance(fact, PrizePaid)), None)
        if paid is None:
            return None
        return paid, ReversePrize(told.stream, paid.entry, self._work.acts.till.session)

    def _why_no_reverse(self) -> str:
        found = self._reversing()
        if found is None:
            return said(Refusal("no_payment_chosen"))
        parts = self._work.parts
        return said(parts.desk.why_not(parts.actor, found[1], REASON_ASKED_LATER))

    def _ask_reverse(self) -> None:
        found = self._reversing()
        if found is None:
            return
        paid, call = found

        prize = paid.place, PrizeShare(paid.entry, paid.cents, paid.item, paid.value)
        named = PrizeStatement(call.event, lambda state, _: settled_with(state, paid.entry), prize)

        def go_on(reason: str) -> None:
            self._work.asking.act(call, Circumstances(reason=reason, said=(named,)))

        text = voice().text("chosen acts", "Why reverse {amount}? The prize will be owed again.")
        hint = voice().text("chosen acts", "Reason, for the record")
        asked = text.format(amount=voice().money(paid.cents))
        self.asks.emit(Question(asked, voice().text("chosen acts", "Reverse payment"), go_on, hint))

    def _resting(self) -> ActionId | None:
        """The act that rests on the chosen one."""
        verdict = self.chosen.verdict if self.chosen is not None else None
        if verdict is None or verdict.refusal is None or verdict.code != "undo_blocked":
            return None
        found = verdict.refusal.details.get("act")
        return ActionId(found) if isinstance(found, str) else None

    def _why_no_blocker(self) -> str:
        if self.chosen is None:
            return said(Refusal("no_act_chosen"))
        return said(Refusal("nothing_rests_on_it")) if self._resting() is None else ""

    def _go_to_blocker(self) -> None:
        resting, shown = self._resting(), self.chosen
        if resting is None or shown is None:
            return
        told = shown.told
        timeline = self._work.parts.desk.stream(StreamRef(told.stream, told.kind)).timeline
        first = timeline.begin_of(resting) or 0
        if self._view.one((told.stream, first)) is not None:
            self.goes.emit((told.stream, first))
        else:
            text = voice().text(
                "chosen acts", "Action {number} depends on it. Clear the filters to see it."
            )
            self.tried.emit(text.format(number=voice().count(first)))
