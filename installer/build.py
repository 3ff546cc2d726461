"""Freeze tdapp into one folder, trim it, try it, and pack it: plain Python, run by `make package`.

    build.py [--out DIR]

gives ``tdapp/`` (the program), ``tdapp-VERSION-linux-x86_64.tar.xz``, on Debian also
``tdapp_VERSION_amd64.deb``, and their checksums. What is larger than `MOST_MB` is refused.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from installer.debian import build_deb  # noqa: E402 - the folder above is found only now
from installer.smoke import try_program  # noqa: E402

MOST_MB = 260
NOT_NEEDED = (
    "PySide6/Qt/translations/qtwebengine*",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/networkinformation",
    "PySide6/Qt/plugins/egldeviceintegrations",
    "PySide6/Qt/plugins/generic",
    "PySide6/Qt/plugins/imageformats/libqtiff.so",
    "PySide6/Qt/plugins/imageformats/libqwebp.so",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platforms/libqlinuxfb.so",
    "PySide6/Qt/plugins/platforms/libqminimal*.so",
    "PySide6/Qt/plugins/platforms/libqvnc.so",
    "PySide6/Qt/plugins/platforms/libqvkkhrdisplay.so",
)
LANGUAGES = ("root", "en", "de")
"""Those whose countries have figures of their own in the package; others are written as at home."""


class Unbuilt(Exception):
    """The package is not as it has to be; the text says why."""


def version() -> str:
    """The version of the program, as its own package says it."""
    lines = (ROOT / "tdapp" / "__init__.py").read_text(encoding="utf-8").splitlines()
    said = next(line for line in lines if line.startswith("__version__"))
    return said.partition("=")[2].strip(' "')


def freeze(out: Path, work: Path) -> Path:
    """The program in one folder; raises `CalledProcessError` with what was said."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work), str(HERE / "tdapp.spec")]
    subprocess.run(command, check=True, cwd=ROOT)
    return out / "tdapp"


def trim(folder: Path) -> int:
    """Take out what nothing of ours asks for; gives the bytes saved."""
    before = size_of(folder)
    inside = folder / "_internal"
    for pattern in NOT_NEEDED:
        for path in inside.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for locale in (inside / "babel" / "locale-data").glob("*.dat"):
        if locale.stem.partition("_")[0] not in LANGUAGES:
            locale.unlink()
    return before - size_of(folder)


def size_of(folder: Path) -> int:
    """The bytes of all files in a folder; a link to one has none of its own."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def must_be_small(folder: Path) -> int:
    """Refuse a folder that has grown beyond its bound; gives its megabytes."""
    megabytes = size_of(folder) // 1_000_000
    if megabytes > MOST_MB:
        raise Unbuilt(f"The folder has {megabytes} MB; {MOST_MB} are allowed")
    return megabytes


def archive(folder: Path, out: Path) -> Path:
    """The folder as one compressed file."""
    name = f"tdapp-{version()}-{platform.system().lower()}-{platform.machine().lower()}.tar.xz"
    path = out / name
    with tarfile.open(path, "w:xz", preset=3) as tar:
        tar.add(folder, arcname="tdapp")
    return path


def note_checksums(files: list[Path], out: Path) -> Path:
    """What each file adds up to, in the form that `sha256sum -c` reads."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    path = out / "SHA256SUMS"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def main() -> int:
    """Build everything that this system can build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    out: Path = parser.parse_args().out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    try:
        folder = freeze(out, out / "work")
        saved = trim(folder)
        print(f"frozen: {must_be_small(folder)} MB, {saved // 1_000_000} MB trimmed", flush=True)
        print(f"tried: {try_program(folder)} lines of the self-test", flush=True)
        packed = [archive(folder, out)]
        if shutil.which("dpkg-deb"):
            packed.append(build_deb(folder, out, version()))
        note_checksums(packed, out)
    except (Unbuilt, OSError, subprocess.CalledProcessError) as error:
        print(f"tdapp: {error}", file=sys.stderr)
        return 1
    for path in packed:
        print(f"{path.name}: {path.stat().st_size // 1_000_000} MB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
