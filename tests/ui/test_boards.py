"""The boards: nothing is cut or covered on any screen, every row is seen, each can be read."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from tdapp.screens.paging import Blocks
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import shown_name
from tdapp.ui.boards.page_index import cells_of
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.clock_moods import moods
from tdapp.ui.projected.clock_screen import ClockPicture, Layout
from tdapp.ui.projected.drawing import FilledRect, Stamp
from tdapp.ui.projected.screen_grid import M_FACT, S_FACT, grid_for
from tests.ui.boards import (
    EVERY_BOARD,
    HEAD,
    PRIZES,
    PROVISIONAL,
    SIZES,
    by_name,
    by_table,
    outside,
    overlaps,
    said,
    texts,
    too_small,
)
from tests.ui.contrast import contrast
from tests.ui.faces import EVERY_STATE, PAUSED, RUNNING

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES: dict[str, Picture] = {
    **EVERY_BOARD,
    **{name: ClockPicture(face) for name, face in EVERY_STATE.items()},
    "blinds": ClockPicture(RUNNING, Layout.BLINDS),
    "blinds paused": ClockPicture(PAUSED, Layout.BLINDS),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", PICTURES)
def test_no_text_is_cut_off_covered_or_too_small(name: str, size: tuple[int, int]) -> None:
    drawing = PICTURES[name].drawing(*size)
    assert list(outside(drawing)) == []
    assert list(overlaps(drawing)) == []
    if name in EVERY_BOARD and size[0] > size[1]:
        assert list(too_small(drawing)) == []


def test_every_row_of_a_long_list_is_seen_within_one_round_on_every_screen() -> None:
    board = by_name(600)
    (block,) = board.blocks.blocks
    for size in SIZES:
        pages = board.pages(grid_for(*size))
        shown = [
            row for page in pages for column in page for part in column for row, _ in part.rows
        ]
        assert shown == list(block.rows)
        assert max(len(page) for page in pages) == len(pages[0])
    assert len(board.pages(grid_for(1920, 1080))) == 15


def test_a_page_of_names_is_three_columns_of_fourteen_and_named_by_its_ends() -> None:
    drawing = by_name(600, turn=15 + 6).drawing(1920, 1080)
    words = said(drawing)
    assert "Page 7 of 15" in words
    assert words == said(by_name(600, turn=6).drawing(1920, 1080))
    (block,) = by_name().blocks.blocks
    first, last = block.rows[6 * 42], block.rows[6 * 42 + 41]
    assert f"{first.strong} \N{EN DASH} {last.strong}" in words
    assert words.count("Table") == words.count("Seat") == 3


@pytest.mark.parametrize(("rows", "lengths"), [(29, [10, 10, 9]), (20, [10, 10])])
def test_the_columns_of_a_list_on_one_page_are_of_one_length(rows: int, lengths: list[int]) -> None:
    (page,) = by_name(rows).pages(grid_for(1920, 1080))
    assert [len(part.rows) for column in page for part in column] == lengths


def test_a_family_name_is_never_cut_and_takes_a_second_row() -> None:
    long = "Wojciechowska-Featherstonehaugh-Montmorency"
    rows = (
        ScreenRow(long, "Kim", ("12", "4")),
        *(ScreenRow("Ng", "Maximiliana Theodora Alexandra", ("1", "1")) for _ in range(8)),
    )
    board = RowBoard(HEAD, Blocks([RowBlock(rows)]), ("Table", "Seat"))
    words = said(board.drawing(1920, 1080))
    (start,) = [at for at, word in enumerate(words) if word == "Wojciechowska-"]
    assert words[start] + words[start + 1] == long
    assert any(word.startswith("Maximiliana") and word.endswith(".") for word in words)


@pytest.mark.parametrize(
    "name",
    [
        "Jean-Claude de la Rochefoucauld-Montmorency-Laval",
        "Janice Keihanaikukauakahihuliheekahaunaele",
        f"Kim {'W' * 60}",
    ],
)
def test_a_name_of_any_length_stays_in_its_column(name: str) -> None:
    shown = shown_name(name, 1, voice())
    for heads, values in ((("Table", "Seat"), ("123", "10")), (("From", "To"), ("123-10", "4-10"))):
        rows = (ScreenRow(shown.family, shown.given, values, letters="X"),) * 60
        board = RowBoard(HEAD, Blocks([RowBlock(rows)]), heads)
        for size in ((1920, 1080), (1280, 720), (1024, 768)):
            drawing = board.drawing(*size)
            inside = QRectF(drawing.grid.left, 0, drawing.grid.breadth, drawing.grid.height)
            assert all(inside.contains(mark.box.adjusted(1, 0, -1, 0)) for mark in texts(drawing))
            assert list(overlaps(drawing)) == []


def test_tables_keep_together_and_several_share_a_column_where_they_fit() -> None:
    board = by_table(40)
    for size in SIZES:
        pages = board.pages(grid_for(*size))
        names = [part.name for page in pages for column in page for part in column]
        assert names == [f"Table {number}" for number in range(1, 41)]
    tall = board.pages(grid_for(1080, 1920))
    assert {len(column) for page in tall for column in page} == {2}


def test_one_table_more_than_columns_has_no_page_for_itself_unless_a_name_were_cut() -> None:
    grid = grid_for(1920, 1080)
    assert [len(page) for page in by_table(4).pages(grid)] == [4]
    assert [len(page) for page in by_table(5).pages(grid)] == [3, 2]
    (first, *others) = by_table(4).blocks.blocks
    long = first.rows[0]._replace(strong="Wojciechowska", quiet="Theodora")
    named = first._replace(rows=(long, *first.rows[1:]))
    assert len(replace(by_table(4), blocks=Blocks([named, *others], ("9", ()))).pages(grid)) == 2


def test_a_short_list_stands_in_m_and_one_row_more_in_s_with_all_names_whole() -> None:
    def sizes(rows: tuple[ScreenRow, ...], size: tuple[int, int] = (1920, 1080)) -> set[float]:
        board = RowBoard(HEAD, Blocks([RowBlock(rows)]), ("From", "To"), "Moves", most_columns=2)
        marks = {mark.text: mark.style.size for mark in texts(board.drawing(*size))}
        assert {row.strong for row in rows} <= marks.keys()
        return {marks[row.strong] for row in rows}

    few = tuple(ScreenRow(f"Kovač {n}", "Julia", ("12-1", "3-1")) for n in range(7))
    assert sizes(few) == {M_FACT.size}
    assert sizes((*few, ScreenRow("Ng", "Sam", ("1-1", "2-2")))) == {S_FACT.size}
    assert sizes(few, (1080, 1920)) == {54.0}


def test_few_rows_with_long_names_and_values_take_the_whole_width() -> None:
    pairs = [("Tillotson", "Whitlock"), ("Rahmani", "Ib\N{LATIN SMALL LETTER A WITH ACUTE}ñez")]
    for played in (pairs, pairs * 4):
        rows = tuple(
            ScreenRow(f"{one} \N{EN DASH} {other}", "", ("1,000 / 2,000", "15:00 left"), f"{at}a")
            for at, (one, other) in enumerate(played)
        )
        board = RowBoard(HEAD, Blocks([RowBlock(rows)]), ("Blinds", "Level ends"), most_columns=2)
        marks = [mark for mark in texts(board.drawing(1920, 1080)) if "15:00" in mark.text]
        assert {row.strong for row in rows} <= {*said(board.drawing(1920, 1080))}
        assert {round(mark.box.right() / 10) for mark in marks} == {186}


def test_a_screen_says_once_what_it_is_and_large_that_there_is_nothing() -> None:
    head = replace(HEAD, what="Event conditions")
    board = RowBoard(
        head, Blocks(()), (), "Event conditions", nothing="No conditions published yet."
    )
    marks = texts(board.drawing(1920, 1080))
    assert sum("Event conditions" in mark.text for mark in marks) == 1
    assert {mark.style.size for mark in marks if "published" in mark.text} == {M_FACT.size}
    assert any("Event conditions" in one for one in said(by_name().drawing(1920, 1080))) is False


def test_a_list_longer_than_a_column_begins_under_the_one_before_it() -> None:
    board = EVERY_BOARD["alternates"]
    assert isinstance(board, RowBoard)
    for size in SIZES:
        pages = board.pages(grid_for(*size))
        assert [part.name for part in pages[0][0]] == ["Come to the desk", "Waiting"]
        shown = [
            row for page in pages for column in page for part in column for row, _ in part.rows
        ]
        assert shown == [row for block in board.blocks.blocks for row in block.rows]


def test_the_thumb_index_shows_where_the_page_is_and_how_long_it_stays() -> None:
    def timer(seconds: int) -> float:
        marks = replace(by_name(), seconds=seconds).drawing(1920, 1080).marks
        now = moods()["running"].now
        bars = [one for one in marks if isinstance(one, FilledRect) and one.colour == now]
        return sum(bar.rect.width() for bar in bars)

    assert timer(0) == 0
    widths = [timer(seconds) for seconds in range(1, 9)]
    steps = [after - before for before, after in pairwise(widths)]
    assert steps == pytest.approx([widths[0]] * 7)


@pytest.mark.parametrize(
    ("labels", "at", "cells", "current"),
    [
        (["Abb", "Bre", "Con"], 1, ["Abb", "Bre", "Con"], 1),
        (["Abb"] * 10 + ["Bre"] * 8, 11, ["A"] * 10 + ["B"] * 8, 11),
        (["Abb"] * 30 + ["Bre"] * 30 + ["Con"], 59, ["A", "B", "C"], 1),
        ([str(3 * n + 1) for n in range(40)], 39, [str(9 * n + 1) for n in range(14)], 13),
    ],
)
def test_more_pages_make_shorter_cells_and_at_last_share_them(
    labels: list[str], at: int, cells: list[str], current: int
) -> None:
    assert cells_of(labels, at, 1792) == (cells, current)


def test_what_is_old_says_since_when_and_turns_quiet_but_the_time_never_does() -> None:
    ink, quiet = moods()["running"].ink, moods()["running"].quiet
    for board in (EVERY_BOARD["moves"], PRIZES, EVERY_BOARD["standing"], by_name()):
        old = replace(board, head=replace(HEAD, as_of="20:41"))  # type: ignore[type-var]
        marks = {mark.text: mark for mark in texts(old.drawing(1920, 1080))}
        assert marks["as of 20:41"].colour == quiet
        titles = [mark for mark in marks.values() if mark.baseline == 170 and mark.style.size > 40]
        assert {mark.colour.name() for mark in titles} == {quiet.name()}
        assert marks[HEAD.wall_time].colour == ink


def test_a_record_that_cannot_be_written_is_said_on_boards_too() -> None:
    for board in EVERY_BOARD.values():
        if board is EVERY_BOARD["idle"]:
            continue
        broken = replace(board, head=replace(HEAD, recorded=False))  # type: ignore[type-var]
        assert "NOT RECORDED" in said(broken.drawing(1920, 1080))


def test_a_prize_list_is_marked_by_a_frame_that_is_whole_only_when_it_is_posted() -> None:
    def strokes(board: Picture) -> int:
        ink = moods()["running"].ink
        marks = board.drawing(1920, 1080).marks
        return sum(isinstance(mark, FilledRect) and mark.colour == ink for mark in marks)

    assert strokes(PRIZES) == 4
    assert strokes(PROVISIONAL) > 20


def test_the_inks_of_the_boards_can_be_read() -> None:
    for mood in moods().values():
        assert contrast(mood.ink, mood.ground) >= 4.5
        assert contrast(mood.quiet, mood.ground) >= 4.5
        assert contrast(mood.line, mood.ground) >= 3
        assert contrast(mood.now, mood.ground) >= 3


def test_the_houses_own_mark_stands_on_every_screen_in_its_ink(tmp_path: Path) -> None:
    file = tmp_path / "mark.png"
    image = QImage(80, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    for x in range(20, 60):
        image.setPixelColor(x, 20, QColor("red"))
    assert image.save(str(file))
    for board in EVERY_BOARD.values():
        own = replace(board, head=replace(HEAD, logo=str(file)))  # type: ignore[type-var]
        (mark,) = [one for one in own.drawing(1920, 1080).marks if isinstance(one, Stamp)]
        assert mark.rect.width() == 2 * mark.rect.height()
        assert mark.image.pixelColor(40, 20) == moods()["running"].ink
    faces = [ClockPicture(replace(face, logo=str(file))) for face in EVERY_STATE.values()]
    assert all(any(isinstance(one, Stamp) for one in it.drawing(1080, 1920).marks) for it in faces)
    gone = ClockPicture(replace(RUNNING, logo=str(tmp_path / "gone.png"))).drawing(1920, 1080)
    assert gone.changed_from(ClockPicture(RUNNING).drawing(1920, 1080)) == []
