"""What is exported reads back as it was, and starts nothing in a spreadsheet."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.core.safe_csv import BEGINS_A_FORMULA, csv_text

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("bad", ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "\tx", " =1"])
def test_what_would_be_a_formula_is_only_words(bad: str) -> None:
    assert read(csv_text(["Name"], [[bad]])) == [["Name"], ["'" + bad]]


def test_numbers_stay_numbers_and_nothing_stays_empty() -> None:
    assert csv_text(["a", "b", "c"], [[-5, 1.5, None]]) == '"a","b","c"\r\n-5,1.5,\r\n'


@given(st.lists(TEXT, min_size=1, max_size=4))
def test_whatever_is_written_reads_back_and_no_cell_begins_a_formula(row: list[str]) -> None:
    header = [str(place) for place in range(len(row))]
    back = read(csv_text(header, [row]))[1]
    for cell, was in zip(back, row, strict=True):
        assert cell.removeprefix("'") == was or cell == was
        assert not cell.lstrip(" \u00a0\ufeff").startswith(tuple(BEGINS_A_FORMULA))
