"""Who did an act, when and where, read from the record in a thread where the desk forgot it."""

import asyncio
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from tdapp.core.act import Act
from tdapp.core.ids import ActionId
from tdapp.ui.asking.asking import Asking
from tdapp.ui.parts.parts import Parts


class ActsBook(QObject):
    """`learned` says that acts were read which were asked for."""

    learned = Signal()

    def __init__(self, parts: Parts, asking: Asking, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._asking = asking
        self._known: dict[ActionId, Act] = {}
        self._asked: set[ActionId] = set()
        self._wanted: list[ActionId] = []

    def act(self, action: ActionId) -> Act | None:
        """An act; None until it is read."""
        if action not in self._known:
            log = self._parts.desk.log
            self._known.update((one.action, one) for one in log if one.action == action)
        return self._known.get(action)

    def look_up(self, actions: Iterable[ActionId]) -> None:
        """Read those that are not known yet; `learned` says when that is done."""
        unknown = [one for one in actions if self.act(one) is None and one not in self._asked]
        if unknown and not self._wanted:
            self._asking.start(self._read, quiet=True)
        self._asked.update(unknown)
        self._wanted += unknown

    async def _read(self) -> None:
        """Whatever was asked for until the loop had its turn is read, and told, at once."""
        actions, self._wanted = self._wanted, []
        journal = self._parts.desk.journal
        for action in actions:
            found = await asyncio.to_thread(journal.act, action)
            if found is not None:
                self._known[action] = found
        self.learned.emit()
