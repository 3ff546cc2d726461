"""Posting the prizes: done at once where the list is plain, and asked about where it is not."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.core.ids import StreamId
from tdapp.desk.said import ChangesStatement
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.payouts.posting_words import before_posting_words
from tdapp.ui.payouts.prize_editing import PrizeEditing


class PostingActs(Acts[StreamId]):
    """`post` posts the list by the plan, `editing` another one; `finish` ends the event."""

    def __init__(
        self,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        house: Callable[[], StreamId],
        parent: QObject,
    ) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view, self._names = view, names
        words = voice().text("posting acts", "Post prizes")
        self.post = self._act(ActSpec(words, "Ctrl+Shift+P", PostPrizes, self._post))
        words = voice().text("event acts", "Finish event")
        self.finish = self._act(
            ActSpec(words, "Ctrl+Shift+F", lambda event: Finish(event, house()), self._finish)
        )
        self._house = house
        self.editing = PrizeEditing(view, asking, self)
        self.editing.asks.connect(self.asks)

    def _finish(self, event: StreamId) -> Flow[None]:
        """It is final, so it is asked."""
        call = Finish(event, self._house())
        self._must_be_possible(call)
        text = voice().text(
            "posting acts",
            "Finish {title}? Its tables are freed, and it cannot be undone.",
            title=self._view.state.conditions.title,
        )
        yield from confirm(text, voice().text("event acts", "Finish event"))
        yield from self._do(call)

    def _post(self, event: StreamId) -> Flow[None]:
        names = self._names
        asked = before_posting_words(self._view.state, names, self._view.now)
        if not asked:
            yield from self._do(PostPrizes(event))
            return
        said = self._view.said(
            ChangesStatement, lambda state, moment: before_posting_words(state, names, moment.now)
        )
        yield from confirm(asked, voice().text("posting acts", "Post prizes"))
        yield from self._do(PostPrizes(event), said=said)
