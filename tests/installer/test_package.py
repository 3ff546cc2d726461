"""What packs the program: small enough, whole, and well formed for each system."""

import configparser
import plistlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tdapp
from installer import build, debian, ground
from installer.smoke import try_program

INSTALLER = Path(build.__file__).parent


def test_a_folder_that_has_grown_is_refused_with_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "big").write_bytes(bytes(3_000_000))
    (tmp_path / "again").symlink_to(tmp_path / "big")
    assert build.must_be_small(tmp_path) == 3
    monkeypatch.setattr(build, "MOST_MB", 2)
    with pytest.raises(build.Unbuilt, match="3 MB; 2 are allowed"):
        build.must_be_small(tmp_path)


def test_what_is_trimmed_is_gone_and_the_rest_stays(tmp_path: Path) -> None:
    plugins = tmp_path / "_internal/PySide6/Qt/plugins/platforms"
    plugins.mkdir(parents=True)
    for name in ("libqxcb.so", "libqoffscreen.so", "libqvnc.so"):
        (plugins / name).write_bytes(b"1234")
    locales = tmp_path / "_internal/babel/locale-data"
    locales.mkdir(parents=True)
    for name in ("root.dat", "en.dat", "de_CH.dat", "deu.dat", "fr.dat"):
        (locales / name).write_bytes(b"12")
    assert build.trim(tmp_path) == 8
    assert sorted(file.stem for file in locales.iterdir()) == ["de_CH", "en", "root"]
    assert sorted(file.name for file in plugins.iterdir()) == ["libqoffscreen.so", "libqxcb.so"]


def test_checksums_are_in_the_form_that_is_checked(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"one")
    path = build.note_checksums([tmp_path / "one"], tmp_path)
    checked = subprocess.run(["sha256sum", "-c", path.name], cwd=tmp_path, check=False)
    assert checked.returncode == 0


def test_the_package_says_its_version_and_what_it_needs() -> None:
    assert build.version() == tdapp.__version__
    fields = dict(
        line.split(": ", 1) for line in debian.control("1.2", 7).splitlines() if ":" in line
    )
    assert (fields["Version"], fields["Installed-Size"]) == ("1.2", "7")
    assert "libxcb-cursor0" in fields["Depends"]
    assert fields["Recommends"].split(", ") == list(ground.PRINTING_PACKAGES)
    assert len(fields["Description"]) < 80


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_the_package_for_debian_holds_the_folder_and_everybody_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True, mode=0o700)
    (folder / "tdapp").write_text("the program")
    (folder / "tdapp").chmod(0o700)
    (folder / "_internal/font").write_bytes(bytes(5_000))
    (folder / "_internal/font").chmod(0o600)
    package = debian.build_deb(folder, tmp_path, "1.2")
    assert package.name == "tdapp_1.2_amd64.deb"
    held = {line.split(maxsplit=5)[5]: line.split()[:2] for line in listed(package, "--contents")}
    assert held["./opt/tdapp/tdapp"] == ["-rwxr-xr-x", "root/root"]
    assert held["./opt/tdapp/_internal/font"] == ["-rw-r--r--", "root/root"]
    assert held["./opt/tdapp/_internal/"] == ["drwxr-xr-x", "root/root"]
    assert "./usr/bin/tdapp -> /opt/tdapp/tdapp" in held
    assert {f"./{place}" for place in debian.PLACES.values()} <= set(held)
    assert {"Package: tdapp", "Version: 1.2"} <= {
        line.strip() for line in listed(package, "--info")
    }


def listed(package: Path, what: str) -> list[str]:
    said = subprocess.run(["dpkg-deb", what, package], check=True, capture_output=True, text=True)
    return said.stdout.splitlines()


def test_only_on_linux_the_program_has_a_console() -> None:
    spec = (INSTALLER / "tdapp.spec").read_text(encoding="utf-8")
    assert 'console=sys.platform == "linux"' in spec


def test_the_menu_entry_starts_the_program_where_the_package_puts_it() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(INSTALLER / "linux/tdapp.desktop")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] == f"/{debian.HOME}/tdapp"
    assert debian.PLACES[f"{desktop['Icon']}.svg"].startswith("usr/share/icons/")
    assert all((INSTALLER / "linux" / name).is_file() for name in debian.PLACES)


@pytest.mark.parametrize("name", ["Info.plist", "entitlements.plist"])
def test_the_lists_for_macos_are_well_formed(name: str) -> None:
    assert plistlib.loads((INSTALLER / "macos" / name).read_bytes())


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis, from Debian's nsis")
def test_the_script_for_windows_compiles(tmp_path: Path) -> None:
    (tmp_path / "staged").mkdir()
    (tmp_path / "staged/tdapp.exe").write_bytes(b"MZ")
    script = tmp_path / "tdapp.nsi"
    shutil.copyfile(INSTALLER / "windows/tdapp.nsi", script)
    subprocess.run(
        ["makensis", "-V2", "-DVERSION=1", f"-DFOLDER={tmp_path / 'staged'}", script], check=True
    )
    assert (tmp_path / "tdapp-1-setup.exe").is_file()


@pytest.mark.long
@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None, reason="needs objdump"
)
def test_the_frozen_program_is_small_enough_and_sees_itself_whole(tmp_path: Path) -> None:
    folder = build.freeze(tmp_path, tmp_path / "work")
    build.trim(folder)
    assert build.must_be_small(folder) > 100
    assert try_program(folder) > 40
