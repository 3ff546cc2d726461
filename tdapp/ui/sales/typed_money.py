"""Amounts of money as they are typed at the desk, in one tender or split over several."""

import re
from collections.abc import Mapping

from tdapp.till.payment import Tender, TenderAmount

ONE = re.compile(r"\s*([\d.,]+)\s*([^\W\d_]+)\s*(?:[+;&]|,\s)?\s*")
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


def read_split(text: str, words: Mapping[str, Tender]) -> tuple[TenderAmount, ...] | None:
    """Each sum with its tender, named by a word or any beginning of one; None where one is not.

    Where a beginning fits several words, the first of them is meant. Sums of one tender are added.
    """
    found: dict[Tender, int] = {}
    at = 0
    while at < len(text.rstrip()):
        match = ONE.match(text, at)
        if match is None:
            return None
        cents, tender = read_cents(match[1]), _tender(match[2].casefold(), words)
        if not cents or tender is None:
            return None
        found[tender] = found.get(tender, 0) + cents
        at = match.end()
    return tuple(TenderAmount(tender, cents) for tender, cents in found.items()) or None


def _tender(typed: str, words: Mapping[str, Tender]) -> Tender | None:
    return next((one for word, one in words.items() if word.casefold().startswith(typed)), None)
