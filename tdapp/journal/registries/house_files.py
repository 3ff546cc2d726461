"""The house files that a record keeps by their hashes, written with the act that uses them."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from tdapp.core.house_files import PARTS, HouseText, KeptFile, hash_of
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings
from tdapp.journal.registries.people import QuestionRunner
from tdapp.journal.registries.registry_version import has_house_files

_KEEP = (
    "INSERT INTO house_file (hash, house, part, text, used_us) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (hash) DO UPDATE SET used_us=excluded.used_us"
)
_TEXT = "SELECT text FROM house_file WHERE hash=?"
_NEWEST = "SELECT hash FROM house_file WHERE house=? AND part=? ORDER BY used_us DESC, hash LIMIT 1"
_ALL = "SELECT hash, house, part, text FROM house_file ORDER BY hash"


class HouseFiles:
    """Reads the files back and proves each by its hash; what was read once is known."""

    def __init__(self, journal: QuestionRunner) -> None:
        self._journal = journal
        self._known: dict[str, str] = {}

    def text(self, hash_: str) -> str:
        """A file by its hash; refuses ``house_file_lost`` where it is gone or was changed."""
        found = self._known.get(hash_)
        if found is None:
            with suppress(Unrecorded):
                found = self._journal.ask(lambda db: _text(db, hash_)).result()
            if found is None or hash_of(found) != hash_:
                raise Refusal("house_file_lost", hash=hash_)
            self._known[hash_] = found
        return found

    def newest(self, house: str) -> HouseText | None:
        """The version of a house that was used last; None where none is kept."""
        found = self._journal.ask(lambda db: _newest(db, house)).result()
        return HouseText(*map(self.text, found)) if len(found) == len(PARTS) else None


def write_house_file(db: Connection, file: KeptFile, at_us: int) -> None:
    """Keep a file, or that it is used again; the caller holds the transaction."""
    db.run(_KEEP, (hash_of(file.text), file.house, file.part, file.text, at_us))


def kept_files(db: Connection) -> Iterator[tuple[Any, ...]]:
    """Hash, house, part and text of every kept file; older records have none."""
    if has_house_files(db):
        yield from db.rows(_ALL)


def _text(db: Connection, hash_: str) -> str | None:
    found = db.rows(_TEXT, (hash_,))
    return str(found[0][0]) if found else None


def _newest(db: Connection, house: str) -> list[str]:
    found = (db.rows(_NEWEST, (house, part)) for part in PARTS)
    return [str(rows[0][0]) for rows in found if rows]


class HouseFilesCheck:
    """Holds the kept files against their hashes, and against the facts that name them."""

    def __init__(self, db: Connection, findings: Findings) -> None:
        self._findings = findings
        self._there: set[str] = set()
        with findings.reading("house files"):
            for hash_, house, part, text in kept_files(db):
                self._there.add(hash_)
                if not isinstance(text, str) or hash_of(text) != hash_:
                    findings.note("house_file_changed", detail=f"{house} {part}, {hash_}")

    def named(self, stream: str, seq: int, hashes: tuple[str, ...]) -> None:
        """A fact names these."""
        for hash_ in hashes:
            if hash_ not in self._there:
                self._findings.note("house_file_missing", stream, seq, hash_)
