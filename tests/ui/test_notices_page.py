"""The page of the notices in a window: what is due first, told, dropped and noted by hand."""

import pytest
from PySide6.QtCore import Qt

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.rulings import GiveRuling, ReviewRuling
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role
from tdapp.house.notice_events import How
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.ui.asking.question import Question
from tdapp.ui.notices.notice_rows import in_order
from tdapp.ui.notices.notice_words import read_how
from tdapp.ui.pages.notices_page import NoticesPage
from tests.ui.at_the_till import enter, hold
from tests.ui.by_hand import SIX
from tests.ui.record_room import done, up
from tests.ui.window_room import MINUTE_US, WindowRoom
from tests.ui.work_of import work_of

WHY = Circumstances(reason="the bet was a call")
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
WHAT, TO, BY_WHEN, RULE, STATE = range(5)


class Register:
    """The page over an event at the Star, and what it asks and says."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room
        self.page = NoticesPage(work_of(room))
        self.waiting: list[int] = []
        self.asked: list[Question] = []
        self.said: list[str] = []
        self.page.waits.connect(self.waiting.append)
        self.page.asks.connect(self.asked.append)
        self.page.tried.connect(self.said.append)
        for act in self.page.acts:
            act.tried.connect(self.said.append)

    def cells(self, column: int) -> list[str]:
        return [row.cells[column].text for row in self.page.list.table.rows]

    def choose(self, words: str) -> None:
        rows = self.page.list.table.rows
        key = next(row.key for row in rows if words in row.cells[WHAT].text)
        self.page.list.choose(key)

    def note(self, words: str) -> None:
        rows = self.page.by_hand.table.rows
        key = next(row.key for row in rows if words in row.cells[WHAT].text)
        self.page.by_hand.choose(key)
        self.room.key(Qt.Key.Key_Return, on=self.page.by_hand)

    def answer(self, words: str) -> str:
        question = self.asked.pop()
        question.go_on(words)
        self.room.settle()
        self.page.refresh()
        self.room.settle()
        return question.text


def test_notices_come_by_themselves_and_by_hand_and_are_told_dropped_and_counted(
    room: WindowRoom,
) -> None:
    register = Register(room)
    event = hold(room, house="STAR", rules=rulebook("star").tournament)
    room.settle()
    assert register.waiting[-1] == 1
    up(room, register.page)
    page = register.page
    assert register.cells(RULE) == ["28.4.1"]
    assert register.cells(BY_WHEN) == ["before the first entry"]
    enter(room, *SIX)
    page.look()
    assert register.cells(STATE) == ["overdue"]

    done(room, GiveRuling(event, About(RulingKind.BETTING, table=1)), WHY)
    done(room, ReviewRuling(event, 1, upheld=True), WHY, MANAGER)
    room.settle()
    page.refresh()
    assert register.cells(RULE) == ["27.16", "28.4.1"]
    assert register.waiting[-1] == 2
    tell_the_right_to_complain(register)
    note_by_hand(register)
    tell_and_drop(register)
    set_the_trading_day(register)


def tell_the_right_to_complain(register: Register) -> None:
    register.choose("right to complain")
    page = register.page
    assert "ruling 1 is the house's final decision" in page.side.about.text
    page.on_notice.told.trigger()
    register.answer("by pigeon")
    assert "“by pigeon” is not a way to give notice" in register.said[-1]
    page.list.choose(page.list.table.rows[-1].key)
    assert "whoever is not satisfied" in register.answer("in person")
    assert register.room.state.rulings.by_number[1].told
    state = dict(zip(register.cells(RULE), register.cells(STATE), strict=True))
    assert state["27.16"].endswith("Director, in person")


def note_by_hand(register: Register) -> None:
    page = register.page
    register.note("Cards missing")
    page.refresh()
    assert sorted(register.cells(TO)[:2]) == ["Surveillance", "an inspector"]
    register.note("The full terms of a promotion")
    register.answer("noon")
    assert "“noon” is not a time" in register.said[-1]
    assert "When will this happen: the full terms of a promotion" in register.answer("23:59")
    assert register.cells(BY_WHEN)[0] == "by Sat 27 Nov 23:59"
    register.room.time.pass_us(5 * MINUTE_US)
    page.look()
    assert "due for 5:0" in register.cells(STATE)[1]


def tell_and_drop(register: Register) -> None:
    page, room = register.page, register.room
    page.list.choose("by hand 1")
    page.list.setFocus()
    room.key(Qt.Key.Key_Return, on=page.list)
    register.answer("phone, Insp. Kelly")
    notices = page.watch.notices
    assert notices.given["by hand 1"].how is How.PHONE
    assert room.parts.desk.log[-1].reason == "Insp. Kelly"
    page.on_notice.told.trigger()
    assert "Notice to Surveillance has already been given" in register.said[-1]
    page.list.choose("by hand 2")
    page.on_notice.drop.trigger()
    assert "need no notice of" in register.answer("the deck was whole")
    assert "by hand 2" in page.watch.notices.dropped
    standings = in_order(page.watch.standings())
    assert [one.stand.value for one in standings] == [
        "overdue",
        "overdue",
        "given",
        "given",
        "lapsed",
    ]


def set_the_trading_day(register: Register) -> None:
    page = register.page
    page.on_notice.day.trigger()
    register.answer("7 o'clock")
    assert "is not a time" in register.said[-1]
    register.answer("07:30")
    assert page.watch.notices.day_ends == 7 * 60 + 30
    assert page.head.facts.endswith("trading day ends 07:30")


def test_a_way_to_tell_is_read_from_its_first_letters() -> None:
    assert read_how("disp") == (How.DISPLAYED, "")
    assert read_how("Phone, Insp. Kelly, badge 12") == (How.PHONE, "Insp. Kelly, badge 12")
    for wrong in ("in", "", ",", "smoke"):
        with pytest.raises(Refusal):
            read_how(wrong)
