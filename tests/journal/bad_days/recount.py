"""A record counted again from its stored rows alone, with no trust in what wrote them."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from tdapp.core.ids import ActionId, StreamId, asked_as
from tdapp.journal.chain import START, digest_of_act, link
from tdapp.journal.connection import Connection

Standing = Mapping[StreamId, tuple[int, int]]
Acts = dict[str, tuple[Any, ...]]

ACTS = (
    "SELECT action_id, label, at_us, station, actor, approver, happened_us, paper, reason_hash "
    "FROM act"
)
EVENTS = (
    "SELECT stream_id, seq, type, v, payload, action_id, ordinal, hash FROM event "
    "ORDER BY stream_id, seq"
)


def recount(db: Connection) -> dict[ActionId, Standing]:
    """Where every act stands, as it was asked for: first and last sequence by stream.

    Fails where the pages, a chain, a head, an act or the money does not add up.
    """
    assert db.rows("PRAGMA integrity_check") == [("ok",)]
    acts: Acts = {row[0]: row for row in db.rows(ACTS)}
    standing: dict[ActionId, dict[StreamId, tuple[int, int]]] = {ActionId(id_): {} for id_ in acts}
    heads = {
        id_: (seq, bytes(hash_))
        for id_, seq, hash_ in db.rows("SELECT stream_id, head_seq, head_hash FROM stream")
    }
    found = dict.fromkeys(heads, (0, START))
    for stream, rows in groupby(db.rows(EVENTS), key=lambda row: row[0]):
        found[stream] = _follow(stream, list(rows), acts, standing)
    assert found == heads, "the heads are not where the events end"
    _acts_are_whole(db, acts)
    skewed = db.rows("SELECT stream_id, seq FROM ledger_line GROUP BY 1, 2 HAVING sum(cents) <> 0")
    assert skewed == [], f"money that does not sum to zero: {skewed}"
    return {asked_as(action): where for action, where in standing.items()}


def _follow(
    stream: StreamId,
    rows: list[tuple[Any, ...]],
    acts: Acts,
    standing: dict[ActionId, dict[StreamId, tuple[int, int]]],
) -> tuple[int, bytes]:
    """Reckon a stream's hashes again; where it ends."""
    hash_ = START
    for place, (_, seq, type_, version, payload, action, ordinal, stored) in enumerate(rows, 1):
        assert seq == place, f"{stream} has no event {place}"
        digest = digest_of_act(acts[action])
        hash_ = link(hash_, digest, stream, seq, type_, version, payload, ordinal)
        assert hash_ == bytes(stored), f"the chain of {stream} breaks at {seq}"
        first, _ = standing[action].get(stream, (seq, seq))
        standing[action][stream] = (first, seq)
    return len(rows), hash_


def _acts_are_whole(db: Connection, acts: Acts) -> None:
    counted = db.rows(
        "SELECT action_id, count(*), min(ordinal), max(ordinal) FROM event GROUP BY action_id"
    )
    torn = [row for row in counted if row[2:] != (0, row[1] - 1)]
    assert torn == [], f"acts of which a part is missing: {torn}"
    assert {row[0] for row in counted} == set(acts), "acts without events, or events without acts"
