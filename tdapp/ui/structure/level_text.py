"""A level as it is typed: ``20 min 400/800 ante 100``, ``Razz 20 min 400/800 BB ante 800``."""

import re

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.levels import AntePaidBy, Level

_MINUTES = re.compile(r"(\d{1,4})\s*(?:min|m)\b", re.IGNORECASE)
_BLINDS = re.compile(r"(\d{1,10})\s*/\s*(\d{1,10})")
_ANTE = re.compile(r"(bb\s*)?ante\s*(\d{1,10})", re.IGNORECASE)


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
