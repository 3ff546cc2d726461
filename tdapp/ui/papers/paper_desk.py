"""Papers at the desk: drafted, given their number, printed, kept as PDF, and printed again."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.desk.as_issued import as_issued, before_paper
from tdapp.desk.paper_calls import IssuePaper
from tdapp.desk.undoing import in_slices
from tdapp.papers.catalogue import sheets_for
from tdapp.papers.document_id import event_number
from tdapp.papers.event_sheets import EventPapers, people_of
from tdapp.papers.lettering import measured, missing_letters
from tdapp.papers.paint import FAMILY, write_whole
from tdapp.papers.paper import PaperSize
from tdapp.papers.record_sheet import record_sheet
from tdapp.papers.roll import on_roll
from tdapp.papers.sheet import Sheet, on_paper
from tdapp.tournament.papers.events import PaperIssued
from tdapp.tournament.papers.issuing import issued
from tdapp.tournament.papers.kinds import NUMBERED_BY_THEMSELVES, PaperKind
from tdapp.tournament.tournament import KIND, Tournament
from tdapp.ui.acts.asking import Asking
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import wall_time
from tdapp.ui.name_book import NameBook
from tdapp.ui.papers.event_record import acts_in_words
from tdapp.ui.papers.printed_when import printed_when
from tdapp.ui.papers.printers import PrinterChoice
from tdapp.ui.papers.printing import pdf_in_turn, print_sheets
from tdapp.ui.parts import Parts


@dataclass(frozen=True, slots=True)
class OnDesk:
    """A paper as it lies here: of which event and kind, about whom, and its sheets.

    `number` is None for a draft; `copy` says that it was printed before. `missing` are letters of
    its names that no typeface here has.
    """

    event: StreamId
    kind: PaperKind
    about: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    number: int | None = None
    copy: bool = False
    missing: str = ""

    @property
    def title(self) -> str:
        """What it is called on its own head."""
        return self.sheets[0].title if self.sheets else ""


class PaperDesk(QObject):
    """What can be done with a paper; `printer` is the one chosen or nothing.

    Every paper that is printed is kept in the folder `shelf`, if there is one. `changed` says that
    another printer or another size of paper was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        parts: Parts,
        view: EventInView,
        asking: Asking,
        names: NameBook,
        printers: PrinterChoice,
        shelf: Path | None = None,
    ) -> None:
        super().__init__(view)
        self._parts = parts
        self._view = view
        self._asking = asking
        self._names = names
        self._printers = printers
        self._shelf = shelf
        self._size: PaperSize | None = None
        self.printer = ""
        self.known_printers: tuple[str, ...] = ()

    @property
    def size(self) -> PaperSize:
        """The paper that sheets are laid out on: the house's, or another one chosen since."""
        return self._size or PaperSize(self._parts.settings.now.paper)

    async def look_for_printers(self) -> None:
        """Ask for the printers in a thread; without the one that is set the computer's own."""
        self.known_printers = await asyncio.to_thread(self._printers.names)
        own = await asyncio.to_thread(self._printers.default)
        wanted = (self.printer, self._parts.settings.now.printer, own)
        self.printer = next((one for one in wanted if one in self.known_printers), None) or ""
        self.changed.emit()

    def choose_printer(self, name: str) -> None:
        """Print there from now on, after the next start too; refuses ``settings_unwritable``."""
        self.printer = name
        settings = self._parts.settings
        settings.keep(msgspec.structs.replace(settings.now, printer=name))
        self.changed.emit()

    def choose_size(self, size: PaperSize) -> None:
        """Lay sheets out on this paper until the window is closed."""
        self._size = size
        self.changed.emit()

    async def draft(self, kind: PaperKind, about: tuple[int, ...] = ()) -> OnDesk:
        """A paper of the event in view as it would be printed now; refuses as `sheets_for` does."""
        event = self._view.id
        if event is None:
            raise Refusal("no_such_event")
        return await self._made(event, kind, about, self._view.state_of(event))

    async def issue(self, paper: OnDesk) -> OnDesk:
        """Give a draft its number, with what it says by then; another paper stays as it is.

        So does one of an ended event: its record takes nothing more.
        """
        if paper.number is not None or self.has_ended(paper.event):
            return paper
        done = await self._asking.perform(IssuePaper(paper.event, paper.kind, paper.about))
        timeline = self._parts.desk.stream(StreamRef(paper.event, KIND)).timeline
        facts = (entry.event for entry in timeline.of(done.act.action))
        number = next(fact.number for fact in facts if isinstance(fact, PaperIssued))
        return await self._as_issued(paper.event, number, copy=False)

    def has_ended(self, event: StreamId) -> bool:
        """Whether the record of an event is closed, so that its papers get no numbers any more."""
        return self._parts.desk.stream(StreamRef(event, KIND)).timeline.ended

    async def printed(self, paper: OnDesk) -> OnDesk:
        """What lies here once a paper has left: a copy, or the same where it has no number."""
        return paper if paper.number is None else await self.again(paper.event, paper.number)

    async def again(self, event: StreamId, number: int) -> OnDesk:
        """A copy of an issued paper: what it said then, with the names of today."""
        return await self._as_issued(event, number, copy=True)

    async def laid_anew(self, paper: OnDesk) -> OnDesk:
        """The same paper on the house's paper of now."""
        if paper.number is None:
            return await self.draft(paper.kind, paper.about)
        return await self._as_issued(paper.event, paper.number, copy=paper.copy)

    async def print(self, paper: OnDesk) -> int:
        """Print an issued paper and keep it; gives the number of pages.

        Refuses ``printer_gone`` and as `print_sheets` does.
        """
        job = self._printers.job(self.printer, f"{paper.title} {_document(paper)}")
        await self._keep(paper)
        return await print_sheets(paper.sheets, job)

    async def print_now(self, kind: PaperKind, about: tuple[int, ...] = ()) -> int:
        """Number and print a paper without a look at it; gives the number of pages."""
        if not self.printer:
            await self.look_for_printers()
        return await self.print(await self.issue(await self.draft(kind, about)))

    async def save(self, paper: OnDesk, path: Path) -> None:
        """Write an issued paper into a file; refuses ``cannot_write``."""
        content = await pdf_in_turn(paper.sheets, self._parts.desk.time)
        await asyncio.to_thread(_write, path, content)

    async def _keep(self, paper: OnDesk) -> None:
        if self._shelf is not None:
            name = f"{_document(paper)}{'-copy' if paper.copy else ''}.pdf"
            await self.save(paper, self._shelf / event_number(paper.event) / name)

    async def _as_issued(self, event: StreamId, number: int, *, copy: bool) -> OnDesk:
        timeline = self._parts.desk.stream(StreamRef(event, KIND)).timeline
        found = issued(timeline.state, number)
        then = await in_slices(as_issued(timeline, number), self._parts.desk.time)
        about = found.numbers if found.kind is PaperKind.MOVE_SLIPS else found.ids
        whose = tuple(dict.fromkeys(one for one in about if one))
        return await self._made(event, found.kind, whose, then, number, copy=copy)

    async def _made(
        self,
        event: StreamId,
        kind: PaperKind,
        about: tuple[int, ...],
        state: Tournament,
        number: int | None = None,
        *,
        copy: bool = False,
    ) -> OnDesk:
        await self._names.learn(people_of(state))
        now = self._view.now
        papers = EventPapers(
            state,
            state.conditions.house,
            event_number(event),
            printed_when(now.utc_us),
            self._name_of,
            number,
            copy,
            wall_time,
        )
        if kind is PaperKind.HISTORY:
            made = [await self._record(event, papers, number)]
        else:
            made = sheets_for(papers, kind, about, now)
        sheets = [self._on_paper(one, kind) for one in made]
        names = [papers.named(person) for person in people_of(state)]
        missing = missing_letters(names, FAMILY)
        return OnDesk(event, kind, about, tuple(sheets), number, copy, missing)

    async def _record(self, event: StreamId, papers: EventPapers, number: int | None) -> Sheet:
        """Every act of the event; a copy says those that were done when it was issued.

        Only today's hash is known, so that a copy bears none.
        """
        desk = self._parts.desk
        timeline = desk.stream(StreamRef(event, KIND)).timeline
        upto = timeline.seq if number is None else before_paper(timeline, number)
        acts = await asyncio.to_thread(desk.journal.acts, event, timeline.seq)
        infos = await asyncio.to_thread(desk.journal.streams, KIND, ended=True)
        head = next((info.head_hash.hex() for info in infos if info.id == event), "")
        past = timeline.past[:upto]
        done = list(acts_in_words(past, timeline.state, acts, papers.named))
        return record_sheet(papers, done, "" if papers.copy else head)

    def _on_paper(self, sheet: Sheet, kind: PaperKind) -> Sheet:
        """A sheet on the house's paper; slips and cards on the roll, where the house has one."""
        roll = self._parts.settings.now.slips == "roll"
        if roll and kind in NUMBERED_BY_THEMSELVES:
            return on_roll(sheet, measured(FAMILY))
        return on_paper(sheet, self.size)

    def _name_of(self, person: PersonId) -> str:
        """A name, or nothing for one that is erased."""
        name = self._names.name(person)
        return "" if name == QCoreApplication.translate("People", "(no name)") else name


def _document(paper: OnDesk) -> str:
    letter = paper.kind.letter
    return f"{event_number(paper.event)}-{letter}{'' if paper.number is None else paper.number}"


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("cannot_write", path=str(path), problem=problem) from error
    write_whole(path, content)
