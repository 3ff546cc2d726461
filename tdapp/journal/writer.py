"""The one thread that writes the record: it gives every waiting act its turn, then commits."""

import contextlib
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec

from tdapp.core.act import Act, Receipt
from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.event import Event
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.ports.record import RecordHealth, WriterTurn
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.journal.append import append
from tdapp.journal.connection import Connect, Connection
from tdapp.journal.heads import Heads
from tdapp.journal.read import receipt_of, recorded_after
from tdapp.journal.registries.changing import change
from tdapp.journal.registries.standings import read_book_of
from tdapp.journal.server_time import server_clock_us
from tdapp.journal.trouble import DriverError, is_own_fault, problem_of, unrecorded

BATCH = 128
BROKEN_LINK = {"server_unreachable", "read_only"}
# SQLite writes no page for a value that is set to itself.
PROBE = (
    "INSERT INTO meta (key, value) VALUES ('probe', '')",
    "DELETE FROM meta WHERE key='probe'",
)

Answer = TypeVar("Answer")
Outcome = Receipt | Exception
Groups = Mapping[StreamId, Sequence[Event]]
Question = tuple[Callable[[Connection], Any], "Future[Any]"]


class Writer:
    """Owns the writing connection. Waiting acts share one commit; each is settled after it."""

    def __init__(self, connect: Connect, codecs: Mapping[str, Codec]) -> None:
        self.health = RecordHealth(writable=True)
        self._connect = connect
        self._codecs = codecs
        self._waiting: SimpleQueue[WriterTurn | Question | None] = SimpleQueue()
        self._db: Connection | None = None
        self._is_safe = False
        self._heads = Heads()
        self._probe: Future[None] | None = None
        self._thread = threading.Thread(target=self._work, name="record-writer", daemon=True)
        self._thread.start()

    def submit(self, turn: WriterTurn) -> None:
        """Queue an act."""
        self._waiting.put(turn)

    def ask(self, question: Callable[[Connection], Answer]) -> "Future[Answer]":
        """Run `question` on the writing connection, between two commits."""
        answer: Future[Answer] = Future()
        self._waiting.put((question, answer))
        return answer

    def probe(self) -> None:
        """Write something small, so that `health` is known again; one probe at a time."""

        def write(_: Connection) -> None:
            _write_anything(self._begin())
            self.health = RecordHealth(writable=True)

        if self._probe is None or self._probe.done():
            self._probe = self.ask(write)

    def close(self) -> None:
        """Finish what waits, then close the connection; may be called twice."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        closing = False
        while not closing:
            turns: list[WriterTurn] = []
            for item in self._drain():
                if item is None:
                    closing = True
                elif isinstance(item, tuple):
                    self._write(turns)
                    turns = []
                    self._answer(*item)
                else:
                    turns.append(item)
                    if item.registry:
                        self._write(turns)
                        turns = []
            self._write(turns)
        self._disconnect()

    def _drain(self) -> list[WriterTurn | Question | None]:
        items = [self._waiting.get()]
        try:
            while len(items) < BATCH:
                items.append(self._waiting.get_nowait())
        except Empty:
            pass
        return items

    def _answer(self, question: Callable[[Connection], Any], answer: "Future[Any]") -> None:
        if not answer.set_running_or_notify_cancel():
            return
        try:
            answer.set_result(question(self._connection()))
        except DriverError as error:
            self._give_up(error)
            answer.set_exception(unrecorded(error))
        except BaseException as fault:  # noqa: BLE001 - it belongs to whoever asked
            self._roll_back()
            answer.set_exception(fault)

    def _write(self, turns: Sequence[WriterTurn]) -> None:
        if not turns:
            return
        outcomes: list[Outcome] = []
        try:
            db = self._begin()
            self._heads.lock(db, _streams(turns), turns[0].act.at_us)
            now_us = None if db.dialect == "sqlite" else server_clock_us(db)
            for turn in turns:
                outcomes.append(self._take(db, turn, now_us))  # noqa: PERF401 - kept if it fails
            db.commit()
            if _new(outcomes):
                self.health = RecordHealth(writable=True)
        except Exception as error:  # noqa: BLE001 - the writer outlives whatever happens
            outcomes = self._after(error, turns, outcomes)
        for turn, outcome in zip(turns, outcomes, strict=True):
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
                turn.settled(outcome)

    def _take(self, db: Connection, turn: WriterTurn, now_us: int | None) -> Outcome:
        """Let one act decide on the newest state; a fault in it is its own answer."""
        try:
            for ref in turn.streams:
                self._catch_up(db, turn, ref)
        except (Contradiction, Refusal, UnknownEvent, Unreadable) as answer:
            return answer if isinstance(answer, Refusal) else unrecorded(answer)
        repeat = receipt_of(db, turn.act.action)
        if repeat is not None:
            return repeat
        act = turn.act if now_us is None else msgspec.structs.replace(turn.act, at_us=now_us)
        try:
            if turn.guests and db.dialect != "sqlite":
                turn.meet(read_book_of(db, turn.guests))
            groups = turn.decide()
        except Exception as answer:  # noqa: BLE001 - a Refusal, or a fault of this act alone
            turn.back_out()
            return answer
        return self._append(db, turn, act, groups)

    def _append(self, db: Connection, turn: WriterTurn, act: Act, groups: Groups) -> Outcome:
        """Write under a savepoint, so that an act which fails leaves its neighbours alone."""
        if not groups:
            return Receipt(act.action, act.at_us, {})
        db.run("SAVEPOINT act")
        try:
            moved = append(db, act, groups, self._heads, self._codecs)
            change(db, turn.registry, act.at_us)
        except Exception as fault:
            if not is_own_fault(fault):
                raise
            db.run("ROLLBACK TO SAVEPOINT act")
            turn.back_out()
            return receipt_of(db, act.action) or fault
        db.run("RELEASE SAVEPOINT act")
        spans = {id_: (self._heads[id_].seq + 1, head.seq) for id_, head in moved.items()}
        self._heads.update(moved)
        return Receipt(act.action, act.at_us, spans)

    def _catch_up(self, db: Connection, turn: WriterTurn, ref: StreamRef) -> None:
        known = turn.known(ref.id)
        if known < self._heads[ref.id].seq:
            codec = self._codecs[ref.kind]
            missed = recorded_after(db, codec, ref.id, known, self._heads[ref.id].seq - known)
            turn.catch_up(ref.id, missed)

    def _after(
        self, error: Exception, turns: Sequence[WriterTurn], outcomes: Sequence[Outcome]
    ) -> list[Outcome]:
        """A commit failed, or never came. What got in all the same stands, the rest is undone."""
        self.health = RecordHealth(False, problem_of(error), str(error).strip())
        if len(outcomes) == len(turns) and self._got_in(turns, outcomes):
            return list(outcomes)
        self._disconnect()
        for turn in reversed(turns[: len(outcomes) + 1]):
            turn.back_out()
        return [unrecorded(error) for _ in turns]

    def _got_in(self, turns: Sequence[WriterTurn], outcomes: Sequence[Outcome]) -> bool:
        """Whether the transaction is in the record although its commit reported an error.

        SQLite's log may hold what the connection does not see, and would bring it back when the
        record is next opened: a small write puts itself in its place. On a server it may still be
        on its way; then it has the heads until that is decided.
        """
        written = _new(outcomes)
        try:
            if self._db is not None and self._db.dialect == "sqlite":
                self._db.rollback()
                found = any(receipt_of(self._db, one.action) for one in written)
                if not found:
                    self._db.begin()
                    _write_anything(self._db)
                return found
            self._disconnect()
            db = self._begin()
            self._heads.lock(db, _streams(turns), turns[0].act.at_us)
            found = any(receipt_of(db, one.action) for one in written)
            db.rollback()
            return found
        except DriverError:
            return False

    def _begin(self) -> Connection:
        """Begin a transaction; a link that broke while nothing was asked of it is made anew."""
        was_open = self._db is not None
        try:
            return self._begun()
        except DriverError as error:
            if not was_open or problem_of(error) not in BROKEN_LINK:
                raise
        self._disconnect()
        return self._begun()

    def _begun(self) -> Connection:
        """A transaction on a record of which all that is found would outlive a power cut.

        A commit that failed in its sync, or whose process was killed in it, can be read from
        SQLite's log without being safe on the disk.
        """
        db = self._connection()
        if not self._is_safe and db.dialect == "sqlite":
            db.rows("PRAGMA wal_checkpoint(PASSIVE)")
        self._is_safe = True
        db.begin()
        return db

    def _connection(self) -> Connection:
        if self._db is None:
            self._db = self._connect()
        return self._db

    def _give_up(self, error: Exception) -> None:
        """Drop the connection with all it knew; the next act tries a new one."""
        self.health = RecordHealth(False, problem_of(error), str(error).strip())
        self._disconnect()

    def _roll_back(self) -> None:
        if self._db is not None:
            with contextlib.suppress(*DriverError):
                self._db.rollback()

    def _disconnect(self) -> None:
        self._roll_back()
        self._heads.clear()
        self._is_safe = False
        db, self._db = self._db, None
        if db is not None:
            with contextlib.suppress(*DriverError):
                db.close()


def _write_anything(db: Connection) -> None:
    """Write into the transaction that has begun, and commit it."""
    for statement in PROBE:
        db.run(statement)
    db.commit()


def _streams(turns: Sequence[WriterTurn]) -> list[StreamRef]:
    return [ref for turn in turns for ref in turn.streams]


def _new(outcomes: Sequence[Outcome]) -> list[Receipt]:
    """The acts that this transaction adds to the record."""
    receipts = [one for one in outcomes if isinstance(one, Receipt)]
    return [one for one in receipts if one.spans and not one.repeated]
