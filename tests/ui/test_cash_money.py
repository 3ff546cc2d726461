"""Table money and dealers on the cash page, by keys alone: counted, carried, collected, pushed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.cash.facts.trays import SlipKind
from tdapp.core.ids import StaffId
from tdapp.ui.cash_floor.money.money_view import TablesOver
from tdapp.ui.look.lists.listing import Listing
from tests.papers.pdf_text import pdf_pages
from tests.ui.cash_desk import RETURN, CashDesk
from tests.ui.window_room import MINUTE_US, WindowRoom

ALT = Qt.KeyboardModifier.AltModifier
MONEY, DEALERS = Qt.Key.Key_2, Qt.Key.Key_3


class MoneyDesk(CashDesk):
    """The same page, in its views of money and dealers."""

    def turn(self, digit: Qt.Key) -> None:
        """Turn to a view by its key, and go to the first row of its list."""
        self.room.key(digit, ALT, on=self.page)
        if self.page.views.currentIndex():
            self.at(self.view.tables)

    def at(self, listing: Listing) -> None:
        """Go to the first row of a list."""
        self.room.wait_a_second()
        listing.setFocus()
        self.room.key(Qt.Key.Key_Home, on=listing)

    @property
    def view(self) -> TablesOver:
        """The view that is up."""
        up = self.page.more[self.page.views.currentIndex() - 1]
        assert isinstance(up, TablesOver)
        return up

    def press(self, letter: str) -> None:
        """A letter in the list of the tables."""
        self.key(letter, on=self.view.tables)

    def step(self) -> None:
        """Enter on the first thing that is on its way."""
        self.at(self.view.others)
        self.room.key(RETURN, on=self.view.others)

    def rows(self, listing: Listing) -> list[list[str]]:
        """What stands in a list."""
        return [[cell.text for cell in row.cells] for row in listing.table.rows]


@pytest.fixture
def desk(room: WindowRoom) -> MoneyDesk:
    """Table 1 is open with tray and box on, somebody sits."""
    made = MoneyDesk(room)
    made.open("1 nl 2/5 200-1000")
    made.turn(MONEY)
    made.press("T")
    made.answer("7 100x100")
    return made


def test_the_tables_of_a_view_are_listed_while_it_is_up(desk: MoneyDesk) -> None:
    for digit, kept in ((MONEY, 0), (DEALERS, 1)):
        desk.turn(digit)
        hidden = desk.page.more[kept ^ 1]
        assert isinstance(hidden, TablesOver)
        before = desk.rows(hidden.tables)
        desk.turn(Qt.Key.Key_1)
        desk.open(f"{kept + 2} nl 2/5 200-1000")
        assert desk.rows(hidden.tables) == before
        desk.turn(digit)
        assert len(desk.rows(desk.view.tables)) == kept + 2


def test_a_tray_is_filled_counted_and_taken_off_and_the_shift_adds_up(desk: MoneyDesk) -> None:
    assert desk.state.money.trays[1].opened == 1_000_000
    desk.press("F")
    desk.answer("25x40 100x10")
    for _ in range(3):
        desk.step()
    slip = desk.state.transfers.slips[SlipKind.FILL, 1]
    assert slip.received is not None
    assert desk.state.money.trays[1].should_hold == 1_200_000
    desk.press("B")
    desk.answer("8")
    desk.step()
    desk.answer("", "")
    assert [one.number for one in desk.state.money.counted] == [7]
    desk.press("X")
    desk.answer("12000")
    assert not desk.state.money.trays


def seated(desk: MoneyDesk, sign: str) -> None:
    """Two players at table 2, whose sign says so."""
    desk.turn(Qt.Key.Key_1)
    desk.open(f"2 {sign}")
    for seat in (1, 2):
        desk.select(2, seat)
        desk.key("S")
        desk.answer(f"Player {seat}", "", "500")
    desk.turn(MONEY)
    desk.room.key(Qt.Key.Key_Down, on=desk.view.tables)


def test_fees_that_are_due_are_seen_and_collected_by_one_key_a_table(desk: MoneyDesk) -> None:
    seated(desk, "nl 5/10 400-1000 time:18 extra_time:5")
    assert desk.rows(desk.view.tables)[1][6] != ""
    desk.press("P")
    desk.answer("2 cash")
    desk.press("M")
    assert desk.state.money.taken[1, 2].time > 0
    assert desk.rows(desk.view.tables)[1][6] == desk.rows(desk.view.tables)[0][6]
    desk.press("M")
    assert "2" in desk.room.told
    desk.press("E")
    desk.answer("1")
    assert desk.state.money.taken[1, 2].other == 500


def test_commission_by_pots_checks_and_money_back_at_a_table(desk: MoneyDesk) -> None:
    seated(desk, "nl 5/10 400-1000 per_hand:5")
    desk.press("H")
    desk.answer("100 100f")
    assert desk.state.money.taken[1, 2].rake == 500
    desk.press("S")
    desk.answer("1 10")
    assert desk.state.charged.checks == 5_000
    desk.press("J")
    desk.answer("4")
    assert desk.state.charged.checks == 3_000
    desk.press("I")
    desk.answer("fraud", "1:100 2:50", "2", "5", "marked cards")
    assert desk.state.money.taken[1, 2].rake == 0


def test_a_fill_is_dropped_and_commission_that_waits_is_changed_up(desk: MoneyDesk) -> None:
    seated(desk, "nl 5/10 400-1000 percentage:5%-12")
    desk.press("T")
    desk.answer("9 5000 waits")
    desk.press("F")
    desk.answer("500")
    desk.at(desk.view.others)
    desk.key("D", on=desk.view.others)
    assert not desk.rows(desk.view.others)
    desk.press("H")
    desk.answer("100 100f")
    assert desk.state.money.trays[2].waits == 1_000
    desk.press("U")
    desk.answer("10")
    assert desk.state.money.trays[2].waits == 0
    desk.press("K")
    desk.answer("4990")
    assert desk.state.money.past[-1].counted == 499_000


def test_a_tray_of_the_last_shift_is_counted_with_its_new_box(desk: MoneyDesk) -> None:
    desk.room.wait_a_second()
    desk.room.key(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier, on=desk.view.tables)
    assert desk.rows(desk.view.others)
    desk.step()
    desk.answer("10000 box 8")
    assert desk.state.money.trays[1].shift == 2
    desk.step()
    desk.answer("50", "10")
    assert desk.asked
    desk.answer("commission")
    assert desk.state.money.taken[1, 1].rake == 1_000


def test_a_row_of_dealers_is_pushed_by_one_key(desk: MoneyDesk) -> None:
    desk.turn(Qt.Key.Key_1)
    desk.open("2 plo 2/5")
    desk.turn(DEALERS)
    for name in ("Ann", "Bob: holdem", "Cat"):
        desk.press("D")
        desk.answer(name)
    desk.press("R")
    desk.answer("1-2 ann")
    desk.room.time.pass_us(30 * MINUTE_US)
    desk.press("R")
    desk.answer("1 2")
    assert dict(desk.state.dealers.at_table) == {1: "Bob", 2: "Ann"}
    desk.room.time.pass_us(30 * MINUTE_US)
    desk.at(desk.view.tables)
    assert desk.page.dealers.push.text() == "Push 1 to 2"
    assert "Next in Cat" in desk.view.about.text
    desk.room.key(RETURN, on=desk.view.tables)
    assert "Bob" in desk.asked or "trained" in desk.asked
    desk.answer("nobody else is here")
    assert dict(desk.state.dealers.at_table) == {1: "Cat", 2: "Bob"}
    assert "Bob" in desk.view.below.fact
    desk.at(desk.view.others)
    desk.key("G", on=desk.view.others)
    desk.answer("plo")
    assert desk.state.dealers.by_id[StaffId("Ann")].games == ("omaha",)
    desk.room.wait_a_second()
    desk.key("X", on=desk.view.others)
    assert "Ann" not in desk.state.dealers.by_id


def test_papers_are_looked_at_and_kept_named_by_day_cash_and_paper(
    desk: MoneyDesk, tmp_path: Path
) -> None:
    seated(desk, "nl 5/10 400-1000 time:18")
    console = desk.room.console
    pages, house = console.pages, desk.room.parts.day.stream
    preview, menu = pages.papers.preview, pages.papers.menu

    def shown() -> str:
        return "" if preview.paper is None else preview.paper.title

    for letter, title in (("W", "Shift sheet, cash"), ("G", "Fee sheet, cash")):
        desk.press(letter)
        assert preview.isVisible()
        assert shown() == title
        desk.room.key(Qt.Key.Key_Escape, on=preview)
        assert pages.page is desk.page
    desk.turn(Qt.Key.Key_1)
    desk.select(2, 1)
    desk.key("P")
    assert shown() == "Hold\N{RIGHT SINGLE QUOTATION MARK}em no-limit"
    desk.room.key(Qt.Key.Key_Escape, on=preview)
    desk.room.key(Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier, on=desk.page.map)
    assert "No waiting player" in desk.room.notice
    file = tmp_path / "kept.pdf"
    menu.print_page.go()
    desk.room.settle()
    assert desk.room.parts.desk.state(house).papers.last == 0
    preview.leaving.save.go()
    desk.room.settle()
    offered = console.asked.field.text()
    assert offered.endswith("Cash, session slip 1.pdf"), offered
    desk.answer(str(file))
    assert desk.room.parts.desk.state(house).papers.last == 1
    assert "Player 1" in "".join(pdf_pages(file.read_bytes()))


def test_a_shift_sheet_names_who_counted(desk: MoneyDesk) -> None:
    desk.press("X")
    desk.answer("10000")
    desk.press("W")
    paper = desk.shown_paper
    assert paper is not None
    (notes,) = [one.notes for one in paper.sheets]
    assert [one.value for one in notes if "Counted by" in one.label] == ["tray 1"]
