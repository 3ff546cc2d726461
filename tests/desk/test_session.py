"""Who sits at a station: the lock, one act by another, and the second person's own key."""

import asyncio

import pytest

from tdapp.calls.house.leave import LEAVE, SignedWork
from tdapp.calls.house.room import EraseNote, InstallTable
from tdapp.calls.house.session import IDLE_US, ONCE_US, StationSession
from tdapp.calls.house.staff import StaffLeaves
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import (
    LOCKED,
    NOBODY,
    Actor,
    Permission,
    Role,
    require,
)
from tests.desk.evening import EVENT, SMALL
from tests.desk.second_thoughts import refusal_of
from tests.desk.staffed import ADA, BADGE, BEN, CYD, begin_house, colleagues, keys
from tests.desk.station import Station


@pytest.fixture
def session(station: Station) -> StationSession:
    """Ada's, at a house with a manager and a dealer."""
    colleagues(station)
    return station.parts.session


def test_a_session_locks_itself_and_its_own_key_goes_on(
    station: Station, session: StationSession
) -> None:
    ada, heard = session.actor, list[bool]()
    session.subscribe(lambda: heard.append(session.locked))
    station.time.pass_us(IDLE_US - 1)
    session.look()
    assert session.actor == ada
    session.touch()
    station.time.pass_us(IDLE_US)
    session.look()
    assert (session.actor, session.signed_in, heard[-1]) == (LOCKED, ada, True)
    why = station.desk.why_not(session.actor, InstallTable(station.house_id, 1, 9))
    assert why == Refusal("session_locked")

    assert station.run(keys(station).unlock(ADA)) == ada
    assert session.actor == ada
    assert heard[-1] is False


def test_a_locked_clock_is_paused_by_nobody_and_not_started_again(
    station: Station, session: StationSession
) -> None:
    ada = session.actor
    station.do(Announce(EVENT, SMALL), actor=ada)
    station.do(StartClock(EVENT), actor=ada)
    session.lock()

    done = station.do(PauseClock(EVENT), actor=session.actor)
    assert (done.act.actor, done.act.station) == (NOBODY.id, "desk-1")
    assert refusal_of(lambda: station.do(StartClock(EVENT), actor=session.actor)) == Refusal(
        "session_locked"
    )
    session.end()
    assert session.actor == NOBODY
    for unsigned in (LOCKED, NOBODY):
        require(unsigned, Permission.PAUSE, None)


def test_anothers_key_is_good_for_one_act(station: Station, session: StationSession) -> None:
    session.lock()
    ben = station.run(keys(station).unlock(BEN))
    assert session.actor == ben
    done = station.do(InstallTable(station.house_id, 1, 9), actor=session.actor)
    assert done.act.actor == ben.id
    assert session.actor == LOCKED


def test_a_refused_act_leaves_the_leave_for_one(station: Station, session: StationSession) -> None:
    ada = session.actor
    cyd = station.run(keys(station).once(CYD))
    wrong = InstallTable(station.house_id, 1, 99)
    assert refusal_of(lambda: station.do(wrong, actor=session.actor)).code == "not_permitted"
    assert session.actor == cyd
    session.give_up_once()
    assert session.actor == ada

    ben = station.run(keys(station).once(BADGE))
    assert refusal_of(lambda: station.do(wrong, actor=session.actor)).code == "bad_table"
    session.was_refused()
    assert session.actor == ben
    station.do(InstallTable(station.house_id, 1, 9), actor=session.actor)
    assert session.actor == ada


def test_two_acts_at_once_are_not_both_done_by_another(
    station: Station, session: StationSession
) -> None:
    ada = session.actor
    station.run(keys(station).once(BEN))

    async def both() -> list[str]:
        house, desk = station.house_id, station.desk
        futures = [desk.perform(session.actor, InstallTable(house, n, 9)) for n in (1, 2)]
        return [(await one).act.actor for one in futures]

    first, second = station.run(both())
    assert (first != ada.id, second) == (True, ada.id)


def test_all_that_an_act_brings_about_is_its_own_and_the_next_one_is_not(
    station: Station, session: StationSession
) -> None:
    ada, house, heard = session.actor, station.house_id, list[StaffId]()
    ben = station.run(keys(station).once(BEN))
    session.subscribe(lambda: heard.append(session.actor.id))

    async def install(number: int, work: SignedWork) -> StaffId:
        LEAVE.set(work)
        done = await station.desk.perform(session.actor, InstallTable(house, number, 9))
        return done.act.actor

    async def sale() -> list[StaffId]:
        own, other = session.begin_work(), session.begin_work()
        LEAVE.set(own)
        first = await install(1, own)
        paper = session.begin_work()
        assert paper is own
        session.end_work(own)
        by = [first, await asyncio.create_task(install(2, paper))]
        by.append(await asyncio.create_task(install(3, other)))
        session.end_work(paper)
        return [*by, await install(4, paper)]

    assert station.run(sale()) == [ben.id, ben.id, ada.id, ada.id]
    assert (session.once, heard[-1]) == (None, ada.id)


def test_what_was_begun_before_a_key_for_one_act_is_not_that_act(
    station: Station, session: StationSession
) -> None:
    ada = session.actor

    async def key() -> None:
        LEAVE.set(session.begin_work())
        await keys(station).once(BEN)

    async def sale() -> None:
        LEAVE.set(session.begin_work())
        await asyncio.create_task(key())
        assert session.actor == ada
        LEAVE.set(session.begin_work())
        assert session.actor == ada, "its papers"
        session.was_refused()
        session.use_up_once()

    station.run(sale())
    ben = session.once
    assert (ben is not None, session.actor) == (True, ben)


def test_what_is_no_act_of_the_record_uses_a_leave_up_too(
    station: Station, session: StationSession
) -> None:
    ada = session.actor
    station.run(keys(station).once(BEN))
    session.use_up_once()
    assert session.actor == ada


def test_a_leave_that_nobody_uses_ends(station: Station, session: StationSession) -> None:
    ada = session.actor
    station.run(keys(station).once(BEN))
    station.time.pass_us(ONCE_US)
    session.look()
    assert session.actor == ada
    assert refusal_of(lambda: station.run(keys(station).once(ADA))).code == "is_your_session"


def test_the_second_person_signs_with_the_own_key(
    station: Station, session: StationSession
) -> None:
    manager = station.run(keys(station).sign_in(BEN))
    erase, why = (
        EraseNote(
            station.house_id,
            station.do(
                InstallTable(station.house_id, 1, 9), Circumstances(reason="new"), manager
            ).act.action,
        ),
        "asked to",
    )
    assert session.second(erase.permission) is None
    assert (
        station.desk.why_not(
            manager, erase, Circumstances(approver=session.stand_in(erase.permission), reason=why)
        )
        is None
    )

    second = keys(station).second

    def signed(key: str) -> Actor:
        return station.run(second(key, erase.permission))

    for refusal in (refusal_of(lambda: signed(BEN)), refusal_of(lambda: signed(CYD))):
        assert refusal.code == "second_person_needed"
        assert refusal.details["who"] == "tournament_director (Ada King), gaming_manager"
    ada = signed(ADA)
    done = station.do(erase, Circumstances(approver=ada, reason=why), manager)
    assert (done.act.actor, done.act.approver) == (manager.id, ada.id)


def test_the_built_in_director_signs_for_nothing_once_there_is_staff(station: Station) -> None:
    colleagues(station)
    built_in = Actor(StaffId("director"), frozenset({Role.DIRECTOR}))
    manager = station.run(keys(station).sign_in(BEN))
    refusal = station.desk.why_not(
        manager,
        EraseNote(
            station.house_id,
            station.do(InstallTable(station.house_id, 1, 9), actor=manager).act.action,
        ),
        Circumstances(approver=built_in, reason="asked to"),
    )
    assert refusal is not None
    assert refusal.code == "second_person_needed"


def test_without_staff_a_session_is_the_built_in_directors_and_never_locked(
    station: Station,
) -> None:
    session = station.parts.session
    before = session.actor
    session.lock()
    station.time.pass_us(IDLE_US)
    session.look()
    assert session.actor is before
    assert not session.staffed
    ada = begin_house(station)
    assert session.actor == ada


def test_who_leaves_has_no_session_any_more(station: Station, session: StationSession) -> None:
    ada = session.actor
    manager = station.run(keys(station).identify(BEN))
    station.do(StaffLeaves(station.house_id, ada.id), actor=manager)
    assert session.actor == NOBODY
