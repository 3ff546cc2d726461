"""What is typed is read in one room: elsewhere nothing makes a time, a date or a figure of text."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.house.sources import Source, sources

TOP = Path(__file__).parents[2]
READERS = {"strptime", "fromisoformat", "Decimal", "float"}
NOT_TYPED = {
    "tdapp/journal/registries/standings.py": "a birth date as the registry keeps it",
    "tdapp/poker/phh/amounts.py": "chips of a recorded hand",
    "tdapp/poker/phh/files.py": "numbers of a TOML file",
    "tdapp/poker/phh/writing.py": "chips of a recorded hand",
    "tdapp/shown/floor_words.py": "an average to be shown",
    "tdapp/tournament/reckoning/points.py": "whole numbers of a result",
    "tdapp/tournament/structures/generator.py": "the root of a proportion",
    "tdapp/shown/terms_words.py": "a value as the event file has it, kept with its clause",
    "tdapp/ui/papers/list_file.py": "a cell of a spreadsheet that is written",
    "tdapp/voice/voice.py": "a figure that the voice itself has written",
}
ENDLESS = re.compile(r"\((?:\\d|\[0-9\])[+*]\)")
READ_ELSEWHERE = {
    "tdapp/poker/phh/files.py": "of a message of the TOML reader",
    "tdapp/rules/house_check.py": "of a message of the TOML reader",
    "tdapp/ui/drafts/fault_words.py": "of a message about a fault",
    "tdapp/words/event_faults.py": "of a message about a fault",
    "tdapp/voice/voice.py": "a figure that the voice itself has written",
}


def calls(source: Source) -> Iterator[str]:
    """The names of what is called with something that is not written in the code itself."""
    for node in source.nodes:
        if isinstance(node, ast.Call) and node.args and not isinstance(node.args[0], ast.Constant):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr
            elif isinstance(node.func, ast.Name):
                yield node.func.id


def takes_any_number(source: Source) -> bool:
    """Whether a text in it is a pattern with a group of digits that has no end."""
    said = (node.value for node in source.nodes if isinstance(node, ast.Constant))
    return any(ENDLESS.search(one) for one in said if isinstance(one, str))


@cache
def outside() -> list[Source]:
    """Every module but of the room of what is typed and of the measuring."""
    inside = ("tdapp/typed/", "tdapp/bench/")
    return [one for one in sources(TOP, "tdapp") if not one.path.as_posix().startswith(inside)]


def test_times_dates_and_figures_are_made_of_text_in_one_room() -> None:
    found = {one.path.as_posix() for one in outside() if READERS & set(calls(one))}
    assert found == set(NOT_TYPED)


def test_no_pattern_takes_a_number_of_any_length() -> None:
    """Thousands of digits are no number of anything, and the interpreter does not read them."""
    found = {one.path.as_posix() for one in outside() if takes_any_number(one)}
    assert found == set(READ_ELSEWHERE)
