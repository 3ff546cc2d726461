"""A list given out as it is shown: as CSV or as a spreadsheet, in words and never in formulas."""

import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.core.safe_csv import csv_text

BYTE_ORDER = "\ufeff"
"""Tells spreadsheets that a text is UTF-8."""
SPREADSHEET = ".xlsx"
Row = Sequence[str]


def write_list(path: Path, header: Row, rows: Iterable[Row]) -> None:
    """Write it, as a spreadsheet where the file is called so; refuses ``cannot_write``.

    It waits for the disk.
    """
    if path.suffix.casefold() == SPREADSHEET:
        content = as_spreadsheet(header, rows)
    else:
        content = (BYTE_ORDER + csv_text(header, rows)).encode()
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_write", path=str(path), problem=problem) from error


def as_spreadsheet(header: Row, rows: Iterable[Row]) -> bytes:
    """One sheet whose cells are words, whatever they begin with."""
    from openpyxl import Workbook  # noqa: PLC0415 - it takes long to load
    from openpyxl.cell import WriteOnlyCell  # noqa: PLC0415 - it takes long to load

    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in (header, *rows):
        cells = [WriteOnlyCell(sheet, _printable(text)) for text in row]
        for cell in cells:
            cell.data_type = "s"
        sheet.append(cells)
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def _printable(text: str) -> str:
    """A sheet holds no control characters."""
    return "".join(one if one.isprintable() or one == "\n" else " " for one in text)
