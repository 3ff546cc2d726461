"""Amounts of money as they are typed at the desk."""

CENTS, MOST_DIGITS = 2, 13


def read_cents(text: str) -> int | None:
    """An amount as it is typed, with or without decimals, in cents; None where it is none."""
    plain = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
    units, point, rest = plain.replace(",", "." if _is_decimal_comma(plain) else "").partition(".")
    digits = units + rest
    if not digits.isdecimal() or not digits.isascii() or len(digits) > MOST_DIGITS:
        return None
    if len(rest) > CENTS:
        return None
    return int(units or "0") * 100 + int((rest if point else "").ljust(CENTS, "0") or "0")


def _is_decimal_comma(plain: str) -> bool:
    """A comma before the last one or two digits parts the cents; else it groups thousands."""
    before, comma, after = plain.rpartition(",")
    return bool(comma) and "." not in plain and "," not in before and len(after) <= CENTS
