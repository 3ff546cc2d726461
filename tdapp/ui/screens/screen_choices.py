"""What is chosen for the screens and kept on this computer: views, messages, volume."""

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdapp.core.free_text import must_be_plain
from tdapp.core.ids import StreamId
from tdapp.core.names import ScreenName
from tdapp.core.screens import ScreenMemory
from tdapp.screens.cash_boards import CASH_GAMES
from tdapp.ui.projected.house_mark import own_mark
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.screens.monitors import MonitorView, kept, read_kept

MOST_MESSAGES, MOST_LETTERS = 50, 240
"""Messages of so many events are kept, the newest and the cash games'; of so many letters each."""


class ScreenChoices(QObject):
    """Every change is written at once; `trouble` carries a code where that fails."""

    trouble = Signal(str)

    def __init__(self, memory: ScreenMemory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._memory = memory
        self._kept = memory.read()

    @property
    def volume(self) -> int:
        """How loud sounds are, in percent."""
        return self._kept.volume

    @property
    def muted(self) -> bool:
        """Whether no sound is wanted."""
        return self._kept.muted

    def kept(self) -> list[tuple[ScreenIdentity, MonitorView]]:
        """What every monitor showed."""
        found = (read_kept(one) for one in self._kept.shown)
        return [one for one in found if one is not None]

    def keep(self, shown: Mapping[ScreenIdentity, MonitorView]) -> None:
        """Keep what every monitor shows."""
        self._write(shown=tuple(kept(on, showing) for on, showing in shown.items()))

    def message_of(self, event: StreamId) -> str:
        """The director's message line of an event; empty for none."""
        return self._kept.messages.get(event, "")

    def set_message(self, event: StreamId, text: str) -> None:
        """Show another message line with an event, or none; refuses ``not_plain_text``."""
        text = " ".join(text.split())
        must_be_plain(text, MOST_LETTERS)
        messages = {one: said for one, said in self._kept.messages.items() if one != event}
        if text:
            messages[event] = text
        by_age = sorted(messages.items(), key=lambda one: one[0] == CASH_GAMES)
        newest = dict(by_age[-MOST_MESSAGES:])
        self._write(messages=newest)

    def set_volume(self, percent: int) -> None:
        """Another volume, from 0 to 100."""
        self._write(volume=min(100, max(0, percent)))

    def set_muted(self, muted: bool) -> None:  # noqa: FBT001 - it is the value that is set
        """Sound, or none."""
        self._write(muted=muted)

    @property
    def house_mark(self) -> str:
        """The file of the house's own mark; empty for none."""
        return self._kept.house_mark

    @property
    def list_names(self) -> ScreenName:
        """How much of a name the waiting lists of cash games show."""
        return self._kept.list_names

    def set_list_names(self, most: ScreenName) -> None:
        """Show more or less of each name on the waiting lists."""
        self._write(list_names=most)

    def set_house_mark(self, file: str) -> bool:
        """Another mark, or none; False where the file holds no picture, and nothing is changed."""
        if file and own_mark(file, 0) is None:
            return False
        self._write(house_mark=file)
        return True

    def _write(self, **changes: object) -> None:
        before = self._kept
        self._kept = replace(before, **changes)
        if self._kept == before:
            return
        try:
            self._memory.write(self._kept)
        except OSError:
            self.trouble.emit("screens_not_kept")
