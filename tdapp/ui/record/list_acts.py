"""The acts on the list as a whole: what is shown of it, and saving what is shown."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.desk.record_log import RecordFilter
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.paper import PaperSize
from tdapp.papers.sheet import Align, Imprint, Sheet, SheetColumn, on_paper, shown_sheet
from tdapp.shown.cells import Cell
from tdapp.ui.asking.acts import Acts, whatever
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import read
from tdapp.ui.asking.signed import must_be_permitted
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.papers.printing import write_pdf
from tdapp.ui.record.filter_reading import chips, read_filter
from tdapp.ui.record.record_view import RecordView
from tdapp.ui.record.saving import save_to_file
from tdapp.ui.workplace.workplace import Workplace

say = saying("list acts")

SHARES = (34, 42, 34, 204, 58, 42, 104)
"""How wide the columns of the record are on paper."""


class ListActs(Acts[RecordView]):
    """`wants` carries another filter."""

    wants = Signal(object)

    def __init__(self, work: Workplace, view: RecordView, parent: QObject) -> None:
        super().__init__(HouseDesk(work.parts, work.asking), work.asking, lambda: view, parent)
        self._work = work
        newest = say("Back to the newest")
        self.filter, self.everything, self.newest, self.print = self._acts(
            (say("Filter…"), "Ctrl+Shift+J", whatever, self._filter),
            (
                say("Clear filters"),
                "Ctrl+Shift+H, V",
                self._must_be_filtered,
                lambda _: self._want(RecordFilter()),
            ),
            (newest, "Ctrl+Shift+H, G", self._must_be_cut, lambda view: self._want(view.wanted)),
            (say("Save as PDF…"), "Ctrl+Shift+R", self._must_be_savable, self._print),
        )

    def _want(self, wanted: RecordFilter) -> Flow[None]:
        self.wants.emit(wanted)
        yield from ()

    def _filter(self, view: RecordView) -> Flow[None]:
        text = say("Which actions should be shown? Each filter narrows the list.")
        hint = say("since 01:00, by name, entry 12, station, event, exits, not chips")
        choices = (say("prizes"), say("exits"), say("denied"), say("not chips"))
        yes = say("Show")
        wanted = yield from read(
            text, hint, lambda typed: read_filter(typed, view.wanted, view.known), *choices, yes=yes
        )
        self.wants.emit(wanted)

    def _must_be_filtered(self, view: RecordView) -> None:
        if view.wanted == RecordFilter():
            raise Refusal("nothing_kept_back")

    def _must_be_cut(self, view: RecordView) -> None:
        if not view.cut:
            raise Refusal("newest_shown")

    def _must_be_savable(self, view: RecordView) -> None:
        if not view.rows:
            raise Refusal("nothing_shown")
        must_be_permitted(self._work.parts, Permission.EXPORT)

    def _print(self, view: RecordView) -> Flow[None]:
        async def write(path: Path) -> None:
            time = self._work.parts.desk.time
            sheet = shown_on_paper(view, self._work.view.letterhead, time.now().utc_us)
            size = PaperSize(self._work.parts.settings.now.paper)
            await write_pdf([on_paper(sheet, size)], path, time)

        self.print.tried.emit((yield from save_to_file(self._work.parts, PaperKind.HISTORY, write)))


def shown_on_paper(view: RecordView, head: Letterhead, now_us: int) -> Sheet:
    """The rows as a sheet."""
    event = view.wanted.event
    title = say("All events") if event is None else view.known_title(event)
    issued = f"{voice().day(now_us)} {voice().time(now_us)}"
    kept = ", ".join(chip.words for chip in chips(view.wanted, view.known))
    words = say("containing “{words}”", words=view.words)
    heads = [
        SheetColumn(one.head, share, Align.RIGHT if one.right else Align.LEFT)
        for one, share in zip(view.columns, SHARES, strict=True)
    ]
    rows = [[_plain(cell) for cell in row.cells] for row in view.rows]
    said = "; ".join(part for part in (kept, words if view.words else "") if part)
    imprint = Imprint(head, title, "RECORD", issued)
    return shown_sheet(imprint, say("Record"), heads, rows, said)


def _plain(cell: Cell) -> str:
    return f"{cell.text}  {cell.note}" if cell.note else cell.text
