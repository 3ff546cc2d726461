"""How a paper leaves: at which printer, on which paper, or into which file."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.papers.paper import PaperSize
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.look.act import Done, WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_maker import PreparedPaper
from tdapp.words.sentence import sentence

Show = Callable[[PreparedPaper], Awaitable[None]]


class PaperOutput(QObject):
    """The acts on the paper that `shown` gives; what it became is handed to `show`.

    One paper leaves at a time: a second key while it does changes nothing. `asks` and `tried` as
    everywhere.
    """

    asks = Signal(object)
    tried = Signal(object)

    def __init__(
        self,
        asking: Asking,
        papers: PaperDesk,
        shown: Callable[[], PreparedPaper | None],
        show: Show,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._asking = asking
        self._papers = papers
        self._shown = shown
        self._show = show
        self._busy = False
        self.print = WindowAct(self._print_words, "", self._why_no_printer, self._print, self)
        self.save = WindowAct(
            lambda: voice().text("leaving", "Save PDF…"), "", self._why_none, self._ask_file, self
        )
        self.printer = WindowAct(
            lambda: voice().text("leaving", "Printer…"),
            "",
            papers.why_not_chosen,
            self._ask_printer,
            self,
        )
        self.other_paper = WindowAct(self._size_words, "", always, self._turn_size, self)
        self.other_paper.mean_one_thing()

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.print, self.save, self.printer, self.other_paper)

    def _print_words(self) -> str:
        where = self._papers.printer
        return (
            voice().text("leaving", "Print on {printer}", printer=where)
            if where
            else voice().text("leaving", "Print")
        )

    def _why_none(self) -> str:
        paper = self._shown()
        refusal = Refusal("no_sheets") if paper is None else self._papers.why_not(paper.order)
        return "" if refusal is None else sentence(refusal, voice())

    def _why_no_printer(self) -> str:
        if self._papers.printer:
            return self._why_none()
        return voice().text("leaving", "There is no printer; save a PDF instead.")

    def _print(self) -> None:
        paper = self._shown()
        if paper is not None:
            self._start(lambda: self._print_now(paper))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Begin, unless another paper is on its way."""
        if self._busy:
            return
        self._busy = True

        async def through() -> None:
            try:
                await work()
            finally:
                self._busy = False

        self._asking.start(through, quiet=True)

    async def _print_now(self, shown: PreparedPaper) -> None:
        paper, pages = await self._papers.print(shown)
        await self._show(await self._papers.printed(paper))
        said = voice().plural(
            "leaving",
            "{document} sent to {printer}, 1 page.",
            "{document} sent to {printer}, {n} pages.",
            pages,
            document=paper.sheets[0].imprint.document,
            printer=self._papers.printer,
        )
        self.tried.emit(Done(said))

    def _ask_file(self) -> None:
        paper = self._shown()
        if paper is None:
            return
        likely = self._papers.likely_file(paper)

        def write(path: str) -> None:
            self._start(lambda: self._save(paper, typed_path(path)))

        text = voice().text("leaving", "Save to which file? An existing file is replaced.")
        hint = voice().text("leaving", "A file ending in .pdf")
        self.asks.emit(file_question(text, voice().text("leaving", "Save"), hint, write, likely))

    async def _save(self, shown: PreparedPaper, path: Path) -> None:
        paper = await self._papers.file(shown, path)
        await self._show(await self._papers.printed(paper))
        self.tried.emit(Done(voice().text("leaving", "Saved to {file}.", file=path)))

    def _ask_printer(self) -> None:
        self._asking.start(self._choose_printer, quiet=True)

    async def _choose_printer(self) -> None:
        """The chosen one first, so that a yes keeps it."""
        await self._papers.look_for_printers()
        known = self._papers.known_printers
        if not known:
            self.tried.emit(voice().text("leaving", "There is no printer; save a PDF instead."))
            return
        first = self._papers.printer or known[0]
        choices = (first, *(one for one in known if one != first))
        text, hint = (
            voice().text("leaving", "Print on which printer?"),
            voice().text("leaving", "Printer name"),
        )
        self.asks.emit(
            Question(text, voice().text("leaving", "Print"), self._chosen, hint, choices)
        )

    def _chosen(self, name: str) -> None:
        try:
            if name not in self._papers.known_printers:
                raise Refusal("printer_gone", printer=name)
            self._papers.choose_printer(name)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))

    def _size_words(self) -> str:
        a4 = self._papers.size is PaperSize.A4
        return voice().text("leaving", "On US Letter") if a4 else voice().text("leaving", "On A4")

    def _turn_size(self) -> None:
        a4 = self._papers.size is PaperSize.A4
        self._papers.choose_size(PaperSize.LETTER if a4 else PaperSize.A4)
        self._asking.start(self._lay_anew, quiet=True)

    async def _lay_anew(self) -> None:
        """The same paper on the other size."""
        paper = self._shown()
        if paper is not None:
            await self._show(await self._papers.laid_anew(paper))
