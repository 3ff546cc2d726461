"""Money in integer cents, chips as integers, and the bounds of whole numbers; no float anywhere."""

import re
from collections.abc import Sequence
from typing import Annotated, NewType

import msgspec

from tdapp.core.refusal import Refusal

Cents = NewType("Cents", int)
Chips = NewType("Chips", int)

_AMOUNT = re.compile(r"([-+]?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,13})(?:\.(\d{1,2})0*)?", re.ASCII)


def parse_cents(text: str) -> Cents:
    """Read an amount such as ``1,234.50``, its thousands grouped or not.

    Refuses ``not_an_amount``: anything finer than a cent, wrongly grouped or not a number.
    """
    found = _AMOUNT.fullmatch(text.strip())
    if found is None:
        raise Refusal("not_an_amount", text=text)
    sign, whole, decimals = found.groups("")
    cents = int(whole.replace(",", "") + decimals.ljust(2, "0"))
    return Cents(-cents if sign == "-" else cents)


def format_cents(cents: int) -> str:
    """Write cents with grouped thousands and two decimals: ``123450`` becomes ``1,234.50``."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02}"


def share(total: Cents, weights: Sequence[int], unit: Cents) -> tuple[Cents, ...]:
    """Divide `total` cents in proportion to `weights`, each part a multiple of `unit`.

    What the rounding leaves over goes to the first part, so that the parts always sum to `total`.
    """
    whole = sum(weights)
    parts = [total * weight // whole // unit * unit for weight in weights]
    parts[0] += total - sum(parts)
    return tuple(Cents(part) for part in parts)


MOST = 1_000_000_000
Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(gt=0, le=MOST)]
