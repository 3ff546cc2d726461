"""What is typed of levels: one of them, ``20 min 400/800 ante 100``, or to set the clock."""

import re
from dataclasses import dataclass

from tdapp.core.refusal import Doubtful, Refusal
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.typed.times import duration

SECOND_US = 1_000_000
_LEVEL = re.compile(r"(?:level|l|#)\s*(\d{1,4})", re.IGNORECASE)
_MINUTES = re.compile(r"(\d{1,4})\s*(?:min|m)\b", re.IGNORECASE)
_BLINDS = re.compile(r"(\d{1,10})\s*/\s*(\d{1,10})")
_ANTE = re.compile(r"(bb\s*)?ante\s*(\d{1,10})", re.IGNORECASE)
_SIGNS = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1}


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
    try:
        span_us = _span_us(said if sign is None else said[1:].strip())
    except Doubtful as doubt:
        raise doubt.within(f"{said[:1]}{{}}" if sign else "{}") from None
    return TypedTime(left_us=span_us) if sign is None else TypedTime(delta_us=sign * span_us)


def _span_us(said: str) -> int:
    try:
        return duration(said) * SECOND_US
    except Refusal as error:
        if error.code != "not_a_duration":
            raise
        raise Refusal("time_not_understood") from error


def level_text(level: Level) -> str:
    """A level, so that `typed_level` reads it back."""
    parts = [level.game, f"{level.minutes} min"]
    if not level.is_break:
        parts.append(f"{level.small}/{level.big}")
    if level.ante:
        by_big_blind = level.ante_by is AntePaidBy.BIG_BLIND
        parts.append(f"{'BB ' if by_big_blind else ''}ante {level.ante}")
    return " ".join(part for part in parts if part)


def typed_level(text: str) -> Level:
    """Read a level or, without blinds, a break; what is left over is its game.

    Refuses ``level_not_understood``.
    """
    if not text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").isascii():
        raise Refusal("level_not_understood")
    rest = text.replace(",", "")
    ante, rest = _taken(_ANTE, rest)
    blinds, rest = _taken(_BLINDS, rest)
    minutes, rest = _taken(_MINUTES, rest)
    if minutes is None or any(mark.isdecimal() for mark in rest):
        raise Refusal("level_not_understood")
    game = " ".join(rest.split())
    small, big = (int(blinds[1]), int(blinds[2])) if blinds else (0, 0)
    by = AntePaidBy.BIG_BLIND if ante and ante[1] else AntePaidBy.EACH_PLAYER
    return Level(int(minutes[1]), small, big, int(ante[2]) if ante else 0, by, game)


def _taken(pattern: "re.Pattern[str]", text: str) -> "tuple[re.Match[str] | None, str]":
    """The first place where it stands, and the text without it."""
    found = pattern.search(text)
    if found is None:
        return None, text
    return found, f"{text[: found.start()]} {text[found.end() :]}"
