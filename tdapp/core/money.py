"""Money in integer cents, chips as integers, and the bounds of whole numbers; no float anywhere."""

from collections.abc import Sequence
from typing import Annotated, NewType

import msgspec

Cents = NewType("Cents", int)
Chips = NewType("Chips", int)


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
