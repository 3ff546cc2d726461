"""The window comes back to where it was, on a monitor that is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.core.settings import WindowPlace
from tdapp.system.kept_files import WindowFile
from tdapp.ui.console.window_place import fitted, keep_its_place, show_where_it_was

LEFT, RIGHT = QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 680)


@pytest.mark.parametrize(
    ("box", "found"),
    [
        (QRect(100, 50, 1200, 700), QRect(100, 50, 1200, 700)),
        (QRect(2000, 10, 1100, 660), QRect(2000, 10, 1100, 660)),
        (QRect(2000, 10, 1600, 900), QRect(1920, 0, 1280, 680)),
        (QRect(-5000, -300, 1200, 700), QRect(0, 0, 1200, 700)),
        (QRect(1800, 900, 1200, 700), QRect(720, 340, 1200, 700)),
    ],
)
def test_a_window_stays_whole_on_a_monitor_that_is_there(box: QRect, found: QRect) -> None:
    assert fitted(box, (LEFT, RIGHT)) == found
    assert fitted(box, ()) == box


def test_a_monitor_that_is_gone_does_not_lose_the_window() -> None:
    assert LEFT.contains(fitted(QRect(2000, 10, 1100, 660), (LEFT,)))


def test_the_place_is_kept_from_one_window_to_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    keeper = WindowFile(tmp_path)
    one, other, third = QWidget(), QWidget(), QWidget()
    for window in (one, other, third):
        qtbot.addWidget(window)
    show_where_it_was(one, keeper)
    assert one.isMaximized()
    one.showNormal()
    one.setGeometry(60, 40, 500, 400)
    keep_its_place(one, keeper)
    show_where_it_was(other, keeper)
    assert (other.geometry(), other.isMaximized()) == (QRect(60, 40, 500, 400), False)
    for _ in range(5):
        keep_its_place(other, keeper)
        other.close()
        show_where_it_was(other, keeper)
        assert other.geometry() == QRect(60, 40, 500, 400)
    other.showMaximized()
    keep_its_place(other, keeper)
    assert keeper.read() == WindowPlace(60, 40, 500, 400, maximised=True)
    show_where_it_was(third, keeper)
    assert third.isMaximized()
    keep_its_place(third, WindowFile(tmp_path / "nowhere"))


def test_a_place_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    assert WindowFile(tmp_path).read() is None
    (tmp_path / WindowFile.NAME).write_bytes(b'{"x": "far"}')
    assert WindowFile(tmp_path).read() is None
