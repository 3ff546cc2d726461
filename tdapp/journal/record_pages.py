"""Reads acts back page by page, newest first, on a connection that no writing waits for."""

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from tdapp.core.act import Act, Recorded
from tdapp.core.act_pages import EndedStream
from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.core.streams import StreamRef
from tdapp.core.told_act import ToldAct
from tdapp.journal.connection import Connect, Connection
from tdapp.journal.ended_streams import ended_streams
from tdapp.journal.read import ACTS
from tdapp.journal.trouble import DriverError, unrecorded

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

    def ended(self, kind: str) -> list[EndedStream]:
        """The streams of a kind that have ended, oldest first; refuses as `journal.load` does."""
        try:
            return self._ask(lambda db: ended_streams(db, kind, self._codecs[kind]))
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
