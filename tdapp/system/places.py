"""Places on a computer where a record is not safe."""

import re
import sys
from enum import StrEnum
from pathlib import Path

MOUNTS = Path("/proc/mounts")

_NETWORK_TYPES = frozenset({
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs",
    "nfs", "nfs4", "smb2", "smb3", "smbfs",
    "fuse.cephfs", "fuse.davfs2", "fuse.glusterfs", "fuse.gvfsd-fuse", "fuse.rclone", "fuse.s3fs",
    "fuse.smbnetfs", "fuse.sshfs",
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

    @property
    def refused(self) -> bool:
        """A network file system may lose or reorder writes: no record there. Else only warn."""
        return self is Concern.NETWORK


def warn_about(path: Path, mounts: str | None = None) -> Concern | None:
    """What speaks against keeping a record at `path`, which need not exist yet; None if nothing.

    `mounts` is the text of the mount table, by default this computer's own (Linux only). On macOS
    shares are not recognised.
    """
    if _WINDOWS_SHARE.match(str(path)) or _on_network_drive(path):
        return Concern.NETWORK
    place = path.resolve()
    if _file_system(place, _mount_table() if mounts is None else mounts) in _NETWORK_TYPES:
        return Concern.NETWORK
    if any(_SYNC_FOLDER.fullmatch(part) for part in place.parts):
        return Concern.SYNC_FOLDER
    return None


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
