"""Lists come in from any spreadsheet, and go out as words that no spreadsheet computes."""

import csv
import io
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from openpyxl import Workbook, load_workbook

from tdapp.core.names import ScreenName
from tdapp.core.refusal import Refusal
from tdapp.ui.papers.list_file import as_spreadsheet, write_list
from tdapp.ui.players.people_list import LineFault, ListedPerson, read_list
from tdapp.ui.players.people_sheet import rows_of

TODAY = date(2026, 9, 21)
HEADER = ("Name", "Card")
EVIL = ("=1+1", "+cmd|' /C calc'!A0", "@SUM(A1)", "-2", "\t=1", 'Ann "x"', "\x07bell", "Łódź")


def sheet(*rows: list[Any]) -> bytes:
    book = Workbook()
    page = book.worksheets[0]
    for row in rows:
        page.append(row)
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


GOOD = sheet(
    ["Name", "Card", "Born", "Screens", None],
    ["Ana  Pérez", 1041, datetime(1990, 4, 1, tzinfo=UTC).replace(tzinfo=None), "initial"],
    [None, None, None],
    ["Bob", 7.0, "1961-11-30", None, None],
    ["Cy", None, None, None, "more"],
)


def test_a_spreadsheet_is_read_as_it_shows() -> None:
    assert list(read_list(GOOD, TODAY)) == [
        ListedPerson(2, "Ana Pérez", "1041", "1990-04-01", wish=ScreenName.INITIAL),
        ListedPerson(4, "Bob", "7", "1961-11-30"),
        LineFault(5, "", Refusal("wrong_fields", fields=5, columns=4)),
    ]


def test_what_is_not_unicode_is_refused_as_its_letters_would_be_guessed() -> None:
    text = "name\nJiří Müller\n"
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert list(rows_of(text.encode(encoding))) == [(1, ["name"]), (2, ["Jiří Müller"])]
    for encoding in ("cp1250", "iso-8859-2", "mac_latin2", "cp1252", "utf-16-le"):
        with pytest.raises(Refusal) as refused:
            list(rows_of(text.encode(encoding, errors="replace")))
        assert refused.value.code == "list_not_utf8"


def test_a_card_that_shows_zeros_before_it_is_read_with_them() -> None:
    book = load_workbook(io.BytesIO(sheet(["name", "card"], ["Ann", 123], ["Bo", 1041.0])))
    for row, shape in ((2, "000000"), (3, "0")):
        book.worksheets[0].cell(row, 2).number_format = shape
    written = io.BytesIO()
    book.save(written)
    cards = [
        one.card for one in read_list(written.getvalue(), TODAY) if not isinstance(one, LineFault)
    ]
    assert cards == ["000123", "1041"]


def test_a_row_with_a_formula_whose_value_was_not_kept_is_refused_by_name() -> None:
    content = sheet(["name", "card"], ['=CONCATENATE("A","nn")', "=1+1"], ["Bob", "3"])
    assert list(read_list(content, TODAY)) == [
        LineFault(2, "", Refusal("formula_without_value", cell="A2")),
        ListedPerson(3, "Bob", "3"),
    ]
    with pytest.raises(Refusal, match="formula_without_value"):
        list(read_list(sheet(["name", "=1+1"]), TODAY))


@given(data=st.data())
def test_a_damaged_spreadsheet_is_read_or_refused_and_never_breaks(data: st.DataObject) -> None:
    begin = data.draw(st.integers(4, len(GOOD) - 1))
    end = data.draw(st.integers(begin, len(GOOD)))
    content = GOOD[:begin] + data.draw(st.binary(max_size=30)) + GOOD[end:]
    found: list[object] = []
    with suppress(Refusal):
        found += read_list(content, TODAY)
    assert all(isinstance(one, ListedPerson | LineFault) for one in found)


def test_what_goes_out_as_a_spreadsheet_is_words_and_no_formula() -> None:
    content = as_spreadsheet(HEADER, [(text, "c") for text in EVIL])
    page = load_workbook(io.BytesIO(content)).worksheets[0]
    kinds = {cell.data_type for row in page.iter_rows() for cell in row}
    assert kinds <= {"s", "inlineStr"}
    names = [row[0] for row in page.iter_rows(values_only=True)]
    assert names[1:4] == list(EVIL[:3])
    assert names[-1] == "Łódź"


def test_what_goes_out_as_csv_begins_with_nothing_that_is_computed(tmp_path: Path) -> None:
    path = tmp_path / "people.csv"
    write_list(path, HEADER, [(text, "c") for text in EVIL])
    text = path.read_text(encoding="utf-8-sig")
    rows = list(csv.reader(io.StringIO(text, newline="")))
    assert rows[0] == list(HEADER)
    assert not [row for row in rows if row[0].lstrip()[:1] in {"=", "+", "-", "@"}]
    with pytest.raises(Refusal) as refused:
        write_list(tmp_path / "none" / "people.xlsx", HEADER, [])
    assert refused.value.code == "cannot_write"
