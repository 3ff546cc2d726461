"""The rows of a list, whether it is a text with separators or a spreadsheet."""

import csv
import io
import unicodedata
import warnings
import zipfile
from collections.abc import Iterator
from datetime import date, datetime

from tdapp.core.refusal import Refusal

SEPARATORS = ",;\t|"
SPREADSHEET = b"PK\x03\x04"
LARGEST = 200_000_000
"""A spreadsheet that unfolds to more bytes than this is not unfolded."""
MOST_ROWS = 200_000
MOST_CELLS = 64
NO_SPREADSHEET = "it is damaged, or no spreadsheet of the XLSX kind"
Row = tuple[int, list[str]]


def rows_of(content: bytes) -> Iterator[Row]:
    """Where each row begins that holds anything, and its cells with their blanks put right.

    Refuses ``list_not_utf8`` (line) and ``not_a_list`` (problem).
    """
    read = _of_spreadsheet(content) if content.startswith(SPREADSHEET) else _of_text(content)
    for line, cells in read:
        tidy = [_tidy(cell) for cell in cells]
        if any(tidy):
            yield line, tidy


def _text_of(content: bytes) -> str:
    """In UTF-8, or as older programs write it here: in Windows-1252."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        try:
            if b"\0" not in content:
                return content.decode("cp1252")
        except UnicodeDecodeError as other:
            line = content.count(b"\n", 0, other.start) + 1
        raise Refusal("list_not_utf8", line=line) from error


def _of_text(content: bytes) -> Iterator[Row]:
    text = _text_of(content)
    heading = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(SEPARATORS, key=heading.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    begins = 1
    try:
        for row in reader:
            yield begins, row
            begins = reader.line_num + 1
    except csv.Error as error:
        raise Refusal("not_a_list", problem=f"line {begins}: {error}") from error


def _of_spreadsheet(content: bytes) -> Iterator[Row]:
    """The first sheet, cell by cell as it shows; of a formula what it came to last."""
    try:
        yield from _sheet_rows(content)
    except Refusal:
        raise
    except Exception as error:  # any damage to such a file, and there is no end of kinds
        raise Refusal("not_a_list", problem=NO_SPREADSHEET) from error


def _sheet_rows(content: bytes) -> Iterator[Row]:
    from openpyxl import load_workbook  # noqa: PLC0415 - it takes long to load

    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        if sum(one.file_size for one in packed.infolist()) > LARGEST:
            raise Refusal("not_a_list", problem="it is too large to be unfolded")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        try:
            sheet = book.worksheets[0]
            width = 0
            for line, row in enumerate(sheet.iter_rows(values_only=True, max_col=MOST_CELLS), 1):
                if line > MOST_ROWS:
                    raise Refusal("not_a_list", problem=f"it has more than {MOST_ROWS} lines")
                cells = [_cell(value) for value in row]
                width = width or _last(cells)
                yield line, _as_wide(cells, width)
        finally:
            book.close()


def _last(cells: list[str]) -> int:
    """How many cells there are up to the last that holds anything."""
    return max((place for place, cell in enumerate(cells, 1) if cell.strip()), default=0)


def _as_wide(cells: list[str], width: int) -> list[str]:
    """A sheet's row has as many cells as its heading, and more only where they hold anything."""
    wide = max(width, _last(cells))
    return [*cells[:wide], *[""] * (wide - len(cells))]


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _tidy(cell: str) -> str:
    return unicodedata.normalize("NFC", " ".join(cell.split()))
