"""Money in integer cents and tournament chips as integers; nothing here ever sees a float."""

from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import NewType

from tdapp.core.refusal import Refusal

Cents = NewType("Cents", int)
Chips = NewType("Chips", int)


def parse_cents(text: str) -> Cents:
    """Read an amount such as ``1,234.50``; refuses anything finer than a cent or not a number."""
    try:
        amount = Decimal(text.replace(",", "").strip()) * 100
    except InvalidOperation:
        raise Refusal("not_an_amount", text=text) from None
    if not amount.is_finite() or amount != amount.to_integral_value():
        raise Refusal("not_an_amount", text=text)
    return Cents(int(amount))


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
