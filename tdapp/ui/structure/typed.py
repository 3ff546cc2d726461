"""What is typed of levels: one of them, ``20 min 400/800 ante 100``, or to set the clock."""

import re

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.typed import figures
from tdapp.typed.times import SIXTY, duration
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count

DAYS_S = 9_999 * SIXTY
_LENGTH = (
    r"(?<![\d:.])(?:\d{1,2}:)?\d{1,4}:\d\d(?![\d:])"
    r"|\d{1,3} ?h(?: ?\d{1,2})?(?: ?min| ?m)?\b|\d{1,4} ?(?:min|m|sec|s)\b"
)
_BLINDS = r"({count})\s*/\s*({count})"
_ANTE = r"(bb\s*)?ante\s*({count})"


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
