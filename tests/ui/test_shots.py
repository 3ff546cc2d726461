"""Pictures of every window, where the folder takes none; tests/cli looks at those of the demo."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tdapp import bootstrap
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.system.paths import Paths
from tdapp.ui import shots
from tdapp.ui.parts import OpenParts, Parts
from tests.ui.window_room import CountedSeeds, HandTime, parts_of


def _evening(folder: Path, time: HandTime) -> OpenParts:
    paths = Paths(folder / "data", folder / "seals", folder / "logs")
    around = bootstrap.Surroundings(CountedSeeds(), paths)

    @asynccontextmanager
    async def open_parts() -> AsyncIterator[Parts]:
        target = Target(path=folder / "room.tdapp")
        async with bootstrap.workstation(target, time, "desk-1", around) as station:
            yield parts_of(station)

    return open_parts


def test_a_folder_that_takes_no_pictures_is_named(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    nowhere = tmp_path / "file"
    nowhere.write_text("not a folder")
    time = HandTime()
    with pytest.raises(Refusal) as refused:
        shots.take(_evening(tmp_path, time), time.pass_us, nowhere)
    assert refused.value.code == "cannot_write"
