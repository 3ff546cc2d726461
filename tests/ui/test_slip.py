"""A slip as it is typed: number and time are taken or refused in words."""

import pytest
from PySide6.QtCore import QDate, QDateTime, QTime

from tdapp.core.refusal import Refusal
from tdapp.ui.parts.typed import Slip, read_slip
from tdapp.voice.voice import ENGLISH
from tdapp.words.refusals import REFUSALS
from tdapp.words.sentence import sentence

TODAY = QDate(2026, 3, 14)


def at(hour: int, minute: int, day: QDate = TODAY) -> int:
    """A wall time here in UTC microseconds."""
    return QDateTime(day, QTime(hour, minute)).toMSecsSinceEpoch() * 1000


NOW = at(22, 15) + 30_000_000


@pytest.mark.parametrize(
    ("typed", "hour", "minute"),
    [
        ("21:40", 21, 40),
        (" 9:05 ", 9, 5),
        ("00:00", 0, 0),
        ("21.40", 21, 40),
        ("9 pm", 21, 0),
        ("22:15", 22, 15),
    ],
)
def test_a_time_of_today_is_that_wall_time_here(typed: str, hour: int, minute: int) -> None:
    assert read_slip(" A  118 ", typed, NOW) == Slip("A 118", at(hour, minute))


def test_yesterday_may_be_any_time_of_that_day() -> None:
    yesterday = TODAY.addDays(-1)
    assert read_slip("7", "23:50", NOW, yesterday=True) == Slip("7", at(23, 50, yesterday))
    assert read_slip("7", "00:10", NOW, yesterday=True) == Slip("7", at(0, 10, yesterday))


@pytest.mark.parametrize(
    ("number", "time", "refusal"),
    [
        ("", "21:40", Refusal("slip_number_needed")),
        ("  ", "21:40", Refusal("slip_number_needed")),
        ("1" * 25, "21:40", Refusal("slip_number_long", most=24)),
        ("7", "", Refusal("not_a_time", text="")),
        ("7", "24:00", Refusal("not_a_time", text="24:00")),
        ("7", "21:60", Refusal("not_a_time", text="21:60")),
        ("7", "21:4", Refusal("not_a_time", text="21:4")),
        ("7", "-1:30", Refusal("not_a_time", text="-1:30")),
        ("7", "13 pm", Refusal("not_a_time", text="13 pm")),
        ("7", "٢١:٤٠", Refusal("not_a_time", text="٢١:٤٠")),
        ("7", "22:16", Refusal("time_to_come", time="22:16")),
    ],
)
def test_nonsense_is_refused_in_words(number: str, time: str, refusal: Refusal) -> None:
    with pytest.raises(Refusal) as refused:
        read_slip(number, time, NOW)
    assert refused.value == refusal
    assert refusal.code in REFUSALS
    assert len(sentence(refusal, ENGLISH)) > 30
