"""The pane of monitors: what each shows, changed by key and by click, and the menu of the same."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tdapp.screens.views import View
from tdapp.ui.application import application
from tdapp.ui.asking.question import Question
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.screens.screens_pane import ScreensPane
from tests.ui.screen_room import ScreenRoom

FAR = ScreenIdentity("Epson", "EB", "9", "HDMI-9")


@pytest.fixture
def screens(qtbot: QtBot) -> Iterator[ScreenRoom]:
    assert qtbot is not None
    application()
    room = ScreenRoom()
    yield room
    room.stop()


def rows(pane: ScreensPane) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in pane.list.table.rows]


def test_the_pane_tells_what_every_monitor_shows_and_changes_it(
    screens: ScreenRoom, qtbot: QtBot
) -> None:
    acts = screens.acts()
    pane = ScreensPane(read_theme(ThemeName.DARK), screens.manager, acts)
    qtbot.addWidget(pane)
    pane.resize(900, 420)
    pane.show()
    name, size = screens.words, screens.projector.size()
    here = f"{name}, {size.width()} \N{MULTIPLICATION SIGN} {size.height()}"
    assert rows(pane) == [[here, "nothing", ""]]

    pane.views.choose([*View].index(View.PRIZES))
    assert rows(pane) == [[here, "Prize list", ""]]
    screens.manager.show(View.MOVES, FAR)
    assert rows(pane)[1] == ["Epson EB (HDMI-9)", "Moves", "not connected"]
    screens.manager.toggle_blank()
    assert rows(pane)[0][2] == "black"
    screens.manager.toggle_blank()

    asked: list[Question] = []
    acts.asks.connect(asked.append)
    pane.list.choose(name)
    pane.focus()
    QTest.keyClick(pane.list, Qt.Key.Key_Return)
    assert asked[0].text == f"What does {name} show?"
    asked[0].go_on("Seats by name")
    assert rows(pane)[0][1] == "Seats by name"
    pane.views.choose(len(View))
    assert rows(pane)[0] == [here, "nothing", ""]
    screens.console.stands_on = screens.projector
    pane.refresh()
    assert rows(pane)[0][2] == "console"


def test_the_menu_has_every_view_for_every_monitor(screens: ScreenRoom) -> None:
    acts = screens.acts()
    screens.manager.show(View.MOVES, FAR)
    menu = QMenu()
    acts.fill(menu)
    first, second = (action.menu() for action in menu.actions())
    assert isinstance(first, QMenu)
    assert isinstance(second, QMenu)
    texts = [action.text() for action in first.actions() if action.text()]
    assert texts[0] == "Clock"
    assert texts[-1] == "Nothing"
    assert len(texts) == len(View) + 1
    assert [one.text() for one in second.actions() if one.isChecked()] == ["Moves"]
    next(one for one in first.actions() if one.text() == "Idle picture").trigger()
    assert screens.manager.monitors[0].showing is not None
    next(one for one in first.actions() if one.text() == "Nothing").trigger()
    assert screens.manager.monitors[0].showing is None
