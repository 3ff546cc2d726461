"""Pictures of every window, where the folder takes none; tests/cli looks at those of the demo."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.screens.views import View
from tdapp.ui.shots import shots
from tdapp.ui.shots.headless import save
from tdapp.ui.shots.shot_looks import Wanted
from tdapp.ui.workplace.rail import PageName

OTHERS = re.compile("record|question-|paper-")
OVER = (
    *("papers", "help", "new-event", "floor-rulings", "map-near", "command", "slip", "draft"),
    *("welcome", "sign-in", "desk-entries"),
)
MANY_QUESTIONS, MANY_PAPERS = 95, 13


def never_begun() -> shots.Pictured:
    def never(*_: object) -> Any:
        raise AssertionError

    demo = StreamId("demo")
    return shots.Pictured(never, never, never, demo, never, {"bracket": demo})


def test_a_folder_that_takes_no_pictures_is_named_before_the_record_is_opened(
    tmp_path: Path,
) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("not a folder")
    with pytest.raises(Refusal) as refused:
        shots.take(never_begun(), nowhere, Wanted())
    assert refused.value == Refusal("cannot_write", path=str(nowhere), problem="Not a directory")


def test_a_picture_that_cannot_be_saved_is_named(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    picture = QImage(2, 2, QImage.Format.Format_RGB32)
    assert save(picture, tmp_path / "here.png").exists()
    gone = tmp_path / "gone" / "there.png"
    with pytest.raises(Refusal) as refused:
        save(picture, gone)
    assert (refused.value.code, refused.value.details["path"]) == ("cannot_write", str(gone))


@pytest.mark.long
def test_each_run_pictures_the_same_evening(tmp_path: Path) -> None:
    """Every page, question, paper and screen; in the record and on papers hashes are their own."""
    runs = [tmp_path / name for name in ("one", "other")]
    for folder in runs:
        look = ("--theme", "dark", "--size", "1280x720", "--text", "100")
        command = (sys.executable, "-m", "tdapp", "shots", str(folder), *look)
        subprocess.run(command, check=True, capture_output=True, timeout=900)
    one, other = ({path.name: path.read_bytes() for path in run.iterdir()} for run in runs)
    assert one.keys() == other.keys()
    differing = {name for name, picture in one.items() if picture != other[name]}
    assert {name for name in differing if not OTHERS.match(name)} == set()
    pages, screens = {path.stem for path in runs[0].iterdir()}, names_of_screens()
    assert pages >= {*screens, *OVER, *(one.name.lower() for one in PageName)}
    assert {one for one in pages if one.startswith("screen-")} == screens
    assert sum(one.startswith("question-") for one in pages) > MANY_QUESTIONS
    assert sum(one.startswith("paper-") for one in pages) > MANY_PAPERS
    assert {QImageReader(str(path)).size() for path in runs[0].iterdir()} == {QSize(1280, 720)}


def names_of_screens() -> set[str]:
    clocks = {f"screen-clock-{state}" for state in ("last-minute", "paused", "break", "finished")}
    return clocks | {f"screen-{view.value}".replace("_", "-") for view in View}
