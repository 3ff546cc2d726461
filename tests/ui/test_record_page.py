"""The page of the record in a window: searched, narrowed, undone from, given out, its histories."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.seats import LockSeat
from tdapp.core.event import ActKind
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor, Role
from tdapp.desk.record_log import RecordFilter
from tdapp.table.geometry.seats import Seat
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.record_page import RecordPage
from tdapp.ui.record.filter_reading import FilterNames, chips, read_filter
from tdapp.ui.record.record_rows import BY, UNDO, WHAT
from tests.papers.pdf_text import pdf_pages
from tests.ui.record_room import done, evening, up
from tests.ui.window_room import EVENING_US, MINUTE_US, WindowRoom
from tests.ui.work_of import work_of

OTHER = Actor(StaffId("other"), frozenset({Role.DIRECTOR}))
DEALER = Actor(StaffId("dealer"), frozenset({Role.DEALER}))
PAID = "Prize paid"


class Desk:
    """The page, what it asks and what it says."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        self.page = up(room, RecordPage(work_of(room)))
        self.asked: list[Question] = []
        self.said: list[str] = []
        self.page.asks.connect(self.asked.append)
        self.page.tried.connect(self.said.append)
        for act in self.page.acts:
            act.tried.connect(self.said.append)
        self.wait()

    def wait(self) -> None:
        """Wait until everything is read, judged and told."""
        self.room.settle()

    def texts(self, column: int = WHAT) -> list[str]:
        return [row.cells[column].text for row in self.page.view.rows]

    def choose(self, words: str) -> None:
        key = next(row.key for row in self.page.view.rows if words in row.cells[WHAT].text)
        self.page.list.choose(key)
        self.wait()

    def answer(self, words: str) -> str:
        question = self.asked.pop()
        question.go_on(words)
        self.room.settle()
        self.page.refresh()
        self.wait()
        return question.text


def test_the_record_is_read_narrowed_and_undone_from_and_says_what_is_right_instead(
    room: WindowRoom, tmp_path: Path
) -> None:
    evening(room)
    event = room.console.view.id
    assert event is not None
    with pytest.raises(Refusal):
        done(room, PostPrizes(event), actor=DEALER)
    room.settle()
    desk = Desk(room)
    every_row_says_whether_it_can_be_undone(desk)
    the_act_that_rests_on_another_is_found(desk)
    the_history_of_a_prize_is_told_unasked(desk)
    a_payment_is_taken_back(desk)
    the_history_of_the_pool_is_written_with_the_head_of_the_chain(desk, tmp_path / "pool.pdf")
    a_search_finds_words(desk)
    what_is_shown_is_given_out(desk, tmp_path)


def every_row_says_whether_it_can_be_undone(desk: Desk) -> None:
    denied, paid = desk.texts()[:2]
    assert "Dealer tried “Prizes posted”" in denied
    assert desk.texts(BY)[0] == "Dealer"
    assert paid.startswith("Prize paid to Player D (entry 4)")
    undo = dict(zip(desk.texts(), desk.texts(UNDO), strict=True))
    assert undo[paid] == "paid; reverse it instead"
    assert undo["Prizes posted"].endswith("others depend on it")
    assert undo[denied].endswith("nothing to undo")
    assert any(words.endswith("set the clock instead") for words in undo.values())
    assert undo["ID of Player D (entry 4) checked"].endswith("can be undone")


def the_act_that_rests_on_another_is_found(desk: Desk) -> None:
    page = desk.page
    desk.choose("Player F (entry 6) entered")
    assert "cannot be undone" in page.side.card.text
    assert page.on_chosen.instead is page.on_chosen.blocker
    page.on_chosen.blocker.trigger()
    desk.wait()
    assert page.on_chosen.chosen is not None
    assert page.on_chosen.chosen.said.what == "Seats drawn"


def the_history_of_a_prize_is_told_unasked(desk: Desk) -> None:
    side = desk.page.side
    desk.choose(PAID)
    assert "Cash paid out is reversed by its own action," in side.card.text
    assert side.title.text() == "History: Prize of 3rd place, Player D"
    steps = [row.cells[1] for row in side.steps.table.rows]
    assert steps[0].text == "Posted in version 1"
    assert "slip issued" in steps[1].below
    assert steps[-1].below.startswith("ID checked to paid; Director, desk-1")


def a_payment_is_taken_back(desk: Desk) -> None:
    acts = desk.page.on_chosen
    acts.undo.trigger()
    assert "A cash payment cannot be undone" in desk.said[-1]
    acts.reverse.trigger()
    assert "It will be owed again" in desk.answer("counted wrongly")
    assert desk.texts()[0].startswith("Prize payment to Player D (entry 4) reversed")
    assert "counted wrongly" in desk.page.view.rows[0].cells[WHAT].note


def the_history_of_the_pool_is_written_with_the_head_of_the_chain(desk: Desk, file: Path) -> None:
    page, event = desk.page, desk.room.console.view.id
    assert event is not None
    page.show_history(Subject(HistoryKind.POOL, event))
    desk.wait()
    assert page.side.title.text() == "History: Prize pool"
    assert "6 in a row" in page.side.steps.table.rows[0].cells[1].text
    page.of_history.pdf.trigger()
    desk.answer(str(file))
    text = "".join(pdf_pages(file.read_bytes())[0].split())
    head = desk.room.station.journal.chain_head(event)
    assert head is not None
    assert head.hash in text


def a_search_finds_words(desk: Desk) -> None:
    search = desk.page.search
    search.setFocus()
    QTest.keyClicks(search, "player b (entry 2) busted")
    desk.wait()
    assert desk.texts() == ["Player B (entry 2) busted"]
    search.clear()
    desk.wait()


def what_is_shown_is_given_out(desk: Desk, folder: Path) -> None:
    page = desk.page
    page.on_list.filter.trigger()
    desk.answer("exits")
    assert len(desk.texts()) == 4
    assert [button.text() for button in page.chips.buttons] == ["event Everything", "exits"]
    export = desk.room.export
    export.page = lambda: page
    export.asks.connect(desk.asked.append)
    export.act.trigger()
    desk.answer(str(folder / "shown.csv"))
    written = (folder / "shown.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(written) == 5
    assert "Player D (entry 4) busted" in written[1]
    page.on_list.print.trigger()
    desk.answer(str(folder / "shown.pdf"))
    assert "Player D (entry 4) busted" in "".join(pdf_pages((folder / "shown.pdf").read_bytes()))
    QTest.keyClick(page.chips.buttons[1], Qt.Key.Key_Delete)
    desk.wait()
    assert len(desk.texts()) > 15
    page.on_list.everything.trigger()
    desk.wait()
    assert "Table 1 added to the room" in desk.texts()


def test_somebody_elses_act_is_undone_for_a_reason_and_counts_again(room: WindowRoom) -> None:
    evening(room)
    event = room.console.view.id
    assert event is not None
    taken = set(room.state.seating.entry_at)
    free = next(seat for seat in (Seat(1, n) for n in range(1, 7)) if seat not in taken)
    done(room, LockSeat(event, free), actor=OTHER)
    desk = Desk(room)
    desk.choose("Seat locked")
    desk.page.on_chosen.undo.trigger()
    room.settle()
    assert desk.answer("not needed").startswith("Why undo “Seat locked”?")
    assert free not in room.state.seating.locked
    assert desk.texts()[0] == "Undone: action 20"
    undo = dict(zip(desk.texts(), desk.texts(UNDO), strict=True))
    assert undo["Seat locked"].endswith(" undone")
    desk.choose("Seat locked")
    assert desk.page.on_chosen.undo.text() == "Redo action 20"
    desk.page.on_chosen.undo.trigger()
    room.settle()
    desk.answer("needed after all")
    assert free in room.state.seating.locked


KNOWN = FilterNames(
    {StreamId("a"): "Harbour Main", StreamId("b"): "Late Night Turbo"},
    {StaffId("okafor"): "R. Okafor", StaffId("ito"): "M. Ito"},
    EVENING_US,
)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("by okafor", "by R. Okafor"),
        ("station cage 1", "station cage 1"),
        ("entry 12", "entry 12"),
        ("event turbo", "event Late Night Turbo"),
        ("exits", "exits"),
        ("not chips", "all but chips"),
        ("denied", "denied"),
    ],
)
def test_a_typed_filter_reads_back_as_a_chip_and_is_gone_without_it(typed: str, said: str) -> None:
    wanted = read_filter(typed, RecordFilter(), KNOWN)
    (chip,) = chips(wanted, KNOWN)
    assert (chip.words, chip.without) == (said, RecordFilter())


def test_times_are_of_today_or_of_yesterday_where_they_are_to_come() -> None:
    (clock,) = {voice().time(EVENING_US)}
    now = read_filter(f"since {clock}", RecordFilter(), KNOWN)
    assert now.since_us is not None
    assert 0 <= EVENING_US - now.since_us < MINUTE_US
    later = read_filter(f"until {voice().time(EVENING_US + 60 * MINUTE_US)}", RecordFilter(), KNOWN)
    assert later.until_us is not None
    assert later.until_us < EVENING_US
    both = read_filter("exits", read_filter("not exits", now, KNOWN), KNOWN)
    assert (both.only, both.without) == (frozenset({ActKind.EXITS}), frozenset())


@pytest.mark.parametrize("typed", ["since noon", "since 25:00", "by o", "entry x", "not p", "what"])
def test_what_is_no_filter_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_filter(typed, RecordFilter(), KNOWN)
    assert refused.value.code == "filter_not_understood"


def test_one_key_tells_the_history_of_what_is_chosen_on_any_page(room: WindowRoom) -> None:
    evening(room)
    console, pages = room.console, room.console.pages
    assert pages.by_name

    def told() -> str:
        room.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
        room.settle()
        return pages.record.side.title.text() if pages.page is pages.record else ""

    pages.turn_to(pages.desk)
    room.show_entries()
    room.choose(2)
    assert told() == "History: Entry 2, Player B"
    pages.turn_to(pages.prizes)
    table = pages.prizes.right.table.listing
    table.choose(1)
    table.setFocus()
    assert told().startswith("History: Prize of 1st place")
    pages.turn_to(pages.floor)
    console.page_acts.floor.choice.choose_table(1)
    assert told() == ""
    assert "has a history" in console.notice.said
    pages.record.of_history.of_pool.trigger()
    room.settle()
    assert pages.page is pages.record
    assert pages.record.side.title.text() == "History: Prize pool"
