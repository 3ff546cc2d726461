"""What the acts on the record have in common: how they are made, and how they ask for a file."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.ui.asking.file_question import file_question
from tdapp.ui.asking.questions import typed_path
from tdapp.ui.asking.signed import must_be_permitted, why_not_permitted
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class OnRecord(QObject):
    """Base of a group of acts; `asks` carries a `Question`, `tried` what is said of a try."""

    asks = Signal(object)
    tried = Signal(str)

    def __init__(self, work: Workplace, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._made: list[WindowAct] = []

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in the order they were made."""
        return tuple(self._made)

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    def _act(
        self, words: Callable[[], str], key: str, why_not: Callable[[], str], do: Callable[[], None]
    ) -> WindowAct:
        act = WindowAct(words, key, why_not, do, self)
        act.setAutoRepeat(False)
        act.tried.connect(self.tried)
        self._made.append(act)
        return act

    def _why_not_given_out(self) -> str:
        return why_not_permitted(self._work.parts, Permission.EXPORT)

    def _ask_file(self, name: str, write: Callable[[Path], Awaitable[None]]) -> None:
        """Ask into which file something is written, write it, and say so."""

        async def written(typed: str) -> None:
            path = typed_path(typed)
            must_be_permitted(self._work.parts, Permission.EXPORT)
            await write(path)
            self._work.parts.session.use_up_once()
            self.tried.emit(voice().text("on record", "Saved to {file}.", file=path))

        def go_on(typed: str) -> None:
            self._work.asking.start(lambda: written(typed), quiet=True)

        text = voice().text("on record", "Save to which file? An existing file is replaced.")
        hint = voice().text("on record", "A file ending in {ending}", ending=Path(name).suffix)
        self.asks.emit(file_question(text, voice().text("on record", "Save"), hint, go_on, name))


def said(refusal: Refusal | None) -> str:
    """Why something is not done, as a sentence; empty for nothing."""
    return "" if refusal is None else sentence(refusal, voice())
