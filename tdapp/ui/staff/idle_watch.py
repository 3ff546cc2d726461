"""Sees that somebody is at the station, by keys and mouse, and lets the session lock itself."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from tdapp.calls.house.session import StationSession

LOOK_MS = 5_000
BY_HAND = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


class IdleWatch(QObject):
    """Watches what is done by hand in a window that is shown, for as long as it lives.

    It listens to the window's handle, which gets each key and move of the mouse once, and none of
    the many events of the widgets within.
    """

    def __init__(self, session: StationSession, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(session.look)
        self._timer.start()
        handle = window.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def stop(self) -> None:
        """Stop locking the session when nobody is there."""
        self._timer.stop()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Nothing is kept from anybody."""
        if event.type() in BY_HAND:
            self._session.touch()
        return False
