"""The levels of a draft: cells typed in, lines added and removed, pasted and filled by keys."""

import tomllib

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdapp.ui.drafts.drafts import templates
from tdapp.ui.drafts.form_table import FormTable
from tests.ui.at_drafts import TEXAS, begin_draft, press, text_of, turn, type_over
from tests.ui.at_the_till import answer
from tests.ui.window_room import WindowRoom

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def levels(room: WindowRoom) -> list[dict[str, object]]:
    """Those of the chosen draft as it is kept."""
    found: list[dict[str, object]] = tomllib.loads(text_of(room))["levels"]
    return found


def at_levels(room: WindowRoom) -> FormTable:
    """The table of the levels of a new draft, gone to by keys."""
    turn(room)
    begin_draft(room, "high roller")
    for _ in range(5):
        press(Qt.Key.Key_PageDown)
    (table,) = room.events.form.page.tables
    assert table.lines.hasFocus()
    table.choose(1)
    return table


def behind(table: FormTable, place: int) -> str:
    """What is said to be wrong with a line."""
    return table.lines.table.rows[place].cells[-1].text


def test_cells_are_gone_to_by_arrows_and_typed_in_by_their_first_digit(room: WindowRoom) -> None:
    table = at_levels(room)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_7):
        press(key)
    assert table.inputs[2].hasFocus()
    QTest.keyClicks(table.inputs[2], "000")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    room.events.page.pane.tell_now()
    assert (table.place, levels(room)[2]["big"]) == (3, 7_000)
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    assert table.inputs[1].hasFocus()
    press(Qt.Key.Key_Backtab)
    assert table.inputs[0].hasFocus()


def test_rows_are_added_and_removed_by_keys_and_every_edit_is_taken_back(room: WindowRoom) -> None:
    table = at_levels(room)
    before = text_of(room)
    press(Qt.Key.Key_Insert)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Delete)
    type_ahead = text_of(room)
    assert len(levels(room)) == len(tomllib.loads(before)["levels"]) - 1
    for _ in range(3):
        press(Qt.Key.Key_Z, CTRL)
    assert text_of(room) == before
    for _ in range(3):
        press(Qt.Key.Key_Y, CTRL)
    assert text_of(room) == type_ahead
    assert not room.console.view.events()
    assert table.lines.hasFocus()


def test_letters_typed_into_a_cell_are_no_acts_on_its_row(room: WindowRoom) -> None:
    table = at_levels(room)
    before = levels(room)
    for _ in range(4):
        press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    for key in (Qt.Key.Key_X, Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C):
        press(key)
    room.events.page.pane.tell_now()
    assert len(levels(room)) == len(before)
    assert table.inputs[4].hasFocus()


def test_levels_copied_from_a_spreadsheet_take_the_place_of_those_from_the_chosen_one_on(
    room: WindowRoom,
) -> None:
    table = at_levels(room)
    before = levels(room)
    QGuiApplication.clipboard().setText("1,000\t2,000\t2,000\nBreak 10\n1,500\t3,000\t3,000")
    press(Qt.Key.Key_V, CTRL)
    by_big_blind = {"ante_by": "big_blind", "minutes": before[1]["minutes"]}
    assert levels(room) == [
        before[0],
        {"small": 1_000, "big": 2_000, "ante": 2_000, **by_big_blind},
        {"minutes": 10},
        {"small": 1_500, "big": 3_000, "ante": 3_000, **by_big_blind},
    ]
    pasted = text_of(room)
    QGuiApplication.clipboard().setText("nothing of the kind")
    press(Qt.Key.Key_V, CTRL)
    assert "No levels found" in room.notice
    assert text_of(room) == pasted
    assert table.lines.hasFocus()


def test_levels_are_changed_line_by_line_by_keys_and_filled_from_a_template(
    room: WindowRoom,
) -> None:
    table = at_levels(room)
    before = levels(room)
    for key in (Qt.Key.Key_A, Qt.Key.Key_B):
        room.key(key, on=table.lines)
    assert levels(room) == [*before[:2], before[1], {"minutes": 15}, *before[2:]]
    assert table.place == 3
    for _ in range(2):
        room.key(Qt.Key.Key_X, on=table.lines)
    assert levels(room) == before
    press(Qt.Key.Key_Return)
    assert table.inputs[0].hasFocus()
    type_over(room, "33")
    press(Qt.Key.Key_Return)
    assert (table.place, table.inputs[0].hasFocus()) == (2, True)
    press(Qt.Key.Key_Tab)
    assert table.inputs[1].hasFocus()
    type_over(room, "x")
    press(Qt.Key.Key_Escape)
    assert table.lines.hasFocus()
    room.key(Qt.Key.Key_M, on=table.lines)
    answer(room, "40")
    assert table.lines.hasFocus()
    changed = levels(room)
    assert (changed[1]["minutes"], changed[2]["small"]) == (33, "x")
    assert {one["minutes"] for one in changed[2:] if one.get("big")} == {40}
    assert behind(table, 2) == "Small blind: enter a whole number"
    room.key(Qt.Key.Key_F, on=table.lines)
    answer(room, TEXAS)
    assert levels(room) == tomllib.loads(templates()[TEXAS])["levels"]
