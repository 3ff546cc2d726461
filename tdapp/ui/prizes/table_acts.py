"""Acts on the prize table: a place is edited, locked, let go, and the list is posted."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.permissions import Permission
from tdapp.tournament.prizes import prize_holders
from tdapp.ui.asking.acts import Acts, Questions
from tdapp.ui.asking.flow import at_once
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.act import ENTER
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.payouts.posting_acts import next_list
from tdapp.ui.prizes.draft_book import DraftBook
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("table acts")
Place = int | None


class PrizeTableActs(Acts[Place]):
    """They act on `place`. `edits` asks the table for a field where the amount is typed."""

    edits = Signal(int)

    def __init__(self, work: Workplace, book: DraftBook) -> None:
        super().__init__(work.view, work.asking, lambda: self.place, work.view)
        self._parts, self._view, self._book = work.parts, work.view, book
        self._posting = work.acts.posting
        self.place: Place = None
        edit, above, drop = self.edits.emit, book.lock_above, say("Discard edits")
        self.edit, self.unlock, self.lock_above, self.drop, self.post = self._acts(
            (say("Edit amount"), "", self._unsettled, on_place(edit)),
            (say("Unlock"), "", self._locked, on_place(book.unlock)),
            (say("Lock above"), "", self._chosen, on_place(above)),
            (drop, "", self._edited, lambda _: at_once(book.drop)),
            (self._post_words, "Ctrl+Return", self._posted, lambda _: at_once(self._post)),
        )
        keys = (self.edit, ENTER), (self.unlock, "U"), (self.lock_above, "Shift+U")
        for act, key in (*keys, (self.drop, "Ctrl+U")):
            act.pressed_by = key
        book.changed.connect(self.refresh)

    def select(self, place: Place) -> None:
        """Act on this place from now on."""
        self.place = place
        self.refresh()

    def lock(self, place: int, typed: str) -> None:
        """Take what was typed for a place, or say why not."""
        try:
            self._book.lock(place, typed)
        except Refusal as refusal:
            self.edit.tried.emit(sentence(refusal, voice()))

    def _chosen(self, place: Place) -> None:
        must_be_permitted(self._parts, Permission.POST_PRIZES)
        if place is None:
            raise Refusal("no_place_selected")
        if self._book.draft is None:
            raise Refusal("no_structure_fits")

    def _unsettled(self, place: Place) -> None:
        """A place whose prize was handed over or set aside stays as it is."""
        self._chosen(place)
        state = self._view.state
        holders = prize_holders(state, place or 0) if state.prizes.posted else ()
        if any(state.prizes.settled(one) for one in holders):
            raise Refusal("place_is_settled", place=voice().ordinal(place or 0))

    def _locked(self, place: Place) -> None:
        if place not in self._book.locked:
            self._chosen(place)
            raise Refusal("place_not_locked")

    def _edited(self, _: Place) -> None:
        if not self._book.edits:
            raise Refusal("no_place_edited")

    def _post_words(self) -> str:
        version = self._view.state.prizes.last_version + 1
        return say("Post v{version}", version=version)

    def _posted(self, _: Place) -> Call:
        event, prizes = self._view.the_id(), self._view.state.prizes
        if prizes.posted and not self._book.edits:
            raise Refusal("list_is_unchanged", version=prizes.version)
        return next_list(event, self._view.state, tuple(sorted(self._book.locked.items())))

    def _post(self) -> None:
        draft = self._book.draft
        if draft is not None and self._book.edits:
            self._posting.editing.ask_to_post(draft)
        else:
            self._posting.post.trigger()


def on_place(do: Callable[[int], None]) -> Questions[Place]:
    """What is done to a place at once: until the list is posted it is a draft."""
    return lambda place: at_once(lambda: do(place or 0))
