"""One window per record: a second start asks the first one to come to the front."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal

PATIENCE_MS = 2_000
"""So long a window may be busy before it counts as gone."""
HERE = b"here"


class FirstWindow(QObject):
    """The door of a record's window; `wanted` says that somebody started the program again.

    Open it only while the record is locked: what a program left behind that died is cleared away.
    Without Qt's network library nobody knocks, and a second start is told who has the record.
    """

    wanted = Signal()

    def __init__(self, record: Path) -> None:
        super().__init__()
        self.close: Callable[[], None] = lambda: None
        with suppress(ImportError):
            self._open(door_of(record))

    def _open(self, name: str) -> None:
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - not on every computer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(name)

        def answer() -> None:
            while (guest := server.nextPendingConnection()) is not None:
                guest.disconnected.connect(guest.deleteLater)
                guest.write(HERE)
                guest.flush()
                guest.disconnectFromServer()
                self.wanted.emit()

        server.newConnection.connect(answer)
        if server.listen(name):
            self.close = server.close


def is_open_here(record: Path) -> bool:
    """Whether a window of this user has the record; it comes to the front then."""
    try:
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - not on every computer
    except ImportError:
        return False
    guest = QLocalSocket()
    guest.connectToServer(door_of(record))
    if not guest.waitForConnected(PATIENCE_MS):
        return False
    guest.waitForReadyRead(PATIENCE_MS)
    return bool(guest.readAll().data() == HERE)


def door_of(record: Path) -> str:
    """The name at which the window of a record is asked for."""
    return f"tdapp-{sha256(str(record.resolve()).encode()).hexdigest()[:24]}"
