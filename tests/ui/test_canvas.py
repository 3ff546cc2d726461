"""A projected window repaints what changed and nothing else, in slices, and on the second."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.screens.clock_face import SECOND_US, ClockFace
from tdapp.ui.projected.canvas import Canvas, Picture
from tdapp.ui.projected.clock_screen import ClockPicture, Layout
from tests.ui.boards import EVERY_BOARD, by_name
from tests.ui.faces import BREAK, LAST_MINUTE, MOODS, PAUSED, RUNNING

FOUR_K = QSize(3840, 2160)
GOLDEN = Path(__file__).parents[1] / "pictures"


class Watched(Canvas):
    """A canvas that notes what it was asked to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.rect())
        super().paintEvent(event)


@pytest.fixture
def canvas(qtbot: QtBot) -> Watched:
    canvas = Watched()
    canvas.allow_close = True
    qtbot.addWidget(canvas)
    canvas.resize(1280, 720)
    canvas.show()
    QApplication.processEvents()
    return canvas


def fresh(picture: Picture, size: QSize) -> QImage:
    """The picture painted anew on a screen of that size."""
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture.drawing(size.width(), size.height()).paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def seen(canvas: Canvas) -> QImage:
    """What the window holds, part by part as it was painted; grabbed, it would paint all anew."""
    canvas.finish_painting()
    QApplication.processEvents()
    held = canvas.screen().grabWindow(canvas.winId())
    return held.toImage().convertToFormat(QImage.Format.Format_RGB32)


def show(canvas: Canvas, picture: Picture) -> None:
    canvas.show_picture(picture)
    QApplication.processEvents()


def is_painting(canvas: Canvas) -> bool:
    return canvas.is_painting


def later(face: ClockFace, seconds: int) -> ClockPicture:
    return ClockPicture(replace(face, remaining_us=face.remaining_us - seconds * SECOND_US))


@pytest.mark.parametrize(
    "face", [RUNNING, LAST_MINUTE, BREAK, PAUSED], ids=lambda it: it.state.name
)
def test_a_picture_that_was_changed_part_by_part_is_the_same_as_one_painted_anew(
    canvas: Watched, face: ClockFace
) -> None:
    for seconds in (0, 1, 2, 9, 10, 47):
        show(canvas, later(face, seconds))
    assert seen(canvas) == fresh(later(face, 47), canvas.size())


def test_a_list_that_turns_its_page_or_its_timer_is_the_same_as_one_painted_anew(
    canvas: Watched,
) -> None:
    for board in (by_name(turn=3), by_name(turn=3, seconds=6), by_name(turn=4, seconds=0)):
        show(canvas, board)
        assert seen(canvas) == fresh(board, canvas.size())


def test_a_tick_repaints_the_digits_that_changed_and_the_line(canvas: Watched) -> None:
    show(canvas, later(RUNNING, 0))
    canvas.painted.clear()
    show(canvas, later(RUNNING, 1))
    (part,) = canvas.painted
    whole = canvas.width() * canvas.height()
    assert part.width() * part.height() < whole / 2
    changed = (
        later(RUNNING, 1).drawing(1280, 720).changed_from(later(RUNNING, 0).drawing(1280, 720))
    )
    assert changed is not None
    digits = [box for box in changed if box.height() > 100]
    assert len(digits) == 1
    assert digits[0].width() < 400
    canvas.painted.clear()
    show(canvas, later(RUNNING, 1))
    assert canvas.painted == []


def test_another_mood_and_another_size_are_new_pictures(canvas: Watched) -> None:
    show(canvas, ClockPicture(RUNNING))
    show(canvas, ClockPicture(PAUSED))
    assert seen(canvas) == fresh(ClockPicture(PAUSED), canvas.size())
    canvas.resize(720, 1280)
    QApplication.processEvents()
    assert seen(canvas) == fresh(ClockPicture(PAUSED), canvas.size())
    canvas.blank()
    assert seen(canvas).pixelColor(5, 5).name() == "#000000"


def test_a_large_new_picture_comes_in_slices_and_in_one_cut(canvas: Watched) -> None:
    canvas.resize(FOUR_K)
    show(canvas, ClockPicture(RUNNING))
    before = canvas.grab().toImage()
    canvas.show_picture(ClockPicture(LAST_MINUTE))
    assert is_painting(canvas)
    assert canvas.grab().toImage() == before
    turns = 0
    while is_painting(canvas):
        QApplication.processEvents()
        turns += 1
    assert turns > 1
    assert seen(canvas) == fresh(ClockPicture(LAST_MINUTE), FOUR_K)


def test_a_window_that_comes_back_shows_its_picture_again_in_slices(canvas: Watched) -> None:
    canvas.resize(FOUR_K)
    show(canvas, ClockPicture(RUNNING))
    canvas.hide()
    assert not is_painting(canvas)
    canvas.show()
    assert is_painting(canvas)
    assert seen(canvas) == fresh(ClockPicture(RUNNING), FOUR_K)


def _far_apart(one: QImage, other: QImage) -> float:
    """The share of bytes that differ by more than a shade."""
    grey = QImage.Format.Format_Grayscale8
    first, second = (bytes(it.convertToFormat(grey).constBits()) for it in (one, other))
    pairs = zip(first, second, strict=True)
    return sum(abs(left - right) > 24 for left, right in pairs) / len(first)


GOLDENS: dict[str, Picture] = {
    **{f"clock-{mood.replace(' ', '-')}": ClockPicture(face) for mood, face in MOODS.items()},
    "clock-blinds": ClockPicture(RUNNING, Layout.BLINDS),
    "prizes": EVERY_BOARD["prizes"],
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_looks_as_it_did(name: str, tmp_path: Path) -> None:
    """A picture that was meant to change is put in place of the old one, once it was looked at."""
    now = fresh(GOLDENS[name], QSize(480, 270))
    golden = QImage(str(GOLDEN / f"{name}.png"))
    now.save(str(tmp_path / f"{name}.png"))
    assert golden.size() == now.size()
    assert _far_apart(golden, now) < 0.002, tmp_path
