"""How far the house is from what it is to become, by figures that may only fall.

`python -m tests.house.figures` holds each against its ceiling in `figures.toml` and fails above it.
With `--lower` it writes the ceilings down to what was measured; with words it lists where a figure
comes from: `python -m tests.house.figures class names`.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import grimp

from tdapp.core.long_work import without_garbage_collection
from tests.house import sources as of
from tests.house.cycles import in_cycles

HOUSE = Path(__file__).parents[2]
COMMAND = "python -m tests.house.figures"
CEILINGS = Path(__file__).with_suffix(".toml")
UI = "tdapp/ui"

Measured = Mapping[str, int | Sequence[str]]
"""Each figure by its name: a number, or the places that are counted."""


@dataclass(frozen=True)
class Figure:
    """What was measured under a name, the most that it may be, and what it is to become."""

    name: str
    value: int
    ceiling: int = 0
    target: int = 0

    def __str__(self) -> str:
        return f"{self.value:7} (at most {self.ceiling}, to become {self.target})  {self.name}"


def measured(top: Path) -> Measured:
    """All figures of the house that stands there."""
    files = of.sources(top, "tdapp", "hardware")
    with without_garbage_collection():
        return {**_cycles(), **_sizes(files), **_asking(files), **_names(files), **_tests(top)}


def compared(found: Measured, ceilings: Path) -> Sequence[Figure]:
    """Each figure with its ceiling and target, which are 0 where the file does not name it."""
    told = tomllib.loads(ceilings.read_text(encoding="utf-8"))
    known = {**dict.fromkeys(told, 0), **found}
    return [
        Figure(name, value if isinstance(value, int) else len(value), **told.get(name, {}))
        for name, value in known.items()
    ]


def advice(figures: Sequence[Figure]) -> Iterator[str]:
    """What to do about figures that are above their ceilings, and about those below."""
    for one in figures:
        if one.value > one.ceiling:
            yield (
                f"{one.name}: {one.value} is above the ceiling of {one.ceiling}. "
                f"Bring it down; `{COMMAND} {one.name}` lists where it comes from."
            )
    lowered = [one.name for one in figures if one.value < one.ceiling]
    if lowered:
        yield f"Below the ceiling: {'; '.join(lowered)}. Lower it with `{COMMAND} --lower`."


def places_of(found: Measured, words: str) -> Iterator[str]:
    """Where the figures come from whose names hold these words."""
    for name, value in found.items():
        if words in name:
            places = [str(value)] if isinstance(value, int) else value
            yield from (f"{name}: {place}" for place in places)


def lower(figures: Sequence[Figure], ceilings: Path) -> None:
    """Write each ceiling down to its figure; none is raised."""
    text = ceilings.read_text(encoding="utf-8")
    for one in figures:
        if one.value < one.ceiling:
            row = re.compile(rf'^("?{re.escape(one.name)}"? = {{ ceiling = )\d+', re.MULTILINE)
            text = row.sub(rf"\g<1>{one.value}", text)
    ceilings.write_text(text, encoding="utf-8")


def _cycles() -> Measured:
    graph = grimp.build_graph("tdapp", "hardware", cache_dir=None)
    found: dict[str, Sequence[str]] = {}
    for room in sorted({*graph.find_children("tdapp"), "hardware"}):
        circling = [*in_cycles(graph, room)]
        folders = [one for one in circling if graph.find_children(one)]
        found[f"folders in a cycle, {room}"] = folders
        found[f"modules in a cycle, {room}"] = [one for one in circling if one not in folders]
    return {name: places for name, places in found.items() if places}


def _sizes(files: Sequence[of.Source]) -> Measured:
    ui = of.below(files, UI)
    return {
        "files loose in ui": [str(one.path) for one in ui if one.path.parent == Path(UI)],
        "files in the largest folder of ui": of.largest_folder(ui),
        "lines of ui": of.lines(ui),
        "lines of tdapp and hardware": of.lines(files),
        "files": len(files),
        "files under 40 lines": of.short(files),
    }


def _asking(files: Sequence[of.Source]) -> Measured:
    ui = of.below(files, UI)
    return {
        "lines of act code": of.lines(of.act_code(ui)),
        "bases of acts": [*of.bases_of_acts(ui)],
        "closures named go_on or answered": [*of.nested(files, "go_on", "answered")],
        "signals named asks": [*of.assigned(files, "asks", "Signal")],
        "methods that begin with _ask_": [*of.beginning(ui, "_ask_")],
    }


def _names(files: Sequence[of.Source]) -> Measured:
    return {
        "getattr by a quoted name in desk": [*of.quoted_getattr(of.below(files, "tdapp/desk"))],
        "files of desk and papers that name Tournament": [
            *of.naming(of.below(files, "tdapp/desk", "tdapp/papers"), "Tournament")
        ],
        "class names that stand more than once": of.repeated_classes(of.below(files, "tdapp")),
        "groups of acts that are every one of them": [*of.said(files, "all", "Every one of them.")],
    }


def _tests(top: Path) -> Measured:
    return {
        "test modules that import from another": [*of.from_tests(of.sources(top, "tests"))],
    }


def main(words: Sequence[str]) -> int:
    """Print every figure, or where those come from whose names hold these words."""
    found = measured(HOUSE)
    if words and words != ["--lower"]:
        print(*places_of(found, " ".join(words)), sep="\n")
        return 0
    figures = compared(found, CEILINGS)
    if words:
        lower(figures, CEILINGS)
        figures = compared(found, CEILINGS)
    print(*figures, *advice(figures), sep="\n")
    return 1 if any(one.value > one.ceiling for one in figures) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
