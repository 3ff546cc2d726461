"""Marks on tests: what they demand, and how a mistake is told."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules_doc import Case, marks
from tests.rules_doc.cases import ROOT, all_cases


def documented() -> Callable[[], None]:
    def test_ties_are_cut() -> None:
        """Players out in one hand share the places by their chips."""

    return test_ties_are_cut


def undocumented() -> Callable[[], None]:
    def test_ties_are_cut() -> None:
        pass

    return test_ties_are_cut


def rules_on(test: object) -> list[tuple[object, ...]]:
    return [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "rule"]


def test_one_mark_carries_several_rules_of_one_house() -> None:
    test = marks.rule("STAR", "28.8.3", "28.8.4")(documented())

    assert rules_on(test) == [("STAR", "28.8.3"), ("STAR", "28.8.4")]


def test_a_case_brings_its_own_rule() -> None:
    test = marks.case("STAR-RANKING-013")(documented())

    assert rules_on(test) == [("STAR", "13.2")]


@marks.case("STAR-RANKING-013", "CROWN-SEATING-003")
def test_a_test_that_asks_for_the_case_runs_once_for_each(case: Case) -> None:
    """Proves the marks, not the rules: called through the module, it is not read."""
    assert case is all_cases()[case.id]
    assert case.id in {"STAR-RANKING-013", "CROWN-SEATING-003"}


@pytest.mark.parametrize("mark", [marks.rule("OPEN", "1"), marks.case("STAR-RANKING-013")])
def test_a_marked_test_without_a_docstring_is_not_collected(
    mark: Callable[[object], object],
) -> None:
    with pytest.raises(pytest.Collector.CollectError, match=r"test_ties_are_cut .*docstring"):
        mark(undocumented())


def test_an_unknown_house_is_not_collected() -> None:
    with pytest.raises(pytest.Collector.CollectError, match=r"'RITZ'.* STAR, BONUS, CROWN"):
        marks.rule("RITZ", "1")


def test_a_house_without_a_number_is_not_collected() -> None:
    with pytest.raises(pytest.Collector.CollectError, match="STAR needs its number"):
        marks.rule("STAR")


def test_an_unknown_case_is_not_collected() -> None:
    with pytest.raises(pytest.Collector.CollectError, match="no case STAR-RANKING-999"):
        marks.case("STAR-RANKING-013", "STAR-RANKING-999")


@pytest.mark.parametrize("target", [type("TestTies", (), {}), all_cases])
def test_only_test_functions_prove_rules(target: Callable[..., object]) -> None:
    with pytest.raises(pytest.Collector.CollectError, match="not a test function"):
        marks.rule("STAR", "1")(target)


def test_a_mistake_is_told_in_one_sentence_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "test_ritz.py"
    file.write_text(
        "from tests.rules_doc import rule\n\n"
        '@rule("RITZ", "1")\n'
        "def test_nothing():\n"
        '    """Nothing."""\n',
        "utf-8",
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-c", "pyproject.toml", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 2
    assert "no house is called 'RITZ'" in run.stdout
    assert "Traceback" not in run.stdout + run.stderr
