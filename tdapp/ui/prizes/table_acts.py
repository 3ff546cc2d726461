"""Acts on the prize table: a place is edited, locked, let go, and the list is posted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.tournament.prizes import prize_holders
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.asking.asked import ENTER
from tdapp.ui.asking.signed import why_not_permitted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.payouts.posting_acts import ASKED_FOR
from tdapp.ui.payouts.prize_editing import next_list
from tdapp.ui.prizes.draft_book import DraftBook
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class PrizeTableActs(QObject):
    """They act on `place`. `edits` asks the table for a field where the amount is typed."""

    edits = Signal(int)

    def __init__(self, work: Workplace, book: DraftBook) -> None:
        text = voice().text
        super().__init__(work.view)
        self._parts = work.parts
        self._view = work.view
        self._book = book
        self._posting = work.acts.posting
        self.place: int | None = None
        self.edit = WindowAct(
            lambda: text("table acts", "Edit amount"), "", self._why_fixed, self._edit, self
        )
        self.edit.pressed_by = ENTER
        self.unlock = self._act(
            lambda: text("table acts", "Unlock"), "U", self._why_unlocked, self._unlock
        )
        self.lock_above = self._act(
            lambda: text("table acts", "Lock above"),
            "Shift+U",
            self._why_no_place,
            self._lock_above,
        )
        self.drop = self._act(
            lambda: text("table acts", "Discard edits"),
            "Ctrl+U",
            self._why_nothing,
            self._book.drop,
        )
        self.post = WindowAct(
            self._post_words, "Ctrl+Return", self._why_not_posted, self._post, self
        )
        book.changed.connect(self.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.edit, self.unlock, self.lock_above, self.drop, self.post)

    def select(self, place: int | None) -> None:
        """Act on this place from now on."""
        self.place = place
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def lock(self, place: int, typed: str) -> None:
        """Take what was typed for a place, or say why not."""
        try:
            self._book.lock(place, typed)
        except Refusal as refusal:
            self.edit.tried.emit(sentence(refusal, voice()))

    def _act(
        self, words: Callable[[], str], key: str, why_not: Callable[[], str], do: Callable[[], None]
    ) -> WindowAct:
        act = WindowAct(words, "", why_not, do, self)
        act.pressed_by = key
        return act

    def _why_no_place(self) -> str:
        if why_not := why_not_permitted(self._parts, Permission.POST_PRIZES):
            return why_not
        if self.place is None:
            return voice().text("table acts", "No place is selected. Select one in the table.")
        if self._book.draft is None:
            return voice().text(
                "table acts", "No payout structure fits this many entries yet. Wait for more."
            )
        return ""

    def _why_fixed(self) -> str:
        """A place whose prize was handed over or set aside stays as it is."""
        state, place = self._view.state, self.place
        if why_not := self._why_no_place():
            return why_not
        holders = prize_holders(state, place or 0) if state.prizes.posted else ()
        if any(state.prizes.settled(one) for one in holders):
            said = voice().text(
                "table acts", "{place} place is paid or set aside; take its prize back first."
            )
            return said.format(place=voice().ordinal(place or 0))
        return ""

    def _edit(self) -> None:
        if self.place is not None:
            self.edits.emit(self.place)

    def _why_unlocked(self) -> str:
        if self.place in self._book.locked:
            return ""
        return self._why_no_place() or voice().text(
            "table acts", "This place is not locked. Its amount is calculated."
        )

    def _unlock(self) -> None:
        self._change(self._book.unlock)

    def _lock_above(self) -> None:
        self._change(self._book.lock_above)

    def _change(self, change: Callable[[int], None]) -> None:
        try:
            change(self.place or 0)
        except Refusal as refusal:
            self.edit.tried.emit(sentence(refusal, voice()))

    def _why_nothing(self) -> str:
        if self._book.edits:
            return ""
        return voice().text("table acts", "No place is edited. There is nothing to discard.")

    def _post_words(self) -> str:
        return voice().text(
            "table acts", "Post v{version}", version=self._view.state.prizes.last_version + 1
        )

    def _why_not_posted(self) -> str:
        event, prizes = self._view.id, self._view.state.prizes
        if event is not None and prizes.posted and not self._book.edits:
            said = voice().text(
                "table acts", "v{version} is posted and no place is edited; edit one first."
            )
            return said.format(version=prizes.version)
        refusal: Refusal | None = Refusal("no_such_event")
        if event is not None:
            locked = tuple(sorted(self._book.locked.items()))
            call = next_list(event, self._view.state, locked)
            refusal = self._view.why_not(call, REASON_ASKED_LATER)
        if refusal is None or refusal.code in ASKED_FOR:
            return ""
        return sentence(refusal, voice())

    def _post(self) -> None:
        draft = self._book.draft
        if draft is not None and self._book.edits:
            self._posting.editing.ask_to_post(draft)
        else:
            self._posting.post.trigger()
