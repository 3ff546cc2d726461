"""A `Disk` as the file system of SQLite."""

import errno
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import apsw

from tests.journal.power.disk import Disk
from tests.journal.power.faults import PowerLost
from tests.journal.power.locks import NONE
from tests.journal.power.sectors import SECTOR, StoredFile

CODES = {errno.ENOSPC: apsw.SQLITE_FULL, errno.EROFS: apsw.SQLITE_READONLY}
_numbers = itertools.count(1)


@contextmanager
def failing_as(code: int) -> Iterator[None]:
    """Turn the disk's errors into SQLite's; an I/O error and a lost power become `code`."""
    try:
        yield
    except PowerLost as lost:
        raise apsw.exception_for(code) from lost
    except OSError as error:
        raise apsw.exception_for(CODES.get(error.errno or 0, code)) from error


class DiskFile:
    """An open file, with the methods that SQLite calls."""

    def __init__(self, disk: Disk, file: StoredFile) -> None:
        self._disk, self._file = disk, file

    def xRead(self, amount: int, offset: int) -> bytes:
        with failing_as(apsw.SQLITE_IOERR_READ):
            return self._disk.read(self._file, amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:
        with failing_as(apsw.SQLITE_IOERR_WRITE):
            self._disk.write(self._file, bytes(data), offset)

    def xTruncate(self, size: int) -> None:
        with failing_as(apsw.SQLITE_IOERR_TRUNCATE):
            self._disk.resize(self._file, size)

    def xSync(self, flags: int) -> None:  # noqa: ARG002
        with failing_as(apsw.SQLITE_IOERR_FSYNC):
            self._disk.sync(self._file)

    def xFileSize(self) -> int:
        with failing_as(apsw.SQLITE_IOERR_FSTAT):
            self._disk.need_power()
            return len(self._file.current)

    def xLock(self, level: int) -> None:
        if not self._file.locks.take(id(self), level):
            raise apsw.exception_for(apsw.SQLITE_BUSY)

    def xUnlock(self, level: int) -> None:
        self._file.locks.lower(id(self), level)

    def xCheckReservedLock(self) -> bool:
        return self._file.locks.is_reserved()

    def xClose(self) -> None:
        self._file.locks.lower(id(self), NONE)

    def xFileControl(self, op: int, ptr: int) -> bool:  # noqa: ARG002
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        """Like SQLite on Unix: a write spoils no byte outside it."""
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE


class DiskVfs(apsw.VFS):
    """A file system of its own name over one disk; it is gone with its last connection."""

    def __init__(self, disk: Disk) -> None:
        self.name = f"power-{next(_numbers)}"
        self._disk = disk
        super().__init__(self.name, "")

    def xFullPathname(self, name: str) -> str:
        return name

    def xAccess(self, pathname: str, flags: int) -> bool:
        with failing_as(apsw.SQLITE_IOERR_ACCESS):
            found = self._disk.exists(pathname)
        return found and not (flags == apsw.SQLITE_ACCESS_READWRITE and self._disk.faults.read_only)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: FBT001
        with failing_as(apsw.SQLITE_IOERR_DELETE):
            if not self._disk.exists(filename):
                raise apsw.exception_for(apsw.SQLITE_IOERR_DELETE_NOENT)
            self._disk.delete(filename)
        with failing_as(apsw.SQLITE_IOERR_DIR_FSYNC):
            if syncdir:
                self._disk.sync_names()

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        """Open for writing where the disk allows it, else for reading, as SQLite does on Unix."""
        wanted = flags[0]
        if self._disk.faults.read_only and wanted & apsw.SQLITE_OPEN_READWRITE:
            wanted &= ~(apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
            wanted |= apsw.SQLITE_OPEN_READONLY
        with failing_as(apsw.SQLITE_CANTOPEN):
            file = self._file(name, create=bool(wanted & apsw.SQLITE_OPEN_CREATE))
        flags[1] = wanted
        return cast("apsw.VFSFile", file)

    def _file(self, name: str | apsw.URIFilename | None, *, create: bool) -> DiskFile:
        if name is None:
            return DiskFile(self._disk, StoredFile())
        plain = name if isinstance(name, str) else name.filename()
        return DiskFile(self._disk, self._disk.open(plain, create=create))
