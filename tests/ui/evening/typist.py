"""The hands of a director: keys where the focus is, each counted, and nothing but keys."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.asked import QuestionPanel
from tests.ui.window_room import WindowRoom

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Typist:
    """Types in the real window of a room; `keys` are all so far, `counts` those of each job."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        self.keys = 0
        self.counts: dict[str, list[int]] = {}

    @property
    def state(self) -> Tournament:
        """The event in view, read."""
        return self.room.state

    def sit_down(self) -> None:
        """Be at the window, as whoever started the program is."""
        self.room.console.activateWindow()
        assert QTest.qWaitForWindowActive(self.room.console)
        self.room.wait_for(self.room.parts.clockwork.tick())

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """One key, held with others or alone; all pages were made after the first picture."""
        assert held is NONE or self.room.console.all_acts
        self.keys += 1
        QTest.keyClick(self._at, key, held)
        self.room.settle()

    def press_without_waiting(self, key: Qt.Key) -> None:
        """One key, and nobody looks what becomes of it."""
        self.keys += 1
        QTest.keyClick(self._at, key)

    def letters(self, text: str) -> None:
        """A text, letter by letter."""
        self.keys += len(text)
        for letter in text:
            QTest.keyClicks(self._at, letter)
        QApplication.processEvents()

    def paste(self, text: str) -> None:
        """A long text in place of what stands there."""
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_A, CTRL)
        self.press(Qt.Key.Key_V, CTRL)

    def bar(self, line: str, *answers: str) -> None:
        """A line of the command bar, and what is answered to what it asks first."""
        self.press(Qt.Key.Key_K, CTRL)
        self.letters(line)
        self.press(ENTER)
        for answer in answers:
            self.letters(answer)
            self.press(ENTER)
        assert not self.room.console.command.isVisible(), self._why_bar_stays(line)

    def answer(self, text: str = "") -> None:
        """What a question under the page wants, and Enter; empty: what it suggests."""
        assert self.asked, self.room.console.notice.said
        self.letters(text)
        self.press(ENTER)

    @property
    def asked(self) -> str:
        """What is asked under the page; empty where nothing is."""
        shown = (one for one in self.room.console.findChildren(QuestionPanel) if one.isVisible())
        return next((one.text for one in shown), "")

    @contextmanager
    def counted(self, job: str, letters: int = 0) -> Iterator[None]:
        """Note how many keys a job takes, besides so many letters of a name."""
        before = self.keys
        yield
        self.counts.setdefault(job, []).append(self.keys - before - letters)

    @property
    def _at(self) -> QWidget:
        return QApplication.focusWidget() or self.room.console

    def _why_bar_stays(self, line: str) -> str:
        talk = self.room.console.command.talk
        asks = talk.step.text if talk.step is not None else ""
        return f"{line}: {talk.reply.why_not or asks or talk.reply.sentence}"
