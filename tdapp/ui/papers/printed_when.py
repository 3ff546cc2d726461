"""The moment that stands on a paper, as people in the house write it."""

from tdapp.ui.look.figures import date, day, wall_time


def printed_when(utc_us: int) -> str:
    """UTC microseconds as weekday, day, month, year and wall time, such as ``Sun 14 Jun 2026``."""
    weekday = day(utc_us).partition(" ")[0]
    return f"{weekday} {date(utc_us)}, {wall_time(utc_us)}"
