"""The rows of a spreadsheet as they show, cell by cell."""

import io
import re
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import date, datetime
from typing import TYPE_CHECKING

from tdapp.core.refusal import Refusal

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell, MergedCell

LARGEST = 200_000_000
"""A spreadsheet that unfolds to more bytes than this is not unfolded."""
MOST_ROWS = 200_000
MOST_CELLS = 64
NO_SPREADSHEET = "it is damaged, or no spreadsheet of the XLSX kind"
FORMULA = re.compile(rb"<(\w+:)?f[ />]")
PIECE = 1_000_000
Row = tuple[int, list[str] | Refusal]
"""A line's number and its cells, or why it cannot be read."""


def spreadsheet_rows(content: bytes) -> Iterator[Row]:
    """The rows of the first sheet; of a formula what it came to when the file was saved.

    Refuses ``not_a_list`` (problem); a row is refused by ``formula_without_value`` (cell).
    """
    try:
        yield from _sheet_rows(content)
    except Refusal:
        raise
    except Exception as error:  # any damage to such a file, and there is no end of kinds
        raise Refusal("not_a_list", problem=NO_SPREADSHEET) from error


def _sheet_rows(content: bytes) -> Iterator[Row]:
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        if sum(one.file_size for one in packed.infolist()) > LARGEST:
            raise Refusal("not_a_list", problem="it is too large to be unfolded")
        computes = any(map(FORMULA.search, _pieces(packed)))
    width = 0
    formulas = _cells(content, values=False) if computes else None
    for line, row in enumerate(_cells(content, values=True), 1):
        if line > MOST_ROWS:
            raise Refusal("not_a_list", problem=f"it has more than {MOST_ROWS} lines")
        written = next(formulas, ()) if formulas else ()
        cells = [_shown(cell) for cell in row]
        width = width or _last(cells)
        empty = (two for one, two in zip(row, written, strict=False) if one.value is None)
        lost = next((one.coordinate for one in empty if one.data_type == "f"), None)
        yield line, _as_wide(cells, width) if lost is None else _without_value(lost)


def _pieces(packed: zipfile.ZipFile) -> Iterator[bytes]:
    """The sheets' own texts; each piece begins with the end of the one before it."""
    for name in packed.namelist():
        if "/worksheets/" in name:
            with packed.open(name) as sheet:
                before = b""
                while piece := sheet.read(PIECE):
                    yield before + piece
                    before = piece[-20:]


def _cells(content: bytes, *, values: bool) -> Iterator[Sequence["Cell | MergedCell"]]:
    """The cells of each row: their values, or else their formulas."""
    from openpyxl import load_workbook  # noqa: PLC0415 - it takes long to load

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with closing(load_workbook(io.BytesIO(content), read_only=True, data_only=values)) as book:
            yield from book.worksheets[0].iter_rows(max_col=MOST_CELLS)


def _without_value(cell: str) -> Refusal:
    return Refusal("formula_without_value", cell=cell)


def _last(cells: list[str]) -> int:
    """How many cells there are up to the last that holds anything."""
    return max((place for place, cell in enumerate(cells, 1) if cell.strip()), default=0)


def _as_wide(cells: list[str], width: int) -> list[str]:
    """A sheet's row has as many cells as its heading, and more only where they hold anything."""
    wide = max(width, _last(cells))
    return [*cells[:wide], *[""] * (wide - len(cells))]


def _shown(cell: "Cell | MergedCell") -> str:
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if type(value) is int and not cell.number_format.strip("0"):
        return str(value).zfill(len(cell.number_format))
    return str(value)
