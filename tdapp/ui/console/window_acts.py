"""The acts of the window itself: begin an event, find an entry, stop what takes long, leave."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.look.act import Done
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
        """Ask for a file, and write the card of the first keys on the house's paper."""
        text = voice().text
        asked = text(
            "first keys",
            "Save the card of the first keys to which file? An existing file is replaced.",
        )
        name = f"{text('first keys', 'First keys')}.pdf"
        yes, hint = text("first keys", "Save"), text("first keys", "A file ending in .pdf")
        path = yield from file(asked, yes, hint, name)
        yield from result(lambda: self._write_card(path), quiet=True)
        self.card.tried.emit(Done(text("first keys", "Saved to {file}.", file=path)))

    async def _write_card(self, path: Path) -> None:
        from tdapp.papers.paint import write_pdf  # noqa: PLC0415 - painting takes long to load
        from tdapp.sheets.house.keys_card import keys_card  # noqa: PLC0415

        head = self._parts.letterhead(self._parts.rulebook.house)
        write_pdf([keys_card(head, self._parts.settings.now.paper, voice())], path)

    def _why_no_stop(self) -> str:
        return "" if self._asking.can_stop else say("No task is running.")

    def _why_no_demo(self) -> str:
        if self._parts.open_demo is None:
            return say("This is the demo room already.")
        return ""

    def _open_demo(self) -> None:
        if self._parts.open_demo is not None:
            self._parts.open_demo()
