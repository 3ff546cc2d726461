"""Editing the prize list: places are locked one by one, the rest re-flows, then it is posted."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.said import ChangesStatement
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.on_entry import ANY_REASON
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.payouts.posting_words import posting_words
from tdapp.ui.shown.prize_draft import PrizeDraft, changes_words, draft_words, drafted, with_typed
from tdapp.words.sentence import sentence

Locked = Mapping[int, int]
NONE_LOCKED: Locked = {}


class PrizeEditing(QObject):
    """`edit` asks for places and amounts until Enter alone; a posted list is changed for a reason.

    `asks` carries each `Question`, `drawn` the `PrizeDraft` that the window is to show meanwhile.
    """

    asks = Signal(object)
    drawn = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._asking = asking
        self.edit = WindowAct(
            lambda: voice().text("prize editing", "Edit prizes…"),
            "Ctrl+Shift+E",
            self._why,
            self._begin,
            self,
        )

    def _why(self) -> str:
        event, posted = self._view.id, self._view.state.prizes.posted
        refusal: Refusal | None = Refusal("no_such_event")
        if event is not None:
            call = ChangePrizes(event, posted) if posted else PostPrizes(event)
            refusal = self._view.why_not(call, ANY_REASON)
        return sentence(refusal, voice()) if refusal else ""

    @property
    def _state(self) -> Tournament:
        return self._view.state

    def _begin(self) -> None:
        self._ask_lock(drafted(self._state, NONE_LOCKED))

    def _ask_lock(self, draft: PrizeDraft) -> None:
        """Ask for one more place, with the list as it would be in sight."""

        def answered(answer: str) -> None:
            if answer:
                self._ask_lock(self._tried(draft, answer))
            elif draft.locked:
                self.ask_to_post(draft)
            else:
                self.edit.tried.emit(
                    voice().text("prize editing", "No places are locked. The list is unchanged.")
                )

        text, hint = (
            draft_words(self._state, draft),
            voice().text("prize editing", "Place and amount, such as: 2 1,500"),
        )
        self.asks.emit(
            Question(text, voice().text("prize editing", "Next"), answered, hint, may_be_empty=True)
        )
        self.drawn.emit(draft)

    def _tried(self, draft: PrizeDraft, answer: str) -> PrizeDraft:
        """The draft with what was typed, or as it was, and why that cannot be."""
        try:
            return drafted(self._state, with_typed(draft.locked, answer))
        except Refusal as refusal:
            self.edit.tried.emit(sentence(refusal, voice()))
            return draft

    def ask_to_post(self, draft: PrizeDraft) -> None:
        """Put the last question before a list with locked places is posted."""
        self._put_last(draft)
        self.drawn.emit(draft)

    def _put_last(self, draft: PrizeDraft) -> None:
        locked = tuple(sorted(draft.locked.items()))
        if not self._state.prizes.posted:
            words = self._view.said(ChangesStatement, lambda state, _: _first_words(state, locked))
            text, yes = (
                _first_words(self._state, locked),
                voice().text("prize editing", "Post prizes"),
            )
            post = self._doing(lambda event: PostPrizes(event, locked), words)
            self.asks.emit(Question(text, yes, lambda _: post(None)))
            return
        words = self._view.said(ChangesStatement, lambda state, _: _new_words(state, locked))
        change = self._doing(lambda event: ChangePrizes(event, locked=locked), words)
        said = voice().text(
            "prize editing", "Why does version {version} replace version {old}? {changes}"
        )
        text = said.format(
            version=self._state.prizes.last_version + 1,
            old=self._state.prizes.version,
            changes=changes_words(draft),
        )
        hint = voice().text("prize editing", "Reason, for the record")
        self.asks.emit(
            Question(text, voice().text("prize editing", "Post new version"), change, hint)
        )

    def _doing(
        self, call: Callable[[StreamId], Call], said: tuple[ChangesStatement, ...]
    ) -> Callable[[str | None], None]:
        def do(reason: str | None) -> None:
            if self._view.id is not None:
                with_ = Circumstances(reason=reason, said=said)
                self._asking.act(call(self._view.id), with_)

        return do


def _new_words(state: Tournament, locked: Sequence[tuple[int, int]]) -> str:
    """What another list would change of the posted one."""
    version = state.prizes.last_version + 1
    return f"{version}: {changes_words(drafted(state, dict(locked)))}"


def _first_words(state: Tournament, locked: Sequence[tuple[int, int]]) -> str:
    """The question before a first list is posted."""
    look = before_posting(state, dict(locked))
    return f"{changes_words(drafted(state, dict(locked)))} {posting_words(look)}"
