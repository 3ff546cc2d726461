"""`tdapp staff`: who works here; PINs come from the input and are never an argument."""

import io
import json
from pathlib import Path

import pytest

from tdapp.cli.main import main

ADA, BEN, NEW = "480215", "193746", "640913"


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A new record, at a terminal that answers nothing."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return str(tmp_path / "room.tdapp")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the next command reads."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def staff(record: str, *words: str) -> int:
    """Run the command as the command line does."""
    return main(["staff", *words, "--db", record])


@pytest.fixture
def begun(record: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ada, a tournament director, is number 1; Ben, at the cage, number 2."""
    typed(monkeypatch, ADA)
    assert staff(record, "enrol", "Ada King", "--roles", "tournament_director") == 0
    typed(monkeypatch, ADA, BEN)
    assert staff(record, "enrol", "Ben Ode", "--roles", "cage, dealer", "--by", "1") == 0
    return record


def test_the_first_is_enrolled_by_the_program_itself(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert staff(record, "list") == 0
    assert capsys.readouterr().out == "No staff are enrolled.\n"
    for pin, roles, why in (
        ("123456", "tournament_director", "That PIN is too easy to guess"),
        (ADA, "dealer", "The first staff member enrols the others"),
        (ADA, "croupier", "“croupier” is not a role"),
        ("", "tournament_director", "Nothing was typed"),
    ):
        typed(monkeypatch, pin)
        assert staff(record, "enrol", "Ada King", "--roles", roles) == 1
        assert why in capsys.readouterr().err
    typed(monkeypatch, ADA)
    words = ("enrol", "Ada King", "--roles", "tournament_director", "--json")
    assert staff(record, *words) == 0
    assert json.loads(capsys.readouterr().out)["number"] == 1


def test_the_others_are_enrolled_by_somebody_who_may(
    begun: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert staff(begun, "enrol", "Dee", "--roles", "cage") == 1
    assert "--by NUMBER" in capsys.readouterr().err
    typed(monkeypatch, BEN, NEW)
    assert staff(begun, "enrol", "Dee", "--roles", "cage", "--by", "1") == 1
    assert "PIN or badge not recognised" in capsys.readouterr().err
    typed(monkeypatch, BEN, NEW)
    assert staff(begun, "pin", "1", "--by", "2") == 1
    assert "Your role does not allow this" in capsys.readouterr().err
    typed(monkeypatch, ADA, NEW)
    assert staff(begun, "pin", "2", "--by", "1") == 0
    capsys.readouterr()

    assert staff(begun, "list", "--json") == 0
    people = json.loads(capsys.readouterr().out)
    assert [(one["number"], one["name"], one["roles"]) for one in people] == [
        (1, "Ada King", ["tournament_director"]),
        (2, "Ben Ode", ["cage", "dealer"]),
    ]
    assert not {ADA, BEN, NEW} & set(json.dumps(people).split('"'))


def test_the_day_is_ended_by_somebody_who_may(
    begun: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["house", "end-day", "--db", begun]) == 1
    assert "--by NUMBER" in capsys.readouterr().err
    typed(monkeypatch, ADA)
    assert main(["house", "end-day", "--db", begun, "--by", "1"]) == 0
    assert main(["journal", "verify", "--db", begun]) == 0
