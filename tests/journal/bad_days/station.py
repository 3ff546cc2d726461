"""A station without a loop: it works its tills through the product's own turns and journal."""

import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from tdapp.core.act import Act, Receipt
from tdapp.core.event import Event
from tdapp.core.ids import ActionId, StaffId, StationId, StreamId, StreamRef
from tdapp.core.ports.record import Unrecorded
from tdapp.core.room import Room
from tdapp.desk.stream import OpenStream
from tdapp.desk.turn import Decide, DeskTurn
from tdapp.journal.connection import Connect
from tdapp.journal.journal import RecordJournal
from tdapp.journal.opening import make_or_check
from tests.journal.bad_days.recount import Standing, recount
from tests.journal.bad_days.till import LEFT, TILL, TILLS, Sale, Till

NOON_US = 1_800_000_000_000_000
SECONDS = 30


class Station:
    """Opens or makes the record behind `connect`, which may have one connection at a time."""

    def __init__(
        self, connect: Connect, room: Room[Any] = TILL, tills: Sequence[StreamId] = TILLS
    ) -> None:
        db = connect()
        make_or_check(db)
        db.close()
        self._room = room
        self.journal = RecordJournal(connect, {room.kind: room.codec})
        try:
            self.tills = {till: self._opened(till) for till in tills}
        except BaseException:
            self.journal.close()
            raise

    def _opened(self, till: StreamId) -> OpenStream:
        ref = StreamRef(till, self._room.kind)
        stream = OpenStream(ref, self._room)
        stream.timeline.replay(self.journal.load(ref))
        stream.ready()
        return stream

    def sell(self, sale: Sale) -> "Future[Receipt]":
        """Ask for a sale; the future gives the writer's answer."""
        return self.submit(sale.action, sale.tills, sale.decide)

    def submit(
        self, action: ActionId, tills: Sequence[StreamId], decide: Decide, **fields: Any
    ) -> "Future[Receipt]":
        """Ask for anything, with these `fields` of its act."""
        answer: Future[Receipt] = Future()

        def arrived(turn: DeskTurn, outcome: Receipt | Exception) -> None:
            for stream, portion in turn.portions:
                stream.publish(portion)
            if isinstance(outcome, Receipt):
                answer.set_result(outcome)
            else:
                answer.set_exception(outcome)

        act = Act(action, "sale", NOON_US, StationId("desk-1"), StaffId("director"), **fields)
        streams = [self.tills[till] for till in tills]
        self.journal.submit(DeskTurn(act, streams, decide, arrived))
        return answer

    @contextmanager
    def one_commit(self) -> Iterator[None]:
        """What is asked for inside waits until all of it can share a commit."""
        waiting, go_on = threading.Event(), threading.Event()

        def hold(_: object) -> None:
            waiting.set()
            assert go_on.wait(SECONDS)

        held = self.journal.ask(hold)
        held.add_done_callback(lambda _: waiting.set())
        assert waiting.wait(SECONDS)
        try:
            yield
        finally:
            go_on.set()

    def sell_together(self, sales: Sequence[Sale]) -> "list[Receipt | Exception]":
        """Ask for sales that share a commit and wait for their answers."""
        with self.one_commit():
            futures = [self.sell(sale) for sale in sales]
        return [answer_of(future) for future in futures]

    def state(self, till: StreamId) -> Till:
        """What the station shows."""
        shown: Till = self.tills[till].timeline.state
        return shown

    def standing(self) -> Mapping[ActionId, Standing]:
        """Every act of the record, counted again from its rows; the station must agree with it.

        What it shows, and what it would decide the next act on, is what the record says.
        """
        acts = self.journal.ask(recount).result(SECONDS)
        for till, mine in self.tills.items():
            told = self._opened(till)
            assert mine.timeline.state == told.timeline.state, f"{till} shows something else"
            assert mine.tip == told.tip, f"{till} would decide on something else"
        return acts

    def close(self) -> None:
        """Finish and close the record."""
        self.journal.close()


def answer_of(future: "Future[Receipt]") -> Receipt | Exception:
    """A future's result, or its exception as a value."""
    error = future.exception(SECONDS)
    if error is None:
        return future.result()
    assert isinstance(error, Exception)
    return error


def problem_with(future: "Future[Any]") -> str:
    """The code with which the record says that this was not recorded."""
    error = future.exception(SECONDS)
    assert isinstance(error, Unrecorded), error
    return error.problem


def deciding(*events: Event, till: StreamId = LEFT) -> Decide:
    """A decision for these events of one till, whatever its state."""
    return lambda _: {till: events}
