"""The folders of the program."""

import os
import stat
from pathlib import Path

import pytest

from tdapp.system.paths import Paths, user_paths


def test_one_variable_moves_every_folder(tmp_path: Path) -> None:
    paths = user_paths({"TDAPP_HOME": str(tmp_path)})

    assert paths == Paths(tmp_path / "data", tmp_path / "seals", tmp_path / "logs")


def test_a_relative_home_is_meant_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert user_paths({"TDAPP_HOME": "desk"}).data == tmp_path / "desk" / "data"


@pytest.mark.parametrize("environment", [{}, {"TDAPP_HOME": ""}, {"TDAPP_HOME": " "}])
def test_without_it_they_are_the_users_own(environment: dict[str, str]) -> None:
    paths = user_paths(environment)

    assert paths.data.is_absolute()
    assert all("tdapp" in folder.parts for folder in (paths.data, paths.seals, paths.logs))


def test_seals_lie_outside_the_folder_of_the_records() -> None:
    paths = user_paths({})

    assert not paths.seals.is_relative_to(paths.data)
    assert not paths.data.is_relative_to(paths.seals)


def test_folders_are_made_for_this_user_only_and_may_exist(tmp_path: Path) -> None:
    paths = user_paths({"TDAPP_HOME": str(tmp_path / "new")})
    paths.make()
    paths.make()

    assert paths.data.is_dir()
    assert paths.logs.is_dir()
    if os.name == "posix":
        assert stat.S_IMODE(paths.seals.stat().st_mode) == 0o700
