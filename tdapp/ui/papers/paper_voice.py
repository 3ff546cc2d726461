"""How papers speak that are made in the window: in its language, by its locale."""

from PySide6.QtCore import QCoreApplication

from tdapp.papers.voice import Voice
from tdapp.ui.look.figures import day, money, wall_time, wall_time_to_the_second, whole


def moment(utc_us: int) -> str:
    """UTC microseconds as weekday, day, month and wall time here."""
    return f"{day(utc_us)} {wall_time(utc_us)}"


def to_the_second(utc_us: int) -> str:
    """UTC microseconds as day, month and wall time here, with seconds."""
    return f"{day(utc_us).partition(' ')[2]} {wall_time_to_the_second(utc_us)}"


PAPER_VOICE = Voice(QCoreApplication.translate, money, whole, wall_time, moment)
