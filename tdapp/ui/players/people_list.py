"""A house's list of people as a file: every line is read, or named with the field at fault."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from enum import Enum
from pathlib import Path
from typing import TypeVar

from tdapp.calls.house.people import must_be_a_birth_date
from tdapp.core.free_text import NAME, must_be_plain
from tdapp.core.names import Name, ScreenName
from tdapp.core.refusal import Refusal
from tdapp.typed.days import begin_us, end_us
from tdapp.ui.parts.typed import read_day
from tdapp.ui.players.people_sheet import rows_of

COLUMNS = ("name", "card", "born", "ban", "from", "until")
KNOWN = (*COLUMNS, "given", "family", "screens")
"""What a list may hold; without `screens` it can be told again as a list of bans."""

Value = TypeVar("Value")


class Ban(Enum):
    """What a line says against somebody."""

    BARRED = "barred"
    EXCLUDED = "excluded"


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """One line: `born` as ``YYYY-MM-DD``, the ban's span in UTC microseconds."""

    line: int
    name: str
    card: str | None = None
    born: str | None = None
    ban: Ban | None = None
    since_us: int | None = None
    until_us: int | None = None
    wish: ScreenName | None = None


@dataclass(frozen=True, slots=True)
class LineFault:
    """Why a line was not entered; `field` is its column, or empty for the line as a whole."""

    line: int
    field: str
    refusal: Refusal


class AtField(Exception):
    """A line is refused for one of its fields."""

    def __init__(self, field: str, refusal: Refusal) -> None:
        super().__init__(field)
        self.field = field
        self.refusal = refusal


def content_of(path: Path) -> bytes:
    """What a file holds; refuses ``cannot_read``."""
    try:
        if path.exists() and not path.is_file():
            raise Refusal("cannot_read", file=str(path), problem="it is not a file")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_read", file=str(path), problem=problem) from error


def read_list(content: bytes, today: date) -> Iterator[ListedPerson | LineFault]:
    """The lines of a list that hold anything, in their order.

    Refuses ``list_not_utf8`` (line) and ``not_a_list`` (problem) for what is no list at all, and
    what its heading is refused for.
    """
    columns: list[str] | None = None
    for line, cells in rows_of(content):
        if isinstance(cells, Refusal):
            if columns is None:
                raise cells
            yield LineFault(line, "", cells)
            continue
        if columns is None:
            columns = _columns(cells)
            continue
        try:
            yield _listed(line, columns, cells, today)
        except AtField as fault:
            yield LineFault(line, fault.field, fault.refusal)
    if columns is None:
        raise Refusal("not_a_list", problem="it is empty")


def _columns(cells: list[str]) -> list[str]:
    found = [cell.casefold() for cell in cells]
    for name in found:
        if name not in KNOWN:
            known = ", ".join(KNOWN)
            raise Refusal("not_a_list", problem=f"column “{name}” is none of {known}")
        if found.count(name) > 1:
            raise Refusal("not_a_list", problem=f"column “{name}” is there twice")
    if "name" not in found and "family" not in found:
        raise Refusal("not_a_list", problem="its first line has no column “name” or “family”")
    return found


def _listed(line: int, columns: list[str], cells: list[str], today: date) -> ListedPerson:
    if len(cells) != len(columns):
        raise AtField("", Refusal("wrong_fields", fields=len(cells), columns=len(columns)))
    values = dict(zip(columns, cells, strict=True))

    def of(field: str, read: Callable[[str], Value]) -> Value:
        try:
            return read(values.get(field, ""))
        except Refusal as refusal:
            raise AtField(field, refusal) from refusal

    ban = of("ban", _ban)
    person = ListedPerson(
        line,
        _whole_name(of("name", _plain), of("given", _plain), of("family", _plain)),
        of("card", _plain) or None,
        of("born", lambda text: _born(text, today)),
        ban,
        of("from", lambda text: _moment(text, ban, begin_us)),
        of("until", lambda text: _moment(text, ban, end_us)),
        of("screens", _wish),
    )
    since_us, until_us = person.since_us, person.until_us
    if since_us is not None and until_us is not None and until_us <= since_us:
        raise AtField("until", Refusal("ends_before_it_begins"))
    return person


def _whole_name(name: str, given: str, family: str) -> str:
    """One name, or one of two parts where the list has them apart."""
    whole = Name(given, family) if family else given or name
    if not whole:
        raise AtField("name", Refusal("name_missing"))
    return whole


def _plain(text: str) -> str:
    must_be_plain(text, NAME)
    return text


def _born(text: str, today: date) -> str | None:
    if text:
        must_be_a_birth_date(text, today)
    return text or None


def _ban(text: str) -> Ban | None:
    try:
        return Ban(text.casefold()) if text else None
    except ValueError as error:
        words = ", ".join(ban.value for ban in Ban)
        raise Refusal("not_a_ban", text=text, words=words) from error


def _wish(text: str) -> ScreenName | None:
    try:
        return ScreenName(text.casefold()) if text else None
    except ValueError as error:
        words = ", ".join(wish.value for wish in ScreenName)
        raise Refusal("not_a_wish", text=text, words=words) from error


def _moment(text: str, ban: Ban | None, moment_of: Callable[[date], int]) -> int | None:
    if not text:
        return None
    if ban is None:
        raise Refusal("day_without_ban")
    if "-" not in text:
        raise Refusal("not_a_day", text=text)
    return moment_of(read_day(text))
