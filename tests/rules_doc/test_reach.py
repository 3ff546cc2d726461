"""Which rules are run: what their tests reach, and what entering tests reach."""

import ast

import pytest

from tests.rules_doc import recording
from tests.rules_doc.cases import ROOT
from tests.rules_doc.reach import Reach, kept_reach, reach_of, run_tests
from tests.rules_doc.reading import proofs_below

DESK = min(one for one in recording.ENTRANCES if "desk" in one)


def test_a_rule_is_run_when_entering_tests_reach_all_of_its_code() -> None:
    found = reach_of(
        [
            {"a::ties": ["ties", "shares"], "b::raises": ["raises"], "c::play": [DESK, "ties"]},
            {"d::sell": [DESK, "shares", "sales"], "e::more": [DESK, "shares"]},
        ],
        {"a::ties", "b::raises"},
    )

    assert found.missing == {"a::ties": (), "b::raises": ("raises",)}
    assert found.witnesses == ("c::play", "d::sell")
    assert (found.is_run("a::ties"), found.is_run("b::raises")) == (True, False)


def test_a_test_that_was_not_run_is_not_run() -> None:
    assert not Reach((), {}).is_run("a::ties")


def test_a_test_in_parts_reaches_what_its_parts_reach() -> None:
    parts = [{"a::ties": ["ties"]}, {"a::ties": ["shares"], "c::play": [DESK, "ties"]}]

    assert reach_of(parts, {"a::ties"}).missing == {"a::ties": ("shares",)}


SOURCE = '''
class Round:
    """A round."""

    def over(self):
        """Whether it is over."""
        return [ties() for _ in range(2)]

async def asked(): ...

def ties():
    return 1

def never(): ...
'''


def test_a_function_notes_its_name_when_it_is_called_and_keeps_its_docstring() -> None:
    called: list[str] = []
    names = {"__reached__": called.append}
    exec(compile(recording.Noting("poker").visit(ast.parse(SOURCE)), "poker.py", "exec"), names)  # noqa: S102
    made = names["Round"]()  # type: ignore[call-arg]

    assert made.over() == [1, 1]  # type: ignore[attr-defined]
    assert called == ["poker:Round.over", "poker:ties", "poker:ties"]
    assert type(made).over.__doc__ == "Whether it is over."  # type: ignore[attr-defined]


def test_the_entrances_are_there() -> None:
    for entrance in recording.ENTRANCES:
        module, _, name = entrance.partition(":")
        source = (ROOT / f"{module.replace('.', '/')}.py").read_text("utf-8")
        assert f"def {name.rpartition('.')[2]}(" in source, entrance


def test_tests_that_fail_say_nothing_of_the_rules() -> None:
    with pytest.raises(SystemExit, match="do not pass"):
        run_tests(["tests/nowhere.py"], ())


@pytest.mark.long
def test_the_rules_are_run_as_the_page_says() -> None:
    """The proving tests and the witnesses, run again, show what was kept."""
    kept, proving = kept_reach(), sorted({proof.test for proof in proofs_below(ROOT / "tests")})
    again = run_tests([*kept.witnesses, *proving], proving)

    assert again.missing == kept.missing, "run `python -m tests.rules_doc --run`"
