"""Levels out of a spreadsheet or a web page: rows of cells, with a head or without."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.levels import AntePaidBy
from tdapp.typed.times import SIXTY, duration

USUAL_BREAK = 15
MOST = 0.6
"""Columns are what they seem to be where more than this part of their rows fits."""
LONGEST = 240
"""No level has more minutes."""
HEADS = (
    ("both", r"blinds|stakes|small ?/ ?big|sb ?/ ?bb"),
    ("small", r"small.*|sb|klein.*"),
    ("ante", r".*ante.*|bba"),
    ("big", r"big.*|bb|gro(ss|ß).*"),
    ("minutes", r".*min.*|time|length|duration|dauer|zeit|länge"),
    ("level", r"level.*|lvl|lev|no\.?|#|round|stufe"),
)
"""What a column is by its head; the first that fits."""
BREAK = re.compile(r"\b(break|dinner|pause)", re.IGNORECASE)
BY_BIG_BLIND = re.compile(r"\bbba?\b|big blind", re.IGNORECASE)
_NUMBER = re.compile(
    r"\$?(\d{1,3}(?:[.,'\u2019\u00a0\u202f ]\d{3})+|\d+)(?:\.0+)?( ?k)?", re.IGNORECASE
)
_DIGITS = re.compile(r"\d+")
Row = dict[str, Any]
Cells = Sequence[str]


def pasted_levels(text: str) -> list[Row]:
    """The levels as an event file says them; refuses ``no_levels_pasted`` where there are none.

    Cells are parted by tabs, or else by semicolons, bars or wide spaces. Columns are known by their
    head or else by their numbers; a row that speaks of a break is one. What is no number stays as
    it is, to be mended.
    """
    rows = [_cells(line) for line in text.splitlines() if line.strip()]
    heads = _heads(rows[0]) if rows else {}
    if heads:
        rows = rows[1:]
    played = [row for row in rows if not _is_break(row)]
    known = heads or _guessed(played)
    found = [_break(row) if _is_break(row) else _level(row, known, heads) for row in rows]
    if not any(row.get("big") for row in found):
        raise Refusal("no_levels_pasted")
    return found


def _cells(line: str) -> list[str]:
    parts = line.split("\t") if "\t" in line else re.split(r"\s*[;|]\s*|\s{2,}", line.strip())
    cells: list[str] = []
    for part in parts:
        both = re.fullmatch(r"\s*(\S+) ?/ ?(\S+?)(?: *\(([^)]*)\))?\s*", part)
        if both and all(_number(one) is not None for one in both.groups()[:2]):
            cells += [one for one in both.groups() if one is not None]
        else:
            cells.append(part.strip())
    return cells


def _heads(row: Cells) -> dict[str, int]:
    """Where each column is, if this row names them."""
    if _is_break(row) or any(_number(cell) is not None for cell in row):
        return {}
    found: dict[str, int] = {}
    place = 0
    for cell in row:
        name = next((name for name, form in HEADS if re.fullmatch(form, cell.lower())), "")
        if name == "both":
            found |= {"small": place, "big": place + 1}
            place += 1
        elif name and name not in found:
            found[name] = place
            if name == "ante" and BY_BIG_BLIND.search(cell):
                found["by_big_blind"] = place
        place += 1
    return found if "big" in found else {}


def _guessed(rows: Sequence[Cells]) -> dict[str, int]:
    """Where each column is by the numbers in it: blinds rise together, levels count up."""
    wide = min((len(row) for row in rows), default=0)
    columns = [[_number(row[at]) for row in rows] for at in range(wide)]
    for small in range(wide - 1):
        pairs = list(zip(columns[small], columns[small + 1], strict=True))
        fits = sum(bool(one and two and one <= two <= 3 * one) for one, two in pairs)
        if fits > len(rows) * MOST:
            found = {"small": small, "big": small + 1}
            break
    else:
        return {}
    if small and _counts_up(columns[0]):
        found["level"] = 0
    most = max((len(row) for row in rows), default=0)
    others = [at for at in range(most) if at not in found.values()]
    lengths = [at for at in others if all(_is_length(row, at) for row in rows)]
    if lengths:
        found["minutes"] = min(lengths, key=lambda at: (len({row[at] for row in rows}), -at))
    antes = [at for at in others if at > small and at != found.get("minutes")]
    return found | ({"ante": antes[0]} if antes else {})


def _counts_up(column: Sequence[int | None]) -> bool:
    return all(one == (column[0] or 0) + place for place, one in enumerate(column))


def _is_length(row: Cells, at: int) -> bool:
    minutes = _minutes(row[at]) if at < len(row) else None
    return isinstance(minutes, int) and 0 < minutes <= LONGEST


def _is_break(row: Cells) -> bool:
    return any(BREAK.search(cell) for cell in row)


def _break(row: Cells) -> Row:
    """Its minutes stand in its words or in the last number of the row."""
    said = " ".join(row)
    found = _DIGITS.findall(said[said.lower().find("break") :] if "break" in said.lower() else said)
    found = found or _DIGITS.findall(said)
    return {"minutes": int(found[-1]) if found else USUAL_BREAK}


def _level(row: Cells, known: Mapping[str, int], heads: Mapping[str, int]) -> Row:
    made: Row = {}
    for name in ("minutes", "small", "big", "ante"):
        at = known.get(name)
        cell = row[at] if at is not None and at < len(row) else ""
        value = _minutes(cell) if name == "minutes" else _number(cell)
        if cell and cell not in ("-", "\N{EN DASH}", "\N{EM DASH}"):
            made[name] = cell if value is None else value
    if not made.get("ante"):
        made.pop("ante", None)
    elif "by_big_blind" in heads or made["ante"] == made.get("big"):
        made["ante_by"] = AntePaidBy.BIG_BLIND.value
    return made


def _number(cell: str) -> int | None:
    found = _NUMBER.fullmatch(cell.strip())
    if found is None:
        return None
    return int(re.sub(r"\D", "", found[1])) * (1_000 if found[2] else 1)


def _minutes(cell: str) -> int | str | None:
    """Whole minutes, or a length with seconds as the file writes it."""
    number = _number(cell)
    if number is not None:
        return number
    try:
        minutes, seconds = divmod(duration(cell), SIXTY)
    except Refusal:
        return None
    return cell if seconds else minutes
