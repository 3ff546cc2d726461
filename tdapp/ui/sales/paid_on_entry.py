"""What the acts with money on the selected entry share: the till, and how they ask why."""

from tdapp.desk.desk import Circumstances
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.on_entry import CallFor, OnEntry
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.name_book import NameBook
from tdapp.ui.sales.till import Till


class PaidOnEntry(OnEntry):
    """Base of them: money goes as the till says, and once it went the next one is in cash."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names)
        self._till = till

    def _settle(self, call: CallFor, entry: int | None, reason: str | None = None) -> None:
        if self._view.id is not None and entry is not None:
            self._till.settle(call(self._view.id, entry), Circumstances(reason=reason))

    def _ask_why(
        self, text: str, yes: str, choices: tuple[str, ...], call: CallFor, entry: int | None
    ) -> None:
        """Put the question why; the first of the choices is the usual reason."""

        def go_on(reason: str) -> None:
            self._settle(call, entry, reason)

        hint = self.tr("Reason, for the record")
        self.asks.emit(Question(text, yes, go_on, hint, choices))
