"""A list written into a file, as CSV or as a spreadsheet: words and numbers, never formulas."""

import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from tdapp.core.safe_csv import Plain, csv_text
from tdapp.papers.paint import write_whole

BYTE_ORDER = "\ufeff"
"""Tells spreadsheets that a text is UTF-8."""
SPREADSHEET = ".xlsx"


def write_list(path: Path, header: Sequence[str], rows: Iterable[Sequence[Plain]]) -> None:
    """Write it, as a spreadsheet where the file is called so; refuses ``cannot_write``.

    It waits for the disk. A file that was there before stays as it was until this one is whole.
    """
    if path.suffix.casefold() == SPREADSHEET:
        content = as_spreadsheet(header, rows)
    else:
        content = (BYTE_ORDER + csv_text(header, rows)).encode()
    write_whole(path, content)


def as_spreadsheet(header: Sequence[str], rows: Iterable[Sequence[Plain]]) -> bytes:
    """One sheet in which words are words, whatever they begin with, and numbers are numbers."""
    from openpyxl import Workbook  # noqa: PLC0415 - it takes long to load
    from openpyxl.cell import WriteOnlyCell  # noqa: PLC0415 - it takes long to load

    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in (header, *rows):
        cells = []
        for value in row:
            if isinstance(value, str):
                cell = WriteOnlyCell(sheet, _printable(value))
                cell.data_type = "s"
            else:
                cell = WriteOnlyCell(sheet, None if value is None else float(value))
            cells.append(cell)
        sheet.append(cells)
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def _printable(text: str) -> str:
    """A sheet holds no control characters."""
    return "".join(one if one.isprintable() or one == "\n" else " " for one in text)
