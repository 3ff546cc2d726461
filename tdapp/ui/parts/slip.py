"""A paper slip as it is typed in: its number, and when what is on it happened."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QTime

from tdapp.core.refusal import Refusal

TIME_OF_DAY = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
MOST_IN_NUMBER = 24


@dataclass(frozen=True, slots=True)
class Slip:
    """The slip's number, and the wall time written on it as UTC microseconds."""

    number: str
    happened_us: int


def read_slip(number: str, time: str, now_us: int, *, yesterday: bool = False) -> Slip:
    """A slip as typed: hours and minutes of the wall clock here, today or yesterday.

    Refuses ``slip_number_needed``, ``slip_number_long``, ``not_a_time`` (also for a time that the
    wall clock left out), and ``time_to_come``.
    """
    tidy = " ".join(number.split())
    if not tidy:
        raise Refusal("slip_number_needed")
    if len(tidy) > MOST_IN_NUMBER:
        raise Refusal("slip_number_long", most=MOST_IN_NUMBER)
    happened_us = wall_time(time.strip(), now_us, days_ago=1 if yesterday else 0)
    if happened_us > now_us:
        raise Refusal("time_to_come", time=time.strip())
    return Slip(tidy, happened_us)


def wall_time(text: str, now_us: int, days_ago: int = 0) -> int:
    """A typed time of the wall clock here as UTC microseconds; refuses ``not_a_time``."""
    found = TIME_OF_DAY.fullmatch(text)
    if found is None:
        raise Refusal("not_a_time", text=text)
    time = QTime(int(found[1]), int(found[2]))
    today = QDateTime.fromMSecsSinceEpoch(now_us // 1000).date()
    moment = QDateTime(today.addDays(-days_ago), time)
    if moment.time() != time:
        raise Refusal("not_a_time", text=text)
    return moment.toMSecsSinceEpoch() * 1000
