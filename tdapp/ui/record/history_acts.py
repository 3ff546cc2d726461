"""The acts that tell a history: of what is chosen, of the pool, and on paper."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.spoken import saying
from tdapp.ui.record.history_book import HistoryBook, HistoryText, subject_of
from tdapp.ui.record.record_rows import RecordRow
from tdapp.ui.record.saving import save_to_file
from tdapp.ui.workplace.workplace import Workplace

say = saying("history acts")


class HistoryActs(Acts[None]):
    """`told` carries the history that was asked for, as `HistoryText`.

    `page_subject` gives the `Subject` of the page that is up; `leads_to` carries what a history is
    asked of.
    """

    told = Signal(object)
    leads_to = Signal(object)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, lambda: None, parent)
        self._work = work
        self._book = HistoryBook(work)
        self.chosen: RecordRow | None = None
        self.shown: HistoryText | None = None
        self.page_subject = self.subject
        self.of_this, self.of_pool, self.pdf = self._acts(
            (
                say("Show history"),
                "Ctrl+H",
                lambda _: self._check(self._the_subject()),
                lambda _: self._lead_to(self._the_subject()),
            ),
            (
                say("History of the pool"),
                "Ctrl+Shift+H, H",
                lambda _: self._check(self._the_pool()),
                lambda _: self._lead_to(self._the_pool()),
            ),
            (say("Save history as PDF…"), "Ctrl+Shift+Y", self._must_be_savable, self._save),
        )

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

    def _check(self, _: Subject) -> None:
        """Nothing stands against telling the history of a subject that there is."""

    def _the_subject(self) -> Subject:
        subject = self.page_subject()
        if subject is None:
            raise Refusal("no_history")
        return subject

    def _the_pool(self) -> Subject:
        return Subject(HistoryKind.POOL, self._work.view.the_id())

    def _lead_to(self, subject: Subject) -> Flow[None]:
        self.leads_to.emit(subject)
        self.show_history(subject)
        yield from ()

    def _the_text(self) -> HistoryText:
        if self.shown is None:
            raise Refusal("no_history_shown")
        return self.shown

    def _must_be_savable(self, _: None) -> None:
        self._the_text()
        must_be_permitted(self._work.parts, Permission.EXPORT)

    def _save(self, _: None) -> Flow[None]:
        told = self._the_text()

        async def write(path: Path) -> None:
            await self._book.file(told, path)

        kind = PaperKind.ONE_HISTORY
        self.pdf.tried.emit((yield from save_to_file(self._work.parts, kind, write)))
