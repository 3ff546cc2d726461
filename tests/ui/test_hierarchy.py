"""What a look tells at once: by weight, by figures below one another, by air, by whole names."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from tdapp.core.settings import TextSize
from tdapp.shown.cells import Cell, Loudness, Tone
from tdapp.shown.event_titles import short_title
from tdapp.table.geometry.seats import Seat
from tdapp.ui.floor.map import ink
from tdapp.ui.floor.map.detail import NEAR_FROM, Detail
from tdapp.ui.look.lettering import Size, Words, lettering
from tdapp.ui.look.lists.list_look import TWO_LINES, row_high
from tdapp.ui.look.lists.list_painter import cell_font
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import ROW, Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.prizes.prizes_panes import NARROW_ROW
from tdapp.ui.shots.shot_looks import SIZES
from tests.ui.at_the_map import on_the_map
from tests.ui.by_hand import NAMES, begin
from tests.ui.on_floor import do
from tests.ui.whole_window import said, seen
from tests.ui.window_room import WindowRoom

BODY, NAME, ALONE = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold
PLAIN, STRONG = ListColumn("Plain"), ListColumn("Strong", strong=True)
AIR = 1.3
"""A row is at least so many times as high as its letters."""
LONG = ["Brendan Mallory-Lund", "Maximiliane Konstantinidis", *NAMES[2:6]]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("cell", "column", "weight"),
    [
        (Cell("here"), PLAIN, BODY),
        (Cell("Ann Lee"), STRONG, NAME),
        (Cell("Ann Lee", strong=True), PLAIN, NAME),
        (Cell("Ann Lee", tone=Tone.GONE), STRONG, BODY),
        (Cell("1,200", total=True), PLAIN, ALONE),
        (Cell("out", loudness=Loudness.OUTLINED), PLAIN, ALONE),
    ],
)
def test_words_of_a_list_have_the_weight_of_what_they_are(
    cell: Cell, column: ListColumn, weight: QFont.Weight
) -> None:
    assert cell_font(cell, column).weight() == weight


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["03:40:00", "1,200", "12-5", "Ann Lee", "Table 12", "2 re-buys"])
def test_figures_of_a_list_stand_digit_below_digit_and_words_as_they_are_set(text: str) -> None:
    figures = text[0].isdigit() and not any(one.isalpha() or one == "-" for one in text)
    assert cell_font(Cell(text), PLAIN).featureValue(QFont.Tag("tnum")) == int(figures)


def test_a_list_is_painted_in_these_weights(qtbot: QtBot) -> None:
    columns = (ListColumn("A", 200), ListColumn("B", 200, strong=True), ListColumn("C", 200))
    made = Listing("Weights", read_theme(ThemeName.LIGHT), columns)
    qtbot.addWidget(made)
    made.resize(600, 40)
    made.show_rows([ListRow(1, (Cell("Hamburg"), Cell("Hamburg"), Cell("Hamburg", total=True)))])
    made.show()
    image = made.grab().toImage()
    begins = [made.columnViewportPosition(place) for place in range(3)] + [image.width()]
    ink_of = [
        sum(
            255 - image.pixelColor(x, y).lightness()
            for x in range(start, end)
            for y in range(2, ROW - 2)
        )
        for start, end in pairwise(begins)
    ]
    assert ink_of == sorted(ink_of)
    assert len(set(ink_of)) == len(ink_of)


def test_every_page_has_a_strong_head_and_no_list_is_strong_throughout(room: WindowRoom) -> None:
    begin(room, NAMES)
    for page in room.console.pages.every.values():
        room.console.pages.turn_to(page)
        room.settle()
        for head in (one for one in seen(page) if isinstance(one, PageHead)):
            (title, *_) = head.findChildren(Words)
            assert (title.font().weight(), title.font().pixelSize()) == (ALONE, Size.HEAD)
        for one in (one for one in seen(page) if isinstance(one, Listing)):
            assert not one.table.rows or BODY in set(weights(one)), one.accessibleName()


def weights(listing: Listing) -> Iterator[QFont.Weight]:
    """Those of what a list says."""
    for row in range(min(listing.table.rowCount(), 20)):
        for place, column in enumerate(listing.table.columns):
            cell = listing.table.cell(row, place)
            if cell.text and not listing.isColumnHidden(place):
                yield QFont.Weight(cell_font(cell, column).weight())
            if cell.note or cell.below:
                yield BODY


@pytest.mark.parametrize("text", [100, 200])
def test_rows_of_every_list_have_air_above_and_below_their_letters(
    room: WindowRoom, text: TextSize
) -> None:
    hold_text_size(text)
    assert text > 100 or [row_high(row) for row in (NARROW_ROW, ROW, TWO_LINES)] == [23, 28, 44]
    begin(room, NAMES)
    for page in room.console.pages.every.values():
        for listing in page.findChildren(Listing):
            row = listing.verticalHeader().defaultSectionSize()
            assert row >= AIR * QFontMetricsF(lettering(Size.BODY)).ascent(), said(listing)


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_names_every_event_by_its_number_and_its_whole_name(
    room: WindowRoom, size: tuple[int, int]
) -> None:
    begin(room, NAMES)
    room.console.resize(*size)
    do(room, room.console.acts.clock)
    name = room.state.conditions.title
    assert room.console.strip.title == f"1\N{EN SPACE}{name}"
    room.begin_event()
    room.settle()
    assert room.console.strip.title.startswith(f"2\N{EN SPACE}{name[:9]}")
    assert room.console.strip.accessibleName().startswith(f"2 {name}")


@pytest.mark.parametrize("size", SIZES)
def test_the_map_keeps_family_names_whole_and_given_names_where_there_is_room(
    room: WindowRoom, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    painted, laid_out = dict[str, str](), ink._laid_out  # noqa: SLF001 - what is painted

    def looked_at(text: str, *told: Any) -> tuple[QPointF, str]:
        by, painted[text] = laid_out(text, *told)
        return by, painted[text]

    monkeypatch.setattr(ink, "_laid_out", looked_at)
    floor = on_the_map(room, LONG)
    room.console.setUpdatesEnabled(True)
    room.console.resize(*size)
    room.settle()
    shown = floor.map_view.map
    for scale in (NEAR_FROM, 2 * NEAR_FROM):
        shown.zoom(scale / shown.scale_now)
        for table, seat in product(shown.plan.tables, range(9)):
            item = shown.seat_item(Seat(table.number, seat + 1))
            if item is not None and table.seats[seat].name in LONG[:2]:
                shown.centerOn(item)
                shown.grab()
        assert shown.detail is Detail.NEAR
    assert {text: cut for text, cut in painted.items() if text != cut} == {}
    assert painted.keys() >= {"Konstantinidis", "Mallory-Lund", *LONG[:2]}


@pytest.mark.parametrize(
    ("letters", "short"),
    [
        (40, "12\N{EN SPACE}Spring Main Event: Day 1"),
        (22, "12\N{EN SPACE}Spring Main Event"),
        (16, "12\N{EN SPACE}Spring Main"),
        (9, "12\N{EN SPACE}Spring"),
        (5, "12\N{EN SPACE}Spring Main Event: Day 1"),
    ],
)
def test_a_title_is_shortened_by_whole_words_and_keeps_its_number(letters: int, short: str) -> None:
    title = "12\N{EN SPACE}Spring Main Event: Day 1"
    assert short_title(title, lambda words: len(words) <= letters) == short
