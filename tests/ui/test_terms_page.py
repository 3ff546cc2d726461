"""The page of the conditions in a real window: published by P, told by N; signed at the sale."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.bootstrap import rulebook
from tdapp.calls.house.notice_duties import NoticeStatus, Stand
from tdapp.calls.tournament.structure import ChangeLevel
from tdapp.house.notice_events import NoticeDuty
from tdapp.rules.notices import Ground, NoticeTime
from tdapp.shown.terms_words import ClauseState, before_entries
from tdapp.tournament.plan.levels import Level, StructurePart
from tdapp.tournament.plan.terms import EntryTerms
from tdapp.ui.notices.terms_page import TermsPage
from tests.rules_doc import rule
from tests.ui.at_the_till import answer, hold, nothing_is_asked
from tests.ui.by_hand import recorded
from tests.ui.prizes_room import press
from tests.ui.window_room import WindowRoom

CHANGES = tuple(StructurePart)


def opened(room: WindowRoom) -> TermsPage:
    """The page by its act."""
    room.console.turning.terms.trigger()
    QApplication.processEvents()
    page = room.console.pages.page
    assert isinstance(page, TermsPage)
    return page


def states(page: TermsPage) -> dict[str, ClauseState]:
    """Every clause on the page, by its heading."""
    return {one.heading: one.state for one in page.shown.values()}


@rule("CROWN", "15.2.1", "15.2.2(a)", "15.2.2(b)", "15.3.1")
def test_at_crown_the_page_leads_from_missing_words_to_the_first_entry(room: WindowRoom) -> None:
    """What is missing is asked for, then the terms are published and the inspectorate is told."""
    crown = rulebook("crown").tournament
    event = hold(
        room, published=False, tables=0, rules=crown, structure_changes=CHANGES, rebuy=None
    )
    page = opened(room)
    missing = [name for name, state in states(page).items() if state is ClauseState.MISSING]
    assert {"dates", "location", "absence"} <= set(missing)
    room.type_name("Ann Lee")
    assert room.is_refused("terms_not_published")
    page.focus()
    press(room, Qt.Key.Key_P)
    for name in missing:
        assert name in answer(room, "As posted at the desk.")
    assert answer(room).startswith("Publish version 1")
    assert recorded(room).terms.newest is not None
    assert set(states(page).values()) == {ClauseState.PUBLISHED}
    press(room, Qt.Key.Key_N)
    assert answer(room, "the VCGLR inspectorate on site") == "Who was told of the conditions?"
    assert answer(room, "phone") == "How was the VCGLR inspectorate on site told?"
    assert list(recorded(room).terms.told) == ["15.2.2(b)"]
    room.do(ChangeLevel(event, 0, Level(99, 25, 50)))
    page.refresh()
    stale = [name for name, state in states(page).items() if state is ClauseState.STALE]
    assert stale == ["number and duration of rounds"]
    press(room, Qt.Key.Key_P)
    assert "Changed: number and duration of rounds" in answer(room)
    assert len(recorded(room).terms.versions) == 2
    press(room, Qt.Key.Key_Escape)
    room.type_name("Ann Lee")
    assert recorded(room).entries.count == 1


@rule("STAR", "28.4.3")
def test_who_enters_is_asked_for_the_signature_where_the_conditions_want_one(
    room: WindowRoom,
) -> None:
    """The conditions may have to be agreed in writing before an entry is accepted."""
    star = rulebook("star").tournament
    hold(room, published=False, tables=0, rules=star, terms=EntryTerms(signed=True))
    room.type_name("Ann Lee")
    assert "signed the conditions (28.4.3)" in answer(room)
    assert recorded(room).entries.count == 1
    assert len(recorded(room).terms.agreed) == 1
    assert nothing_is_asked(room)


@rule("CROWN", "15.2.2(b)", "15.3.1")
def test_the_inspectorate_told_on_the_page_of_notices_opens_the_sale(room: WindowRoom) -> None:
    """A notice of the register that the sale waits for is recorded in its event."""
    event = hold(room, published=False, tables=0, rules=rulebook("crown").tournament, rebuy=None)
    publish, *_ = before_entries(event, recorded(room).conditions)
    room.do(publish)
    ground, when = Ground.EVENT_ANNOUNCED, NoticeTime.BEFORE_ENTRIES
    to, what = "the VCGLR inspectorate on site", "the event is to be held"
    duty = NoticeDuty("key", "15.2.2(b)", ground, to, what, when, 0, event=event)
    acts = room.console.pages.notices.on_notice
    acts.choose(NoticeStatus(duty, Stand.OPEN))
    acts.told.trigger()
    assert to in answer(room, "phone")
    assert list(recorded(room).terms.told) == ["15.2.2(b)"]
    turning = room.console.acts.turning
    turning.turn.trigger()
    assert answer(room) == "Have the players been briefed on the conditions (15.3.1)?"
    assert recorded(room).clock.running


def test_prizes_are_said_by_fields_and_each_purchase_by_its_name(room: WindowRoom) -> None:
    room.begin_demo()
    page = opened(room)
    shown = {one.heading: one for one in page.shown.values()}
    assert shown["prizes"].words == (
        "Prizes: field of 1 to 39: 40, 30, 15, 10, 5 percent; "
        "field of 40 or more: 30, 20, 15, 10, 7, 5, 4, 3, 3, 3 percent."
    )
    named = [name for name, _, _ in shown["entry"].values]
    assert len(set(named)) == len(named)
    assert {"Price", "Re-buy: Price"} <= set(named)
