"""The set-up says in one line what it cannot do itself."""

import ctypes
import os
import shutil
import subprocess
import sys

import pytest

from installer import ground


def test_who_is_not_root_is_told_the_one_line_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(ground.Missing) as missing:
        ground.install(("libgl1", "libegl1"), "Qt does not load")
    last = str(missing.value).splitlines()[-1].strip()
    assert last == "sudo apt-get install -y --no-install-recommends libgl1 libegl1"


def test_a_machine_without_apt_is_told_what_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(ground.Missing, match=r"Qt does not load.*libgl1"):
        ground.install(("libgl1",), "Qt does not load")


def test_an_old_python_is_named_and_nothing_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    monkeypatch.setitem(ground.STEPS, "ready", lambda: pytest.fail("it went on"))
    assert ground.main("ready") == 1
    assert "Python 3.11 or newer is needed" in capsys.readouterr().out


def test_the_locked_pip_comes_with_its_hashes() -> None:
    first, *hashes = ground.locked("pip").splitlines()
    assert first.startswith("pip==")
    assert any(line.strip().startswith("--hash=sha256:") for line in hashes)


def test_each_package_is_told_while_they_are_installed_and_a_failure_with_all_that_was_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = "Collecting babel==2.19 (from -r lock)\nInstalling collected packages: babel"
    ground.install_told([sys.executable, "-c", f"print({said!r})"], 40)
    told = capsys.readouterr().out
    assert "1 of at most 40: babel\n" in told
    assert "putting them in place" in told
    with pytest.raises(subprocess.CalledProcessError) as failed:
        ground.install_told([sys.executable, "-c", "print('no disk'); raise SystemExit(3)"], 40)
    assert b"no disk" in failed.value.stdout


def test_a_broken_statement_is_reported_by_its_last_line() -> None:
    problem = ground.works(ground.BIN / "python", "import no_such_module")
    assert problem == "ModuleNotFoundError: No module named 'no_such_module'"


def test_what_is_only_better_to_have_is_said_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", {"apt-get": "apt-get", "objdump": "objdump"}.get)
    monkeypatch.setattr(ctypes, "CDLL", refused)
    monkeypatch.setattr(ground, "works", lambda *_: "")
    ground.printing()
    ground.packing()
    told = capsys.readouterr().out
    assert "--no-install-recommends libcups2\n" in told
    assert "--no-install-recommends nsis\n" in told


def refused(library: str) -> None:
    raise OSError(library)
