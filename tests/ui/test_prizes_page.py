"""The page of prizes in a real window: pool, table, versions, and a prize paid by six keys."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.shown.cells import Shape
from tdapp.tournament.facts.slips import Proof
from tdapp.ui.look.lists.list_rows import said
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.pages.prizes_page import PrizesPage
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.prizes.step_acts import prints_slips
from tdapp.ui.workplace.rail import PageName
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import answer, nothing_is_asked, question
from tests.ui.by_hand import recorded
from tests.ui.prize_evenings import in_the_money
from tests.ui.prizes_room import press, turned_to
from tests.ui.window_room import WindowRoom

ENTER = Qt.Key.Key_Return


def page_of(room: WindowRoom) -> PrizesPage:
    page = turned_to(room, PageName.PRIZES)
    assert isinstance(page, PrizesPage)
    return page


def lines(listing: Listing) -> list[tuple[str, ...]]:
    return [tuple(said(cell) for cell in row.cells) for row in listing.table.rows]


def test_a_prize_is_paid_by_seven_keys_one_of_which_chooses_what_was_shown(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    page = page_of(room)
    assert lines(page.left.pool.listing) == [
        ("Entries", "6", "100.00", "600.00"),
        ("Prize pool", "", "", "600.00"),
    ]
    table = page.right.table.listing
    assert lines(table)[0] == ("1", "40%", "240.00", "240.00", "—", "")
    assert lines(table)[2] == ("3", "20%", "120.00", "120.00", "—", "Player C")
    assert lines(page.right.sum) == [("4", "", "600.00", "600.00", "—", "matches pool")]
    queue = page.left.queue.listing
    assert [line[:3] for line in lines(queue)] == [
        ("3", "Player C", "120.00"),
        ("4", "Player D", "60.00"),
    ]
    assert lines(queue)[0][3].startswith("owed")

    press(room, Qt.Key.Key_F6)
    press(room, Qt.Key.Key_2, alt=True)
    press(room, ENTER)
    assert "was not printed: no printer" in room.notice
    assert room.console.notice.shape is Shape.ATTENTION
    press(room, ENTER, ENTER)
    assert not recorded(room).prizes.seen
    assert room.is_refused("no_id_chosen")
    press(room, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    assert set(recorded(room).prizes.paid) == {3}
    assert recorded(room).prizes.seen[3].proof is Proof.PASSPORT
    assert nothing_is_asked(room)
    assert lines(queue)[0][:2] == ("4", "Player D")
    assert "paid cash" in lines(queue)[1][3]
    assert "by Director" in lines(queue)[1][3]
    assert page.left.totals == "Paid 120.00, to pay 60.00, still in play 420.00"
    assert queue.key == (room.console.view.id, 4)

    assert_the_next_is_left_open(room)


def assert_the_next_is_left_open(room: WindowRoom) -> None:
    """The next prize is asked about at once, and Escape leaves it."""
    press(room, ENTER)
    assert question(room).text.startswith("What ID did Player D show?")
    press(room, Qt.Key.Key_Escape)
    assert nothing_is_asked(room)
    assert QApplication.focusWidget() is page_of(room).left.queue.listing


def lock(room: WindowRoom, page: PrizesPage, typed: str) -> None:
    """Type an amount in its place in the table."""
    press(room, ENTER)
    assert page.right.field.isVisible()
    page.right.field.setText(typed)
    press(room, ENTER)


def test_a_list_is_edited_in_its_place_and_posted_for_a_reason(room: WindowRoom) -> None:
    in_the_money(room)
    page = page_of(room)
    table = page.right.table.listing
    press(room, Qt.Key.Key_2, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    press(room, Qt.Key.Key_3, alt=True)
    page.table.select(3)
    assert "paid or set aside" in page.table.edit.why_not
    table.choose(1)
    page.table.select(1)
    lock(room, page, "250")
    assert lines(table)[0][3:] == ("250.00", "+10.00", "edited")
    assert lines(table)[1][3] == "170.00"
    assert "Everything; v1 posted, 1 edited for the next version" in page.facts
    assert lines(page.side.versions.listing)[0][0] == "v2"
    press(room, Qt.Key.Key_U)
    assert lines(table)[0][3:] == ("240.00", "—", "")
    lock(room, page, "290 or so")
    assert "290 or so" in room.notice
    lock(room, page, "250")
    press(room, ENTER, ctrl=True)
    assert "Why does version 2 replace version 1" in question(room).text
    answer(room, "agreed")
    assert recorded(room).prizes.posted == (25_000, 17_000, 12_000, 6_000)
    assert lines(page.side.versions.listing)[0][0] == "v2"
    assert "agreed" in lines(page.side.versions.listing)[0][1]
    assert not page.book.edits


def test_the_first_step_prints_the_slip_once_where_a_printer_is_chosen(
    room: WindowRoom, tmp_path: Path
) -> None:
    in_the_money(room)
    page = page_of(room)
    console, printers = room.console, PaperPrinters(tmp_path, {"cage": None})
    papers = PaperDesk(room.parts, console.view, console.asking, console.names, printers)
    room.wait_for(papers.look_for_printers())
    page.steps.give_slip = prints_slips(lambda: papers)
    queue = page.left.queue.listing
    press(room, Qt.Key.Key_2, alt=True)
    printers.jammed = True
    for there, out in ((), 0), (("cage",), 1):
        printers.printers = dict.fromkeys(there)
        press(room, ENTER)
        assert nothing_is_asked(room)
        assert "printed" not in lines(queue)[0][3]
        assert (room.state.papers.last, room.state.papers.spoiled.get(1) is None) == (out, not out)
    printers.jammed = False
    press(room, ENTER, Qt.Key.Key_Escape)
    assert lines(queue)[0][3].startswith("slip 2 printed")
    assert printers.path(2).read_bytes().startswith(b"%PDF")
    press(room, ENTER, Qt.Key.Key_Down, ENTER)
    assert printers.jobs == 2
    assert lines(queue)[0][3].startswith("ID checked")
