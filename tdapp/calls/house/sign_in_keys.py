"""Reading of typed or scanned keys, and the rules for a PIN."""

import re
from dataclasses import dataclass
from itertools import pairwise

from tdapp.core.refusal import Refusal

FEWEST, MOST = 6, 12
SHORTEST_BADGE = 8
_NUMBERED = re.compile(r"(\d{1,5})[\s,;:]+(\S+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Key:
    """A PIN or badge, after the staff number if given."""

    secret: str
    number: int | None = None


def read_key(text: str) -> Key:
    """``12 483920`` or ``483920``, or what a badge holds; refuses ``no_key`` for nothing."""
    plain = text.strip()
    found = _NUMBERED.fullmatch(plain)
    if found is not None:
        return Key(found[2], int(found[1]))
    if not plain:
        raise Refusal("no_key")
    return Key(plain)


def must_be_a_pin(pin: str) -> None:
    """Refuse ``pin_too_short`` (least, most) and ``pin_too_plain``.

    Plain is one digit over and over, or digits that go up or down by one, also past 9.
    """
    if not (pin.isascii() and pin.isdigit() and FEWEST <= len(pin) <= MOST):
        raise Refusal("pin_too_short", least=FEWEST, most=MOST)
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    if len(steps) == 1 and steps <= {0, 1, 9}:
        raise Refusal("pin_too_plain")


def tidy_badge(badge: str) -> str | None:
    """A badge as it is kept, None for none; refuses ``badge_too_short`` (least)."""
    plain = badge.strip()
    if plain and len(plain) < SHORTEST_BADGE:
        raise Refusal("badge_too_short", least=SHORTEST_BADGE)
    return plain or None
