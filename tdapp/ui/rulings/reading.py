"""Reads what is typed of rulings and penalties: a table and hand, players, one of a few words."""

import re

from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_player
from tdapp.tournament.tournament import Tournament

LONGEST_NUMBER = 40
"""So many signs a ruling keeps of the number of a rule, or of a hand."""
WHERE = re.compile(r"(\d{1,6})(?:[\s,]+(?:hand\s+)?(\S.{0,39}))?", re.IGNORECASE | re.ASCII)


def read_where(text: str, nowhere: str) -> tuple[int | None, str | None]:
    """A table and, if it is told, a hand: ``12``, ``12 17``, ``12, hand 17``; or `nowhere`.

    Refuses ``not_a_hand``.
    """
    plain = text.strip()
    if plain == nowhere:
        return None, None
    found = WHERE.fullmatch(plain)
    if found is None:
        raise Refusal("not_a_hand", text=plain)
    return int(found[1]), found[2]


def read_players(text: str, nobody: str, state: Tournament) -> tuple[int, ...]:
    """Entries by number or seat, each once: ``231 12-5``; or `nobody`. Refuses as `read_player`."""
    if text.strip() == nobody:
        return ()
    named = (read_player(part, state) for part in re.split(r"[\s,;]+", text.strip()))
    return tuple(dict.fromkeys(named))


def read_rule(text: str, none: str) -> str | None:
    """The number of a rule, or `none`; refuses ``rule_too_long``."""
    plain = text.strip()
    if len(plain) > LONGEST_NUMBER:
        raise Refusal("rule_too_long", text=plain)
    return None if plain == none else plain
