"""What the acts with money on the selected entry share: the till, and how they ask why."""

from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.on_entry import AllSaid, CallFor, OnEntry
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.sales.till import Till


class PaidOnEntry(OnEntry):
    """Base of them: money goes as the till says, and once it went the next one is in cash."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook, till: Till) -> None:
        super().__init__(view, asking, names)
        self._till = till

    def _settle(
        self, call: CallFor, entry: int | None, reason: str | None = None, said: AllSaid = ()
    ) -> None:
        if self._view.id is not None and entry is not None:
            with_ = Circumstances(reason=reason, said=said)
            self._till.settle(call(self._view.id, entry), with_)

    def _ask_why(
        self,
        text: str,
        yes: str,
        choices: tuple[str, ...],
        call: CallFor,
        entry: int | None,
        said: AllSaid = (),
    ) -> None:
        """Put the question why; the first of the choices is the usual reason.

        Whose entry it is must still hold then, and what else was `said`.
        """
        all_said = (*self._whose(entry or 0), *said)

        def go_on(reason: str) -> None:
            self._settle(call, entry, reason, all_said)

        hint = voice().text("paid on entry", "Reason, for the record")
        self._put(Question(text, yes, go_on, hint, choices))
