"""Lists as CSV that no spreadsheet takes for anything but words and numbers."""

from collections.abc import Iterable, Sequence
from decimal import Decimal

Plain = str | int | float | Decimal | None

BEGINS_A_FORMULA = "=+-@\t\r\n＝＋－＠"  # noqa: RUF001 - spreadsheets take the wide ones too
HARMLESS = "'"


def csv_text(header: Sequence[str], rows: Iterable[Sequence[Plain]]) -> str:
    """Comma-separated lines, each ended as RFC 4180 wants it (CR LF), the header first.

    Words stand in quotes; what a spreadsheet would take for a formula gets an apostrophe before it,
    also behind blanks. Numbers stay numbers, None is an empty cell. To be written as UTF-8.
    """
    return "".join(",".join(map(_cell, row)) + "\r\n" for row in (header, *rows))


def _cell(value: Plain) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return str(value)
    text = value.replace("\0", "")
    bare = text.lstrip(" \u00a0\ufeff")
    if bare and bare[0] in BEGINS_A_FORMULA:
        text = HARMLESS + text
    return '"' + text.replace('"', '""') + '"'
