"""What the screens of this computer show is kept in the program's own folder."""

from pathlib import Path

import pytest

from tdapp.cli.records import own_folders
from tdapp.cli.start import screen_ports
from tdapp.core.screens import KeptScreens


def test_each_window_has_ports_of_its_own_and_finds_what_the_last_one_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TDAPP_HOME", str(tmp_path))
    own_folders()
    first = screen_ports()
    first.memory.write(KeptScreens(volume=20))
    first.awake.close()
    first.chime.close()
    second = screen_ports()
    assert second.memory.read() == KeptScreens(volume=20)
    second.awake.release()
    second.awake.close()
    second.chime.close()
    assert (tmp_path / "data" / "screens.json").exists()
