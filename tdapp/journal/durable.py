"""Files outside the record that are there whole or not at all, also after a power cut."""

import errno
import os
from io import FileIO
from pathlib import Path

_PROBLEMS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.EEXIST: "file_exists",
    errno.ENOENT: "no_such_folder",
    errno.ENOTDIR: "no_such_folder",
    errno.EIO: "disk_error",
}
_BINARY = getattr(os, "O_BINARY", 0)


def problem_with_file(error: OSError) -> str:
    """The code of what keeps a file from being written; ``disk_error`` if nothing better fits."""
    return _PROBLEMS.get(error.errno or 0, "disk_error")


def read_lines(path: Path) -> list[bytes]:
    """The whole lines of a file, without their ends; a torn last line never counts."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    return data.split(b"\n")[:-1]


def append_line(path: Path, line: bytes) -> None:
    """Add one line durably, in place of a torn one if a power cut left that; raises `OSError`."""
    new = not path.exists()
    with path.open("a+b", buffering=0) as file:
        whole = _whole(file)
        file.truncate(whole)
        try:
            if file.write(line + b"\n") != len(line) + 1:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
            os.fsync(file.fileno())
        except OSError:
            file.truncate(whole)
            raise
    if new:
        sync_folder(path.parent)


def _whole(file: FileIO) -> int:
    """How many bytes of a file are whole lines; the file is left at its end."""
    size = file.seek(0, os.SEEK_END)
    if not size:
        return 0
    file.seek(size - 1)
    if file.read(1) == b"\n":
        return size
    file.seek(0)
    return file.read().rfind(b"\n") + 1


def write_whole(path: Path, data: bytes, mode: int = 0o600) -> None:
    """Write a file durably, replacing one of that name in one step; raises `OSError`."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Make what was written to a file durable; raises `OSError`."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system lets a program ask for that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def put_in_place(part: Path, to: Path) -> None:
    """Give a finished file its name, never over another one: raises `FileExistsError` then."""
    try:
        to.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:
        _rename(part, to)
    else:
        part.unlink()
    sync_folder(to.parent)


def _rename(part: Path, to: Path) -> None:
    """The same on a file system without hard links."""
    if to.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(to))
    part.rename(to)
