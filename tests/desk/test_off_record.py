"""A bad disk cannot stop the game: the clock goes on off the record, written first afterwards."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar

import pytest

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.sales import Register
from tdapp.core.act import Recorded
from tdapp.core.ids import ActionId, PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call, CallRow, Groups, Moment, States
from tdapp.desk.changes import Changes
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.tournament.facts.clock import ClockPaused, ClockStarted
from tests.journal.bad_days.flaky import Flaky, sqlite_error
from tests.journal.bad_days.hand_desk import EVENT, PLAYERS, HandDesk, under_way

LEVEL_US = 30 * MINUTE_US
PAUSE, START = PauseClock(EVENT), StartClock(EVENT)
NEW_ENTRY = Register(EVENT, PersonId("latecomer"))
WHY = Circumstances(reason="entered by mistake")


@pytest.fixture
def link(tmp_path: Path) -> Flaky:
    return Flaky(Target(path=tmp_path / "room.tdapp").connect)


@pytest.fixture
def desk(link: Flaky) -> Iterator[HandDesk]:
    made = under_way(HandDesk(link))
    yield made
    link.problem = None
    assert made.faults == []
    made.close()


def break_it(link: Flaky) -> None:
    link.problem = sqlite3.SQLITE_FULL


def act_of(desk: HandDesk, recorded: Recorded) -> tuple[int | None, int]:
    """When a recorded act happened, and when it was recorded."""
    act = desk.journal.act(recorded.action)
    assert act is not None
    return act.happened_us, act.at_us


def test_a_pause_is_done_off_the_record_and_shown_as_unrecorded(
    desk: HandDesk, link: Flaky
) -> None:
    desk.time.pass_us(10 * MINUTE_US)
    break_it(link)
    done = desk.do(PAUSE)
    assert (done.receipt, desk.desk.unrecorded) == (None, 1)
    desk.time.pass_us(5 * MINUTE_US)
    assert desk.left() == (0, LEVEL_US - 10 * MINUTE_US)
    assert not desk.event().clock.running
    assert desk.newest(1) == ["ClockStarted"]


def test_what_waits_is_written_first_in_order_with_the_time_at_which_it_happened(
    desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    happened = []
    for call in (PAUSE, START, PAUSE):
        desk.time.pass_us(4 * MINUTE_US)
        happened.append(desk.time.utc_us)
        desk.do(call)
    assert desk.desk.unrecorded == 3
    seen = desk.left()
    assert seen == (0, LEVEL_US - 8 * MINUTE_US)
    desk.time.pass_us(20 * MINUTE_US)
    link.problem = None
    desk.do(NEW_ENTRY)
    assert desk.desk.unrecorded == 0
    assert desk.newest(4) == ["ClockPaused", "ClockStarted", "ClockPaused", "EntrySold"]
    for recorded, then in zip(desk.recorded()[-4:-1], happened, strict=True):
        happened_us, at_us = act_of(desk, recorded)
        assert happened_us is not None
        assert isinstance(recorded.event, ClockPaused | ClockStarted)
        assert 0 <= happened_us - then < 10
        assert happened_us == recorded.event.at.utc_us
        assert at_us - happened_us >= 20 * MINUTE_US
    assert desk.left() == seen
    desk.standing()


def test_the_clock_shows_the_same_before_while_and_after(desk: HandDesk, link: Flaky) -> None:
    break_it(link)
    desk.do(PAUSE)
    desk.do(START)
    desk.time.pass_us(LEVEL_US + 7 * MINUTE_US)
    seen = desk.left()
    assert seen == (1, LEVEL_US - 7 * MINUTE_US)
    link.problem = None
    desk.tick()
    assert desk.desk.unrecorded == 0
    assert desk.left() == seen
    assert desk.newest(3) == ["ClockPaused", "ClockStarted", "LevelBegan"]
    desk.standing()


def test_what_waits_is_written_without_anybody_asking(desk: HandDesk, link: Flaky) -> None:
    break_it(link)
    desk.do(PAUSE)
    desk.tick()
    assert desk.desk.unrecorded == 1
    link.problem = None
    desk.tick()
    assert (desk.desk.unrecorded, desk.newest(1)) == (0, ["ClockPaused"])


@pytest.mark.parametrize("call", [NEW_ENTRY, Bust(EVENT, 1, declined=True)])
def test_nothing_else_is_done_before_what_waits_is_written(
    call: Call, desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    desk.do(PAUSE)
    for _ in range(2):
        with pytest.raises(Unrecorded) as refused:
            desk.do(call)
        assert refused.value.problem == "disk_full"
    assert desk.desk.unrecorded == 1
    assert (desk.event().entries.count, desk.event().left) == (PLAYERS, PLAYERS)
    link.problem = None
    assert desk.do(call).receipt is not None
    assert desk.newest(2)[0] == "ClockPaused"


def test_many_who_come_at_once_after_the_bad_time_write_what_waits_once(
    desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    desk.do(PAUSE)
    desk.do(START)
    link.problem = None
    latecomers = [(Register(EVENT, PersonId(f"latecomer {n}")), PLAIN) for n in range(4)]
    answers = desk.do_together(latecomers[0], (PAUSE, PLAIN), *latecomers[1:])
    assert all(isinstance(one, CompletedAct) and one.receipt for one in answers)
    sold = ["EntrySold"] * 3
    assert desk.newest(7) == ["ClockPaused", "ClockStarted", "EntrySold", "ClockPaused", *sold]
    desk.standing()


def test_a_well_record_keeps_the_order_in_which_acts_were_asked_for(desk: HandDesk) -> None:
    desk.do_together(
        (PAUSE, PLAIN), (NEW_ENTRY, PLAIN), (START, PLAIN), (Bust(EVENT, 1, declined=True), PLAIN)
    )
    assert desk.newest(4) == ["ClockPaused", "EntrySold", "ClockStarted", "EntryBusted"]


def test_clock_acts_that_fail_in_the_same_commit_are_done_in_their_order(
    desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    answers = desk.do_together((PAUSE, PLAIN), (START, PLAIN), (PAUSE, PLAIN), (NEW_ENTRY, PLAIN))
    assert [isinstance(one, CompletedAct) and one.receipt is None for one in answers] == [
        True
    ] * 3 + [False]
    assert isinstance(answers[3], Unrecorded)
    link.problem = None
    desk.tick()
    assert desk.newest(3) == ["ClockPaused", "ClockStarted", "ClockPaused"]
    assert desk.event().entries.count == PLAYERS
    desk.standing()


def test_the_same_request_again_waits_once_and_is_recorded_once(
    desk: HandDesk, link: Flaky
) -> None:
    once = Circumstances(action=ActionId("once"))
    break_it(link)
    assert desk.do(PAUSE, once).receipt is None
    assert desk.do(PAUSE, once).receipt is None
    assert desk.desk.unrecorded == 1
    link.problem = None
    receipt = desk.do(PAUSE, once).receipt
    assert receipt is not None
    assert receipt.repeated
    assert desk.newest(2) == ["ClockStarted", "ClockPaused"]


def test_a_clock_act_is_refused_by_what_is_shown_not_by_what_is_recorded(
    desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    desk.do(PAUSE)
    assert desk.desk.why_not(DIRECTOR, PAUSE) == Refusal("clock_paused")
    assert desk.desk.can(DIRECTOR, START)
    with pytest.raises(Refusal, match="clock_paused"):
        desk.do(PAUSE)
    assert desk.desk.unrecorded == 1


def test_an_undo_comes_after_what_waits(desk: HandDesk, link: Flaky) -> None:
    sold = desk.do(NEW_ENTRY).act.action
    break_it(link)
    desk.do(PAUSE)
    with pytest.raises(Unrecorded):
        desk.run(desk.undoing.undo(DIRECTOR, sold, WHY))
    assert desk.event().entries.count == PLAYERS + 1
    link.problem = None
    assert desk.run(desk.undoing.undo(DIRECTOR, sold, WHY)).receipt
    assert desk.newest(2) == ["ClockPaused", "Undone"]
    assert desk.event().entries.count == PLAYERS
    desk.standing()


def test_windows_are_told_when_it_is_done_and_when_it_is_written(
    desk: HandDesk, link: Flaky
) -> None:
    heard: list[tuple[Changes, int]] = []
    desk.desk.bulletin.subscribe(lambda changes: heard.append((changes, desk.desk.unrecorded)))
    break_it(link)
    done = desk.do(PAUSE)
    link.problem = None
    desk.tick()
    assert [changes.touches(ClockPaused) for changes, _ in heard] == [True, True]
    assert [changes.act.action for changes, _ in heard if changes.act] == [done.act.action] * 2


def test_a_time_and_a_slip_that_were_given_are_kept(desk: HandDesk, link: Flaky) -> None:
    break_it(link)
    desk.do(PAUSE, Circumstances(happened_us=123, paper="slip 7"))
    link.problem = None
    desk.tick()
    act = desk.journal.act(desk.recorded()[-1].action)
    assert act is not None
    assert (act.happened_us, act.paper) == (123, "slip 7")


def test_an_entry_that_got_in_after_a_failed_pause_is_shown_beside_it(
    desk: HandDesk, link: Flaky
) -> None:
    commits, entry_is_asked_for = threading.Event(), threading.Event()

    def fail_late(_: Callable[[], None]) -> None:
        commits.set()
        assert entry_is_asked_for.wait(30)
        raise sqlite_error(sqlite3.SQLITE_IOERR)

    link.at_commit = fail_late

    async def ask() -> tuple[CompletedAct, CompletedAct]:
        pause = desk.desk.perform(DIRECTOR, PAUSE)
        assert await asyncio.to_thread(commits.wait, 30)
        entry = desk.desk.perform(DIRECTOR, NEW_ENTRY)
        entry_is_asked_for.set()
        return await pause, await entry

    pause, entry = desk.run(ask())
    assert (pause.receipt, entry.receipt is not None) == (None, True)
    assert desk.event().entries.count == PLAYERS + 1
    assert not desk.event().clock.running
    desk.tick()
    assert desk.newest(2) == ["EntrySold", "ClockPaused"]
    desk.standing()


def test_what_the_record_refuses_afterwards_waits_no_longer(
    desk: HandDesk, link: Flaky, tmp_path: Path
) -> None:
    other = HandDesk(Target(path=tmp_path / "room.tdapp").connect, desk.time)
    break_it(link)
    desk.do(PAUSE)
    other.do(PAUSE)
    other.do(NEW_ENTRY)
    heard: list[Changes] = []
    link.problem = None
    desk.desk.bulletin.subscribe(heard.append)
    desk.tick()
    assert desk.desk.unrecorded == 0
    assert any(changes.facts == frozenset() for changes in heard)
    assert desk.newest(2) == ["ClockPaused", "EntrySold"]
    desk.standing()
    other.close()


@dataclass(frozen=True)
class Stumbling(PauseClock):
    """A pause with a bug that shows only when it is decided again."""

    row: ClassVar[CallRow] = replace(PauseClock.row, label="stumbling")
    decided: list[Moment] = field(default_factory=list)

    def decide(self, states: States, moment: Moment) -> Groups:
        """Once as a pause, then not at all."""
        self.decided.append(moment)
        if len(self.decided) > 1:
            raise ZeroDivisionError
        return super().decide(states, moment)


def test_a_fault_in_an_act_that_waits_is_told_and_stands_in_nobodys_way(
    desk: HandDesk, link: Flaky
) -> None:
    break_it(link)
    desk.do(Stumbling(EVENT))
    link.problem = None
    assert desk.do(NEW_ENTRY).receipt
    assert [type(fault) for fault in desk.faults] == [ZeroDivisionError]
    assert (desk.desk.unrecorded, desk.event().clock.running) == (0, True)
    desk.faults.clear()
    desk.standing()
