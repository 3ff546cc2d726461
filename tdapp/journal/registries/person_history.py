"""In which events somebody played, out of the lists of purchases and of prizes handed over."""

from collections.abc import Sequence

from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports.people import PastEntry
from tdapp.journal.connection import Connection

_ENTRIES = (
    "SELECT p.stream_id, p.entry, p.cents, s.created_us FROM rd_purchase p "
    "JOIN stream s ON s.stream_id=p.stream_id "
    "WHERE p.person_id IN ({marks}) AND p.voided=0 AND p.kind IN ('entry', 'reentry') "
    "ORDER BY s.created_us DESC, p.entry DESC"
)
_TITLE = "SELECT title FROM rd_event WHERE stream_id=? AND voided=0 ORDER BY seq DESC LIMIT 1"
_WON = "SELECT sum(cents) FROM rd_payout WHERE stream_id=? AND entry=? AND voided=0"


def played_in(db: Connection, ids: Sequence[PersonId]) -> list[PastEntry]:
    """The entries that were sold to somebody, under whichever id, the newest event first."""
    sql = _ENTRIES.format(marks=", ".join("?" * len(ids)))
    return [
        PastEntry(StreamId(event), _title(db, event), entry, paid, _won(db, event, entry))
        for event, entry, paid, _ in db.rows(sql, tuple(ids))
    ]


def _title(db: Connection, event: str) -> str:
    found = db.rows(_TITLE, (event,))
    return str(found[0][0]) if found else event


def _won(db: Connection, event: str, entry: int) -> int:
    return int(db.rows(_WON, (event, entry))[0][0] or 0)
