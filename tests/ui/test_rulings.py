"""Rulings and penalties by hand in the window: given, reviewed, served, erased and printed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.core.ids import StaffId
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.papers.kinds import PaperKind
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.ui.application import main_window
from tdapp.ui.floor.floor_views import RULINGS
from tdapp.ui.pages.rulings_page import RulingsPage
from tests.papers.pdf_text import pdf_pages
from tests.ui.at_the_till import answer, enter, fact, hold, nothing_is_asked, question
from tests.ui.by_hand import CTRL, SHIFT, SIX, opened, recorded
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom

FLOOR = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
WORDS = 4


def begin(room: WindowRoom, house: str = "open") -> RulingsPage:
    """Six players at a table, and the page of rulings in view."""
    hold(room, rules=rulebook(house).tournament)
    enter(room, *SIX)
    room.console.turning.rulings.trigger()
    return room.rulings.page


def done_by_floor(room: WindowRoom, call: Call, reason: str) -> None:
    """Somebody of the floor does an act at this desk."""

    async def perform() -> None:
        await room.parts.desk.perform(FLOOR, call, Circumstances(reason=reason))

    room.wait_for(perform())
    room.settle()
    room.settle()


def ruled(room: WindowRoom, reason: str = "the raise stands") -> None:
    """A ruling by somebody of the floor about the first two players."""
    event = room.console.view.id
    assert event is not None
    about = About(RulingKind.BETTING, table=1, hand="17", entries=(1, 2), rule="7.8")
    done_by_floor(room, GiveRuling(event, about), reason)


def answers(room: WindowRoom, *typed: str | None) -> None:
    """Answer one question after the other; None takes what stands in the field."""
    for one in typed:
        answer(room, one)
    room.settle()


def test_a_ruling_is_given_by_the_keyboard_and_stands_in_the_log_with_its_words(
    room: WindowRoom,
) -> None:
    page = begin(room)
    seat = recorded(room).seating.seat_of[2]
    room.key(Qt.Key.Key_R, CTRL)
    assert question(room).field.hasFocus()
    answers(room, "show", "1 17", f"1, {seat}", "7.8")
    assert question(room).text == "What is the ruling for Player A, Player B?"
    answers(room, "the hand is live")
    given = recorded(room).rulings.by_number[1].given
    assert (given.kind, given.table, given.hand) == (RulingKind.SHOWDOWN, 1, "17")
    assert (given.entries, given.rule, given.by) == ((1, 2), "7.8", DIRECTOR.id)
    assert texts(page.pane.rulings, WORDS) == ["the hand is live"]
    assert "the hand is live" in page.side.ruling.text
    assert page.pane.rulings.hasFocus()

    room.key(Qt.Key.Key_R, CTRL)
    answers(room, "no such kind")
    assert room.is_refused("not_among_these")
    answers(room, "other", "no table", "nobody", "none", "the deck is changed")
    given = recorded(room).rulings.by_number[2].given
    assert (given.table, given.hand, given.entries, given.rule) == (None, None, (), None)
    assert texts(page.pane.rulings) == ["2", "1"]
    page.pane.rulings.choose(1)
    assert page.side.ruling.text.startswith("Ruling 1\n")


def test_the_log_follows_the_event_in_view(room: WindowRoom) -> None:
    page = begin(room)
    ruled(room)
    first = room.console.view.id
    hold(room, "Another")
    room.console.turning.rulings.trigger()
    assert (texts(page.pane.rulings), page.side.ruling.text) == ([], "No ruling yet")
    assert first is not None
    room.console.view.choose(first)
    room.settle()
    assert page.side.ruling.text.startswith("Ruling 1\n")


def test_nobody_reviews_an_own_ruling_and_another_one_is_reviewed_and_the_right_told(
    room: WindowRoom,
) -> None:
    page = begin(room, "star")
    ruled(room)
    assert "a casino supervisor reviews it (rule 27.15)" in page.side.ruling.text
    assert "Play stops until the dispute is settled (rule 28.9.2)" in page.side.ruling.text
    room.press("Review ruling 1")
    answers(room, "changed", "it was a call")
    assert "changed by director: it was a call" in page.side.ruling.text
    assert (
        "Tell a player who disputes this that it can be taken to an inspector (rule 27.16)"
        in page.side.ruling.text
    )
    room.press("Right to complain given")
    assert "told of the right to complain by director" in page.side.ruling.text
    assert recorded(room).rulings.by_number[1].told

    room.key(Qt.Key.Key_R, CTRL)
    answers(room, "other", "no table", "nobody", "none", "the deck is changed")
    room.key(Qt.Key.Key_R, CTRL)
    answers(room, "other", "1", "nobody", "none")
    assert "Table 1 is not on hold" in question(room).text
    room.press("Cancel")
    room.press("Review ruling 2")
    assert room.notice.startswith("You were involved in ruling 2")
    assert nothing_is_asked(room)


def test_a_penalty_follows_from_the_ruling_and_is_seen_at_the_entry_until_it_is_served(
    room: WindowRoom,
) -> None:
    page = begin(room)
    ruled(room)
    room.press("Give a penalty")
    assert question(room).field.choices == ("1", "2")
    answers(room, "2", "rounds", "2")
    given = recorded(room).penalties.by_number[1].given
    assert (given.entry, given.kind, given.amount, given.ruling) == (2, PenaltyKind.ROUNDS, 2, 1)
    assert texts(page.pane.penalties, 3) == ["2 rounds, 12 hands"]

    room.show_entries()
    room.choose(2)
    assert fact(room, "Penalty") == "12 of 12 hands left"
    cells = room.entries.states
    assert cells[:3] == ["in play", "penalty to serve", "in play"]

    room.console.turning.rulings.trigger()
    room.key(Qt.Key.Key_Z, SHIFT, on=page.pane.penalties)
    answers(room, "5")
    assert texts(page.pane.penalties, 5) == ["7 of 12 hands left"]
    room.press("Penalty 1 served")
    answers(room, None)
    room.show_entries()
    assert fact(room, "Penalty") == ""


def written(room: WindowRoom, path: Path) -> list[str]:
    """The pages of the log as it is written from the window."""
    papers = room.console.pages.papers
    room.floor.page.show_view(RULINGS)
    assert papers.menu._topic() == (PaperKind.RULINGS, ())  # noqa: SLF001
    event = room.console.view.id
    assert event is not None
    log = room.wait_for(papers.desk.draft(event, PaperKind.RULINGS))
    room.wait_for(papers.desk.file(log, path))
    return pdf_pages(path.read_bytes())


def test_each_act_says_why_it_cannot_be_done_and_another_penalty_is_given_for_a_reason(
    room: WindowRoom, tmp_path: Path
) -> None:
    begin(room, "star")
    told = {one.text(): one.toolTip() for one in opened(room, "&Rulings")}
    assert told["Review a ruling…"].startswith("There is no ruling yet")
    assert told["Penalty served…"].startswith("There is no penalty yet")
    assert told["Give a penalty…"].startswith("This house has no list of penalties")
    assert told["Erase ruling text…"].startswith("There is no ruling yet")
    room.press("Give another penalty")
    answers(room, "3", "min", "10")
    assert question(room).text == "Reason for Player C's penalty? It is not on the house's list."
    answers(room, "was on the phone")
    assert recorded(room).penalties.by_number[1].given.kind is PenaltyKind.MINUTES
    side = room.rulings.penalty
    assert "10 of 10 minutes left" in side
    assert "was on the phone" in side
    (page,) = written(room, tmp_path / "log.pdf")
    assert "was on the phone" in page


@pytest.fixture
def managed(room: WindowRoom) -> WindowRoom:
    """A console at which a gaming manager is signed in."""
    room.console.close()
    room.wait_for(room.console.finish())
    room.parts.session.only(MANAGER)
    room.console = main_window(room.parts)
    room.console.show()
    return room


def test_the_words_of_a_review_are_erased_and_the_ruling_keeps_its_own(
    managed: WindowRoom, tmp_path: Path
) -> None:
    page = begin(managed)
    ruled(managed)
    managed.press("Review ruling 1")
    answers(managed, "upheld", "he has a stammer")
    managed.press("Erase ruling text")
    assert question(managed).text.endswith("1: the original; 2: review by manager")
    answers(managed, "2")
    assert "“he has a stammer”" in question(managed).text
    answers(managed, "health of a player")
    managed.until(lambda: "upheld by manager: (words erased)" in page.side.ruling.text)
    assert texts(page.pane.rulings, WORDS) == ["the raise stands"]
    reasons = [act.reason for act in managed.parts.desk.log if act.label == "review_ruling"]
    assert reasons == [None]
    managed.press("Erase ruling text")
    assert "“the raise stands”" in question(managed).text
    managed.press("Cancel")
    erase = next(
        one for one in opened(managed, "&Rulings") if one.text() == "Erase text of an action…"
    )
    erase.trigger()
    answers(managed, "stammer")
    assert "No listed action contains “stammer”" in managed.notice
    answers(managed, "RAISE stands")
    assert "“the raise stands”" in question(managed).text
    managed.press("Cancel")
    (log,) = written(managed, tmp_path / "log.pdf")
    assert "stammer" not in log
    assert "Upheld: (text erased)" in log
