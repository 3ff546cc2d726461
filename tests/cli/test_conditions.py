"""`tdapp conditions`: the text of the conditions, and what is missing by its rule."""

import json

import pytest

from tdapp.cli.main import main
from tests.cli.command import CANBERRA


def test_what_is_missing_of_an_event_file_is_named_with_its_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["conditions", CANBERRA, "--house", "crown"]) == 1
    told = capsys.readouterr()
    assert "missing: 15.4.1(a)(iv) location" in told.err
    assert "15.4.3(b)  equal starting bank\nAll players are allocated" in told.out


@pytest.mark.parametrize("house", ["tasmania", "adelaide", "open"])
def test_where_nothing_has_to_be_said_nothing_is_missing(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conditions", CANBERRA, "--house", house, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["missing"] == []
    assert len(told["clauses"]) >= 4
