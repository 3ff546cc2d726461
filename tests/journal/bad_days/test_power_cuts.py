"""Power cuts through the product's own journal: what was acknowledged is there, whole, once."""

import random
from contextlib import suppress

import pytest

from tdapp.core.ids import ActionId
from tdapp.core.ports.record import Unrecorded
from tests.journal.bad_days.blackout import Blackout, Outcome, connecting, fresh_files, planned
from tests.journal.bad_days.station import Station
from tests.journal.bad_days.till import TILLS, Sale
from tests.journal.power.connection import DISK_PRAGMAS
from tests.journal.power.disk import Disk
from tests.journal.power.faults import PowerLost

NORMAL = (*DISK_PRAGMAS, "PRAGMA synchronous=NORMAL")


def losses(outcomes: list[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if outcome.lost or outcome.found is None]


def test_nothing_acknowledged_is_lost_wherever_the_power_goes() -> None:
    outcomes = Blackout().cuts(40)
    assert losses(outcomes) == []
    assert len({len(outcome.acknowledged) for outcome in outcomes}) > 10
    assert any(len(one.found or ()) > len(one.acknowledged) for one in outcomes)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_two_hundred_power_cuts() -> None:
    assert losses(Blackout(bursts=planned(30)).cuts(200, seed=2)) == []


def test_the_trial_finds_what_a_lying_disk_loses() -> None:
    outcomes = Blackout(honest=False).cuts(15)
    assert any(outcome.found is not None and outcome.lost for outcome in outcomes)


def test_the_trial_finds_what_a_log_without_syncs_loses() -> None:
    outcomes = Blackout(NORMAL).cuts(15)
    assert any(outcome.lost for outcome in outcomes)
    assert all(outcome.found is not None for outcome in outcomes)


def test_the_power_may_go_while_a_record_is_made() -> None:
    whole = Disk()
    Station(connecting(whole)).close()
    for operation in range(1, whole.operations, 3):
        disk = Disk()
        disk.cut_power_at(operation)
        with pytest.raises(PowerLost):
            Station(connecting(disk))
        station = Station(connecting(Disk(disk.cut(random.Random(operation)))))
        assert station.sell(Sale(ActionId("first"), TILLS)).result(30).spans.keys() == set(TILLS)
        assert station.standing().keys() == {"first"}
        station.close()


def test_the_power_may_go_again_while_the_record_is_opened_after_a_cut() -> None:
    disk = Disk(fresh_files())
    station = Station(connecting(disk, pages=0))
    acknowledged = {f"act {number}" for number in range(8)}
    for action in sorted(acknowledged):
        station.sell(Sale(ActionId(action), TILLS)).result(30)
    disk.cut_power()
    station.close()
    for again in range(1, 12):
        second = Disk(disk.cut(random.Random(again)))
        second.cut_power_at(again)
        with suppress(PowerLost, Unrecorded):
            Station(connecting(second)).close()
        third = Station(connecting(Disk(second.cut(random.Random(again)))))
        assert third.standing().keys() == acknowledged
        third.close()
