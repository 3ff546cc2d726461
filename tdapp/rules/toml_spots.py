"""Where each value of a TOML text stands, so that one can be changed and all else stays."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

Path = tuple[str | int, ...]
"""Keys and, in arrays, places from 0."""


class TomlShape(Enum):
    """How a value is written."""

    PLAIN = "plain"
    ARRAY = "array"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class TomlSpot:
    """A value from `begin` to `end`; with its key it begins at `key`. `inside` are its own."""

    path: Path
    key: int
    begin: int
    end: int
    shape: TomlShape = TomlShape.PLAIN
    inside: tuple["TomlSpot", ...] = ()


@dataclass(slots=True)
class TomlSection:
    """The lines under a header, or before the first; `body` is where they begin."""

    path: Path
    head: int
    body: int
    spots: list[TomlSpot] = field(default_factory=list)


_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"{3,5}|\'\'\'[\s\S]*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\''
)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_PLAIN_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}


def sections_of(text: str) -> list[TomlSection]:
    """The sections of a text that is valid TOML, in its order."""
    return _Reader(text).sections()


def all_spots(sections: list[TomlSection]) -> Iterator[TomlSpot]:
    """Every spot, those inside of others too."""
    for section in sections:
        for spot in section.spots:
            yield from _with_inner(spot)


def _with_inner(spot: TomlSpot) -> Iterator[TomlSpot]:
    yield spot
    for one in spot.inside:
        yield from _with_inner(one)


class _Reader:
    """Walks through the text once; what is no TOML was refused before."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def sections(self) -> list[TomlSection]:
        found, counts = [TomlSection((), 0, 0)], dict[Path, int]()
        while self._skip() < len(self._text):
            if self._text[self._at] == "[":
                found.append(self._header(counts))
            else:
                found[-1].spots.append(self._entry(found[-1].path))
        return found

    def _header(self, counts: dict[Path, int]) -> TomlSection:
        head, many = self._at, self._text.startswith("[[", self._at)
        self._at += 1 + many
        path = self._numbered(self._key(), counts)
        if many:
            place = counts[path] = counts.get(path, -1) + 1
            path = (*path, place)
        self._at = self._text.index("]", self._at) + 1 + many
        line_end = self._text.find("\n", self._at)
        return TomlSection(path, head, len(self._text) if line_end < 0 else line_end + 1)

    def _numbered(self, path: Path, counts: dict[Path, int]) -> Path:
        """The path with the place of the newest table wherever it leads through several."""
        found: Path = ()
        for part in path[:-1]:
            found = (*found, part)
            if found in counts:
                found = (*found, counts[found])
        return (*found, path[-1])

    def _entry(self, within: Path) -> TomlSpot:
        key, path = self._at, (*within, *self._key())
        self._at = self._text.index("=", self._at) + 1
        return self._value(path, key)

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._blank()
            parts.append(self._key_part())
            self._blank()
            if self._text[self._at] != ".":
                return tuple(parts)
            self._at += 1

    def _key_part(self) -> str:
        said = self._next(_BARE)
        self._at += len(said)
        if said[0] == "'":
            return said[1:-1]
        return _ESCAPE.sub(_unescaped, said[1:-1]) if said[0] == '"' else said

    def _value(self, path: Path, key: int | None = None) -> TomlSpot:
        self._blank()
        begin = self._at
        opening = self._text[begin : begin + 1]
        if opening in ("[", "{"):
            self._at += 1
            inside = tuple(self._inside(path, opening))
            shape = TomlShape.ARRAY if opening == "[" else TomlShape.TABLE
            return TomlSpot(path, begin if key is None else key, begin, self._at, shape, inside)
        self._at += len(self._next(_SCALAR).rstrip())
        return TomlSpot(path, begin if key is None else key, begin, self._at)

    def _next(self, else_: "re.Pattern[str]") -> str:
        """The string that begins here, or what else does; raises ``ValueError`` if none does."""
        found = _STRING.match(self._text, self._at) or else_.match(self._text, self._at)
        if found is None:
            raise ValueError(self._text[self._at :])
        return found[0]

    def _inside(self, path: Path, opening: str) -> Iterator[TomlSpot]:
        closing, place = "]" if opening == "[" else "}", 0
        while self._text[self._skip()] != closing:
            yield self._value((*path, place)) if opening == "[" else self._entry(path)
            place += 1
            if self._text[self._skip()] == ",":
                self._at += 1
        self._at += 1

    def _skip(self) -> int:
        found = _GAP.match(self._text, self._at)
        self._at = found.end() if found else self._at
        return self._at

    def _blank(self) -> None:
        while self._text[self._at : self._at + 1] in (" ", "\t"):
            self._at += 1


def _unescaped(found: "re.Match[str]") -> str:
    code = found[1]
    return chr(int(code[1:], 16)) if code[0] in "uU" else _PLAIN_ESCAPES.get(code, code)


@dataclass(frozen=True, slots=True)
class Place:
    """A line and a column, both from 1."""

    line: int
    column: int


def place_of(text: str, path: Path) -> Place | None:
    """Where a value stands in a text that is valid TOML, or else the table that it is missing in.

    None where the text is written in a way that cannot be followed.
    """
    try:
        sections = sections_of(text)
    except (ValueError, LookupError, RecursionError):
        return None
    begins = {one.path: one.head for one in reversed(sections)}
    begins |= {one.path: one.key for one in all_spots(sections)}
    while path not in begins:
        path = path[:-1]
    at = begins[path]
    return Place(text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))
