"""What a page shows goes into a file as it is shown, and nothing in it is ever a formula."""

import asyncio
import errno
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.core.refusal import Refusal
from tdapp.core.safe_csv import csv_text
from tdapp.shown.cells import Cell
from tdapp.ui.entries.entry_rows import EntryColumn
from tdapp.ui.floor.floor_views import LISTS
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.papers.list_file import BYTE_ORDER, write_list
from tdapp.ui.workplace.export_shown import list_shown, read_shown
from tdapp.ui.workplace.rail import PageName
from tdapp.voice.voice import MINUS
from tests.ui.at_the_till import answer
from tests.ui.by_hand import begin
from tests.ui.window_room import WindowRoom

COLUMNS = (
    ListColumn("No", 60, right=True),
    ListColumn("Name", wide=True),
    ListColumn("Paid", 80, right=True),
    ListColumn("Card", 80, least=5000),
)
EVIL = "=cmd|' /C calc'!A0"


@pytest.fixture
def listing(qtbot: QtBot) -> Listing:
    made = Listing("People", read_theme(ThemeName.DARK), COLUMNS, headed=True, sortable=True)
    qtbot.addWidget(made)
    rows = [("1,204", EVIL, "-1,234.50", ""), ("7", "Ana", "—", "since 22:41")]
    made.show_rows(
        [
            ListRow(number, (Cell(one, (number,)), Cell(name, note=note), Cell(paid), Cell("0412")))
            for number, (one, name, paid, note) in enumerate(rows)
        ]
    )
    made.resize(600, 200)
    made.show()
    return made


def test_a_list_is_given_out_in_its_order_with_numbers_as_numbers(listing: Listing) -> None:
    listing.table.sort(0, Qt.SortOrder.DescendingOrder)
    assert asyncio.run(read_shown(listing)) == (
        ["No", "Name", "Note", "Paid"],
        [
            [Decimal(7), "Ana", "since 22:41", None],
            [Decimal(1204), EVIL, None, Decimal("-1234.50")],
        ],
    )


def test_no_cell_is_a_formula_whatever_it_says(listing: Listing, tmp_path: Path) -> None:
    header, rows = asyncio.run(read_shown(listing))
    for name in ("shown.csv", "shown.xlsx"):
        write_list(tmp_path / name, header, rows)
    lines = (tmp_path / "shown.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[1:] == [f'1204,"\'{EVIL}",,-1234.50', '7,"Ana","since 22:41",']
    sheet = load_workbook(tmp_path / "shown.xlsx").worksheets[0]
    first = next(iter(sheet.iter_rows(min_row=2, max_row=2)))
    assert [(cell.value, cell.data_type) for cell in first] == [
        (1204, "n"), (EVIL, "s"), (None, "n"), (-1234.5, "n")
    ]  # fmt: skip


@pytest.mark.parametrize(
    "words", ["", "0412", "12-5", "3 of 9", "1st", MINUS, "1,2", "1,2345", "—"]
)
def test_what_only_looks_like_a_number_stays_words(words: str) -> None:
    assert voice().number_in(words) is None


def test_one_key_gives_out_the_list_in_sight_sorted_and_filtered(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room)
    room.show_entries()
    pane, console = room.console.page.pane, room.console
    pane.search.setText("player")
    pane.view.sortByColumn(EntryColumn.NAME, Qt.SortOrder.DescendingOrder)
    pane.view.setFocus()
    room.key(Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert console.asked.text.startswith("Export Entries (rows:")
    target = tmp_path / "entries.csv"
    answer(room, str(target))
    room.until(target.exists)
    lines = target.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith('"No.","Name","Seat"')
    assert [line.split(",")[1] for line in lines[1:3]] == ['"Player F"', '"Player E"']
    shown = {}
    for page in PageName:
        console.turning.to(page).trigger()
        room.settle()
        listing = list_shown(console.pages.page)
        shown[page] = "" if listing is None else listing.accessibleName()
        assert bool(shown[page]) is not bool(console.page_acts.export.act.why_not)
    assert (shown[PageName.PRIZES], shown[PageName.RECORD]) == ("Prize list", "Record")
    floor = console.pages.floor
    console.turning.to(PageName.FLOOR).trigger()
    floor.show_view(LISTS)
    assert list_shown(floor) is floor.pane.seats
    floor.pane.tables.setFocus()
    assert list_shown(floor) is floor.pane.tables


def test_a_file_that_cannot_be_meant_is_refused_in_words(room: WindowRoom) -> None:
    begin(room)
    room.show_entries()
    export = room.export.act
    for typed, said in (
        ("", "A file name is needed"),
        ("~nobody-of-this-name/a.csv", "home folder"),
    ):
        export.trigger()
        answer(room, typed)
        assert said in room.notice
        room.console.asked.take_away()


def test_a_file_that_is_there_already_is_not_lost_to_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "entries.csv"
    write_list(path, ["No"], [[Decimal(1)]])
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refusal) as refused:
        write_list(path, ["No"], [[Decimal(2)]])
    assert (refused.value.code, refused.value.details["problem"]) == (
        "cannot_write", "No space left on device"
    )  # fmt: skip
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_of_two_exports_into_one_file_at_once_the_last_stands_and_each_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have written all before either is in place: they meet where the disk is waited for."""
    sync, both = os.fsync, threading.Barrier(2, timeout=20)
    put, one_by_one, in_place = Path.replace, threading.Lock(), list[bytes]()

    def meet(handle: int) -> None:
        sync(handle)
        both.wait()

    def put_in_place(part: Path, path: Path) -> Path:
        with one_by_one:
            in_place.append(part.read_bytes())
            return put(part, path)

    monkeypatch.setattr(os, "fsync", meet)
    monkeypatch.setattr(Path, "replace", put_in_place)
    path, rows = tmp_path / "entries.csv", {one: [[Decimal(one)]] * 900 * one for one in (1, 2)}
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda one: write_list(path, ["No"], rows[one]), rows))
    wholes = sorted((BYTE_ORDER + csv_text(["No"], rows[one])).encode() for one in rows)
    assert sorted(in_place) == wholes
    assert path.read_bytes() == in_place[-1]
    assert list(tmp_path.iterdir()) == [path]
