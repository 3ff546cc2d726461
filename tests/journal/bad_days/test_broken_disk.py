"""A disk that is full, broken or read-only: acts are answered, none is lost, none is made up."""

import random
import sqlite3
from collections.abc import Callable
from itertools import count

import pytest

from tdapp.core.act import Receipt
from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tests.journal.bad_days.blackout import connecting, fresh_files
from tests.journal.bad_days.flaky import Flaky, reported_after, reported_before
from tests.journal.bad_days.station import Station, problem_with
from tests.journal.bad_days.till import LEFT, RIGHT, TILLS, Sale
from tests.journal.power.disk import Disk

FAULTS = {
    "full": ("disk_full", lambda disk: disk.faults.fill_after(0)),
    "full in the middle of an act": ("disk_full", lambda disk: disk.faults.fill_after(5_000)),
    "no write works": ("disk_error", lambda disk: disk.faults.fail_write()),
    "the third write fails": ("disk_error", lambda disk: disk.faults.fail_write(3)),
    "no sync works": ("disk_error", lambda disk: disk.faults.fail_sync()),
    "read-only": ("read_only", lambda disk: setattr(disk.faults, "read_only", True)),
}
BURST = [
    Sale(ActionId("one till"), (LEFT,)),
    Sale(ActionId("both tills"), TILLS, sales=2),
    Sale(ActionId("the other till"), (RIGHT,)),
]


def working(disk: Disk, acts: int = 3) -> Station:
    """A station that has sold something on this disk."""
    station = Station(connecting(disk))
    for number in range(acts):
        station.sell(Sale(ActionId(f"before {number}"), TILLS)).result(30)
    return station


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_an_unwritable_disk_records_nothing_and_the_next_act_works_once_it_is_well(
    problem: str, break_it: Callable[[Disk], None]
) -> None:
    disk = Disk(fresh_files())
    station = working(disk)
    before, shown = station.standing(), station.state(LEFT)
    break_it(disk)
    for answer in station.sell_together(BURST):
        assert isinstance(answer, Unrecorded)
        assert answer.problem == problem
    assert (station.journal.health().writable, station.journal.health().problem) == (False, problem)
    assert station.state(LEFT) == shown
    disk.heal()
    assert station.sell(Sale(ActionId("after"), TILLS)).result(30).repeated is False
    assert station.journal.health().writable
    assert station.standing().keys() == before.keys() | {"after"}
    for answer in station.sell_together(BURST):
        assert isinstance(answer, Receipt)
        assert not answer.repeated
    assert station.standing().keys() == before.keys() | {"after"} | {one.action for one in BURST}
    station.close()


@pytest.mark.parametrize(("problem", "break_it"), FAULTS.values(), ids=FAULTS)
def test_a_probe_tells_when_the_disk_is_well_again(
    problem: str, break_it: Callable[[Disk], None]
) -> None:
    disk = Disk(fresh_files())
    station = working(disk)
    break_it(disk)
    assert problem_with(station.sell(BURST[1])) == problem
    for well in (False, True):
        if well:
            disk.heal()
        station.journal.probe()
        station.journal.ask(lambda _: None).exception(30)
        assert station.journal.health().writable is well
    station.close()


def test_an_act_that_writes_nothing_does_not_make_a_full_disk_look_well() -> None:
    flaky = Flaky(connecting(Disk(fresh_files())))
    station = Station(flaky)
    first = station.sell(BURST[0]).result(30)
    flaky.at_commit = reported_before(sqlite3.SQLITE_FULL)
    assert problem_with(station.sell(BURST[1])) == "disk_full"
    assert station.sell(BURST[0]).result(30).spans == first.spans
    assert station.journal.health().problem == "disk_full"
    station.close()


def test_a_commit_that_failed_in_its_sync_does_not_come_back_later() -> None:
    disk = Disk(fresh_files())
    station = working(disk)
    before = station.standing()
    disk.faults.fail_sync()
    for answer in station.sell_together(BURST):
        assert isinstance(answer, Unrecorded)
    killed = Station(connecting(Disk(disk.files())))
    assert killed.standing() == before
    killed.close()
    disk.heal()
    assert station.standing() == before
    station.close()


def test_what_a_killed_program_left_unsynced_is_made_safe_before_it_is_acknowledged() -> None:
    disk = Disk(fresh_files())
    station = Station(connecting(disk, pages=0))
    station.sell(BURST[0]).result(30)
    synced = disk.files()
    acknowledged = station.sell(BURST[1]).result(30)
    written = disk.files()["record.db-wal"]
    left = Disk(synced)
    left.write(left.open("record.db-wal"), written, 0)
    left.faults.fail_sync()
    again = Station(connecting(left, pages=0))
    left.heal()
    assert again.sell(BURST[1]).result(30).spans == acknowledged.spans
    left.cut_power()
    for seed in range(10):
        found = Station(connecting(Disk(left.cut(random.Random(seed)))))
        assert found.standing().keys() == {"one till", "both tills"}
        found.close()
    again.close()
    station.close()


@pytest.mark.parametrize("others", [0, 2])
def test_a_commit_that_was_done_although_it_reported_an_error_is_acknowledged(others: int) -> None:
    disk = Disk(fresh_files())
    flaky = Flaky(connecting(disk))
    station = Station(flaky)
    flaky.at_commit = reported_after(sqlite3.SQLITE_IOERR)
    answers = station.sell_together(BURST[: 1 + others])
    acknowledged = {one.action: one.spans for one in answers if isinstance(one, Receipt)}
    assert len(acknowledged) == 1 + others
    assert station.standing() == acknowledged
    disk.cut_power()
    station.close()
    again = Station(connecting(Disk(disk.cut(random.Random(1)))))
    assert again.standing() == acknowledged
    again.close()


def test_a_commit_that_was_not_done_and_reported_an_error_is_not_acknowledged() -> None:
    flaky = Flaky(connecting(Disk(fresh_files())))
    station = Station(flaky)
    flaky.at_commit = reported_before(sqlite3.SQLITE_IOERR)
    for answer in station.sell_together(BURST):
        assert isinstance(answer, Unrecorded)
        assert answer.problem == "disk_error"
    assert station.standing() == {}
    assert [station.sell(sale).result(30).repeated for sale in BURST] == [False] * 3
    assert station.standing().keys() == {sale.action for sale in BURST}
    station.close()


def test_an_act_that_is_in_doubt_until_the_disk_is_back_is_recorded_once() -> None:
    flaky = Flaky(connecting(Disk(fresh_files())))
    station = Station(flaky)

    def done_and_cut_off(true_commit: Callable[[], None]) -> None:
        true_commit()
        flaky.problem = sqlite3.SQLITE_IOERR
        flaky.fail()

    flaky.at_commit = done_and_cut_off
    flaky.reads_fail = True
    assert problem_with(station.sell(BURST[1])) == "disk_error"
    assert station.state(LEFT).takings.sales == 0
    flaky.problem, flaky.reads_fail = None, False
    assert station.sell(BURST[1]).result(30).repeated
    assert station.state(LEFT).takings.sales == 2
    assert station.sell(BURST[2]).result(30).spans == {RIGHT: (3, 3)}
    assert station.standing().keys() == {"both tills", "the other till"}
    station.close()


def outcome_of(faulty: Callable[[Disk], None], seed: int) -> bool:
    """Break the disk, sell, cut the power, start again: what was acknowledged must be there.

    Whether every act was acknowledged, which means that the fault did not strike.
    """
    disk = Disk(fresh_files())
    station = working(disk)
    acknowledged = dict(station.standing())
    faulty(disk)
    answers = station.sell_together(BURST)
    answers += [one for sale in BURST for one in station.sell_together([sale])]
    acknowledged |= {one.action: one.spans for one in answers if isinstance(one, Receipt)}
    disk.cut_power()
    station.close()
    again = Station(connecting(Disk(disk.cut(random.Random(seed)))))
    found = again.standing()
    assert {id_: found.get(id_) for id_ in acknowledged} == acknowledged
    for sale in BURST:
        again.sell(sale).result(30)
    assert again.standing().keys() == {f"before {number}" for number in range(3)} | {
        sale.action for sale in BURST
    }
    again.close()
    return not any(isinstance(one, Unrecorded) for one in answers)


def until_it_strikes_no_more(
    fault: Callable[[Disk, int], None], at_least: int, at_most: int = 200
) -> None:
    """The same fault at the first operation, the second, and so on, until it comes too late."""
    for number in count(1):
        untouched = outcome_of(lambda disk, at=number: fault(disk, at), number)  # type: ignore[misc]
        assert number < at_most
        if untouched and number > at_least:
            return


def test_each_write_in_turn_fails_once_and_nothing_acknowledged_is_lost() -> None:
    until_it_strikes_no_more(lambda disk, at: disk.faults.fail_write(at, lasting=False), 20)


def test_each_write_in_turn_is_the_last_that_works_and_nothing_acknowledged_is_lost() -> None:
    until_it_strikes_no_more(lambda disk, at: disk.faults.fail_write(at), 20)


def test_each_sync_in_turn_fails_once_and_nothing_acknowledged_is_lost() -> None:
    until_it_strikes_no_more(lambda disk, at: disk.faults.fail_sync(at, lasting=False), 4)


def test_a_disk_that_fills_up_anywhere_loses_nothing_acknowledged() -> None:
    until_it_strikes_no_more(lambda disk, at: disk.faults.fill_after(at * 1_500), 10)
