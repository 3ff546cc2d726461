"""Reads amounts of money, counts and seats.

With a reader's symbols a figure is read as that country writes it; without, as event files and the
command line write it: ``1,234.50``.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import cache

from tdapp.core.money import Cents
from tdapp.core.refusal import Refusal
from tdapp.voice.symbols import SIGNS, Symbols

MINUS = "\N{MINUS SIGN}"
SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}"
MOST_COUNT = 10**12 - 1
MOST_TABLE, MOST_SEAT = 999_999, 999
SEAT = re.compile(r"(\d{1,6})\s*[-\N{EN DASH}/.]\s*(\d{1,3})", re.ASCII)
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
"""Of a table, an entry, a member of staff."""
THOUSANDS = {"k": 1_000, "m": 1_000_000}
_SHORT = re.compile(r"([\d., ]{1,16}?) ?([kKmM])", re.ASCII)
_FINE = re.compile(r"\d{1,9}(?:\.\d{1,6})?", re.ASCII)
_DECIMAL = re.compile(r"(\d{1,6})[.,](\d{1,3})", re.ASCII)
CURRENCY = re.compile(r"|".join({*map(re.escape, SIGNS.values()), *SIGNS, "CHF"}))


def amount(text: str, symbols: Symbols | None = None) -> Cents:
    """Cents of an amount such as ``1,234.50``; in a reader's own way also with a currency sign.

    A point or comma of another country is understood before one or two decimals, never before
    three digits, which may be thousands. Refuses ``not_an_amount``.
    """
    sign, plain = _unsigned(text, symbols)
    for pattern in _amounts(symbols):
        if found := pattern.fullmatch(plain):
            cents = int(re.sub(r"\D", "", found[1]) + (found[2] or "").ljust(2, "0"))
            return Cents(-cents if sign else cents)
    raise Refusal("not_an_amount", text=text)


def price(text: str, symbols: Symbols | None = None) -> Cents:
    """An amount that is not below nothing; refuses ``not_an_amount``."""
    cents = amount(text, symbols)
    if cents < 0:
        raise Refusal("not_an_amount", text=text)
    return cents


def fine_amount(text: str, parts: int) -> int:
    """An amount in so many `parts` of a cent, such as ``0.003333``; refuses ``not_an_amount``."""
    found = _FINE.fullmatch(text.strip())
    units = Decimal(found[0]) * 100 * parts if found else Decimal("NaN")
    if units != units.to_integral_value():
        raise Refusal("not_an_amount", text=text)
    return int(units)


def by_count(text: str, symbols: Symbols | None = None) -> dict[int, Cents]:
    """Amounts by a number each, ``5 = 3; 9 = 5``, smallest first; refuses as their readers do."""
    found = (one.partition("=") for one in text.split(";"))
    read = {count(head, symbols, least=1): price(tail, symbols) for head, _, tail in found}
    return dict(sorted(read.items()))


def count(
    text: str, symbols: Symbols | None = None, *, least: int = 0, most: int = MOST_COUNT
) -> int:
    """A whole number or chips, ``1500``, ``1 500`` or grouped as the reader's country does.

    Refuses ``not_a_count``, and ``count_outside`` beyond its bounds.
    """
    plain = text.strip()
    sign = "-" if plain[:1] in {"-", MINUS} else ""
    found = _count(symbols).fullmatch(plain.removeprefix("-").removeprefix(MINUS))
    if found is None or (sign and least >= 0):
        raise Refusal("not_a_count", text=plain)
    return within(int(sign + re.sub(r"\D", "", plain)), least, most)


def chips(
    text: str, symbols: Symbols | None = None, *, least: int = 0, most: int = MOST_COUNT
) -> int:
    """Chips as `count` reads them, or in thousands and millions: ``32k``, ``1.5m``.

    What groups thousands at the reader's groups them there too: ``1,250k`` is 1,250,000 at home.
    """
    found = _SHORT.fullmatch(text.strip())
    if found is None:
        return count(text, symbols, least=least, most=most)
    number, times = found[1], THOUSANDS[found[2].lower()]
    try:
        return within(count(number, symbols) * times, least, most)
    except Refusal:
        parts = _DECIMAL.fullmatch(number)
    thousandths = int(parts[1] + parts[2].ljust(3, "0")) if parts else 0
    if parts is None or thousandths * times % 1_000:
        raise Refusal("not_a_count", text=text.strip())
    return within(thousandths * times // 1_000, least, most)


@cache
def counts(symbols: Symbols | None = None) -> str:
    """The pattern of a count among other words, its thousands grouped but not by spaces."""
    marks, fewest = (",", 3) if symbols is None else _marks(symbols)
    grouped = "" if marks == SPACES else f"{_grouped(marks, fewest)}|"
    return rf"(?:{grouped}\d{{1,12}})"


def within(number: int, least: int, most: int) -> int:
    """The number, if it lies between its bounds; refuses ``count_outside``."""
    if not least <= number <= most:
        raise Refusal("count_outside", least=least, most=most)
    return number


def seat(text: str) -> tuple[int, int]:
    """Table and seat, ``12-5``; refuses ``not_a_seat``."""
    found = SEAT.fullmatch(text.strip())
    if found is None or not (int(found[1]) and int(found[2])):
        raise Refusal("not_a_seat", text=text.strip())
    return int(found[1]), int(found[2])


def _unsigned(text: str, symbols: Symbols | None) -> tuple[bool, str]:
    plain = text.strip()
    below = plain[:1] in {"-", MINUS}
    plain = plain[1:] if below or plain[:1] == "+" else plain
    if symbols is None:
        return below, plain
    for at_start in (True, False):
        found = CURRENCY.match(plain) if at_start else re.search(f"(?:{CURRENCY.pattern})$", plain)
        if found:
            return below, plain.replace(found[0], "", 1).strip()
    return below, plain


@cache
def _amounts(symbols: Symbols | None) -> tuple[re.Pattern[str], ...]:
    if symbols is None:
        return (re.compile(rf"({_grouped(',', 3)}|\d{{1,13}})(?:\.(\d{{1,2}})0*)?", re.ASCII),)
    whole = rf"{_grouped(*_marks(symbols))}|{_grouped(SPACES, 3)}|\d{{1,13}}"
    own = rf"({whole})(?:{re.escape(symbols.point)}(\d{{1,2}}))?"
    return tuple(re.compile(one, re.ASCII) for one in (own, *_of_other_countries()))


def _of_other_countries() -> Iterator[str]:
    for group, point in ((",", r"\."), (".", ","), (SPACES, "[.,]")):
        yield rf"({_grouped(group, 3)}){point}(\d\d)"
    yield r"(\d{0,13})[.,](\d{1,2})"


@cache
def _count(symbols: Symbols | None) -> re.Pattern[str]:
    own = _grouped(",", 3) if symbols is None else _grouped(*_marks(symbols))
    return re.compile(rf"{own}|{_grouped(SPACES, 3)}|\d{{1,12}}", re.ASCII)


def _marks(symbols: Symbols) -> tuple[str, int]:
    """What may group thousands, and the fewest digits of a group but the last."""
    group = symbols.group
    for alike in (SPACES, APOSTROPHES):
        group = alike if group in alike else group
    return group, 3 if symbols.by_threes else 2


def _grouped(marks: str, fewest: int) -> str:
    return rf"\d{{1,3}}(?:[{re.escape(marks)}]\d{{{fewest},3}}){{0,4}}[{re.escape(marks)}]\d{{3}}"
