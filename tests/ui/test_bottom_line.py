"""What is not healthy stays in the bottom line, with the time since when, until it is."""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.core.ports.record import CopyState, RecordHealth
from tdapp.ui.application import application
from tdapp.ui.console.bottom_line import BottomLine
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.ui.window_room import EVENING_US, MINUTE_US


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy as a `SecondMedium` tells of it."""

    at_us: int
    problem: str | None = None


@dataclass
class Medium:
    """A second medium, and how its last copy went."""

    health: CopyState | None = None


@pytest.fixture
def line(qapp: QApplication) -> BottomLine:
    assert application() is qapp
    undo, redo = (WindowAct(lambda: "Undo", "", always, lambda: None) for _ in range(2))
    made = BottomLine(read_theme(ThemeName.DARK), undo, redo)
    made.resize(1600, made.height())
    return made


def test_a_copy_that_fails_is_told_since_when_until_one_succeeds(line: BottomLine) -> None:
    medium, begun = Medium(), voice().time(EVENING_US)
    line.show_copy(None, EVENING_US)
    assert line.copy.text == "No backup"
    line.show_copy(medium, EVENING_US)
    assert line.copy.text == "Backup pending"
    medium.health = Copied(EVENING_US)
    line.show_copy(medium, EVENING_US)
    assert line.copy.text == f"Backup  {begun}"
    for minutes in (0, 5):
        now_us = EVENING_US + minutes * MINUTE_US
        medium.health = Copied(now_us, "disk_full")
        line.show_copy(medium, now_us)
        assert line.copy.text.startswith(f"Backup failed  since {begun}: The disk is full")
    medium.health = Copied(now_us)
    line.show_copy(medium, now_us)
    assert not line.copy.is_ill


def test_a_slip_and_progress_take_the_room_of_what_is_well_and_of_reasons_only(
    line: BottomLine,
) -> None:
    begun = voice().time(EVENING_US)
    line.show_record(RecordHealth(writable=True), 0, EVENING_US, EVENING_US)
    line.show_copy(Medium(Copied(EVENING_US, "disk_full")), EVENING_US)
    line.show_screens((1, 1), "projector", "", EVENING_US)
    line.show_slip("slip 118, 20:15")
    assert [one.isHidden() for one in (line.who, line.record, line.copy, line.screens)] == [
        False, False, False, True
    ]  # fmt: skip
    wide = line.copy.sizeHint().width()
    line.show_last("Seats drawn", MINUTE_US)
    line.show_screens((0, 1), "", "projector", EVENING_US)
    assert not line.screens.isHidden()
    assert line.screens.text == f"Screens 0 of 1  since {begun}: waiting for projector"
    line.show_progress(1_200, 20_000, "Ctrl+.")
    assert line.told.text == "1,200 of 20,000 done  Ctrl+. to stop"
    line.show_progress(7, None, "Ctrl+.")
    assert line.told.text == "7 done  Ctrl+. to stop"
    assert line.copy.sizeHint().width() < wide
    line.end_progress()
    assert line.told.text == "Seats drawn  1:00 ago"
    line.show_slip("")
    assert not line.screens.isHidden()


def test_the_last_act_comes_before_what_is_well_where_there_is_no_room_for_both(
    line: BottomLine,
) -> None:
    medium = Medium(Copied(EVENING_US))
    line.show_record(RecordHealth(writable=True), 0, EVENING_US, EVENING_US)
    line.show_copy(medium, EVENING_US)
    line.show_screens((1, 1), "projector", "", EVENING_US)
    line.resize(700, line.height())
    line.show_last("", 0)
    assert not line.copy.isHidden()
    assert not line.screens.isHidden()
    line.show_last("Laszlo Bíró (entry 12) is out of chips", MINUTE_US)
    assert line.copy.isHidden()
    assert line.screens.isHidden()
    medium.health = Copied(EVENING_US, "disk_full")
    line.show_copy(medium, EVENING_US)
    assert not line.copy.isHidden()
    line.resize(1600, line.height())
    line.show_copy(medium, EVENING_US)
    assert not line.screens.isHidden()


def test_a_long_act_leaves_the_name_of_who_is_signed_in_whole(line: BottomLine) -> None:
    line.show_who("Adalbertina King-Featherstonehaugh", "Director since 18:02")
    line.show_last("Nobody may do this now. " * 20, MINUTE_US)
    line.resize(1024, line.height())
    layout = line.layout()
    assert layout is not None
    layout.activate()
    assert line.who.accessibleName().startswith("Adalbertina King-Featherstonehaugh")
    assert line.who.width() >= line.who.sizeHint().width() > 200
    assert line.told.is_cut
    assert line.told.toolTip() == line.told.text
