"""`tdapp keys` writes the card of the first keys."""

from pathlib import Path

import pytest

from tdapp.cli.main import main
from tests.papers.pdf_text import pdf_pages


def test_the_card_is_written_and_its_file_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert qapp is not None
    path = tmp_path / "keys.pdf"
    assert main(["keys", "--out", str(path), "--paper", "a5"]) == 0
    assert capsys.readouterr().out.strip() == str(path)
    (text,) = pdf_pages(path.read_bytes())
    assert "12-5 bust" in text
