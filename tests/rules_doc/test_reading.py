"""Marks are found in the source of the tests."""

from pathlib import Path

import pytest

from tests.rules_doc.reading import Proof, Unreadable, proofs_below

HEAD = "from tests.rules_doc import rule, case\n"
TIES = 'def test_ties():\n    """Ties are cut.\n\n    More.\n    """\n'


def proofs(tmp_path: Path, source: str) -> list[Proof]:
    room = tmp_path / "tests" / "tournament"
    room.mkdir(parents=True)
    (room / "test_places.py").write_text(source, "utf-8")
    return proofs_below(tmp_path / "tests")


def test_a_rule_comes_with_its_line_and_its_test(tmp_path: Path) -> None:
    assert proofs(tmp_path, f'{HEAD}@rule("STAR", "28.8.3")\n{TIES}') == [
        Proof("STAR", "28.8.3", "Ties are cut.", "tests/tournament/test_places.py::test_ties", ())
    ]


def test_cases_of_one_rule_make_one_proof(tmp_path: Path) -> None:
    marks = '@rule("STAR", "13.2")\n@case("STAR-RANKING-013", "CROWN-SEATING-003")\n'
    found = proofs(tmp_path, HEAD + marks + TIES)

    assert [(proof.house, proof.rule, proof.cases) for proof in found] == [
        ("STAR", "13.2", ("STAR-RANKING-013",)),
        ("CROWN", "4.1", ("CROWN-SEATING-003",)),
    ]


def test_tests_in_classes_and_coroutines_are_found(tmp_path: Path) -> None:
    source = (
        f"{HEAD}class TestPlaces:\n"
        '    @rule("STAR", "1.1")\n'
        "    async def test_ties(self):\n"
        '        """Ties are cut."""\n'
    )

    assert proofs(tmp_path, source)[0].test.endswith("test_places.py::TestPlaces::test_ties")


def test_other_decorators_of_the_same_name_are_left_alone(tmp_path: Path) -> None:
    source = (
        "# not tests.rules_doc\n"
        "from hypothesis.stateful import rule\n"
        'class Machine:\n    @rule("STAR")\n    def test_step(self): ...\n'
    )

    assert proofs(tmp_path, source) == []


def test_a_renamed_mark_is_still_a_mark(tmp_path: Path) -> None:
    source = f'from tests.rules_doc import rule as proves\n@proves("STAR", "1.1")\n{TIES}'

    assert len(proofs(tmp_path, source)) == 1


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (f'@rule(HOUSE, "1")\n{TIES}', "test_places.py:2: a mark takes texts in quotes only"),
        (f"@rule(*BOTH)\n{TIES}", "texts in quotes only"),
        (f'@rule("STAR", number="1")\n{TIES}', "texts in quotes only"),
        (f'@rule("RITZ", "1")\n{TIES}', "no house is called 'RITZ'"),
        (f'@case("STAR-0")\n{TIES}', "has no case STAR-0"),
        ('star = rule("STAR", "1")\n', "stands right above a test"),
        ('pytestmark = rule("STAR", "1")\n', "stands right above a test"),
        ('def outer():\n    @rule("STAR", "1")\n    def test_x(): ...\n', "right above a test"),
    ],
)
def test_a_mark_that_cannot_be_read_is_named(tmp_path: Path, source: str, message: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        proofs(tmp_path, HEAD + source)

    assert message in str(unreadable.value)
