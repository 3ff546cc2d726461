"""The page of the cage in a real window: a drawer's evening, and a prize paid from there."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.house.cage import MoveFloat
from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.calls.tournament.event import Announce
from tdapp.core.event import Event
from tdapp.core.ids import StreamId, StreamRef
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, Role
from tdapp.house.cage_events import CageTerms, FloatMoved
from tdapp.house.house import KIND, House
from tdapp.house.house_events import ActDenied
from tests.desk.evening import answering
from tests.desk.staffed import ADA, BEN, CYD
from tests.ui.at_the_till import answer, nothing_is_asked, question
from tests.ui.by_hand import recorded
from tests.ui.cage_desk import ENTER, lines, page_of
from tests.ui.prize_evenings import in_the_money
from tests.ui.prizes_room import press
from tests.ui.window_room import WindowRoom


def house_of(room: WindowRoom) -> House:
    found: House = room.parts.desk.state(room.parts.day.stream)
    return found


def test_a_drawer_is_opened_and_a_prize_paid_from_it(room: WindowRoom) -> None:
    in_the_money(room)
    page = page_of(room)
    sessions = page.drawers.sessions.listing
    page.sessions.open.trigger()
    answer(room, "cage 2")
    answer(room, "five hundred")
    assert "five hundred" in room.notice
    answer(room, "500")
    assert room.till.session == "cage 2/1"
    assert lines(sessions)[0][0] == "cage 2/1"
    assert lines(sessions)[0][-2:] == ("500.00", "in use at this station")
    assert lines(page.prizes.queue.listing)[0][:3] == ("3", "Player C", "120.00")
    assert page.facts == "Sessions open: 1. Prizes to pay: 2. Unclaimed: 0."

    press(room, Qt.Key.Key_3, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    assert recorded(room).prizes.paid[3].session == "cage 2/1"
    assert nothing_is_asked(room)
    assert lines(page.prizes.queue.listing)[0][1] == "Player D"


def test_a_sheet_that_cannot_be_written_has_no_number_that_anybody_could_look_for(
    room: WindowRoom, tmp_path: Path
) -> None:
    in_the_money(room)
    page_of(room).sessions.open.trigger()
    for typed in ("cage 2", "500"):
        answer(room, typed)
    press(room, Qt.Key.Key_1, alt=True)
    (tmp_path / "no folder").write_text("")
    press(room, Qt.Key.Key_S)
    answer(room, str(tmp_path / "no folder" / "cage.pdf"))
    assert room.is_refused("cannot_write")
    assert [act.label for act in list(room.parts.desk.log)[-2:]] == [
        "issue_house_paper", "spoil_house_paper"
    ]  # fmt: skip
    assert not house_of(room).papers.by_number


def test_a_drawer_is_counted_twice_printed_and_handed_over(
    room: WindowRoom, tmp_path: Path
) -> None:
    in_the_money(room)
    page = page_of(room)
    tenders = page.drawers.tenders.listing
    page.sessions.open.trigger()
    for typed in ("cage 2", "500"):
        answer(room, typed)
    press(room, Qt.Key.Key_3, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    press(room, Qt.Key.Key_1, alt=True)
    assert lines(tenders) == [("cash", "500.00", "—", "0.00", "120.00", "380.00", "—", "")]
    press(room, Qt.Key.Key_X)
    assert room.is_refused("not_counted")
    press(room, Qt.Key.Key_C)
    assert "380" not in question(room).text
    answer(room, "50x7 20x")
    assert room.is_refused("count_not_understood")
    answer(room, "50x7 20x1")
    assert lines(tenders)[0][-2:] == ("370.00", "short 10.00")
    press(room, Qt.Key.Key_C)
    answer(room, "380")
    assert lines(tenders)[0][-2:] == ("380.00", "balanced")
    path = tmp_path / "cage.pdf"
    press(room, Qt.Key.Key_S)
    answer(room, str(path))
    assert path.read_bytes().startswith(b"%PDF")
    press(room, Qt.Key.Key_H)
    answer(room, "bob")
    now, before = house_of(room).cage.listed()
    assert (now.cashier, now.after) == ("bob", before.id)
    assert room.till.session == now.id == "cage 2/2"
    assert [one.cents for one in now.floats] == [38_000]


def test_a_fill_that_another_station_has_entered_meanwhile_is_not_entered_twice(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    page = page_of(room)
    page.sessions.open.trigger()
    for typed in ("cage 2", "500"):
        answer(room, typed)
    press(room, Qt.Key.Key_F)
    answer(room, "5000")
    fill = MoveFloat(room.parts.day.stream, "cage 2/1", answering(), 500_000)

    async def at_another() -> None:
        await room.parts.desk.perform(DIRECTOR, fill, Circumstances(reason="carried by Ann"))

    room.wait_for(at_another())
    answer(room, "carried by Ann")
    assert room.is_refused("other_changes")
    past = room.parts.desk.stream(StreamRef(room.parts.day.stream, KIND)).timeline.past
    assert [one.event.cents for one in past if isinstance(one.event, FloatMoved)] == [500_000]


def test_the_house_wants_a_session_for_cash_and_details_of_who_wins_much(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    page = page_of(room)
    page.terms.needed.trigger()
    answer(room, "house rule 9")
    assert page.terms.needed.text() == "Cash only in cashier sessions: on…"
    page.terms.details.trigger()
    for typed in ("100", "document end, occupation", "the law"):
        answer(room, typed)
    terms = house_of(room).cage.terms
    assert terms == CageTerms(True, 10_000, ("document end", "occupation"))
    press(room, Qt.Key.Key_3, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER)
    assert (
        "At this amount the house needs more details of Player C: document end, occupation"
        in question(room).text
    )
    answer(room, "ends 4821, nurse")
    assert recorded(room).prizes.seen[3].details == ("document end", "occupation")
    press(room, ENTER, ENTER)
    assert room.is_refused("session_needed")
    assert not recorded(room).prizes.paid


def test_a_prize_of_another_event_is_paid_from_the_cage(room: WindowRoom) -> None:
    in_the_money(room)
    first = room.console.view.id
    conditions = recorded(room).programme.published
    assert conditions is not None
    room.console.asking.act(Announce(StreamId("side"), conditions))
    room.settle()
    room.console.view.choose(room.console.view.events()[-1])
    assert room.console.view.id != first
    page = page_of(room)
    press(room, Qt.Key.Key_3, alt=True)
    assert page.prizes.queue.listing.key == (first, 3)
    assert room.console.view.id != first
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    assert room.console.view.id == first
    assert set(recorded(room).prizes.paid) == {3}


def test_two_people_pay_much_and_who_looks_on_is_asked_nothing(room: WindowRoom) -> None:
    in_the_money(room)
    page = page_of(room)
    page.terms.by_two.trigger()
    for typed in ("100", "house rule 4"):
        answer(room, typed)
    assert page.terms.by_two.text() == "Two people for payouts from 100.00…"
    keys, bar = room.parts.signing_in, room.console.station.bar
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    room.wait_for(keys.enrol(ada, NewStaffMember("Ben Ode", BEN, (Role.FLOOR,))))
    cyd = room.wait_for(keys.enrol(ada, NewStaffMember("Cyd Roe", CYD, (Role.INSPECTOR,))))
    press(room, Qt.Key.Key_3, alt=True)
    press(room, ENTER, Qt.Key.Key_Down, ENTER, ENTER, ENTER)
    assert "A second person signs for this: cage, floor supervisor" in bar.text
    assert not recorded(room).prizes.paid
    for key in (CYD, BEN):
        QTest.keyClicks(bar.field, key)
        room.key(ENTER, on=bar.field)
    done = room.parts.desk.log[-1]
    assert (done.label, done.actor, recorded(room).prizes.paid[3].cents) == (
        "pay_prize",
        ada.id,
        12_000,
    )
    assert ActDenied(cyd, "pay_prize") in house_facts(room)

    room.wait_for(keys.sign_in(CYD))
    room.settle()
    page.refresh()
    before = len(room.parts.desk.log)
    for act in page.acts:
        act.trigger()
        assert nothing_is_asked(room), act.text()
        assert act.why_not, act.text()
    room.settle()
    tried = [act.label for act in list(room.parts.desk.log)[before:]]
    assert set(tried) <= {"denied"}


def house_facts(room: WindowRoom) -> list[Event]:
    house = StreamRef(room.parts.day.stream, KIND)
    return [one.event for one in room.parts.desk.stream(house).timeline.past]
