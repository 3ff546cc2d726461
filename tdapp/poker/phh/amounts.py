"""Amounts as writers put them: whole or with decimals, as numbers or as text."""

from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from typing import Any

LENGTH = 60


def shortened(text: str) -> str:
    """A text, or its beginning where it is too long for a sentence."""
    return text if len(text) <= LENGTH else f"{text[:LENGTH]}…"


MOST_DECIMALS = 9
UNLIMITED = 10**15
"""More than any stack: what stands for one that a file leaves open."""


def number(value: Any) -> Decimal:
    """An amount as an exact number; raises `ValueError` for what is none."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
        raise ValueError(_no_amount(repr(value)))  # noqa: TRY004 - one kind for all that is wrong
    try:
        found = Decimal(value.replace("_", "") if isinstance(value, str) else value)
    except InvalidOperation as error:
        raise ValueError(_no_amount(repr(value))) from error
    if found.is_nan() or (abs(found) > UNLIMITED and not found.is_infinite()):
        raise ValueError(_no_amount(str(found)))
    return found


def decimals_of(amounts: Iterable[Decimal]) -> int:
    """How many digits after the point the longest of these has."""
    most = max((_digits(it) for it in amounts if it.is_finite()), default=0)
    if most > MOST_DECIMALS:
        raise ValueError("an amount has too many decimals")
    return most


def in_units(amount: Decimal, decimals: int) -> int:
    """An amount in the unit of so many decimals; raises `ValueError` below nothing or endless."""
    if not amount.is_finite() or amount < 0:
        raise ValueError(f"{amount} cannot be put in")
    return int(amount.scaleb(decimals))


def shown(chips: int, decimals: int) -> str:
    """So many units as a number with its decimals, as few as needed."""
    whole, part = divmod(chips, 10**decimals)
    digits = f"{part:0{decimals}d}".rstrip("0") if decimals else ""
    return f"{whole}.{digits}" if digits else str(whole)


def _digits(amount: Decimal) -> int:
    exponent = amount.normalize().as_tuple().exponent
    return max(-exponent, 0) if isinstance(exponent, int) else 0


def _no_amount(text: str) -> str:
    """What is wrong with a text that stands for an amount."""
    return f"{shortened(text)} is no amount"
