"""Where a record is refused, and where the director is warned."""

from pathlib import Path

import pytest

from tdapp.system.places import Concern, warn_about

LOCAL = "/dev/sda1 / ext4 rw 0 0\ntmpfs /run tmpfs rw 0 0\n"


@pytest.mark.parametrize(
    "kind",
    [
        *("nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "fuse.rclone", "ceph"),
        *("vboxsf", "fuse.vmhgfs-fuse", "vmhgfs", "virtiofs", "prl_fs", "gpfs", "fuse.juicefs"),
    ],
)
def test_a_record_on_a_network_file_system_is_refused(kind: str) -> None:
    mounts = f"{LOCAL}server:/x /mnt/share {kind} rw 0 0\n"
    concern = warn_about(Path("/mnt/share/poker/house.tdapp"), mounts)

    assert concern is Concern.NETWORK
    assert concern.refused


def test_a_local_disk_is_no_concern() -> None:
    assert warn_about(Path("/srv/poker/house.tdapp"), LOCAL) is None


@pytest.mark.parametrize("kind", ["fuse.newshare", "wekafs", "fuse", "bindfs"])
def test_a_file_system_that_is_not_known_is_tried_and_said(kind: str, tmp_path: Path) -> None:
    mounts = f"{LOCAL}x {tmp_path} {kind} rw 0 0\nx /proc {kind} rw 0 0\n"
    concern = warn_about(tmp_path / "poker" / "house.tdapp", mounts)

    assert concern is Concern.UNKNOWN
    assert not concern.refused
    assert list(tmp_path.iterdir()) == []
    assert warn_about(Path("/proc/house.tdapp"), mounts) is Concern.NETWORK


def test_the_deepest_mount_point_decides() -> None:
    mounts = f"server:/x /srv nfs4 rw 0 0\n{LOCAL}/dev/sdb1 /srv/fast ext4 rw 0 0\n"

    assert warn_about(Path("/srv/fast/house.tdapp"), mounts) is None
    assert warn_about(Path("/srv/slow/house.tdapp"), mounts) is Concern.NETWORK
    assert warn_about(Path("/srvother/house.tdapp"), mounts) is None


def test_a_disk_mounted_over_a_share_hides_it() -> None:
    mounts = f"{LOCAL}server:/x /srv nfs4 rw 0 0\n/dev/sdb1 /srv ext4 rw 0 0\n"

    assert warn_about(Path("/srv/house.tdapp"), mounts) is None


def test_a_mount_point_with_a_space_is_read() -> None:
    mounts = f"{LOCAL}//server/x /mnt/back\\040office cifs rw 0 0\n"

    assert warn_about(Path("/mnt/back office/house.tdapp"), mounts) is Concern.NETWORK


def test_a_link_into_a_share_is_followed(tmp_path: Path) -> None:
    share = tmp_path / "share"
    share.mkdir()
    (tmp_path / "link").symlink_to(share)
    mounts = f"{LOCAL}server:/x {share} nfs4 rw 0 0\n"

    assert warn_about(tmp_path / "link" / "house.tdapp", mounts) is Concern.NETWORK


def test_a_windows_share_is_refused_by_its_name() -> None:
    assert warn_about(Path(r"\\server\poker\house.tdapp"), LOCAL) is Concern.NETWORK
    assert warn_about(Path(r"\\?\UNC\server\poker\house.tdapp"), LOCAL) is Concern.NETWORK
    assert warn_about(Path(r"\\?\C:\poker\house.tdapp"), LOCAL) is None


@pytest.mark.parametrize(
    "folder",
    [
        "OneDrive",
        "OneDrive - The Card Room",
        "Dropbox",
        "dropbox (Personal)",
        "Google Drive",
        "GoogleDrive-floor@example.org",
        "iCloud Drive",
        "Mobile Documents",
        "Nextcloud",
    ],
)
def test_a_folder_that_is_synchronised_is_a_warning_only(folder: str) -> None:
    concern = warn_about(Path("/home/floor") / folder / "poker" / "house.tdapp", LOCAL)

    assert concern is Concern.SYNC_FOLDER
    assert not concern.refused


@pytest.mark.parametrize("folder", ["dropboxes", "my onedrive", "Google Drivers", "cloud"])
def test_a_name_that_only_resembles_one_is_no_concern(folder: str) -> None:
    assert warn_about(Path("/home/floor") / folder / "house.tdapp", LOCAL) is None


def test_an_unreadable_mount_table_is_no_concern() -> None:
    assert warn_about(Path("/srv/house.tdapp"), "") is None
    assert warn_about(Path("/srv/house.tdapp"), "nonsense\n\n/dev/sda1 /\n") is None
