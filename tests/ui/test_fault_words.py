"""What is wrong in a draft is said in words, whatever is wrong: no field of the file is named."""

import ast
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import resources
import tdapp
from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.tournament.templates.event_faults import event_faults
from tdapp.tournament.templates.event_file import with_value
from tdapp.tournament.templates.file_fields import FieldKind, every_field
from tdapp.ui.drafts.fault_words import fault_line, fault_words
from tdapp.words.event_faults import form_of
from tests.ui.refusals_read import FILE_WORDS

ROOM = Path(tdapp.__file__).parent / "tournament"
CHECKS = [
    *ROOM.glob("templates/*_faults.py"),
    *ROOM.glob("plan/*.py"),
    ROOM / "templates/template.py",
]
SAMPLES = {
    "what": "amounts",
    "fall.blind": "small",
    "_entries(": "12 entries",
    "counted(": "3 prizes",
    "sizes": "12 to 20 entries",
    "answer.value": "yes",
    "ruled.value": "dead",
    "one.value": "first_all_in",
    "start.at": "02:30",
}
SHORT = {
    "prizes in kind take ": "5.00 of a pool of 3.00",
    "prizes of ": "5.00 from 3.00",
    "prizes of 12 are ": "2.00 short of the pool of 14.00",
}
WARNINGS = ("_warnings", "_dropped")
EVENT = resources.read("events", "us-tch-bounty.toml")
WRONG = ("x", -5, 10**7, ["x"], {"x": 1})


def problems() -> Iterator[str]:
    """Every fault that a check of the event file can name, with samples filled in."""
    for file in CHECKS:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and not function.name.endswith(WARNINGS):
                yield from _yielded(function)


def _yielded(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        said = node.value if isinstance(node, ast.Yield) else None
        if isinstance(said, ast.Tuple) and len(said.elts) == 2:
            said = said.elts[0]
        if isinstance(said, ast.Constant) and isinstance(said.value, str):
            yield said.value
        elif isinstance(said, ast.JoinedStr):
            yield _filled(said)


def _filled(said: ast.JoinedStr) -> str:
    made = ""
    for part in said.values:
        if isinstance(part, ast.Constant):
            made += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            source = ast.unparse(part.value)
            found = [one for name, one in SAMPLES.items() if source.startswith(name)]
            made += SHORT[made] if source == "short" else next(iter(found), "12")
    return made


@pytest.mark.usefixtures("qapp")
def test_every_fault_that_the_checks_name_has_words_of_its_own() -> None:
    named = [*problems()]
    assert len(named) > 60
    assert [one for one in named if form_of(one) is None] == []


@cache
def wrong_texts() -> tuple[str, ...]:
    """The text of the event with something wrong in each of its fields in turn."""
    found = []
    for field in every_field():
        for wrong in WRONG:
            with suppress(Refusal, TypeError, LookupError):
                found.append(with_value(EVENT, field.keys, wrong))
    return tuple(found)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("house", ["open", "star"])
def test_whatever_is_typed_into_any_field_no_name_of_the_file_is_shown(house: str) -> None:
    rules, said = rulebook(house), set[str]()
    for text in wrong_texts():
        fields = tomllib.loads(text)
        for fault in event_faults(text, rules):
            said.add(fault_words(fault))
            said.add(fault_line(fault, fields))
    assert len(said) > 60
    assert [one for one in sorted(said) if FILE_WORDS.search(one)] == []


@pytest.mark.usefixtures("qapp")
def test_each_column_of_a_table_says_what_is_wrong_in_it() -> None:
    columns = [(one.keys[-1], one.kind) for one in every_field() if one.keys[0] == "levels"]
    assert columns
    for name, kind in columns[1:]:
        wrong: object = {"x": 1} if kind is FieldKind.WORDS else "wrong"
        text = with_value(EVENT, ("levels", 0, name), wrong)
        faults = event_faults(text, rulebook("open"))
        assert [one.where for one in faults] == [f"levels[0].{name}"]
        assert not FILE_WORDS.search(fault_line(faults[0], tomllib.loads(text)))
