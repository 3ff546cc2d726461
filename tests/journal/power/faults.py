"""What can be wrong with a disk that still has its power."""

import errno
import sqlite3
from dataclasses import dataclass


class PowerLost(sqlite3.OperationalError):
    """The disk has no power; to the product it looks like any other I/O error of SQLite."""

    def __init__(self) -> None:
        super().__init__("disk I/O error (power lost)")
        self.sqlite_errorcode = 10
        self.sqlite_errorname = "SQLITE_IOERR"


@dataclass
class Countdown:
    """Says when the `left`-th use has come, once or from then on."""

    left: int
    lasting: bool

    def due(self) -> bool:
        self.left -= 1
        return self.left == 0 or (self.lasting and self.left < 0)


@dataclass
class Faults:
    """The faults of one disk, all off at first; each raises `OSError` as a real disk would."""

    read_only: bool = False
    room: int | None = None
    failing_write: Countdown | None = None
    failing_sync: Countdown | None = None

    def fill_after(self, room: int) -> None:
        """Let `room` more bytes be written, anywhere, then be full."""
        self.room = room

    def fail_write(self, number: int = 1, *, lasting: bool = True) -> None:
        """Break the `number`-th write from now, and all after it if `lasting`."""
        self.failing_write = Countdown(number, lasting)

    def fail_sync(self, number: int = 1, *, lasting: bool = True) -> None:
        """Break the `number`-th sync from now, and all after it if `lasting`."""
        self.failing_sync = Countdown(number, lasting)

    def before_write(self, length: int) -> int:
        """How many of `length` bytes may be written; fewer means that the disk is full."""
        self.before_change()
        if self.failing_write and self.failing_write.due():
            raise OSError(errno.EIO, "injected")
        if self.room is None:
            return length
        allowed = min(length, self.room)
        self.room -= allowed
        return allowed

    def before_sync(self) -> None:
        """Raise if this sync is to fail."""
        if self.failing_sync and self.failing_sync.due():
            raise OSError(errno.EIO, "injected")

    def before_change(self) -> None:
        """Raise if nothing may be changed."""
        if self.read_only:
            raise OSError(errno.EROFS, "injected")
