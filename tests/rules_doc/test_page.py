"""What docs/rules.md holds."""

from pathlib import Path

import pytest

from tests.rules_doc.__main__ import main
from tests.rules_doc.cases import HOUSES, WORKS, all_cases
from tests.rules_doc.page import natural, page
from tests.rules_doc.reach import Reach
from tests.rules_doc.reading import Proof

TIES = Proof("STAR", "13.2", "Ace is low | high.", "tests/a.py::test_a", ("STAR-RANKING-013",))
RUN = Reach((), {TIES.test: ()})


def test_every_case_has_a_known_house_work_and_facts() -> None:
    cases = all_cases().values()

    assert len(cases) == 536
    assert {case.house for case in cases} <= HOUSES.keys()
    assert {case.work for case in cases} == set(WORKS)
    assert all(case.given and case.then and case.rule for case in cases)
    assert all(case.id.startswith(f"{case.house}-") for case in cases)


def test_without_a_mark_every_case_is_not_covered() -> None:
    text = page([], RUN)

    assert "No test is marked yet." in text
    assert all(
        f"| {case.id} | {case.rule} | {case.area} |\n" in text for case in all_cases().values()
    )
    assert "| all | 536 | 0 |" in text


def test_an_answered_case_moves_from_waiting_to_its_rule() -> None:
    text = page([TIES], RUN)
    proved, _, waiting = text.partition("## Not covered yet")

    assert (
        "| 13.2 | Ace is low \\| high. | `tests/a.py::test_a` | STAR-RANKING-013 | yes |" in proved
    )
    assert "STAR-RANKING-013" not in waiting
    assert "| engine | 320 | 1 |" in proved


def test_a_rule_that_only_its_test_reaches_is_not_run_and_the_page_says_why() -> None:
    names = tuple(f"tdapp.poker.ties:of_{number}" for number in range(5))
    text = page([TIES], Reach((), {TIES.test: names}))

    assert "| STAR-RANKING-013 | no |" in text
    assert "| `tests/a.py::test_a` | `poker.ties:of_0`, `poker.ties:of_1`," in text
    assert "`poker.ties:of_2`, 2 more |" in text


def test_when_all_is_covered_the_page_says_so() -> None:
    proofs = [
        Proof(case.house, case.rule, "Holds.", "tests/a.py::test_a", (case.id,))
        for case in all_cases().values()
    ]

    assert page(proofs, RUN).endswith("Every case is covered.\n")


def test_rules_are_sorted_as_people_count() -> None:
    numbers = ["28.10", "9.6", "28.9.5", "28.9", "App1 1d", "10", "C20.4", "C3"]

    assert sorted(numbers, key=natural) == [
        "9.6", "10", "28.9", "28.9.5", "28.10", "App1 1d", "C3", "C20.4",
    ]  # fmt: skip


def test_houses_stand_apart_and_an_empty_one_is_left_out() -> None:
    open_house = Proof("OPEN", "2", "Neutral.", "tests/b.py::test_b", ())
    text = page([open_house, TIES], RUN)

    assert text.index("(`STAR`)") < text.index("(`OPEN`)")
    assert "(`CROWN`)" not in text


def test_the_order_of_the_proofs_does_not_matter() -> None:
    other = Proof("STAR", "9.1", "Else.", "tests/b.py::test_b", ())

    assert page([TIES, other], RUN) == page([other, TIES], RUN)


def test_a_stale_page_fails_the_check_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = tmp_path / "docs" / "rules.md"
    with pytest.raises(SystemExit, match=r"out of date: run `python -m tests\.rules_doc`"):
        main(["--check"], tmp_path, docs)

    main([], tmp_path, docs)
    main(["--check"], tmp_path, docs)
    docs.write_text(docs.read_text("utf-8") + "by hand\n", "utf-8")
    with pytest.raises(SystemExit):
        main(["--check"], tmp_path, docs)
    assert capsys.readouterr() == ("", "")


def test_a_mark_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        'from tests.rules_doc import rule\npytestmark = rule("STAR", "1")\n', "utf-8"
    )
    with pytest.raises(SystemExit, match="right above a test"):
        main([], tmp_path, tmp_path / "rules.md")

    assert not (tmp_path / "rules.md").exists()
