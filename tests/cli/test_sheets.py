"""`tdapp sheets`: every paper of an event, on the house's paper or another."""

from pathlib import Path

import pytest

from tdapp.cli.main import main
from tests.papers.pdf_text import page_sizes, pdf_pages

A4, LETTER = (595, 842), (612, 792)


@pytest.mark.parametrize(("paper", "size"), [((), A4), (("--paper", "letter"), LETTER)])
def test_papers_are_written_on_the_paper_that_is_asked_for(
    room: Path, tmp_path: Path, paper: tuple[str, ...], size: tuple[int, int]
) -> None:
    assert main(["sheets", "last", "--db", str(room), "--out", str(tmp_path), *paper]) == 0
    for name in ("payouts", "structure", "results", "record"):
        assert set(page_sizes((tmp_path / f"{name}.pdf").read_bytes())) == {size}
    acts = "\n".join(pdf_pages((tmp_path / "record.pdf").read_bytes()))
    assert "Prizes posted" in acts
    assert "Chain head at" in acts


def test_papers_bear_the_time_on_the_clock_of_the_house(room: Path, tmp_path: Path) -> None:
    """Not that of Greenwich."""
    assert main(["sheets", "last", "--db", str(room), "--out", str(tmp_path)]) == 0
    for name in ("payouts", "receipts", "structure"):
        text = "\n".join(pdf_pages((tmp_path / f"{name}.pdf").read_bytes()))
        assert "Posted" in text or "Issued" in text
        assert "UTC" not in text
