"""The acts of the window itself: begin an event, find an entry, stop what takes long, leave."""

from PySide6.QtCore import QObject, Signal

from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.flow import Flow
from tdapp.ui.help.key_card import save_key_card
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts

say = saying("window acts")


class WindowActs(Acts[None]):
    """`begins` and `opens` ask for a draft from a template or a file, `finds` for an entry.

    `commands` asks for the command bar, `leaves` to close the window.
    """

    begins = Signal()
    opens = Signal()
    finds = Signal()
    commands = Signal()
    leaves = Signal()

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(asking, asking, lambda: None, parent)
        self._parts = parts
        act = self._simple
        self.new = act(say("New event…"), "Ctrl+N", self.begins.emit)
        self.open_file = act(say("Open a file…"), "Shift+F2, O", self.opens.emit)
        self.demo = act(say("Demo room"), "Shift+F2, D", self._open_demo, self._why_no_demo)
        self.find_entry = act(say("Find an entry"), "Ctrl+F", self.finds.emit)
        words = voice().text("command bar", "Command bar")
        self.command_bar = act(words, "Ctrl+K", self.commands.emit)
        card = say("First keys as PDF…")
        self.card = self._act(ActSpec(card, "Shift+F1", lambda _: None, self._save_card))
        self.stop = act(say("Stop the running task"), "Ctrl+.", asking.stop, self._why_no_stop)
        self.quit = act(say("Quit"), "Ctrl+Q", self.leaves.emit)

    def _save_card(self, _: None) -> Flow[None]:
        self.card.tried.emit((yield from save_key_card(self._parts)))

    def _why_no_stop(self) -> str:
        return "" if self._asking.can_stop else say("No task is running.")

    def _why_no_demo(self) -> str:
        if self._parts.is_demo:
            return say("This is the demo room already.")
        return ""

    def _open_demo(self) -> None:
        if self._parts.open_demo is not None:
            self._parts.open_demo()
