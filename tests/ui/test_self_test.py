"""The self-test comes to every window and names what fails: a typeface, a letter, a window."""

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.cli.main import main
from tdapp.core.refusal import Refusal
from tdapp.screens.views import View, view_words
from tdapp.ui.application import application
from tdapp.ui.console.trouble import Trouble
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.parts.parts import Parts
from tdapp.ui.whole import letters, windows
from tdapp.ui.whole.failing import trying
from tdapp.ui.whole.letters import letters_seen
from tdapp.ui.whole.painted import Painted
from tdapp.ui.workplace.rail import PageName

Weight = QFont.Weight
VIEWS = (
    "papers welcome floor-list floor-rulings floor-hand desk-entries map-near command draft "
    "draft-text slip new-event help paper-seat-cards"
)


def test_a_whole_program_comes_to_every_window_page_view_and_screen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--self-test"]) == 0
    seen = {line.removesuffix(": well") for line in capsys.readouterr().out.splitlines()}
    pages = {name.name.lower() for name in PageName}
    screens = {f"screen {view_words(view, voice())}" for view in View}
    others = {
        "window of trouble",
        "sign-in",
        "language de",
        "sheet as PDF",
    }
    assert pages | screens | others | set(VIEWS.split()) <= seen
    fonts = {line for line in seen if line.startswith("font")}
    assert len(fonts) == len(letters.FACES) + 1


@pytest.mark.parametrize(
    ("family", "weight", "named"),
    [
        ("No Such Face", Weight.Normal, "font No Such Face Normal: Noto Sans 400 stands for it"),
        ("Inter", Weight.Black, "font Inter Black: Inter 700 stands for it"),
    ],
)
def test_a_face_that_did_not_load_is_named_with_what_stands_for_it(
    qapp: QApplication, family: str, weight: Weight, named: str
) -> None:
    assert qapp is application()
    assert what_fails(lambda: list(letters_seen([(family, weight)]))) == named


def test_letters_that_are_boxes_are_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is application()
    monkeypatch.setitem(letters.SCRIPTS, "Georgian", "A\u10d0")
    face = ("Inter", Weight.Bold)
    named = "font Inter Bold: no shape for U+10D0"
    assert what_fails(lambda: list(letters_seen([face]))) == named
    monkeypatch.delitem(letters.SCRIPTS, "Georgian")
    monkeypatch.setattr(letters, "BEHIND", ("Noto Sans", "\u03e0A"))
    named = "font Noto Sans behind: U+0041 from Inter"
    assert what_fails(lambda: list(letters_seen([face]))) == named


def test_a_window_that_fails_or_paints_nothing_is_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is application()
    monkeypatch.setattr(windows, "dress", lambda _: read_theme(ThemeName.DARK))

    def first(window: Callable[..., QWidget]) -> object:
        monkeypatch.setattr(windows, "Trouble", window)
        seen = aiter(windows.windows_seen(cast("Parts", None)))
        return what_fails(lambda: asyncio.run(anext(seen)))  # type: ignore[arg-type]

    def no_file(*_: object) -> QWidget:
        raise FileNotFoundError("dark.toml")

    assert first(no_file) == "window of trouble: FileNotFoundError dark.toml"
    assert first(lambda *_: QWidget()) == "window of trouble: nothing is painted"
    painted, shown = Painted(), Trouble("no record", read_theme(ThemeName.DARK))
    assert painted.look(shown, "once") == "once"
    stale = "twice: nothing else is painted than before"
    assert what_fails(lambda: painted.look(shown, "twice")) == stale


def test_an_error_in_a_slot_that_qt_lets_go_no_further_is_named(qapp: QApplication) -> None:
    assert qapp is application()
    action = QAction()
    action.triggered.connect(lambda: dict[str, int]()["no such icon"])

    def press() -> None:
        with trying("menu"):
            action.trigger()

    assert what_fails(press) == "menu: KeyError 'no such icon'"


def what_fails(work: Callable[[], object]) -> object:
    """What the self-test says of some work that it refuses."""
    with pytest.raises(Refusal, match="self_test_failed") as refused:
        work()
    return refused.value.details["what"]
