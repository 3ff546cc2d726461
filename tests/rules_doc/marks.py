"""Decorators that say which rule a test proves and which case it answers.

    @rule("STAR", "28.8.3")
    @case("STAR-TOURNAMENT-001")
    def test_...() -> None:
        '''What the rule says, in one line.'''

A mistake in a mark stops the collection of its file with one plain sentence.
"""

import inspect
from collections.abc import Callable
from typing import Protocol, TypeVar

import pytest

from tests.rules_doc.cases import HOUSES, all_cases

Test = TypeVar("Test", bound=Callable[..., object])


class Mark(Protocol):
    """A decorator that gives the test back as it was."""

    def __call__(self, test: Test, /) -> Test: ...


def rule(house: str, *numbers: str) -> Mark:
    """The test proves these rules of a house's rulebook."""
    if house not in HOUSES:
        raise pytest.Collector.CollectError(
            f"no house is called {house!r}: there are {', '.join(HOUSES)}"
        )
    if not numbers:
        raise pytest.Collector.CollectError(f"a rule of {house} needs its number")

    def mark(test: Test, /) -> Test:
        _demand_docstring(test)
        for number in numbers:
            pytest.mark.rule(house, number)(test)
        return test

    return mark


def case(*ids: str) -> Mark:
    """The test answers these cases, and so proves their rules.

    A test with an argument called `case` runs once for each of them and gets the `Case`.
    """
    unknown = [id_ for id_ in ids if id_ not in all_cases()]
    if unknown or not ids:
        raise pytest.Collector.CollectError(
            f"tests/rules/cases.jsonl has no case {', '.join(unknown) or 'without an id'}"
        )
    cases = [all_cases()[id_] for id_ in ids]

    def mark(test: Test, /) -> Test:
        _demand_docstring(test)
        for answered in cases:
            pytest.mark.rule(answered.house, answered.rule)(test)
        if "case" in inspect.signature(test).parameters:
            pytest.mark.parametrize("case", cases, ids=ids)(test)
        return test

    return mark


def _demand_docstring(test: Callable[..., object]) -> None:
    name = getattr(test, "__name__", repr(test))
    if inspect.isclass(test) or not name.startswith("test"):
        raise pytest.Collector.CollectError(f"{name} proves a rule but is not a test function")
    if not (test.__doc__ or "").strip():
        raise pytest.Collector.CollectError(
            f"{name} proves a rule: say what it demands in the first line of the docstring"
        )
