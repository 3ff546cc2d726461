"""Ended streams, listed from the read tables without folding."""

from collections import defaultdict
from collections.abc import Mapping

from tdapp.core.act_pages import EndedStream
from tdapp.core.codec import Codec
from tdapp.core.ids import StreamId
from tdapp.journal.connection import Connection

ENDED = "SELECT stream_id FROM stream WHERE ended=1 AND kind=?"
NAMED = (
    "SELECT r.stream_id, r.title, r.state, s.created_us, e.type, e.v, e.payload "
    "FROM rd_event r JOIN stream s ON s.stream_id=r.stream_id "
    "JOIN event e ON e.stream_id=r.stream_id AND e.seq=1 "
    "WHERE r.voided=0 AND s.ended=1 AND s.kind=? ORDER BY s.created_us, r.stream_id, r.seq"
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


def ended_streams(db: Connection, kind: str, codec: Codec) -> list[EndedStream]:
    """Those of a kind that have a name, oldest first; raises as `Codec.decode` does."""
    bought = _by_stream(db, BOUGHT, kind)
    booked = _by_stream(db, BOOKED, kind)
    paid = {row[0]: (int(row[1]), int(row[2])) for row in db.rows(PAID, (kind,))}
    found = {}
    for stream, title, state, begun_us, type_, version, payload in db.rows(NAMED, (kind,)):
        first = codec.decode(type_, version, payload)
        count, cents = paid.get(stream, (0, 0))
        sums = (bought[stream], booked[stream], count, cents)
        found[stream] = EndedStream(stream, title, state, begun_us, first, *sums)
    return list(found.values())


def _by_stream(db: Connection, asked: str, kind: str) -> Mapping[StreamId, Mapping[str, int]]:
    sums: defaultdict[StreamId, dict[str, int]] = defaultdict(dict)
    for stream, name, number in db.rows(asked, (kind,)):
        sums[stream][name] = int(number)
    return sums
