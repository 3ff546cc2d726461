"""The list of entries: prepared once, sorted and searched in Python, the selection kept."""

import random

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tdapp.ui.entries.entries_table import CELL, EntriesTable
from tdapp.ui.entries.entries_view import EntriesView
from tdapp.ui.entries.entry_rows import Column, EntryRow, Which, plain
from tdapp.ui.look.cells import Cell, Tone
from tdapp.ui.look.theme import ThemeName, read_theme

NAMES = ("Øyvind Åse", "ana Pérez", "Ana Perez", "Zoë Lim", "Bo Ek")
FALLING = Qt.SortOrder.DescendingOrder


def _row(number: int, name: str, seat: tuple[int, int] | None, *, out: int = 0) -> EntryRow:
    text = f"{seat[0]}-{seat[1]}" if seat else "—"
    cells = (
        Cell(str(number), (number,)),
        Cell(name, (plain(name),)),
        Cell(text, (0, *seat) if seat else (1, 0, 0)),
        Cell("—", (0,)),
        Cell(f"out, {out}" if out else "in play", (2, out) if out else (1, 0)),
        Cell("—", (0,), Tone.GONE),
    )
    return EntryRow(number, cells, plain(f"{number} {name} {text}"), bool(out))


def _five() -> list[EntryRow]:
    seats = ((10, 1), (2, 9), (2, 10), None, None)
    outs = (0, 0, 0, 5, 4)
    return [
        _row(number, name, seat, out=out)
        for number, (name, seat, out) in enumerate(zip(NAMES, seats, outs, strict=True), 1)
    ]


@pytest.fixture
def table() -> EntriesTable:
    table = EntriesTable()
    table.show_rows(_five())
    return table


def _entries(table: EntriesTable) -> list[int]:
    return [row.entry for row in table.rows]


def test_the_model_keeps_qts_own_rules(table: EntriesTable) -> None:
    watching = QAbstractItemModelTester(table, table)
    table.sort(Column.NAME)
    table.narrow(Which.IN, "")
    table.show_rows(_five()[:2])
    table.show_rows([])
    assert watching.model() is table
    assert table.rowCount() == 0


def test_seats_are_sorted_as_numbers_and_those_without_one_come_last(table: EntriesTable) -> None:
    table.sort(Column.SEAT)
    assert _entries(table) == [2, 3, 1, 4, 5]
    table.sort(Column.SEAT, FALLING)
    assert _entries(table) == [4, 5, 1, 3, 2]


def test_names_are_sorted_without_regard_to_case_and_accents(table: EntriesTable) -> None:
    table.sort(Column.NAME)
    assert _entries(table)[:3] == [2, 3, 5]


def test_equal_ones_stay_in_the_order_of_their_numbers(table: EntriesTable) -> None:
    for order in (Qt.SortOrder.AscendingOrder, FALLING):
        table.sort(Column.REBUYS, order)
        assert _entries(table) == [1, 2, 3, 4, 5]


def test_the_state_puts_those_in_play_first_and_then_by_place(table: EntriesTable) -> None:
    table.sort(Column.STATE)
    assert _entries(table) == [1, 2, 3, 5, 4]


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("", [1, 2, 3, 4, 5]),
        ("perez ANA", [2, 3]),
        ("2-1", [3]),
        ("zoe", [4]),
        ("nobody", []),
        ("  ", [1, 2, 3, 4, 5]),
    ],
)
def test_a_search_wants_every_word_in_any_order(
    table: EntriesTable, search: str, found: list[int]
) -> None:
    table.narrow(Which.ALL, search)
    assert _entries(table) == found


def test_only_those_in_or_out_are_listed_when_asked_for(table: EntriesTable) -> None:
    table.narrow(Which.OUT, "")
    assert _entries(table) == [4, 5]
    table.narrow(Which.IN, "ana")
    assert _entries(table) == [2, 3]


def test_of_new_values_in_the_same_order_only_the_rows_that_say_something_else_are_told(
    table: EntriesTable, qtbot: QtBot
) -> None:
    for place in range(4):
        table.data(table.index(place, 0), CELL)
    told: list[tuple[int, int, int]] = []
    table.dataChanged.connect(lambda one, end: told.append((one.row(), end.row(), end.column())))
    with qtbot.assertNotEmitted(table.modelReset), qtbot.assertNotEmitted(table.layoutChanged):
        table.show_rows([_row(1, NAMES[0], (10, 1)), _row(2, NAMES[1], (3, 9)), *_five()[2:]])
    assert told == [(1, 1, Column.PRIZE)]


def test_of_a_row_that_nobody_looked_at_nothing_is_told(table: EntriesTable) -> None:
    told: list[object] = []
    table.dataChanged.connect(lambda *_: told.append(_))
    table.show_rows([_row(1, NAMES[0], (9, 1)), *_five()[1:]])
    assert told == []
    assert table.data(table.index(0, Column.SEAT)) == "9-1"


def test_sorting_moves_marked_places_with_their_entries(table: EntriesTable, qtbot: QtBot) -> None:
    marks = {row.entry: QPersistentModelIndex(table.index_of(row.entry)) for row in table.rows}
    with qtbot.assertNotEmitted(table.modelReset):
        table.sort(Column.SEAT)
    assert {entry: table.rows[mark.row()].entry for entry, mark in marks.items()} == {
        entry: entry for entry in marks
    }


def test_a_cell_is_read_out_with_the_name_of_its_column(table: EntriesTable) -> None:
    index = table.index(0, Column.SEAT)
    assert table.data(index, Qt.ItemDataRole.AccessibleTextRole) == "Seat: 10-1"
    assert table.data(index, CELL) is table.rows[0].cells[Column.SEAT]
    assert table.data(index, Qt.ItemDataRole.ToolTipRole) is None


def test_numbers_stand_at_the_right_with_their_heads(table: EntriesTable) -> None:
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    role = Qt.ItemDataRole.TextAlignmentRole
    for column in (Column.NUMBER, Column.REBUYS, Column.PRIZE):
        assert table.data(table.index(0, column), role) == right
        assert table.headerData(column, Qt.Orientation.Horizontal, role) == right


@pytest.fixture
def view(table: EntriesTable, qtbot: QtBot) -> EntriesView:
    view = EntriesView(table, read_theme(ThemeName.DARK))
    qtbot.addWidget(view)
    view.resize(700, 400)
    view.show()
    return view


def test_the_selected_entry_stays_selected_however_the_list_is_arranged(
    table: EntriesTable, view: EntriesView
) -> None:
    view.choose(3)
    table.sort(Column.SEAT)
    assert view.entry == 3
    assert table.rows[view.currentIndex().row()].entry == 3
    table.show_rows([*_five(), _row(6, "Newcomer", None)])
    assert table.rows[view.currentIndex().row()].entry == 3


def test_an_entry_that_is_not_listed_is_not_selected_until_it_is_back(
    table: EntriesTable, view: EntriesView, qtbot: QtBot
) -> None:
    view.choose(3)
    with qtbot.waitSignal(view.chosen) as told:
        table.narrow(Which.OUT, "")
    assert (told.args, view.entry) == ([None], None)
    table.narrow(Which.ALL, "")
    assert view.entry == 3


def test_thousands_of_entries_are_shown_and_sorted_with_one_signal_each(
    table: EntriesTable,
) -> None:
    order = random.Random(1)
    rows = [
        _row(number, f"Player {number}", (order.randrange(300), order.randrange(9)))
        for number in range(1, 3001)
    ]
    told: list[str] = []
    table.modelReset.connect(lambda: told.append("reset"))
    table.layoutChanged.connect(lambda: told.append("layout"))
    table.show_rows(rows)
    table.sort(Column.SEAT)
    assert told == ["reset", "layout"]
    seats = [row.cells[Column.SEAT].order for row in table.rows]
    assert seats == sorted(seats)
