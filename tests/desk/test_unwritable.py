"""While the record is unwritable nothing that takes or gives money, and no exit, is accepted."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tdapp.calls.tournament.event import Finish, OpenTable, PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.record import Unrecorded
from tdapp.desk.call import Call
from tdapp.desk.changes import Changes
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tests.journal.bad_days.blackout import connecting
from tests.journal.bad_days.flaky import Flaky
from tests.journal.bad_days.hand_desk import EVENT, HOUSE, PLAYERS, HandDesk, under_way
from tests.journal.power.disk import Disk

LEVEL_US = 30 * MINUTE_US
WHY = Circumstances(reason="it was wrong")
FAULTS: Mapping[str, tuple[str, Callable[[Disk], None]]] = {
    "full": ("disk_full", lambda disk: disk.faults.fill_after(0)),
    "no write works": ("disk_error", lambda disk: disk.faults.fail_write()),
    "no sync works": ("disk_error", lambda disk: disk.faults.fail_sync()),
    "read-only": ("read_only", lambda disk: setattr(disk.faults, "read_only", True)),
}
NOT_CLOCK: list[tuple[Call, Circumstances]] = [
    (Register(EVENT, PersonId("latecomer")), PLAIN),
    (Rebuy(EVENT, 1), PLAIN),
    (OpenTable(EVENT, HOUSE, 2), PLAIN),
    (Bust(EVENT, 1, declined=True), PLAIN),
]
AT_THE_END: list[tuple[Call, Circumstances]] = [
    (PayPrize(EVENT, 1), PLAIN),
    (ChangePrizes(EVENT, (100_000, 50_000)), WHY),
    (Reinstate(EVENT, 2), WHY),
]


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def desk(disk: Disk) -> Iterator[HandDesk]:
    made = under_way(HandDesk(connecting(disk)))
    yield made
    assert made.faults == []
    made.close()


def refused_as_unrecorded(
    desk: HandDesk, calls: list[tuple[Call, Circumstances]], problem: str
) -> None:
    """Each of these acts would be done, and is not: the record cannot be written."""
    heard: list[Changes] = []
    stop = desk.desk.bulletin.subscribe(heard.append)
    before = desk.event()
    for call, with_ in calls:
        assert desk.desk.why_not(DIRECTOR, call, with_) is None
        with pytest.raises(Unrecorded) as refused:
            desk.do(call, with_)
        assert refused.value.problem == problem
        assert not desk.journal.health().writable
    assert desk.event() == before
    assert heard == []
    stop()


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_entries_rebuys_tables_and_exits_are_refused_and_the_clock_goes_on(
    problem: str, break_it: Callable[[Disk], None], disk: Disk, desk: HandDesk
) -> None:
    before = desk.standing()
    break_it(disk)
    refused_as_unrecorded(desk, NOT_CLOCK, problem)
    desk.time.pass_us(6 * MINUTE_US)
    desk.do(PauseClock(EVENT))
    refused_as_unrecorded(desk, NOT_CLOCK, problem)
    desk.time.pass_us(MINUTE_US)
    desk.do(StartClock(EVENT))
    assert desk.desk.unrecorded == 2
    desk.time.pass_us(2 * MINUTE_US)
    assert desk.left() == (0, LEVEL_US - 8 * MINUTE_US)
    disk.heal()
    for call, with_ in NOT_CLOCK:
        assert desk.do(call, with_).receipt
    assert desk.left() == (0, LEVEL_US - 8 * MINUTE_US)
    assert desk.newest(6)[:2] == ["ClockPaused", "ClockStarted"]
    assert len(desk.standing()) == len(before) + 2 + len(NOT_CLOCK)
    assert desk.journal.health().writable


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_prizes_are_not_paid_and_nobody_comes_back(
    problem: str, break_it: Callable[[Disk], None], disk: Disk, desk: HandDesk
) -> None:
    for entry in range(2, PLAYERS + 1):
        desk.do(Bust(EVENT, entry, declined=True))
    desk.do(PostPrizes(EVENT))
    before = desk.standing()
    break_it(disk)
    refused_as_unrecorded(desk, AT_THE_END, problem)
    assert desk.event().prizes.paid.get(1) is None
    disk.heal()
    assert desk.standing() == before
    for place in range(1, len(desk.event().prizes.posted) + 1):
        assert desk.do(PayPrize(EVENT, place)).receipt
    assert desk.do(Finish(EVENT, HOUSE)).receipt
    desk.standing()


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_a_level_that_is_reached_meanwhile_is_shown_and_recorded_afterwards(
    problem: str, break_it: Callable[[Disk], None], disk: Disk, desk: HandDesk
) -> None:
    break_it(disk)
    desk.time.pass_us(LEVEL_US + MINUTE_US)
    for _ in range(3):
        desk.tick()
    assert desk.journal.health().problem == problem
    assert desk.left() == (1, LEVEL_US - MINUTE_US)
    assert desk.event().clock.begun == 0
    disk.heal()
    desk.tick()
    desk.tick()
    assert desk.journal.health().writable
    assert desk.event().clock.begun == 1
    assert desk.newest(2) == ["ClockStarted", "LevelBegan"]
    desk.standing()


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_the_disk_is_asked_again_without_anybody_acting(
    problem: str, break_it: Callable[[Disk], None], disk: Disk, desk: HandDesk
) -> None:
    break_it(disk)
    with pytest.raises(Unrecorded):
        desk.do(Bust(EVENT, 1, declined=True))
    desk.tick()
    desk.journal.ask(lambda _: None).exception(30)
    assert desk.journal.health().problem == problem
    disk.heal()
    desk.tick()
    desk.journal.ask(lambda _: None).exception(30)
    assert desk.journal.health().writable


def test_a_program_that_ends_with_acts_that_wait_leaves_a_sound_record_without_them(
    tmp_path: Path,
) -> None:
    link = Flaky(Target(path=tmp_path / "room.tdapp").connect)
    desk = under_way(HandDesk(link))
    before = desk.standing()
    link.problem = sqlite3.SQLITE_IOERR
    desk.do(PauseClock(EVENT))
    desk.close()
    again = HandDesk(Target(path=tmp_path / "room.tdapp").connect, desk.time)
    assert again.standing() == before
    assert again.desk.unrecorded == 0
    assert again.event().clock.running
    again.close()


def test_a_record_that_another_program_has_locked_is_busy_not_lost(tmp_path: Path) -> None:
    link = Flaky(Target(path=tmp_path / "room.tdapp").connect)
    desk = under_way(HandDesk(link))
    link.problem = sqlite3.SQLITE_BUSY
    refused_as_unrecorded(desk, NOT_CLOCK, "record_busy")
    desk.do(PauseClock(EVENT))
    link.problem = None
    desk.tick()
    assert (desk.desk.unrecorded, desk.newest(1)) == (0, ["ClockPaused"])
    desk.close()
