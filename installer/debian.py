"""The frozen folder as a Debian package, with its place in the menu and its rights on devices."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LINUX = HERE / "linux"
HOME = "opt/tdapp"
PLACES = {
    "tdapp.desktop": "usr/share/applications/tdapp.desktop",
    "tdapp.svg": "usr/share/icons/hicolor/scalable/apps/tdapp.svg",
    "70-tdapp.rules": "usr/lib/udev/rules.d/70-tdapp.rules",
}
NEEDS = "libgl1, libegl1, libxkbcommon0, libxkbcommon-x11-0, libglib2.0-0, libfontconfig1, \
libdbus-1-3, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0"
BETTER_WITH = "libcups2"
"""Printers are found by it; without, sheets are PDF files."""


def control(version: str, kilobytes: int) -> str:
    """What the package says of itself."""
    return "\n".join(
        (
            "Package: tdapp",
            f"Version: {version}",
            "Architecture: amd64",
            "Maintainer: The tdapp authors <tdapp@localhost>",
            f"Installed-Size: {kilobytes}",
            f"Depends: {NEEDS}",
            f"Recommends: {BETTER_WITH}",
            "Section: misc",
            "Priority: optional",
            "Description: The tournament director's workstation for a casino poker room",
            " Entries, seats, clock, exits and prizes of tournaments, under the house's",
            " approved rules, on a record that loses nothing.",
            "",
        )
    )


def build_deb(folder: Path, out: Path, version: str) -> Path:
    """Pack the folder; raises `CalledProcessError` where `dpkg-deb` refuses."""
    path = out / f"tdapp_{version}_amd64.deb"
    with tempfile.TemporaryDirectory() as made:
        root = Path(made) / "tdapp"
        shutil.copytree(folder, root / HOME, symlinks=True)
        for name, place in PLACES.items():
            (root / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(LINUX / name, root / place)
        (root / "usr/bin").mkdir(parents=True)
        (root / "usr/bin/tdapp").symlink_to(f"/{HOME}/tdapp")
        (root / "DEBIAN").mkdir()
        files = (file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
        kilobytes = sum(file.stat().st_size for file in files) // 1024
        (root / "DEBIAN/control").write_text(control(version, kilobytes), encoding="utf-8")
        _let_read(root)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(root), str(path)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return path


def _let_read(root: Path) -> None:
    """Everybody may read it and enter its folders."""
    for path in (root, *root.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink():
            path.chmod(0o755 if path.stat().st_mode & 0o100 else 0o644)
