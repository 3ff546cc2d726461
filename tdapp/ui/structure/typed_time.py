"""What is typed to set the clock: a time left, minutes more or less, or a level."""

import re
from dataclasses import dataclass

from tdapp.core.refusal import Refusal

SECOND_US = 1_000_000
_TIME = re.compile(r"(?:(\d{1,2})[:.](?=\d\d[:.]))?(\d{1,4})(?:[:.](\d\d))?")
_LEVEL = re.compile(r"(?:level|l|#)\s*(\d{1,4})", re.IGNORECASE)
_SIGNS = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1}
_SIXTY = 60


@dataclass(frozen=True, slots=True)
class TypedTime:
    """Exactly one of them: microseconds left, microseconds more or less, a level's number."""

    left_us: int | None = None
    delta_us: int | None = None
    level: int | None = None


def typed_time(text: str) -> TypedTime:
    """Read ``12:30``, ``12.30``, ``1:02:30``, ``12``, ``+5``, ``-0:30`` or ``level 7``.

    A number alone is minutes. Refuses ``time_not_understood``.
    """
    said = text.strip()
    level = _LEVEL.fullmatch(said)
    if level is not None:
        return TypedTime(level=int(level[1]))
    sign = _SIGNS.get(said[:1])
    span_us = _span_us(said if sign is None else said[1:].strip())
    return TypedTime(left_us=span_us) if sign is None else TypedTime(delta_us=sign * span_us)


def _span_us(said: str) -> int:
    found = _TIME.fullmatch(said) if said.isascii() else None
    if found is None:
        raise Refusal("time_not_understood")
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    if seconds >= _SIXTY or (found[1] is not None and minutes >= _SIXTY):
        raise Refusal("time_not_understood")
    return ((hours * _SIXTY + minutes) * _SIXTY + seconds) * SECOND_US
