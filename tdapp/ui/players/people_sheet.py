"""The rows of a list, whether it is a text with separators or a spreadsheet."""

import csv
import io
import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.ui.players.spreadsheet_rows import Row, spreadsheet_rows

SEPARATORS = ",;\t|"
SPREADSHEET = b"PK\x03\x04"


def rows_of(content: bytes) -> Iterator[Row]:
    """Where each row begins that holds anything, and its cells with their blanks put right.

    Refuses ``list_not_utf8`` (line) and ``not_a_list`` (problem).
    """
    read = spreadsheet_rows(content) if content.startswith(SPREADSHEET) else _of_text(content)
    for line, cells in read:
        if isinstance(cells, Refusal):
            yield line, cells
            continue
        tidy = [_tidy(cell) for cell in cells]
        if any(tidy):
            yield line, tidy


def _text_of(content: bytes) -> str:
    """In UTF-8, or in the UTF-16 that says so: any other would have to be guessed."""
    wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    try:
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refusal("list_not_utf8", line=content.count(b"\n", 0, error.start) + 1) from error


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


def _tidy(cell: str) -> str:
    return unicodedata.normalize("NFC", " ".join(cell.split()))
