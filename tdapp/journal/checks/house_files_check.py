"""The house files in the record: each is what its hash says, and none that is named is missing."""

from tdapp.core.house_files import hash_of
from tdapp.journal.connection import Connection
from tdapp.journal.findings import Findings
from tdapp.journal.registries.house_files import kept_files


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
