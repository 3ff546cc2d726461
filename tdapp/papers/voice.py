"""How a paper speaks: its language, and how it writes amounts, counts and moments."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from tdapp.core.money import format_cents


def utc_time(at_us: int) -> str:
    """A moment as hours and minutes of UTC."""
    return datetime.fromtimestamp(at_us // 1_000_000, UTC).strftime("%H:%M UTC")


def utc_moment(at_us: int) -> str:
    """A moment as day, month, hours and minutes of UTC."""
    return datetime.fromtimestamp(at_us // 1_000_000, UTC).strftime("%d %b %H:%M UTC")


@dataclass(frozen=True, slots=True)
class Voice:
    """What whoever prints hands in, so that papers need no Qt to be worded.

    `translate` gets a context and an English text, as Qt's own does. `money` says cents, `count` a
    number; `time` and `moment` say UTC microseconds, without and with their day.
    """

    translate: Callable[[str, str], str] = lambda _, text: text
    money: Callable[[int], str] = format_cents
    count: Callable[[int], str] = "{:,}".format
    time: Callable[[int], str] = utc_time
    moment: Callable[[int], str] = utc_moment

    def counted(self, number: int, one: str, many: str) -> str:
        """One of two texts, the second with the number in place of its ``{n}``."""
        return one if number == 1 else many.format(n=self.count(number))


ENGLISH = Voice()
