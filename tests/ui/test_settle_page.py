"""Settling a round of Texas Hold'em Bonus in the window: cards in, amounts and reasons out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.ui.jackpots.settle_page import SettlePage
from tdapp.ui.workplace.rail import PageName
from tests.ui.jackpot_desk import JackpotDesk
from tests.ui.window_room import WindowRoom, opened_in


class SettleDesk(JackpotDesk):
    """The page on which a round is settled, turned to from that of the jackpots."""

    def __init__(self, room: WindowRoom) -> None:
        super().__init__(room)
        self.key("B")

    @property
    def sheet(self) -> SettlePage:
        """The page."""
        return self.room.console.pages.settle

    def keyed(self, letter: str, line: str) -> None:
        """Press a letter in the list of wagers and answer."""
        self.key(letter, on=self.sheet.lines)
        self.answer(line)


@pytest.fixture
def star(qapp: QApplication, tmp_path: Path) -> Iterator[WindowRoom]:
    """A room under the rules of The Star, which offers the game."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.toml").write_text('house = "star"\n', encoding="utf-8")
    with opened_in(tmp_path, qapp) as room:
        yield room


def test_a_round_is_keyed_in_and_settled_area_by_area(star: WindowRoom) -> None:
    desk = SettleDesk(star)
    page = desk.sheet
    assert star.console.pages.page is page
    assert "limits" in page.keys.box.why_not
    desk.keyed("L", "")
    desk.keyed("X", "5 50 b10 j1 bet bet check ah ac")
    desk.keyed("X", "3 25 b5 bet bet jd jc")
    desk.keyed("B", "10s 7s 2d qs 7h")
    desk.keyed("D", "qh 9h")
    desk.keyed("D", "qh 9c")
    assert desk.cells(page.lines, 3)[:4] == ["+300.00", "0.00", "+100.00", "+50.00"]
    assert "hole cards win the Ante Bonus" in desk.cells(page.lines, 4)[0]
    for _ in range(3):
        desk.enter(page.lines)
    assert desk.cells(page.lines, 5) == ["settled"] * 3 + [""] * 5
    assert page.card.text.startswith("Box 5: +450.00")
    desk.keyed("X", "4 20 bet qh 2s")
    assert "The dealer already has Qh" in star.notice
    star.key(Qt.Key.Key_Escape)
    star.key(Qt.Key.Key_Escape, on=page.lines)
    assert star.console.pages.name is PageName.JACKPOTS


def test_where_the_game_is_not_offered_the_key_says_so(room: WindowRoom) -> None:
    desk = JackpotDesk(room)
    assert desk.page.bonus.why_not == "This house does not offer Texas Hold'em Bonus."
