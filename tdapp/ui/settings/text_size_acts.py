"""Larger and smaller texts by key, from any page."""

from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import msgspec
from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.core.settings import SettingsBook, TextSize
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence

SIZES: tuple[TextSize, ...] = get_args(TextSize)


class TextSizeActs(QObject):
    """Everybody may have texts that can be read; `renewed` says that the size is another one.

    `half_done` says why the window may not be built anew now; else it is empty.
    """

    renewed = Signal()
    tried = Signal(object)

    def __init__(self, book: SettingsBook, half_done: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._book = book
        self._half_done = half_done
        steps = list(pairwise(SIZES))
        up: dict[TextSize, TextSize] = dict(steps)
        down: dict[TextSize, TextSize] = {larger: smaller for smaller, larger in steps}
        self.larger = self._step(voice().text("text size acts", "Larger text"), "Ctrl++", up)
        self.smaller = self._step(voice().text("text size acts", "Smaller text"), "Ctrl+-", down)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """Both of them."""
        return self.larger, self.smaller

    def _step(self, words: str, key: str, way: dict[TextSize, TextSize]) -> WindowAct:
        def why_not() -> str:
            if why := self._half_done():
                return why
            here = self._book.now.text_size
            return (
                ""
                if here in way
                else voice().text("text size acts", "Text size: {size}%", size=here)
            )

        return WindowAct(lambda: words, key, why_not, self._taking(way), self)

    def _taking(self, way: dict[TextSize, TextSize]) -> Callable[[], None]:
        def take() -> None:
            now = self._book.now
            try:
                self._book.keep(msgspec.structs.replace(now, text_size=way[now.text_size]))
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))
                return
            self.renewed.emit()

        return take
