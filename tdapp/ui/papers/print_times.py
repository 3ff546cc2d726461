"""The moment that stands on a paper, as people in the house write it."""

from tdapp.ui.look.spoken import voice


def printed_when(utc_us: int) -> str:
    """UTC microseconds as weekday, day, month, year and wall time, such as ``Sun 14 Jun 2026``."""
    weekday = voice().day(utc_us).partition(" ")[0]
    return f"{weekday} {voice().date(utc_us)}, {voice().time(utc_us)}"
