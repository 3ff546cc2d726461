"""The hands in the text of a file: one alone, or many under their numbers."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any, TypeAlias

from tdapp.core.refusal import Refusal
from tdapp.poker.phh.amounts import shortened

Fields: TypeAlias = Mapping[str, Any]
HEADING = re.compile(r"^\[[ \t]*[\"']?([\w-]+)[\"']?[ \t]*\][ \t]*(?:#.*)?$", re.MULTILINE)
LINE = re.compile(r"line (\d+)")
ALONE = "1"
ENDLESS = re.compile(r"\d[\d_]{4300,}")
"""More digits than are ever read as a number."""


class TooLarge(ValueError):
    """A number of more digits than are read; the text is a hand's all the same."""


def hands_in(text: str) -> Mapping[str, Fields | Refusal]:
    """The fields of each hand by its number; ``bad_hand`` in the place of one that is broken.

    Refuses with ``not_phh``.
    """
    try:
        return _hands(_fields(text))
    except (ValueError, RecursionError) as error:
        apart = dict(_apart(text))
        if len(apart) > 1 and any(not isinstance(one, Refusal) for one in apart.values()):
            return apart
        if isinstance(error, TooLarge):
            return {ALONE: Refusal("bad_hand", problem=str(error))}
        raise Refusal("not_phh", problem=str(error)) from error


def _fields(text: str) -> Fields:
    """What a text says in TOML; raises `ValueError`, as `TooLarge` with the number and its line."""
    try:
        return tomllib.loads(text, parse_float=_decimal)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError as error:
        if isinstance(error, TooLarge) or not (found := ENDLESS.search(text)):
            raise
        line = text.count("\n", 0, found.start()) + 1
        raise TooLarge(f"{shortened(found[0])} is too large (at line {line})") from error


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation as error:
        raise TooLarge(f"{shortened(text)} is too large") from error


def _hands(fields: Fields) -> Mapping[str, Fields | Refusal]:
    if "variant" in fields or "actions" in fields:
        return {ALONE: fields}
    tables = {number: hand for number, hand in fields.items() if isinstance(hand, dict)}
    if not tables:
        raise Refusal("not_phh", problem="it holds no hand")
    return tables


def _apart(text: str) -> Iterator[tuple[str, Fields | Refusal]]:
    """Hand by hand, where one of them spoils the file; its lines keep their numbers."""
    headings = list(HEADING.finditer(text))
    ends = [*(one.start() for one in headings[1:]), len(text)]
    seen: set[str] = set()
    at = lines_above = 0
    for heading, end in zip(headings, ends, strict=False):
        name, lines_above = heading[1], lines_above + text.count("\n", at, heading.end())
        at = heading.end()
        if name in seen:
            yield f"{name} again", Refusal("bad_hand", problem=f"there is another hand {name}")
            continue
        seen.add(name)
        try:
            yield name, _fields(text[at:end])
        except (ValueError, RecursionError) as error:
            yield name, Refusal("bad_hand", problem=_further_down(str(error), lines_above))


def _further_down(problem: str, lines: int) -> str:
    """What is wrong, at its line of the whole file."""
    return LINE.sub(lambda found: f"line {int(found[1]) + lines}", problem)
