"""Changes one value in the text of an event file; comments and all else stay as they are."""

import tomllib
from collections.abc import Callable

from tdapp.core.refusal import Refusal
from tdapp.rules.toml_spots import Path, Section, Shape, Spot, all_spots, sections_of
from tdapp.tournament.plan.event_text import toml_key


def with_value(text: str, path: Path, value: str) -> str:
    """The text with this value, as TOML writes it, at a path; its table is begun if need be.

    Refuses ``only_in_text`` what is written in a way that this cannot change.
    """
    return _kept(text, lambda: _put(text, path, value))


def without(text: str, path: Path) -> str:
    """The text without this value; a table that has nothing left goes with it.

    Refuses ``only_in_text`` as `with_value` does.
    """
    return _kept(text, lambda: _taken_out(text, path))


def with_item(text: str, path: Path, place: int, value: str) -> str:
    """The text with one more value in an array, before the one at `place` or as its last.

    Refuses ``only_in_text`` as `with_value` does.
    """
    return _kept(text, lambda: _put_in(text, path, place, value))


def _kept(text: str, change: Callable[[], str]) -> str:
    """The changed text, which is TOML if the text was."""
    try:
        tomllib.loads(text)
        changed = change()
        tomllib.loads(changed)
    except (ValueError, LookupError, RecursionError) as error:
        raise Refusal("only_in_text", problem=str(error)) from error
    return changed


def _put(text: str, path: Path, value: str) -> str:
    sections = sections_of(text)
    spots = {spot.path: spot for spot in all_spots(sections)}
    if path in spots:
        return _replaced(text, spots[path].begin, spots[path].end, value)
    parent, key = path[:-1], toml_key(str(path[-1]))
    if parent in spots:
        return _into_table(text, spots[parent], f"{key} = {value}")
    section = next((one for one in sections if one.path == parent), None)
    if section is not None:
        return _into_section(text, section, f"{key} = {value}")
    dotted = _dotted(sections, parent)
    if dotted is not None:
        inner = path[len(dotted.path) :]
        return _into_section(text, dotted, f"{'.'.join(toml_key(str(p)) for p in inner)} = {value}")
    if len(parent) > 1:
        return _put(text, parent, f"{{ {key} = {value} }}")
    gap = "" if not text or text.endswith("\n") else "\n"
    return f"{text}{gap}\n[{toml_key(str(parent[0]))}]\n{key} = {value}\n"


def _dotted(sections: list[Section], parent: Path) -> Section | None:
    """The section in which a table is written by dotted keys."""
    for section in sections:
        if any(spot.path[: len(parent)] == parent for spot in section.spots):
            return section if len(section.path) < len(parent) else None
    return None


def _into_table(text: str, table: Spot, entry: str) -> str:
    if table.shape is not Shape.TABLE:
        raise LookupError(table.path)
    if not table.inside:
        return _replaced(text, table.begin, table.end, f"{{ {entry} }}")
    end = table.inside[-1].end
    return _replaced(text, end, end, f", {entry}")


def _into_section(text: str, section: Section, entry: str) -> str:
    """A line below the last of the section, or below its header."""
    at = _line_end(text, section.spots[-1].end) if section.spots else section.body
    gap = "" if not at or text[at - 1] == "\n" else "\n"
    return _replaced(text, at, at, f"{gap}{entry}\n")


def _taken_out(text: str, path: Path) -> str:
    sections = sections_of(text)
    for section in sections:
        for spot in section.spots:
            if spot.path == path:
                return _line_out(text, section, spot)
    parents = [spot for spot in all_spots(sections) if spot.path == path[:-1]]
    if not parents:
        return text
    found = [one for one in parents[0].inside if one.path == path]
    if not found:
        return text
    if parents[0].shape is Shape.TABLE and len(parents[0].inside) == 1:
        return _taken_out(text, path[:-1])
    return _item_out(text, parents[0], found[0])


def _line_out(text: str, section: Section, spot: Spot) -> str:
    """Without the line of an entry; a comment behind it stays, a header over nothing does not."""
    end = _line_end(text, spot.end)
    rest = text[spot.end : end].strip()
    kept = f"{rest}\n" if rest else ""
    if section.spots == [spot] and section.path and not kept:
        head = text[text.index("]", section.head) : spot.key].strip("] \t\r\n")
        if not head and not text[end : _next_head(text, section)].strip():
            return _without_gap(text, section.head, end)
    return _replaced(text, spot.key, end, kept)


def _next_head(text: str, section: Section) -> int:
    later = [one.head for one in sections_of(text) if one.head > section.head]
    return min(later, default=len(text))


def _without_gap(text: str, begin: int, end: int) -> str:
    before = text[:begin]
    return (before[:-1] if before.endswith("\n\n") else before) + text[end:]


def _item_out(text: str, parent: Spot, spot: Spot) -> str:
    """Without a value in an array or a table on one line, and without its comma."""
    place = parent.inside.index(spot)
    after = spot.end
    comma = _comma(text, spot.end)
    if comma is not None:
        after = comma + 1
    elif place:
        before = text.rindex(",", 0, spot.key)
        if "#" not in text[before : spot.key] and "\n" not in text[before : spot.key]:
            return _replaced(text, before, spot.end, "")
    line, end = text.rfind("\n", 0, spot.key) + 1, text.find("\n", after)
    if end >= 0 and not text[line : spot.key].strip() and not text[after:end].strip():
        return _replaced(text, line, end + 1, "")
    begin = spot.key
    while text[after : after + 1] == " " and text[after + 1 : after + 2] not in ("#", "\n"):
        after += 1
    return _replaced(text, begin, after, "")


def _put_in(text: str, path: Path, place: int, value: str) -> str:
    array = next((one for one in all_spots(sections_of(text)) if one.path == path), None)
    if array is None:
        if any(one.path[: len(path)] == path for one in sections_of(text)):
            raise LookupError(path)
        return _put(text, path, f"[\n    {value},\n]")
    if not array.inside:
        return _replaced(text, array.begin, array.end, f"[\n    {value},\n]")
    if place < len(array.inside):
        spot = array.inside[place]
        between = _between(text, spot.key)
        return _replaced(text, spot.key, spot.key, f"{value},{between}")
    return _put_last(text, array.inside[-1], value)


def _put_last(text: str, last: Spot, value: str) -> str:
    between, comma = _between(text, last.key), _comma(text, last.end)
    if comma is None:
        return _replaced(text, last.end, last.end, f",{between}{value}")
    end = text.find("\n", comma)
    if "\n" not in between or end < 0:
        return _replaced(text, comma + 1, comma + 1, f" {value},")
    return _replaced(text, end, end, f"{between}{value},")


def _between(text: str, at: int) -> str:
    """What parts values: a new line with its indent where the value stands alone, else a space."""
    line = text.rfind("\n", 0, at) + 1
    indent = text[line:at]
    return " " if indent.strip() or not line else f"\n{indent}"


def _comma(text: str, at: int) -> int | None:
    """Where the comma stands that follows a value; None behind the last without one."""
    while at < len(text) and text[at] in " \t\r\n#":
        at = text.index("\n", at) if text[at] == "#" else at + 1
    return at if text[at : at + 1] == "," else None


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def _replaced(text: str, begin: int, end: int, by: str) -> str:
    return text[:begin] + by + text[end:]
