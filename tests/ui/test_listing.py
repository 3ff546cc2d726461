"""The console's list: what is chosen stays chosen, sorting is the list's own, cells are spoken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tdapp.core.settings import TextSize
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.ui.entries.entry_rows import entry_columns
from tdapp.ui.look.lists.list_look import FIGURES, TOLD, Claim, claimed, fitting, shared
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.text_size import hold_text_size
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.ui.whole_window import cut_cells

COLUMNS = (ListColumn("No", 60, right=True), ListColumn("Name", wide=True), ListColumn("Age", 80))


def row(number: int, name: str, age: int = 0) -> ListRow:
    loud = Loudness.OUTLINED if age > 50 else Loudness.WORDS
    cells = (
        Cell(str(number), (number,)),
        Cell(name, (name.casefold(),), shape=Shape.PERSON, note="here", below="second line"),
        Cell(str(age), (age,), Tone.WAITS, loudness=loud),
    )
    return ListRow(number, cells)


@pytest.fixture
def listing(qtbot: QtBot) -> Listing:
    made = Listing("People", read_theme(ThemeName.DARK), COLUMNS, headed=True, sortable=True)
    qtbot.addWidget(made)
    made.show_rows([row(1, "Zoe", 60), row(2, "anna", 20), row(3, "Ben", 40)])
    made.resize(400, 200)
    made.show()
    return made


def names(listing: Listing) -> list[str]:
    return [one.cells[1].text for one in listing.table.rows]


@pytest.mark.parametrize("text", [100, 150, 200])
def test_words_are_whole_beside_a_sentence_that_has_what_they_leave(
    qtbot: QtBot, text: TextSize
) -> None:
    hold_text_size(text)
    columns = (ListColumn("Who", 90), ListColumn("State", wide=True), ListColumn("By", 60))
    window = QWidget()
    qtbot.addWidget(window)
    made = Listing("Seats", read_theme(ThemeName.DARK), columns, headed=True)
    made.setParent(window)
    made.resize(1_200, 300)
    long = Cell("Maximiliane Konstantinidis", shape=Shape.PERSON, loudness=Loudness.OUTLINED)
    made.show_rows([ListRow(1, (long, Cell("here", note="since 20:15"), Cell("Ada Lang")))])
    window.show()
    QApplication.processEvents()
    assert list(cut_cells(window)) == []
    assert made.horizontalHeader().length() == made.viewport().width()
    made.show_rows([ListRow(1, (long, Cell("here, " * 40), Cell("Ada Lang")))])
    made.resize(7 * text, 300)
    QApplication.processEvents()
    assert list(cut_cells(window)) == []


def test_the_chosen_row_stays_chosen_where_it_goes(listing: Listing) -> None:
    chosen: list[object] = []
    listing.chosen.connect(chosen.append)
    listing.choose(3)
    listing.table.sort(1)
    assert names(listing) == ["anna", "Ben", "Zoe"]
    assert listing.key == 3
    listing.show_rows([row(4, "Eva"), row(3, "Ben")])
    assert listing.key == 3
    assert chosen == [3]
    listing.show_rows([row(4, "Eva")])
    assert not listing.currentIndex().isValid()


def test_equal_ones_stay_in_their_order_and_none_is_the_order_they_came_in(
    listing: Listing,
) -> None:
    listing.show_rows([row(3, "B"), row(1, "B"), row(2, "A")])
    listing.table.sort(1)
    assert [one.key for one in listing.table.rows] == [2, 3, 1]
    listing.table.sort(-1)
    assert [one.key for one in listing.table.rows] == [3, 1, 2]


def test_coming_by_chooses_nothing_and_enter_goes_on_with_what_is(listing: Listing) -> None:
    entered: list[bool] = []
    listing.entered.connect(lambda: entered.append(True))
    listing.setFocus()
    QTest.keyClick(listing, Qt.Key.Key_Return)
    assert (listing.key, entered) == (None, [])
    QTest.keyClick(listing, Qt.Key.Key_Down)
    QTest.keyClick(listing, Qt.Key.Key_Return)
    assert listing.key is not None
    assert entered


def test_only_rows_that_look_different_are_painted_again(listing: Listing) -> None:
    changed: list[tuple[int, int]] = []
    listing.table.dataChanged.connect(lambda one, two, _: changed.append((one.row(), two.row())))
    rows = list(listing.table.rows)
    listing.show_rows([rows[0], row(2, "anna", 21), rows[2]])
    listing.show_rows(list(listing.table.rows))
    assert changed == [(1, 1)]


def test_every_cell_is_spoken_whole(listing: Listing) -> None:
    index = listing.table.index(0, 1)
    said = listing.table.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Name: Zoe  here  second line"
    assert listing.table.headerData(1, Qt.Orientation.Horizontal) == "Name"
    assert not listing.grab().isNull()


def test_qt_finds_no_fault_in_the_model(listing: Listing, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(listing.table)  # type: ignore[no-untyped-call]


def test_a_narrow_list_squeezes_its_columns_before_the_last_ones_go() -> None:
    columns = (
        ListColumn("No", 60),
        ListColumn("Rarely wanted", 100, least=500),
        ListColumn("Name", wide=True),
        ListColumn("Amount", 100, right=True),
    )
    assert fitting(columns, 600, headed=False) == [0, 1, 2, 3]
    assert fitting(columns, 400, headed=False) == [0, 2, 3]
    assert fitting(columns, 240, headed=False) == [0, 2, 3]
    assert fitting(columns, 180, headed=False) == [0, 2]


LEASTS, MORE = st.integers(24, 200), st.integers(0, 400)
CLAIMS = st.lists(st.tuples(LEASTS, MORE, MORE, st.integers(TOLD, FIGURES)), min_size=1, max_size=9)


@st.composite
def claims(draw: st.DrawFn) -> list[Claim]:
    """Columns of any widths, at most one of which is the wide one."""
    drawn, wide = draw(CLAIMS), draw(st.integers(-1, 8))
    return [
        Claim(least + words + spare, least + words, least, gives, at == wide)
        for at, (least, words, spare, gives) in enumerate(drawn)
    ]


@given(claims(), st.integers(0, 4_000))
def test_columns_fill_the_room_and_want_no_more_than_they_want(
    claims: list[Claim], room: int
) -> None:
    widths = shared(claims, room)
    assert sum(widths) == min(room, sum(one.calm for one in claims))
    assert all(0 <= width <= one.calm for width, one in zip(widths, claims, strict=True))


@given(claims(), st.integers(0, 4_000))
def test_no_words_are_cut_where_all_have_room_and_figures_are_cut_last(
    claims: list[Claim], room: int
) -> None:
    held = list(zip(shared(claims, room), claims, strict=True))
    cut = [one.gives for width, one in held if width < one.words]
    assert not cut or room < sum(one.words for one in claims)
    assert all(width <= one.least for width, one in held if one.gives < max(cut, default=TOLD))


@given(claims(), st.integers(0, 4_000), st.integers(0, 300))
def test_no_column_is_much_narrower_in_a_wider_list(
    claims: list[Claim], room: int, more: int
) -> None:
    narrow, wider = shared(claims, room), shared(claims, room + more)
    assert all(before <= after + 1 for before, after in zip(narrow, wider, strict=True))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [560, 640, 720, 900])
def test_names_of_entries_are_whole_where_there_is_room_for_the_prize(room: int) -> None:
    columns = entry_columns()
    places = fitting(columns, room, headed=False)
    widths = shared([claimed(columns, place, None, headed=False) for place in places], room)
    assert widths[[columns[place].wide for place in places].index(True)] >= 150
    assert len(widths) >= 5
