"""Reading prizes and stages of an event file: amounts to cents, percentages to whole parts."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tdapp.core.refusal import Refusal
from tdapp.typed import figures

MOST_PLACES = 10_000
"""More prizes than that in one list are a slip of the pen."""

_DECIMAL = re.compile(r"(\d{1,7})(?:\.(\d{1,16}))?", re.ASCII)
_REPEATED = re.compile(r"(\d{1,5}) x (.+)", re.ASCII)


def prize_fields(table: object, where: str = "$.prizes") -> Any:
    """The table with its values as a `PrizePlan` keeps them, to be given to ``msgspec.convert``.

    Amounts come in cents, percentages in ten-thousandths of a percent, multiples of the buy-in in
    hundredths, the steepness in quarters. In a list ``"3 x 2.25"`` stands for three such places.
    What is not there or of another kind is left for ``convert`` to name. Refuses
    ``bad_event_file`` naming the value and its field below `where`.
    """
    return _read(table, PRIZE_VALUES, where)


def stage_fields(tables: object) -> Any:
    """The list of stages in the same way, for its percentages."""
    return _read(tables, STAGE_VALUES, "$.stages")


def _decimal(text: str, places: int) -> int:
    found = _DECIMAL.fullmatch(text)
    whole, decimals = found.groups("") if found else ("", "")
    decimals = decimals.rstrip("0")
    if not found or len(decimals) > places:
        raise Refusal("not_an_amount", text=text)
    return int(whole + decimals.ljust(places, "0"))


def _percentage(text: str) -> int:
    return _decimal(text, 4)


def _multiple(text: str) -> int:
    return _decimal(text, 2)


def _quarters(text: str) -> int:
    quarters, rest = divmod(_decimal(text, 2), 25)
    if rest:
        raise Refusal("not_an_amount", text=text)
    return quarters


@dataclass(frozen=True, slots=True)
class NumberFormat:
    """How a number of the file is read into whole parts, and how many decimals those stand for."""

    read: Callable[[str], int]
    write: Callable[[int], str]


def decimal_text(parts: int, places: int) -> str:
    """A whole number of parts with so many decimals, the last noughts left out."""
    whole, rest = divmod(parts, 10**places)
    decimals = str(rest).rjust(places, "0").rstrip("0")
    return f"{whole}.{decimals}" if decimals else str(whole)


_AMOUNT = NumberFormat(figures.amount, lambda cents: decimal_text(cents, 2))
_PERCENT = NumberFormat(_percentage, lambda parts: decimal_text(parts, 4))
_BUY_INS = NumberFormat(_multiple, lambda parts: decimal_text(parts, 2))
_QUARTERS = NumberFormat(_quarters, lambda parts: decimal_text(parts * 25, 2))

PRIZE_VALUES: dict[str, Any] = {
    "unit": _AMOUNT,
    "bands": [{"percent": [_PERCENT], "amounts": [_AMOUNT], "from_pool": _AMOUNT}],
    "share": {"percent": _PERCENT, "tables": [[_PERCENT]], "steepness": _QUARTERS},
    "seats": {"cost": _AMOUNT, "cash": _AMOUNT},
    "in_kind": [{"value": _AMOUNT}],
    "min_cash": {"amount": _AMOUNT, "buy_ins": _BUY_INS},
    "ties": {"unit": _AMOUNT},
    "progressive": {"paid": _PERCENT, "unit": _AMOUNT},
    "mystery": {"envelopes": [{"value": _AMOUNT, "percent": _PERCENT}], "unit": _AMOUNT},
    "identity_from": _AMOUNT,
    "pools": [{"percent": [_PERCENT], "amount": _AMOUNT}],
}
"""How the values of the table are read and written; those not named here stay as they are."""
STAGE_VALUES: list[Any] = [{"go_on_percent": _PERCENT, "paid_percent": _PERCENT, "pays": _AMOUNT}]
"""The same of the event's stages."""


def _read(value: object, how: Any, where: str) -> Any:
    if isinstance(how, dict):
        if not isinstance(value, dict):
            return value
        read = {key: _read(value[key], how[key], f"{where}.{key}") for key in how if key in value}
        return {**value, **read}
    if isinstance(how, list):
        return list(_each(value, how[0], where)) if isinstance(value, list) else value
    return _number(str(value), how, value, where)


def _each(values: list[object], how: Any, where: str) -> Iterator[Any]:
    if not isinstance(how, NumberFormat):
        yield from (_read(value, how, f"{where}[{at}]") for at, value in enumerate(values))
        return
    listed = 0
    for at, value in enumerate(values):
        found = _REPEATED.fullmatch(str(value))
        times, text = (int(found[1]), found[2]) if found else (1, str(value))
        listed += times
        if not times or listed > MOST_PLACES:
            raise _bad(value, f"{where}[{at}]")
        yield from [_number(text, how, value, f"{where}[{at}]")] * times


def _number(text: str, figure: NumberFormat, given: object, where: str) -> int:
    try:
        return figure.read(text)
    except Refusal as refusal:
        raise _bad(given, where) from refusal


def _bad(value: object, where: str) -> Refusal:
    return Refusal("bad_event_file", problem=f"`{value}` - at `{where}`")
