"""The acts of the screens: shown, taken away, black, written on and heard, by key and by answer."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.screens.views import View
from tdapp.ui.asking.question import Question
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.projector import ScreenIdentity
from tests.ui.screen_room import EVENT, ScreenRoom

SECOND_US = 1_000_000
FAR = ScreenIdentity("Epson", "EB", "9", "HDMI-9")


@pytest.fixture
def screens(qtbot: QtBot) -> Iterator[ScreenRoom]:
    assert qtbot is not None
    room = ScreenRoom()
    yield room
    room.stop()


def shown(room: ScreenRoom) -> Canvas:
    ((canvas, _),) = list(room.manager.windows.visible())
    return canvas


def visible(room: ScreenRoom) -> int:
    return len(list(room.manager.windows.visible()))


class Asked:
    """The acts, and the question they put last."""

    def __init__(self, room: ScreenRoom) -> None:
        self.acts = room.acts()
        self.question: Question | None = None
        self.acts.asks.connect(self._put)

    def _put(self, question: Question) -> None:
        self.question = question

    def answer(self, text: str) -> None:
        question, self.question = self.question, None
        assert question is not None
        question.go_on(text)


def test_black_and_away_work_from_the_players_window_too(screens: ScreenRoom, qtbot: QtBot) -> None:
    acts, console = Asked(screens).acts, QWidget()
    qtbot.addWidget(console)
    console.addActions(acts.all)
    console.show()
    screens.manager.show(View.CLOCK, screens.identity)
    canvas = shown(screens)
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    canvas.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, False)
    canvas.show()
    canvas.activateWindow()
    qtbot.waitUntil(canvas.isActiveWindow)
    QTest.keyClick(canvas, Qt.Key.Key_B, held)
    blanks = [(canvas.picture is None, acts.blank.text())]
    screens.pass_us(SECOND_US)
    blanks.append((canvas.picture is None, acts.blank.text()))
    QTest.keyClick(canvas, Qt.Key.Key_B, held)
    blanks.append((canvas.picture is None, acts.blank.text()))
    black, on = (True, "Unblank screens"), (False, "Blank screens")
    assert blanks == [black, black, on]
    QTest.keyClick(canvas, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert (visible(screens), screens.manager.shown) == (0, False)
    assert screens.room.kept.shown == ()


def test_a_message_is_plain_text_of_one_line(screens: ScreenRoom) -> None:
    asked, told = Asked(screens), list[str]()
    asked.acts.message.tried.connect(told.append)
    for wrong in ("x" * 241, "Dinner \u202e enin"):
        asked.acts.message.trigger()
        asked.answer(wrong)
    assert len(told) == 2
    assert screens.room.kept.messages == {}


def test_the_acts_show_hide_and_write(screens: ScreenRoom) -> None:
    asked = Asked(screens)
    acts = asked.acts
    assert acts.hide.why_not == "No player screen is on. Show one first."
    acts.show_views[View.PRIZES].trigger()
    screens.finish()
    assert isinstance(shown(screens).picture, PrizeBoard)
    acts.hide.trigger()
    assert (asked.question, visible(screens)) == (None, 0)
    acts.toggle.trigger()
    assert (visible(screens), acts.toggle.text()) == (1, "Hide the screens")
    acts.message.trigger()
    asked.answer("  Dinner   at nine ")
    face = shown(screens).picture.face  # type: ignore[union-attr]
    assert face.message.startswith("Dinner at nine")
    assert screens.room.kept.messages == {EVENT: "Dinner at nine"}
    acts.message.trigger()
    asked.answer("")
    assert screens.room.kept.messages == {}
    acts.volume.trigger()
    asked.answer("loud")
    asked.answer("45 %")
    assert screens.room.kept.volume == 45
    acts.house_mark.trigger()
    asked.answer("nowhere.png")
    asked.answer("")
    assert asked.question is None
    acts.mute.trigger()
    assert (screens.room.kept.muted, acts.mute.text()) == (True, "Unmute the clock")


def test_of_several_monitors_one_is_asked_for(screens: ScreenRoom) -> None:
    asked = Asked(screens)
    screens.manager.show(View.IDLE, FAR)
    asked.acts.show_views[View.MOVES].trigger()
    assert asked.question is not None
    assert asked.question.choices == (screens.words, "Epson EB (HDMI-9)")
    asked.answer("nowhere")
    asked.answer("epson")
    monitors = {one.words: one.showing for one in screens.manager.monitors}
    assert {words: showing and showing.view for words, showing in monitors.items()} == {
        screens.words: None,
        "Epson EB (HDMI-9)": View.MOVES,
    }


def test_every_key_of_the_screens_does_one_thing(screens: ScreenRoom) -> None:
    acts = Asked(screens).acts
    keys = [act.key for act in acts.all if act.key]
    assert sorted(set(keys)) == sorted(keys)
    assert len({act.text() for act in acts.all}) == len(acts.all)
