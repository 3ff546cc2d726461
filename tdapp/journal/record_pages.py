"""Reads acts back page by page, newest first, on a connection that no writing waits for."""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from tdapp.core.act import Act, Recorded, ToldAct
from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.event import Event, Redone, Undone
from tdapp.core.ids import ActionId, StreamId, StreamRef, place_or
from tdapp.core.ports.record import EndedStream
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connect, Connection
from tdapp.journal.read import ACTS
from tdapp.journal.trouble import DriverError, unrecorded

ENDED = "SELECT stream_id FROM stream WHERE ended=1 AND kind=?"
NAMED = (
    "SELECT r.stream_id, r.title, r.state, s.created_us, e.type, e.v, e.payload, e.action_id "
    "FROM rd_event r JOIN stream s ON s.stream_id=r.stream_id "
    "JOIN event e ON e.stream_id=r.stream_id AND e.seq=1 "
    "WHERE r.voided=0 AND s.ended=1 AND s.kind=? ORDER BY r.stream_id, r.seq"
)
BOUGHT = (
    "SELECT stream_id, kind, count(*) FROM rd_purchase "
    f"WHERE voided=0 AND stream_id IN ({ENDED}) GROUP BY stream_id, kind"
)
BOOKED = (
    "SELECT stream_id, account, sum(cents) FROM ledger_line "
    f"WHERE stream_id IN ({ENDED}) GROUP BY stream_id, account"
)
PAID = (
    "SELECT stream_id, count(*), sum(cents) FROM rd_payout "
    f"WHERE voided=0 AND stream_id IN ({ENDED}) GROUP BY stream_id"
)
LATER = (
    "SELECT stream_id, seq, type, v, payload FROM event "
    f"WHERE type IN (?, ?, ?) AND stream_id IN ({ENDED}) ORDER BY stream_id, seq"
)


def ended_streams(
    db: Connection, kind: str, codec: Codec, changed: type[Event]
) -> list[EndedStream]:
    """Those of a kind that have a name, oldest first; raises as `Codec.decode` does."""
    later = _standing(db, kind, codec, changed)
    bought = _by_stream(db, BOUGHT, kind)
    booked = _by_stream(db, BOOKED, kind)
    paid = {row[0]: (int(row[1]), int(row[2])) for row in db.rows(PAID, (kind,))}
    found = {}
    named = sorted(db.rows(NAMED, (kind,)), key=lambda row: place_or(row[7], row[3]))
    for stream, title, state, begun_us, type_, version, payload, _ in named:
        first = codec.decode(type_, version, payload)
        count, cents = paid.get(stream, (0, 0))
        sums = (bought[stream], booked[stream], count, cents)
        found[stream] = EndedStream(stream, title, state, begun_us, first, later[stream], *sums)
    return list(found.values())


def _standing(
    db: Connection, kind: str, codec: Codec, changed: type[Event]
) -> Mapping[StreamId, Sequence[Event]]:
    """The facts of one type that were not undone, by stream."""
    found: defaultdict[StreamId, dict[int, Event]] = defaultdict(dict)
    types = [one.__name__ for one in (changed, Undone, Redone)]
    undone: defaultdict[StreamId, set[int]] = defaultdict(set)
    for stream, seq, *stored in db.rows(LATER, (*types, kind)):
        match codec.decode(*stored):
            case Undone(seqs=seqs):
                undone[stream].update(seqs)
            case Redone(seqs=seqs):
                undone[stream].difference_update(seqs)
            case fact:
                found[stream][seq] = fact
    stand: defaultdict[StreamId, Sequence[Event]] = defaultdict(tuple)
    for stream, facts in found.items():
        stand[stream] = [fact for seq, fact in facts.items() if seq not in undone[stream]]
    return stand


def _by_stream(db: Connection, asked: str, kind: str) -> Mapping[StreamId, Mapping[str, int]]:
    sums: defaultdict[StreamId, dict[str, int]] = defaultdict(dict)
    for stream, name, number in db.rows(asked, (kind,)):
        sums[stream][name] = int(number)
    return sums


MOST_NAMED = 400
"""The number of acts named in one statement."""
BELOW = (
    "SELECT seq, type, v, payload, action_id FROM event "
    "WHERE stream_id=? AND seq<? ORDER BY seq DESC LIMIT ?"
)
BETWEEN = (
    "SELECT seq, type, v, payload, action_id FROM event "
    "WHERE stream_id=? AND seq>=? AND seq<? ORDER BY seq DESC"
)
FIRST_OF = "SELECT min(seq) FROM event WHERE action_id=? AND stream_id=?"
TITLES = "SELECT stream_id, title FROM rd_event WHERE voided=0 ORDER BY seq"

Answer = TypeVar("Answer")
EventRow = tuple[Any, ...]


class RecordPages:
    """May be asked in any thread; each question waits for the one before it."""

    def __init__(self, connect: Connect, codecs: Mapping[str, Codec]) -> None:
        self._connect = connect
        self._codecs = codecs
        self._db: Connection | None = None
        self._one_at_a_time = threading.Lock()

    def below(self, stream: StreamRef, below: int, most: int) -> list[ToldAct]:
        """Acts whose facts in a stream stand below a sequence, newest first, each of them whole.

        They hold about `most` facts. Refuses as `journal.load` does.
        """
        rows = self._ask(lambda db: _rows_below(db, stream.id, below, most))
        acts = self.named(dict.fromkeys(row[4] for row in rows))
        recorded = self._decoded(stream, rows)
        told = []
        for action, entries in groupby(recorded, key=lambda entry: entry.action):
            facts = list(entries)[::-1]
            if (act := acts.get(action)) is not None:
                spans = (facts[0].seq, facts[-1].seq)
                told.append(
                    ToldAct(stream.id, stream.kind, *spans, act, tuple(one.event for one in facts))
                )
        return told

    def named(self, actions: Iterable[ActionId]) -> dict[ActionId, Act]:
        """These acts, as far as they are recorded, with reasons that are not erased."""
        found: dict[ActionId, Act] = {}
        wanted = list(actions)
        for start in range(0, len(wanted), MOST_NAMED):
            some = wanted[start : start + MOST_NAMED]
            asked = f"{ACTS} WHERE a.action_id IN ({','.join('?' * len(some))})"
            rows = self._ask(partial(_rows, asked=asked, params=some))
            found.update((row[0], Act(*row)) for row in rows)
        return found

    def titles(self) -> dict[StreamId, str]:
        """What the events of the record are called."""
        return dict(self._ask(lambda db: db.rows(TITLES)))

    def ended(self, kind: str, changed: type[Event]) -> list[EndedStream]:
        """The streams of a kind that have ended, oldest first; refuses as `journal.load` does."""
        try:
            return self._ask(lambda db: ended_streams(db, kind, self._codecs[kind], changed))
        except UnknownEvent as newer:
            raise Refusal("newer_record", stream=kind, written_by=f"event {newer}") from newer
        except Unreadable as damage:
            raise Refusal("damaged", stream=kind, detail=str(damage)) from damage

    def close(self) -> None:
        """Let the connection go."""
        with self._one_at_a_time:
            db, self._db = self._db, None
            if db is not None:
                with suppress(*DriverError):
                    db.close()

    def _decoded(self, stream: StreamRef, rows: Sequence[EventRow]) -> list[Recorded]:
        try:
            return self._codecs[stream.kind].decode_all(rows)
        except UnknownEvent as newer:
            raise Refusal("newer_record", stream=stream.id, written_by=f"event {newer}") from newer
        except Unreadable as damage:
            raise Refusal("damaged", stream=stream.id, detail=str(damage)) from damage

    def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        with self._one_at_a_time:
            try:
                if self._db is None:
                    self._db = self._connect()
                return question(self._db)
            except DriverError as error:
                db, self._db = self._db, None
                if db is not None:
                    with suppress(*DriverError):
                        db.close()
                raise unrecorded(error) from error


def _rows_below(db: Connection, stream: StreamId, below: int, most: int) -> list[EventRow]:
    """The facts below a sequence, and the rest of the act that the last of them belongs to."""
    rows = list(db.rows(BELOW, (stream, below, most)))
    if len(rows) == most:
        lowest, action = rows[-1][0], rows[-1][4]
        first = db.rows(FIRST_OF, (action, stream))[0][0]
        rows += db.rows(BETWEEN, (stream, first, lowest))
    return rows


def _rows(db: Connection, asked: str, params: Sequence[ActionId]) -> Sequence[EventRow]:
    return db.rows(asked, params)
