"""The projected clock: read from afar, told apart without colour, still where nothing changed."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.screens.clock_face import (
    MINUTE_US,
    SECOND_US,
    ClockFace,
    ClockState,
    NextLevel,
    SideFact,
)
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.clock_moods import mood_of
from tdapp.ui.projected.clock_parts import foot_text
from tdapp.ui.projected.clock_screen import ClockPicture, drawing_of
from tdapp.ui.projected.drawing import DrawnText
from tdapp.ui.projected.fit_text import cut_at_word, fitted, lines_of, outline
from tdapp.ui.projected.level_line import gone_share
from tdapp.ui.projected.screen_grid import L_FACT, S_LABEL, grid_for
from tdapp.ui.projected.screen_page import PictureCanvas
from tdapp.voice.voice import Voice
from tests.ui.faces import BREAK, EVERY_STATE, FINISHED, LAST_MINUTE, MOODS, PAUSED, RUNNING

HD = (1920, 1080)
SIZES = [(1280, 720), HD, (3840, 2160), (1080, 1920), (1024, 768), (900, 1200)]
LEVEL_LINE = QRect(0, 590, 1920, 20)
TIME = QRect(60, 190, 1290, 370)

pytestmark = pytest.mark.usefixtures("qapp")


def picture(face: ClockFace, size: tuple[int, int] = HD) -> QImage:
    """What a screen of that size shows."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    drawing_of(face, *size).paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def greys(image: QImage) -> bytes:
    """Its pixels without colour, row by row."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, step, width = bytes(flat.constBits()), flat.bytesPerLine(), flat.width()
    return b"".join(pixels[row * step : row * step + width] for row in range(flat.height()))


def share_of(colour: QColor, image: QImage, area: QRect) -> float:
    """How much of an area has exactly that colour, from 0 to 1."""
    part = image.copy(area).convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(bytes(part.constBits())).cast("I").tolist()
    return pixels.count(colour.rgb()) / len(pixels)


def rows_that_span(width: int, image: QImage) -> int:
    """How many rows have a first and a last mark at least `width` apart."""
    pixels, row = greys(image), image.width()
    ground = pixels[:1]
    marks = (pixels[at : at + row].strip(ground) for at in range(0, len(pixels), row))
    return sum(len(marked) >= width for marked in marks)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", EVERY_STATE)
def test_nothing_is_cut_off_at_the_edges(name: str, size: tuple[int, int]) -> None:
    face = EVERY_STATE[name]
    image, ground = picture(face, size), mood_of(face.state).ground
    unit = round(size[1] / grid_for(*size).height * 20) + 2 if name == "paused" else 0
    margin = round(size[1] / grid_for(*size).height * 40) - unit
    whole = image.rect().adjusted(unit, unit, -unit, -unit)
    for strip in (
        QRect(whole.left(), whole.top(), margin, whole.height()),
        QRect(whole.right() + 1 - margin, whole.top(), margin, whole.height()),
        QRect(whole.left(), whole.top(), whole.width(), margin // 2),
        QRect(whole.left(), whole.bottom() + 1 - margin // 2, whole.width(), margin // 2),
    ):
        assert share_of(ground, image, strip) == 1


@pytest.mark.parametrize("size", [HD, (1024, 768), (1080, 1920)], ids=str)
@pytest.mark.parametrize("state", [ClockState.RUNNING, ClockState.LAST_MINUTE, ClockState.BREAK])
@pytest.mark.parametrize("level_us", [40 * MINUTE_US, 90 * MINUTE_US])
def test_the_time_fills_half_the_width(
    state: ClockState, size: tuple[int, int], level_us: int
) -> None:
    time_alone = ClockFace("", "", state, "", remaining_us=0, level_us=level_us, voice=Voice())
    assert rows_that_span(size[0] // 2, picture(time_alone, size)) > 0.1 * size[1]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", EVERY_STATE)
def test_what_a_fact_is_called_is_whole_whatever_stands_beside_it(
    name: str, size: tuple[int, int]
) -> None:
    face = EVERY_STATE[name]
    first, *others = face.side_facts or RUNNING.side_facts
    long = replace(first, qualifier="11 out of chips")
    drawn = drawing_of(replace(face, side_facts=(long, *others)), *size)
    texts = [mark for mark in drawn.marks if isinstance(mark, DrawnText)]
    plain = drawing_of(replace(face, side_facts=(replace(long, qualifier=""), *others)), *size)
    called = {mark.text for mark in plain.marks if isinstance(mark, DrawnText)} - {long.value}
    assert {one for one in called if one in {first.label, others[0].label}} <= {
        one.text for one in texts
    }
    boxes = [one.box for one in texts if one.text in {first.label, "11 out of chips"}]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]


def test_from_one_second_to_the_next_only_the_time_and_its_line_change() -> None:
    before = picture(replace(RUNNING, remaining_us=11 * MINUTE_US + 40 * SECOND_US))
    after = picture(replace(RUNNING, remaining_us=11 * MINUTE_US + 39 * SECOND_US))
    left, right = greys(before), greys(after)
    changed = [at for at, (old, new) in enumerate(zip(left, right, strict=True)) if old != new]
    columns, rows = [at % HD[0] for at in changed], [at // HD[0] for at in changed]
    assert changed
    assert 200 <= min(rows) <= max(rows) <= 606
    in_the_time = [x for x, y in zip(columns, rows, strict=True) if y < 590]
    assert min(in_the_time) > 600
    assert max(in_the_time) < 1330


def test_four_moods_are_told_apart_without_colour_and_from_afar() -> None:
    small = {name: greys(picture(face, (183, 103))) for name, face in MOODS.items()}
    grounds = {name: pixels[183 * 8 + 5] for name, pixels in small.items()}
    for one, other in combinations(MOODS, 2):
        pairs = zip(small[one], small[other], strict=True)
        assert sum(abs(left - right) for left, right in pairs) / len(small[one]) > 20
        assert abs(grounds[one] - grounds[other]) >= 15


def test_the_accent_means_now_and_nothing_else() -> None:
    accent = mood_of(ClockState.RUNNING).now
    shown = {
        name: share_of(accent, picture(face), LEVEL_LINE) for name, face in EVERY_STATE.items()
    }
    assert shown["running"] > 0.3
    assert shown["last minute"] > 0.3
    assert [shown[name] for name in ("break", "paused", "not started", "finished")] == [0, 0, 0, 0]
    rest = QRect(0, 0, 1920, 590)
    assert share_of(accent, picture(RUNNING), rest) == 0


@pytest.mark.parametrize("minutes_left", [40, 30, 13, 1])
def test_the_level_line_is_as_long_as_the_level_is_old(minutes_left: int) -> None:
    face = replace(RUNNING, remaining_us=minutes_left * MINUTE_US)
    thick = QRect(0, 596, 1920, 1)
    painted = share_of(mood_of(face.state).now, picture(face), thick) * 1920
    assert painted == pytest.approx(1792 * (40 - minutes_left) / 40, abs=1)


def test_a_level_line_stays_within_its_bounds() -> None:
    assert gone_share(replace(RUNNING, level_us=0)) == 0
    assert gone_share(replace(RUNNING, remaining_us=50 * MINUTE_US)) == 0
    assert gone_share(replace(RUNNING, remaining_us=-MINUTE_US)) == 1


@pytest.mark.parametrize("seconds", [60, 47, 1, 0])
def test_the_last_minute_has_a_tick_for_each_second_left(seconds: int) -> None:
    image = picture(replace(LAST_MINUTE, remaining_us=seconds * SECOND_US))
    ink = mood_of(ClockState.LAST_MINUTE).ink
    for row, expected in ((690, seconds), (711, 60)):
        line = [image.pixelColor(x, row) == ink for x in range(1920)]
        starts = sum(now and not before for before, now in zip([False, *line], line, strict=False))
        assert starts == expected


def test_a_break_has_a_full_block_for_each_minute_left() -> None:
    image = picture(replace(BREAK, remaining_us=4 * MINUTE_US))
    ink = mood_of(ClockState.BREAK).ink
    line = [image.pixelColor(x, 714) == ink for x in range(1920)]
    starts = [x for x in range(1, 1920) if line[x] and not line[x - 1]]
    assert len(starts) == 4
    assert starts[0] > 1920 * 0.7


def test_a_held_time_is_hollow_and_the_picture_is_framed() -> None:
    ink, ground = mood_of(ClockState.PAUSED).ink, mood_of(ClockState.PAUSED).ground
    held = picture(PAUSED)
    solid = share_of(mood_of(ClockState.RUNNING).ink, picture(RUNNING), TIME)
    assert 0.2 * solid < share_of(ink, held, TIME) < 0.6 * solid
    assert share_of(ink, held, QRect(0, 0, 1920, 20)) == 1
    assert share_of(ground, held, QRect(20, 20, 1880, 10)) == 1


@pytest.mark.parametrize("name", EVERY_STATE)
@pytest.mark.parametrize("size", [HD, (1080, 1920)], ids=str)
def test_a_record_that_cannot_be_written_is_said_on_every_screen(
    name: str, size: tuple[int, int]
) -> None:
    face = EVERY_STATE[name]
    ink = mood_of(face.state).ink
    head = QRect(size[0] // 5, size[1] // 40, size[0] * 3 // 4, size[1] // 30)
    said = share_of(ink, picture(replace(face, recorded=False), size), head)
    assert said > share_of(ink, picture(face, size), head) + 0.04


def test_a_very_long_event_leaves_the_warning_and_the_time_alone() -> None:
    face = replace(RUNNING, recorded=False, event_title="The Longest Title Ever Seen " * 8)
    short = replace(face, event_title="Short")
    part = QRect(840, 30, 500, 60)
    assert picture(face).copy(part) == picture(short).copy(part)


def test_blinds_keep_their_size_through_the_structure() -> None:
    longest = "1,500,000 / 3,000,000 (3,000,000)"
    wide = fitted(L_FACT, [longest], 1792)
    assert outline(longest, wide).ink.width() == pytest.approx(1792, abs=1)
    early = replace(RUNNING, blinds="100 / 200 (200)", longest_blinds=longest)
    assert inked_rows(early) == inked_rows(replace(early, blinds="150 / 300 (300)"))
    assert inked_rows(early) != inked_rows(replace(early, longest_blinds=""))


def inked_rows(face: ClockFace) -> list[int]:
    """The rows below the level line on which the blinds are inked."""
    image, ink = picture(face), mood_of(face.state).ink
    return [row for row in range(620, 800) if share_of(ink, image, QRect(0, row, 1920, 1)) > 0]


def test_a_text_is_cut_between_words_and_says_so() -> None:
    text = "Dinner orders at the bar until half past nine"
    cut = cut_at_word(text, S_LABEL, 400)
    assert cut.endswith("…")
    assert text.startswith(cut[:-1] + " ")
    assert outline(cut, S_LABEL).ink.width() <= 400
    assert cut_at_word(text, S_LABEL, 4000) == text


LONG = (
    "Late registration $330 ($300 pool + $30 fee), re-buys $300 ($270 pool + $30 fee) until the "
    "end of level 12.  Add-ons $1,200 ($1,080 pool + $120 fee) until the break after level 12 ends."
)
OWN = "Dinner orders at the bar until half past nine, kitchen closes at ten sharp. " * 3


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shorter", [(), ("Late registration $330.", "Late registration.")])
@pytest.mark.parametrize("message", [RUNNING.message, LONG, OWN[:240].strip()])
def test_a_message_is_said_whole_or_in_fewer_words_and_never_cut(
    message: str, shorter: tuple[str, ...], size: tuple[int, int]
) -> None:
    face = replace(RUNNING, message=message, shorter=shorter)
    page = PictureCanvas(grid_for(*size), mood_of(face.state), face.voice)
    kind, lines = foot_text(page, face)
    assert " ".join(lines).split() in [one.split() for one in (message, *shorter)]
    assert (
        max(outline(one, S_LABEL.at(kind.size)).ink.width() for one in lines) <= page.grid.breadth
    )
    image, ground = picture(face, size), mood_of(face.state).ground
    low = round(size[1] / page.grid.height * 16)
    assert share_of(ground, image, QRect(0, size[1] - low, size[0], low)) == 1


def test_a_message_breaks_into_as_many_lines_as_it_may() -> None:
    text = "Finish the hand in progress. No new hand until the clock restarts."
    assert lines_of(text, S_LABEL, 768, 2) == [
        "Finish the hand in progress. No new hand",
        "until the clock restarts.",
    ]
    assert lines_of(text, S_LABEL, 5000, 2) == [text]
    assert lines_of("", S_LABEL, 768, 2) == []


def test_text_is_never_fitted_larger_than_its_size() -> None:
    assert fitted(S_LABEL, ["1"], 10_000) == S_LABEL
    assert fitted(S_LABEL, [], 0) == S_LABEL
    assert fitted(S_LABEL, ["", ""], 0) == S_LABEL


TEXTS = st.text(max_size=40)


@settings(max_examples=40)
@given(
    texts=st.tuples(TEXTS, TEXTS, TEXTS, TEXTS, TEXTS, TEXTS),
    state=st.sampled_from(ClockState),
    remaining_us=st.integers(min_value=-(10**9), max_value=10**11),
    level_us=st.integers(min_value=0, max_value=10**11),
    size=st.sampled_from([(320, 180), (180, 320), (200, 200), (3, 400), (400, 3)]),
)
def test_any_face_can_be_painted(
    texts: tuple[str, str, str, str, str, str],
    state: ClockState,
    remaining_us: int,
    level_us: int,
    size: tuple[int, int],
) -> None:
    title, level, blinds, longest, value, message = texts
    face = replace(
        RUNNING,
        event_title=title,
        state=state,
        level_word=level,
        remaining_us=remaining_us,
        level_us=level_us,
        blinds=blinds,
        longest_blinds=longest,
        game=value,
        next_level=NextLevel(level, title, longest, message),
        side_facts=(SideFact(title, level, value, blinds),),
        message=message,
    )
    image = picture(face, size)
    assert image.pixelColor(0, 0) != QColor("magenta")


class CountingClock(Canvas):
    """A clock that counts how often it was painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        super().paintEvent(event)


@pytest.fixture
def clock(qtbot: QtBot) -> CountingClock:
    clock = CountingClock()
    clock.resize(640, 360)
    qtbot.addWidget(clock, before_close_func=lambda it: setattr(it, "allow_close", True))
    with qtbot.waitExposed(clock):
        clock.show()
    QApplication.processEvents()
    return clock


def test_a_clock_repaints_only_what_has_changed(clock: CountingClock) -> None:
    def times_painted(face: ClockFace) -> int:
        before = clock.painted
        clock.show_picture(ClockPicture(face.at_whole_second()))
        QApplication.processEvents()
        return clock.painted - before

    assert times_painted(RUNNING) == 1
    assert times_painted(RUNNING) == 0
    assert times_painted(replace(RUNNING, remaining_us=RUNNING.remaining_us - 300_000)) == 0
    assert times_painted(replace(RUNNING, remaining_us=RUNNING.remaining_us - SECOND_US)) == 1
    assert times_painted(PAUSED) == 1


def test_a_clock_shows_what_a_picture_of_the_face_shows(clock: CountingClock) -> None:
    clock.show_picture(ClockPicture(LAST_MINUTE))
    shown = clock.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert shown == picture(LAST_MINUTE, (640, 360))


def test_a_clock_without_a_face_is_black(clock: CountingClock) -> None:
    black = QColor("black")
    assert share_of(black, clock.grab().toImage(), clock.rect()) == 1
    clock.show_picture(ClockPicture(FINISHED))
    assert share_of(black, clock.grab().toImage(), clock.rect()) < 1
    clock.blank()
    assert (clock.picture, share_of(black, clock.grab().toImage(), clock.rect())) == (None, 1)


def test_a_clock_closes_only_with_the_program(clock: CountingClock) -> None:
    assert not clock.close()
    assert clock.isVisible()
    clock.allow_close = True
    assert clock.close()
    assert not clock.isVisible()
