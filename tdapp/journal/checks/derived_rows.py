"""Compares rows derived from a stream's events with the ledger lines and read rows on file."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from tdapp.core.codec import Codec, UnknownEvent, Unreadable
from tdapp.core.event import Event, ReportRow, Reversal, Undone
from tdapp.journal.append import READ_TABLES
from tdapp.journal.checks.links import StoredEvent
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings
from tdapp.journal.registries.house_files import HouseFilesCheck
from tdapp.journal.schema import RecordBase

PLACE = ("stream_id", "seq", "line_no", "voided")
FLUSH = 10_000

_LINES = (
    "SELECT seq, line_no, account, cents FROM ledger_line WHERE stream_id=? AND seq>? AND seq<=? "
    "ORDER BY seq, line_no"
)
_LAST = 2**62

Spot = tuple[int, int]
Values = tuple[Any, ...]


@cache
def columns_of(table: str) -> list[str]:
    """The columns of a read table beside its place and mark."""
    columns = RecordBase.metadata.tables[table].columns
    return [column.name for column in columns if column.name not in PLACE]


class Derived:
    """Collects what one stream's events say and holds it against what is stored."""

    def __init__(
        self,
        db: Connection,
        stream: str,
        codec: Codec,
        findings: Findings,
        house_files: HouseFilesCheck | None = None,
    ) -> None:
        self._db = db
        self._stream = stream
        self._codec = codec
        self._findings = findings
        self._house_files = house_files
        self._lines: dict[Spot, Values] = {}
        self._compared = 0
        self._rows: dict[str, dict[Spot, Values]] = {table: {} for table in READ_TABLES}
        self._voided: set[int] = set()
        self._unknown: set[int] = set()

    def add(self, stored: StoredEvent) -> None:
        """Take one event, in order; one that makes no sense is noted."""
        try:
            event = self._codec.decode(stored.type, stored.version, stored.payload)
        except UnknownEvent as error:
            self._refuse(stored, "event_newer", error)
        except (Unreadable, TypeError) as error:
            self._refuse(stored, "event_unreadable", error)
        else:
            self._take(stored.seq, event)
        if len(self._lines) >= FLUSH:
            self._compare_lines(stored.seq)

    def finish(self) -> None:
        """Compare what is left once the stream has ended."""
        self._compare_lines(_LAST)
        for table in READ_TABLES:
            self._compare(table, "rows_differ", self._expected(table), self._stored(table))

    def _refuse(self, stored: StoredEvent, code: str, error: Exception) -> None:
        self._unknown.add(stored.seq)
        self._findings.note(code, self._stream, stored.seq, error)

    def _take(self, seq: int, event: Event) -> None:
        lines = event.lines()
        if sum(line.cents for line in lines):
            self._findings.note("event_unbalanced", self._stream, seq)
        for no, line in enumerate(lines):
            self._lines[seq, no] = (line.account, line.cents)
        for no, row in enumerate(event.rows()):
            values = tuple(row.values.get(name) for name in columns_of(row.table))
            self._rows[row.table][seq, no] = values
        for row in event.voids():
            self._void(row)
        if self._house_files is not None:
            self._house_files.named(self._stream, seq, event.files())
        if isinstance(event, Reversal):
            reverse = self._voided.update if isinstance(event, Undone) else self._clear
            reverse(event.seqs)

    def _void(self, row: ReportRow) -> None:
        values = tuple(row.values.get(name) for name in columns_of(row.table))
        told = [spot for spot, one in self._rows[row.table].items() if one == values]
        self._voided.update(seq for seq, _ in told)

    def _clear(self, seqs: Iterable[int]) -> None:
        self._voided.difference_update(seqs)

    def _compare_lines(self, upto: int) -> None:
        with self._findings.reading("ledger lines", self._stream):
            rows = self._db.rows(_LINES, (self._stream, self._compared, upto))
            stored = {(seq, no): (account, cents) for seq, no, account, cents in rows}
            self._compare("ledger_line", "ledger_differs", self._lines, stored)
        self._lines = {}
        self._compared = upto

    def _expected(self, table: str) -> Mapping[Spot, Values]:
        rows = self._rows[table].items()
        return {spot: (int(spot[0] in self._voided), *values) for spot, values in rows}

    def _stored(self, table: str) -> Mapping[Spot, Values]:
        names = ", ".join(("seq", "line_no", "voided", *columns_of(table)))
        sql = f"SELECT {names} FROM {table} WHERE stream_id=?"
        found: dict[Spot, Values] = {}
        with self._findings.reading(table, self._stream):
            for row in self._db.rows(sql, (self._stream,)):
                found[row[0], row[1]] = tuple(row[2:])
        return found

    def _compare(
        self, table: str, code: str, expected: Mapping[Spot, Values], stored: Mapping[Spot, Values]
    ) -> None:
        for spot in _different(expected, stored):
            if spot[0] not in self._unknown:
                self._findings.note(code, self._stream, spot[0], f"{table}, line {spot[1]}")


def _different(one: Mapping[Spot, Values], other: Mapping[Spot, Values]) -> Iterator[Spot]:
    spots = one.keys() | other.keys()
    yield from sorted((at for at in spots if not _same(one.get(at), other.get(at))), key=str)


def _same(mine: Values | None, theirs: Values | None) -> bool:
    """Equal also in type: a damaged column may hold 5.0 where 5 was written."""
    if mine is None or theirs is None or mine != theirs:
        return False
    return all(type(one) is type(other) for one, other in zip(mine, theirs, strict=True))
