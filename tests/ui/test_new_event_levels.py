"""The levels of a new event: made from a few answers, then changed where they stand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdapp.cli.structure import format_named
from tdapp.tournament.structures.formats import EventChoice, drafted
from tdapp.tournament.structures.trial import on_plan
from tdapp.ui.drafts.cell_grid import CellGrid
from tdapp.ui.new_event.new_event_page import NewEventPage
from tdapp.voice.voice import NONE
from tdapp.words.formats import FORMATS
from tests.ui.at_new_event import (
    BLINDS,
    LENGTH,
    NOTE,
    UPS,
    draft_of,
    levels,
    made_again,
    open_new_event,
    type_in,
)
from tests.ui.window_room import WindowRoom

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(room: WindowRoom) -> NewEventPage:
    return open_new_event(room)


def in_levels(room: WindowRoom, page: NewEventPage, row: int) -> CellGrid:
    """The levels with the focus, and this row chosen."""
    lines = page.short.levels.table.lines
    lines.setFocus()
    lines.choose(row)
    lines.column = 0
    room.settle()
    return lines


def test_the_levels_are_those_that_the_command_line_fits(
    room: WindowRoom, page: NewEventPage
) -> None:
    page.cards.choose(list(FORMATS).index("guarantee"))
    type_in(room, page, entries="200", minutes="6")
    made, trial = on_plan(
        lambda left: drafted(
            format_named("guarantee"),
            EventChoice("Guarantee", entries=200, minutes=360),
            room.parts.rulebook,
            left,
        )
    )
    blinds = [one.big or None for one in made.conditions.levels]
    assert levels(page, BLINDS) == [f"{big:,}" if big else NONE for big in blinds]
    assert f"in level {trial.level}" in page.short.said.text


def test_levels_are_changed_where_they_stand_by_keys_and_stay_when_numbers_change(
    room: WindowRoom, page: NewEventPage
) -> None:
    lines = in_levels(room, page, 1)
    room.key(Qt.Key.Key_Right, on=lines)
    room.key(Qt.Key.Key_3, on=lines)
    QTest.keyClicks(room.console.focusWidget(), "50")
    room.key(Qt.Key.Key_Tab, on=room.console.focusWidget())
    made_again(room, page)
    assert levels(page, BLINDS)[:3] == ["200", "350", "400"]
    count = len(levels(page, BLINDS))
    for key in (Qt.Key.Key_B, Qt.Key.Key_A, Qt.Key.Key_X):
        room.key(key, on=in_levels(room, page, 1))
        made_again(room, page)
        count += {Qt.Key.Key_X: -1}.get(key, 1)
        assert len(levels(page, BLINDS)) == count
    type_in(room, page, entries="200")
    assert levels(page, BLINDS)[1] == "350" or levels(page, BLINDS)[0] == "350"
    page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made is not None
    assert len(made.levels) == count
    assert made.turnout.entries == 200


def test_levels_made_again_follow_the_numbers_and_an_edit_is_taken_back(
    room: WindowRoom, page: NewEventPage
) -> None:
    made = levels(page, BLINDS)
    assert page.short.levels.make.why_not
    room.key(Qt.Key.Key_X, on=in_levels(room, page, 0))
    made_again(room, page)
    assert len(levels(page, BLINDS)) == len(made) - 1
    assert page.short.levels.make.why_not == ""
    room.key(Qt.Key.Key_Z, CTRL, on=in_levels(room, page, 0))
    made_again(room, page)
    assert levels(page, BLINDS) == made
    type_in(room, page, level_minutes="15")
    assert levels(page, BLINDS) == made
    room.key(Qt.Key.Key_G, on=in_levels(room, page, 0))
    made_again(room, page)
    assert set(levels(page, LENGTH)) == {"15"}


def test_levels_are_pasted_from_a_spreadsheet(room: WindowRoom, page: NewEventPage) -> None:
    QGuiApplication.clipboard().setText("100\t200\t15\n200\t400\t15\n300\t600\t15")
    room.key(Qt.Key.Key_V, CTRL, on=in_levels(room, page, 0))
    made_again(room, page)
    assert levels(page, BLINDS) == ["200", "400", "600"]
    assert "planned" in page.short.said.text
    page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made is not None
    assert [level.minutes for level in made.levels] == [15, 15, 15]


def test_chips_leave_after_a_level_by_its_own_cell(room: WindowRoom, page: NewEventPage) -> None:
    lines = in_levels(room, page, 3)
    lines.column = UPS - 1
    room.key(Qt.Key.Key_2, on=lines)
    QTest.keyClicks(room.console.focusWidget(), "5")
    room.key(Qt.Key.Key_Escape, on=room.console.focusWidget())
    made_again(room, page)
    assert levels(page, UPS)[3] == "25"
    page.make_draft.trigger()
    made = draft_of(room).conditions
    assert made is not None
    assert (25, 4) in {(step.chip, step.after_level) for step in made.chips.colour_ups}


def test_each_fault_is_said_in_every_view_and_beside_its_field(
    room: WindowRoom, page: NewEventPage
) -> None:
    lines = in_levels(room, page, 0)
    lines.column = 1
    room.key(Qt.Key.Key_9, on=lines)
    QTest.keyClicks(room.console.focusWidget(), "99999")
    room.key(Qt.Key.Key_Escape, on=room.console.focusWidget())
    made_again(room, page)
    assert "below 999,999" in levels(page, NOTE)[1] or "below 999999" in levels(page, NOTE)[1]
    assert "Levels" in page.short.said.text
    page.pane.choices.choose(1)
    assert page.pane.form.foot.said.text.startswith("1 error")
    page.pane.choices.choose(2)
    assert "below" in page.pane.editor.said.text
    page.pane.editor.field.setPlainText(
        page.pane.editor.field.toPlainText().replace("seats_per_table = 9", "seats_per_table = 99")
    )
    page.pane.choices.choose(0)
    made_again(room, page)
    assert page.short.form.beside("seats")
    assert page.short.form.beside("seats") != "7 tables"
    assert "_" not in page.short.said.text
