"""A count as it is typed: the whole amount, or how many notes and coins of which value."""

import re

from tdapp.core.money import parse_cents
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces, TenderCount

_PIECES = re.compile(r"([0-9][0-9,.]*)\s*[x*]\s*([0-9]{1,6})", re.ASCII)


def counted(tender: str, typed: str) -> TenderCount:
    """``1,234.50``, or ``50x12 20x7 0.50x3``: value, then how many.

    Refuses ``not_an_amount`` and ``count_not_understood``.
    """
    text = typed.strip()
    if not any(sign in text for sign in "x*"):
        return TenderCount(tender, parse_cents(text))
    pieces = tuple(
        Pieces(parse_cents(value), int(number)) for value, number in _PIECES.findall(text)
    )
    if not pieces or _PIECES.sub("", text).strip(" ,;+"):
        raise Refusal("count_not_understood", text=typed)
    return TenderCount(tender, sum(one.value * one.number for one in pieces), pieces)
