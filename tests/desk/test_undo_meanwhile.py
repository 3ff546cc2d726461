"""Undo takes a while; whatever the desk records meanwhile stays, and nothing is turned twice."""

import asyncio
import threading
from collections.abc import Callable, Sequence

import pytest

from tdapp.calls.tournament.event import PauseClock, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import ActionId, StreamRef
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tests.desk import laws
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station

WHY = Circumstances(reason="it was wrong")
PATIENCE_S = 30


class PassingTime:
    """Time of which every look takes a whole slice, while the record does all that waits for it."""

    def __init__(self, station: Station) -> None:
        self._station = station

    def now(self) -> Instant:
        """A slice later than the last time."""
        self._station.ask(lambda _: None)
        self._station.time.pass_us(5_000)
        return self._station.time.now()


def test_acts_recorded_while_the_past_is_told_again_are_kept(station: Station) -> None:
    announce(station, sold=2)
    first = station.desk.log[1].action
    for _ in range(60):
        station.do(StartClock(EVENT))
        station.do(PauseClock(EVENT))
    station.desk.time = PassingTime(station)

    async def meanwhile() -> int:
        undo = asyncio.create_task(station.undoing.undo(DIRECTOR, first, WHY))
        done = 0
        while not undo.done() and done < 4:
            await asyncio.sleep(0)
            await station.desk.perform(DIRECTOR, Register(EVENT, person(done + 3)))
            done += 1
        await undo
        return done

    done = station.run(meanwhile())
    assert done > 1
    station.settle()
    assert sorted(station.event(EVENT).entries.by_number) == list(range(2, done + 3))
    laws.check(station)


@pytest.mark.parametrize("again", [False, True], ids=["undo", "redo"])
def test_who_turns_an_act_that_somebody_turned_just_now_is_refused(
    station: Station, monkeypatch: pytest.MonkeyPatch, *, again: bool
) -> None:
    install(station, (1,))
    announce(station, sold=2)
    last = station.desk.log[-1].action
    if again:
        station.undo(last, WHY)
    turn = station.undoing.redo if again else station.undoing.undo
    waits, let_go = threading.Event(), threading.Event()
    touched = _first_waits(station.parts.journal.touched, waits, let_go)
    monkeypatch.setattr(station.parts.journal, "touched", touched)

    async def both() -> tuple[CompletedAct, object]:
        slow = asyncio.create_task(turn(DIRECTOR, last, WHY))
        assert await asyncio.to_thread(waits.wait, PATIENCE_S)
        quick = await turn(DIRECTOR, last, WHY)
        let_go.set()
        return quick, *await asyncio.gather(slow, return_exceptions=True)

    quick, slow = station.run(both())
    assert quick.receipt is not None
    assert slow == Refusal("not_undone" if again else "already_undone", act=last)
    assert station.event(EVENT).entries.count == (2 if again else 1)
    laws.check(station)


def _first_waits(
    touched: Callable[[ActionId], Sequence[StreamRef]],
    waits: threading.Event,
    let_go: threading.Event,
) -> Callable[[ActionId], Sequence[StreamRef]]:
    """The question which streams an act touched; whoever asks first `waits` to be let go."""
    asked = iter([True])

    def late(action: ActionId) -> Sequence[StreamRef]:
        if next(asked, False):
            waits.set()
            assert let_go.wait(PATIENCE_S)
        return touched(action)

    return late
