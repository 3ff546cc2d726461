"""What the record page shows on paper, as it is shown."""

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.sheet import Align, Imprint, Sheet, SheetColumn, shown_sheet
from tdapp.shown.cells import Cell
from tdapp.ui.look.spoken import voice
from tdapp.ui.record.filter_reading import chips
from tdapp.ui.record.record_rows import columns
from tdapp.ui.record.record_view import RecordView

SHARES = (34, 42, 34, 204, 58, 42, 104)


def shown_on_paper(view: RecordView, head: Letterhead, now_us: int) -> Sheet:
    """The rows as a sheet."""
    event = view.wanted.event
    title = voice().text("record", "All events") if event is None else view.known_title(event)
    issued = f"{voice().day(now_us)} {voice().time(now_us)}"
    kept = ", ".join(chip.words for chip in chips(view.wanted, view.known))
    words = voice().text("record", "containing “{words}”", words=view.words)
    heads = [
        SheetColumn(one.head, share, Align.RIGHT if one.right else Align.LEFT)
        for one, share in zip(columns(), SHARES, strict=True)
    ]
    rows = [[_plain(cell) for cell in row.cells] for row in view.rows]
    said = "; ".join(part for part in (kept, words if view.words else "") if part)
    imprint = Imprint(head, title, "RECORD", issued)
    return shown_sheet(imprint, voice().text("record", "Record"), heads, rows, said)


def _plain(cell: Cell) -> str:
    return f"{cell.text}  {cell.note}" if cell.note else cell.text
