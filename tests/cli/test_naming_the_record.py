"""A record may be named before a command or after it, once; nothing that was named is ignored."""

from pathlib import Path

import pytest

from tdapp.cli.main import main


def usage(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What is said about a wrong use."""
    with pytest.raises(SystemExit) as ended:
        main([str(one) for one in arguments])
    assert ended.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("option", ["--db", "--record"])
@pytest.mark.parametrize("command", [("journal", "stats"), ("sheets", "last", "--out", "papers")])
def test_a_record_named_before_the_command_is_the_one_that_is_used(
    option: str,
    command: tuple[str, ...],
    room: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(room.parent)
    assert main([option, str(room), *command]) == 0
    before = capsys.readouterr().out
    assert main([*command, "--db", str(room)]) == 0
    assert capsys.readouterr().out == before


def test_a_record_may_be_named_between_journal_and_its_command(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "--db", str(room), "verify"]) == 0
    assert "The record is intact." in capsys.readouterr().out


def test_a_record_named_twice_is_wrong_usage(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = usage(capsys, "--db", "other.tdapp", "journal", "stats", "--db", room)
    assert "named twice" in said


@pytest.mark.parametrize(
    "command", [("demo", "--headless"), ("shots", "x"), ("bench",), ("check-copy", "x")]
)
def test_a_command_without_a_record_of_yours_says_so(
    command: tuple[str, ...], room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = usage(capsys, "--db", room, *command)
    assert f"{command[0]} works on no record of yours" in said


@pytest.mark.parametrize(
    "arguments",
    [
        ("journal", "stats", "--db", ""),
        ("--db", "", "journal", "stats"),
        ("simulate", "event.toml", "--db", ""),
        ("sheets", "last", "--out", "x", "--db", ""),
        ("--record", ""),
    ],
)
def test_a_record_without_a_name_is_not_taken_for_yours(
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    given = Path(__file__).parents[2] / "resources" / "events" / "canberra-teams-2010.toml"
    (tmp_path / "event.toml").write_bytes(given.read_bytes())
    assert main(list(arguments)) == 1
    assert "is not a valid record address" in capsys.readouterr().err
