"""Posting the prizes: done at once where the list is plain, and asked about where it is not."""

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.said import ChangesStatement
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.payouts.posting_words import posting_words
from tdapp.ui.payouts.prize_editing import PrizeEditing
from tdapp.words.sentence import sentence


class PostingActs(QObject):
    """`post` posts the list by the plan, `editing` another one.

    `asks` carries a `Question` to be put in its place.
    """

    asks = Signal(object)

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._asking = asking
        self.post = WindowAct(
            lambda: voice().text("posting acts", "Post prizes"),
            "Ctrl+Shift+P",
            self._why,
            self._ask_or_post,
            self,
        )
        self.editing = PrizeEditing(view, asking, self)
        self.editing.asks.connect(self.asks)

    def _why(self) -> str:
        event = self._view.id
        refusal: Refusal | None = Refusal("no_such_event")
        if event is not None:
            refusal = self._view.why_not(PostPrizes(event))
        return sentence(refusal, voice()) if refusal else ""

    def _ask_or_post(self) -> None:
        look = before_posting(self._view.state)
        if look.is_plain:
            self._post(PLAIN)
            return
        said = self._view.said(
            ChangesStatement, lambda state, _: posting_words(before_posting(state))
        )
        with_, yes = Circumstances(said=said), voice().text("posting acts", "Post prizes")
        self.asks.emit(Question(posting_words(look), yes, lambda _: self._post(with_)))

    def _post(self, with_: Circumstances) -> None:
        if self._view.id is not None:
            self._asking.act(PostPrizes(self._view.id), with_)
