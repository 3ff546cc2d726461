"""The acts that tell a history: of what is chosen, of the pool, and on paper."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.record.history_book import HistoryBook, HistoryText, subject_of
from tdapp.ui.record.record_acts import OnRecord, said
from tdapp.ui.record.record_rows import RecordRow
from tdapp.ui.workplace.workplace import Workplace


class HistoryActs(OnRecord):
    """`told` carries the history that was asked for, as `HistoryText`.

    `page_subject` gives the `Subject` of the page that is up; `leads_to` carries what a history is
    asked of.
    """

    told = Signal(object)
    leads_to = Signal(object)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        super().__init__(work, parent)
        self._book = HistoryBook(work)
        self.chosen: RecordRow | None = None
        self.shown: HistoryText | None = None
        self.page_subject = self.subject
        self.of_this = self._act(
            lambda: voice().text("history acts", "Show history"),
            "Ctrl+H",
            self._why_none,
            self._tell,
        )
        self.of_pool = self._act(
            lambda: voice().text("history acts", "History of the pool"),
            "Ctrl+Shift+H, H",
            self._why_no_pool,
            self._tell_pool,
        )
        self.pdf = self._act(
            lambda: voice().text("history acts", "Save history as PDF…"),
            "Ctrl+Shift+Y",
            self._why_no_pdf,
            self._ask_pdf,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.of_this, self.of_pool, self.pdf)

    def choose(self, shown: RecordRow | None) -> None:
        """Tell of this one from now on."""
        self.chosen = shown
        self.refresh()

    def show_history(self, subject: Subject) -> None:
        """Tell the history of one thing."""
        self._work.asking.start(lambda: self._tell_of(subject), quiet=True)

    def forget(self) -> None:
        """Tell none."""
        self.shown = None
        self.refresh()

    async def _tell_of(self, subject: Subject) -> None:
        self.shown = await self._book.tell(subject)
        self.refresh()
        self.told.emit(self.shown)

    def subject(self) -> Subject | None:
        """What the chosen act is about."""
        return None if self.chosen is None else subject_of(self.chosen.told)

    def _why_none(self) -> str:
        return said(Refusal("no_history")) if self.page_subject() is None else ""

    def _tell(self) -> None:
        subject = self.page_subject()
        if subject is not None:
            self._lead_to(subject)

    def _lead_to(self, subject: Subject) -> None:
        self.leads_to.emit(subject)
        self.show_history(subject)

    def _why_no_pool(self) -> str:
        return said(Refusal("no_such_event")) if self._work.view.id is None else ""

    def _tell_pool(self) -> None:
        if self._work.view.id is not None:
            self._lead_to(Subject(HistoryKind.POOL, self._work.view.id))

    def _why_no_pdf(self) -> str:
        if self.shown is None:
            return said(Refusal("no_history_shown"))
        return self._why_not_given_out()

    def _ask_pdf(self) -> None:
        told = self.shown
        if told is None:
            return

        async def write(path: Path) -> None:
            await self._book.file(told, path)

        self._ask_file("history.pdf", write)
