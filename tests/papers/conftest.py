"""What the tests of papers share: invented events, places, and a ruler that needs no Qt."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.house.papers.kinds import Letterhead
from tdapp.papers.marks import SheetPage, TextMark, TextStyle
from tdapp.papers.sheet import Imprint
from tdapp.sheets.tournament.payout_sheet import PaidPlace, Pool
from tdapp.ui.look.fonts import register_fonts

CANBERRA = (480_000, 360_000, 180_000, 120_000, 60_000)


@pytest.fixture
def imprint() -> Imprint:
    return Imprint(
        letterhead=Letterhead("Casino Canberra"),
        event="Casino Canberra End of Year",
        document="7K4M-2Q0D",
        posted="Sat 11 Dec 2010, 23:40",
    )


@pytest.fixture
def five() -> tuple[PaidPlace, ...]:
    names = ("Okafor", "Petrović", "Nguyễn", "O'Brien", "Wijesinghe Mudiyanselage")
    return tuple(
        PaidPlace(rank, name, cents, given="Grace", entry=10 * rank)
        for rank, (name, cents) in enumerate(zip(names, CANBERRA, strict=True), start=1)
    )


@pytest.fixture
def ninety() -> tuple[PaidPlace, ...]:
    return tuple(
        PaidPlace(rank, f"Family{rank}", (91 - rank) * 10_000, given="Given", entry=rank)
        for rank in range(1, 91)
    )


@pytest.fixture
def pool() -> Pool:
    return Pool(sum(CANBERRA), entries=36, rebuys=4, currency="Australian dollars")


@pytest.fixture
def measure() -> Callable[[str, TextStyle], float]:
    """Every letter is 0.55 of its size wide."""
    return lambda text, style: len(text) * style.size * 0.55


@pytest.fixture
def inter(qapp: QApplication) -> str:
    """The family of the bundled typeface, known to Qt."""
    assert qapp is not None
    register_fonts()
    return "Inter"


@pytest.fixture
def said() -> Callable[[SheetPage], list[str]]:
    """The texts of a page, in the order in which they were set."""
    return lambda page: [mark.text for mark in page.marks if isinstance(mark, TextMark)]
