"""How a paper leaves: at which printer, on which paper, or into which file."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from tdapp.core.refusal import Refusal
from tdapp.papers.paper import PaperSize
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Ended, Flow, result
from tdapp.ui.asking.questions import read
from tdapp.ui.look.act import Done
from tdapp.ui.look.spoken import saying
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_maker import PreparedPaper

say = saying("leaving")

Show = Callable[[PreparedPaper], Awaitable[None]]
T = TypeVar("T")


class PaperOutput(Acts[None]):
    """The acts on the paper that `shown` gives; what it became is handed to `show`.

    One paper leaves at a time: a second key while it does changes nothing.
    """

    def __init__(
        self,
        asking: Asking,
        papers: PaperDesk,
        shown: Callable[[], PreparedPaper | None],
        show: Show,
        parent: QObject,
    ) -> None:
        super().__init__(asking, asking, lambda: None, parent)
        self._papers = papers
        self._shown = shown
        self._show = show
        self._busy = False
        self.print, self.save, self.printer, self.other_paper = self._acts(
            (self._print_words, "", self._must_print, self._print),
            (say("Save PDF…"), "", self._must_leave, self._save),
            (say("Printer…"), "", self._must_choose, self._choose_printer),
            (self._size_words, "", whatever, self._turn_size),
        )
        self.other_paper.mean_one_thing()

    def _paper(self) -> PreparedPaper:
        paper = self._shown()
        if paper is None:
            raise Refusal("no_sheets")
        return paper

    def _print_words(self) -> str:
        where = self._papers.printer
        if where:
            return say("Print on {printer}", printer=where)
        return say("Print")

    def _must_leave(self, _: None) -> None:
        refusal = self._papers.why_not(self._paper().order)
        if refusal is not None:
            raise refusal

    def _must_print(self, _: None) -> str:
        if not self._papers.printer:
            return no_printer()
        self._must_leave(None)
        return ""

    def _must_choose(self, _: None) -> None:
        self._papers.must_be_chosen()

    def _print(self, _: None) -> Flow[None]:
        paper = self._paper()
        document, pages = yield from self._alone(lambda: self._print_now(paper))
        said = say.plural(
            "{document} sent to {printer}, 1 page.",
            "{document} sent to {printer}, {n} pages.",
            pages,
            document=document,
            printer=self._papers.printer,
        )
        self.print.tried.emit(Done(said))

    async def _print_now(self, shown: PreparedPaper) -> tuple[str, int]:
        paper, pages = await self._papers.print(shown)
        await self._show(await self._papers.printed(paper))
        return paper.sheets[0].imprint.document, pages

    def _alone(self, work: Callable[[], Awaitable[T]]) -> Flow[T]:
        """Wait for its end; nothing is begun while another paper is on its way."""
        if self._busy:
            raise Ended
        self._busy = True

        async def through() -> T:
            try:
                return await work()
            finally:
                self._busy = False

        return (yield from result(through, quiet=True))

    def _save(self, _: None) -> Flow[None]:
        paper = self._paper()
        text = say("Save to which file? An existing file is replaced.")
        hint = say("A file ending in .pdf")
        likely = self._papers.likely_file(paper)
        path = yield from file(text, say("Save"), hint, likely)
        yield from self._alone(lambda: self._save_to(paper, path))
        self.save.tried.emit(Done(say("Saved to {file}.", file=path)))

    async def _save_to(self, shown: PreparedPaper, path: Path) -> None:
        paper = await self._papers.file(shown, path)
        await self._show(await self._papers.printed(paper))

    def _choose_printer(self, _: None) -> Flow[None]:
        """The chosen one first, so that a yes keeps it."""
        yield from result(self._papers.look_for_printers, quiet=True)
        known = self._papers.known_printers
        if not known:
            self.printer.tried.emit(no_printer())
            return
        first = self._papers.printer or known[0]
        choices = (first, *(one for one in known if one != first))
        text = say("Print on which printer?")
        yes = say("Print")
        self._papers.choose_printer(
            (yield from read(text, say("Printer name"), self._known_printer, *choices, yes=yes))
        )

    def _known_printer(self, name: str) -> str:
        if name not in self._papers.known_printers:
            raise Refusal("printer_gone", printer=name)
        return name

    def _size_words(self) -> str:
        a4 = self._papers.size is PaperSize.A4
        return say("On US Letter") if a4 else say("On A4")

    def _turn_size(self, _: None) -> Flow[None]:
        """Lay the same paper on the other size."""
        a4 = self._papers.size is PaperSize.A4
        self._papers.choose_size(PaperSize.LETTER if a4 else PaperSize.A4)
        yield from result(self._lay_anew, quiet=True)

    async def _lay_anew(self) -> None:
        paper = self._shown()
        if paper is not None:
            await self._show(await self._papers.laid_anew(paper))


def no_printer() -> str:
    """Why nothing is printed here."""
    return say("There is no printer; save a PDF instead.")
