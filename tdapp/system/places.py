"""Places on a computer where a record is not safe."""

import os
import re
import sys
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from filelock import FileLock, Timeout

MOUNTS = Path("/proc/mounts")

_NETWORK_TYPES = frozenset({
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs",
    "nfs", "nfs4", "smb2", "smb3", "smbfs",
    "gpfs", "orangefs", "prl_fs", "vboxsf", "virtiofs", "vmhgfs",
    "fuse.cephfs", "fuse.davfs2", "fuse.glusterfs", "fuse.gvfsd-fuse", "fuse.rclone", "fuse.s3fs",
    "fuse.juicefs", "fuse.smbnetfs", "fuse.sshfs", "fuse.vmhgfs-fuse",
})  # fmt: skip
_LOCAL_TYPES = frozenset({
    "", "apfs", "bcachefs", "btrfs", "ecryptfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "fuseblk",
    "hfs", "hfsplus", "jfs", "msdos", "nilfs2", "ntfs", "ntfs3", "overlay", "ramfs", "reiserfs",
    "rootfs", "tmpfs", "udf", "vfat", "xfs", "zfs",
})  # fmt: skip
_SYNC_FOLDER = re.compile(
    r"(onedrive|dropbox|google ?drive|icloud ?drive|mobile documents|nextcloud|owncloud)"
    r"([ ({@-].*)?",
    re.IGNORECASE,
)
_WINDOWS_SHARE = re.compile(r"\\\\(\?\\UNC\\|[^\\?.])")
_OCTAL = re.compile(r"\\([0-7]{3})")


class Concern(StrEnum):
    """What is wrong with a place; the value is the code that gets its sentence elsewhere."""

    NETWORK = "record_on_network"
    SYNC_FOLDER = "record_in_sync_folder"
    UNKNOWN = "record_on_unknown_disk"

    @property
    def refused(self) -> bool:
        """A network file system may lose or reorder writes: no record there. Else only warn."""
        return self is Concern.NETWORK


def warn_about(path: Path, mounts: str | None = None) -> Concern | None:
    """What speaks against keeping a record at `path`, which need not exist yet; None if nothing.

    `mounts` is the text of the mount table, by default this computer's own (Linux only). On macOS
    shares are not recognised. A file system that is neither known disk nor known share is tried:
    one that keeps no lock, or writes nothing through, is taken for a share.
    """
    if _WINDOWS_SHARE.match(str(path)) or _on_network_drive(path):
        return Concern.NETWORK
    place = path.resolve()
    kind = _file_system(place, _mount_table() if mounts is None else mounts)
    if kind in _NETWORK_TYPES:
        return Concern.NETWORK
    if any(_SYNC_FOLDER.fullmatch(part) for part in place.parts):
        return Concern.SYNC_FOLDER
    if kind in _LOCAL_TYPES:
        return None
    return Concern.UNKNOWN if _locks_and_syncs(place) else Concern.NETWORK


def _locks_and_syncs(place: Path) -> bool:
    """Whether a second lock on one file is denied at a place, and what is written can be synced."""
    folder = next(one for one in place.parents if one.is_dir())
    tried = folder / f".tdapp-{os.getpid()}.try"
    try:
        with FileLock(tried, timeout=0):
            if _is_taken(tried):
                return False
        with tried.open("wb") as file:
            file.write(b"tdapp")
            file.flush()
            os.fsync(file.fileno())
        return tried.read_bytes() == b"tdapp"
    except OSError:
        return False
    finally:
        with suppress(OSError):
            tried.unlink(missing_ok=True)


def _is_taken(file: Path) -> bool:
    """Whether a lock that somebody holds is given to another one."""
    try:
        with FileLock(file, timeout=0):
            return True
    except Timeout:
        return False


def _mount_table() -> str:
    try:
        return MOUNTS.read_text("utf-8", "surrogateescape")
    except OSError:
        return ""


def _file_system(place: Path, mounts: str) -> str:
    """The type at the deepest mount point above `place`; of two at one point the later counts."""
    found, depth = "", 0
    for line in mounts.splitlines():
        fields = line.split()
        if len(fields) > 2:  # noqa: PLR2004 - device, mount point, type
            point = Path(_OCTAL.sub(lambda code: chr(int(code[1], 8)), fields[1]))
            if len(point.parts) >= depth and place.is_relative_to(point):
                found, depth = fields[2], len(point.parts)
    return found


if sys.platform == "win32":
    import ctypes

    _REMOTE = 4

    def _on_network_drive(path: Path) -> bool:
        return bool(ctypes.windll.kernel32.GetDriveTypeW(path.absolute().anchor) == _REMOTE)

else:

    def _on_network_drive(_path: Path) -> bool:
        return False
