"""The acts on the list as a whole: what is shown of it, and giving out what is shown."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.record_log import RecordFilter
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import on_paper
from tdapp.ui.asking.question import Question
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.printing import write_pdf
from tdapp.ui.record.filter_reading import read_filter
from tdapp.ui.record.record_acts import OnRecord, said
from tdapp.ui.record.record_list_paper import shown_on_paper
from tdapp.ui.record.record_view import RecordView
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class ListActs(OnRecord):
    """`wants` carries another filter."""

    wants = Signal(object)

    def __init__(self, work: Workplace, view: RecordView, parent: QObject) -> None:
        text = voice().text
        super().__init__(work, parent)
        self._view = view
        self.filter = self._act(
            lambda: text("list acts", "Filter…"), "Ctrl+Shift+J", always, self._ask_filter
        )
        self.everything = self._act(
            lambda: text("list acts", "Clear filters"),
            "Ctrl+Shift+H, V",
            self._why_no_filter,
            lambda: self.wants.emit(RecordFilter()),
        )
        self.newest = self._act(
            lambda: text("list acts", "Back to the newest"),
            "Ctrl+Shift+H, G",
            self._why_newest,
            lambda: self.wants.emit(view.wanted),
        )
        self.print = self._act(
            lambda: text("list acts", "Save as PDF…"),
            "Ctrl+Shift+R",
            self._why_nothing,
            self._ask_print,
        )

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.filter, self.everything, self.newest, self.print)

    def _ask_filter(self) -> None:
        def go_on(typed: str) -> None:
            try:
                wanted = read_filter(typed, self._view.wanted, self._view.known)
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, voice()))
                self._ask_filter()
            else:
                self.wants.emit(wanted)

        text = voice().text(
            "list acts", "Which actions should be shown? Each filter narrows the list."
        )
        hint = voice().text(
            "list acts", "since 01:00, by name, entry 12, station, event, exits, not chips"
        )
        choices = (
            voice().text("list acts", "prizes"),
            voice().text("list acts", "exits"),
            voice().text("list acts", "denied"),
            voice().text("list acts", "not chips"),
        )
        self.asks.emit(Question(text, voice().text("list acts", "Show"), go_on, hint, choices))

    def _why_no_filter(self) -> str:
        kept_back = self._view.wanted != RecordFilter()
        return "" if kept_back else said(Refusal("nothing_kept_back"))

    def _why_newest(self) -> str:
        return "" if self._view.cut else said(Refusal("newest_shown"))

    def _why_nothing(self) -> str:
        if not self._view.rows:
            return said(Refusal("nothing_shown"))
        return self._why_not_given_out()

    def _ask_print(self) -> None:
        async def write(path: Path) -> None:
            time = self._work.parts.desk.time
            head = self._work.view.letterhead
            sheet = shown_on_paper(self._view, head, time.now().utc_us)
            size = PaperSize(self._work.parts.settings.now.paper)
            await write_pdf([on_paper(sheet, size)], path, time)

        self._ask_file("record.pdf", write)
