"""What is typed of levels: one of them, ``20 min 400/800 ante 100``, or to set the clock."""

import re
from dataclasses import dataclass

from tdapp.core.refusal import Doubtful, Refusal
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.typed import figures
from tdapp.typed.times import SIXTY, duration
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count

SECOND_US = 1_000_000
DAYS_S = 9_999 * SIXTY
_LEVEL = re.compile(r"(?:level|l|#)\s*(\d{1,4})", re.IGNORECASE | re.ASCII)
_LENGTH = (
    r"(?<![\d:.])(?:\d{1,2}:)?\d{1,4}:\d\d(?![\d:])"
    r"|\d{1,3} ?h(?: ?\d{1,2})?(?: ?min| ?m)?\b|\d{1,4} ?(?:min|m|sec|s)\b"
)
_BLINDS = r"({count})\s*/\s*({count})"
_ANTE = r"(bb\s*)?ante\s*({count})"
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
    parts = [level.game, _length(level)]
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
    ante, rest = _taken(_ANTE, text)
    blinds, rest = _taken(_BLINDS, rest)
    length, rest = _taken(_LENGTH, rest)
    game = " ".join(rest.replace(",", " ").split())
    if length is None or any(mark.isdecimal() for mark in game):
        raise Refusal("level_not_understood")
    minutes, seconds = divmod(duration(length[0], most_s=DAYS_S), SIXTY)
    small, big = (read_count(blinds[1]), read_count(blinds[2])) if blinds else (0, 0)
    by = AntePaidBy.BIG_BLIND if ante and ante[1] else AntePaidBy.EACH_PLAYER
    return Level(minutes, small, big, read_count(ante[2]) if ante else 0, by, game, seconds)


def _length(level: Level) -> str:
    return f"{level.minutes}:{level.seconds:02}" if level.seconds else f"{level.minutes} min"


def _taken(form: str, text: str) -> "tuple[re.Match[str] | None, str]":
    """The first place where it stands, and the text without it."""
    count = figures.counts(voice().symbols)
    found = re.search(form.replace("{count}", count), text, re.IGNORECASE | re.ASCII)
    if found is None:
        return None, text
    return found, f"{text[: found.start()]} {text[found.end() :]}"
