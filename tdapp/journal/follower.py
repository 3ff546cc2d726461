"""Following what other stations record: a thread that listens, and looks once a second besides."""

import select
import socket
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tdapp.core.act import Act
from tdapp.core.ids import ActionId, StreamId, StreamInfo
from tdapp.core.ports.record import Unrecorded
from tdapp.journal.connection import PostgresConnection
from tdapp.journal.read import acts_after, list_streams, open_streams
from tdapp.journal.trouble import DriverError

POLL_S = 1.0
MEASURE_S = 600.0
MOST_ACTS = 512

Tell = Callable[[Sequence[StreamInfo], Sequence[Act]], None]


class Follower:
    """Tells where the streams of a shared record stand, and which acts brought them there.

    `tell` gets every stream that is open, or has ended since the look before, with the acts that
    are new since then: after each notification, and once a second for those that were missed.
    `measure` is called after each connect and every ten minutes, to look at the server's clock.
    Both are called in the follower's own thread, which starts at once, and which connects again by
    itself after a lost link.
    """

    def __init__(self, url: str, tell: Tell, measure: Callable[[], object] = lambda: None) -> None:
        self._url = url
        self._tell = tell
        self._measure = measure
        self._open: dict[StreamId, int] | None = None
        self._stop, self._stopped = socket.socketpair()
        self._thread = threading.Thread(target=self._work, name="record-follower", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the thread and wait for it; may be called twice."""
        self._stop.close()
        self._thread.join()
        self._stopped.close()

    def _work(self) -> None:
        while not self._is_stopped(0):
            try:
                self._follow()
            except (*DriverError, Unrecorded):
                self._is_stopped(POLL_S)

    def _follow(self) -> None:
        """Follow over one link until stopped; a lost link raises the driver's error."""
        db = PostgresConnection(self._url)
        try:
            db.listen()
            measured_s = -MEASURE_S
            while True:
                db.heard()
                self._look(db)
                if time.monotonic() >= measured_s + MEASURE_S:
                    self._measure()
                    measured_s = time.monotonic()
                if self._is_stopped(0 if db.heard() else POLL_S, db):
                    return
        finally:
            db.close()

    def _look(self, db: PostgresConnection) -> None:
        before = self._open
        heads = list_streams(db) if before is None else open_streams(db, before)
        self._tell(heads, _news(db, heads, before or {}))
        self._open = {head.id: head.head_seq for head in heads if not head.ended}

    def _is_stopped(self, wait_s: float, *links: PostgresConnection) -> bool:
        """Wait for a link to have something to hear; whether `stop` ended the wait."""
        sources: list[Any] = [self._stopped, *links]
        ready, _, _ = select.select(sources, [], [], wait_s)
        return self._stopped in ready


def _news(
    db: PostgresConnection, heads: Sequence[StreamInfo], before: Mapping[StreamId, int]
) -> Sequence[Act]:
    """The acts since `before`, each once; of a stream that is not in there, the newest."""
    found: dict[ActionId, Act] = {}
    for head in heads:
        known = before.get(head.id, head.head_seq if head.ended else 0)
        if known < head.head_seq:
            since = max(known, head.head_seq - MOST_ACTS)
            news = acts_after(db, head.id, since, head.head_seq)
            found.update((act.action, act) for act in news)
    return list(found.values())
