"""The window built again over the same desk."""

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tdapp.core.settings import Language, TextSize
from tdapp.ui.application import main_window
from tests.ui.window_room import WindowRoom

SMALL = QSize(1280, 720)


def renewed(room: WindowRoom, text_size: TextSize = 100, language: Language = "en") -> None:
    """Have the window anew over the same desk, as a changed setting does."""
    now = room.parts.settings.now
    room.parts.settings.keep(msgspec.structs.replace(now, text_size=text_size, language=language))
    room.console.close()
    room.wait_for(room.console.finish())
    room.console.deleteLater()
    room.console = main_window(room.parts)
    room.console.setUpdatesEnabled(False)
    room.console.resize(SMALL)
    room.console.show()
    QApplication.processEvents()
