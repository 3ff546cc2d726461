"""The acts of the window itself: begin an event, find an entry, stop what takes long, leave."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.ui.asking.asking import Asking
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.words.sentence import sentence


class WindowActs(QObject):
    """`begins` and `opens` ask for a draft from a template or a file, `finds` for an entry.

    `leaves` asks to close the window, `tried` says why the demo room could not be opened.
    """

    begins = Signal()
    opens = Signal()
    finds = Signal()
    leaves = Signal()
    tried = Signal(object)

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        text = voice().text
        super().__init__(parent)
        self._parts = parts
        self._asking = asking
        self.new = self._act(text("window acts", "New event…"), "Ctrl+N", self.begins.emit)
        self.open_file = self._act(
            text("window acts", "Open a file…"), "Shift+F2, O", self.opens.emit
        )
        self.demo = WindowAct(
            lambda: text("window acts", "Demo room"),
            "Shift+F2, D",
            self._why_no_demo,
            self._open_demo,
            self,
        )
        self.find_entry = self._act(text("window acts", "Find an entry"), "Ctrl+F", self.finds.emit)
        self.stop = WindowAct(
            lambda: text("window acts", "Stop the running task"),
            "Ctrl+.",
            self._why_no_stop,
            asking.stop,
            self,
        )
        self.quit = self._act(text("window acts", "Quit"), "Ctrl+Q", self.leaves.emit)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (self.new, self.open_file, self.demo, self.find_entry, self.stop, self.quit)

    def _act(self, words: str, key: str, do: Callable[[], None]) -> WindowAct:
        return WindowAct(lambda: words, key, always, do, self)

    def _why_no_stop(self) -> str:
        return "" if self._asking.can_stop else voice().text("window acts", "No task is running.")

    def _why_no_demo(self) -> str:
        if self._parts.open_demo is None:
            return voice().text("window acts", "This is the demo room already.")
        return ""

    def _open_demo(self) -> None:
        try:
            if self._parts.open_demo is not None:
                self._parts.open_demo()
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
