"""Pressing for what the own role does not allow is a try, and kept in the record as one."""

from PySide6.QtCore import QObject

from tdapp.desk.desk import Desk
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence


class DeniedTries(QObject):
    """Listens to acts that say why they were not done."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def watch(self, act: WindowAct) -> None:
        """Keep tries of this act from now on."""
        act.tried.connect(self._heard)

    def _heard(self, said: str) -> None:
        """A button asks anew before it refuses, so what was asked last is what it says."""
        asked = self._desk.bulletin.asked
        if asked is not None and sentence(asked.refusal, voice()) == said:
            self._desk.bulletin.deny_asked()
