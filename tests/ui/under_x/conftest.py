"""A console on the left of two monitors of a real X server."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui import x_display


@pytest.fixture(autouse=True)
def two_monitors(qapp: QApplication, qtbot: QtBot) -> None:
    """Both are plugged in before each test."""
    assert qapp.platformName() == "xcb"
    x_display.plug("left", x_display.LEFT, "screen")
    x_display.plug("right", x_display.RIGHT)
    qtbot.waitUntil(lambda: len(QGuiApplication.screens()) == 2)
