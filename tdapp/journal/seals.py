"""Seals over the record's heads, signed with ed25519 and kept outside the record.

A seal says: at this time, this stream's event number n had this hash. As every event is chained to
all before it, nothing at or below n can be changed, moved or cut off afterwards without the seal
telling. What came after the newest seal is not protected; so seal often.

``<folder>/<file uuid>.seals`` holds one JSON object per line: `at_us` (UTC microseconds), `record`
(the file's uuid), `heads` (the streams that moved since the line before: sequence and hash in hex),
`before` (SHA-256 of the line before, so that no line can be taken out of the middle), `key` (id of
the key) and `signature` (over the same line with an empty signature).

``<folder>/seal.key`` is the private key, made on first use and readable by this user only. It is
not encrypted, because the program also runs where nobody is there to unlock it: who can read that
file can forge seals. ``<folder>/seal.pub`` holds the public keys that are needed for checking.
Therefore keep the folder under another account or on another medium than the record, and leave a
copy of the book and of ``seal.pub`` with somebody else: whoever holds an older copy of the book can
also tell that its last lines were cut off.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from tdapp.core.ids import StreamId, StreamInfo
from tdapp.core.refusal import Refusal
from tdapp.journal.connection import Connection
from tdapp.journal.durable import append_line, read_lines
from tdapp.journal.findings import Findings
from tdapp.journal.read import list_streams
from tdapp.journal.seal_keys import SealKeys

PATIENCE_S = 10.0

Place = tuple[int, str]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the book: `heads` gives sequence and hash (hex) of each stream that moved."""

    at_us: int
    record: str
    heads: dict[StreamId, Place]
    before: str
    key: str
    signature: str = ""


_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Seal).decode


@dataclass(frozen=True, slots=True)
class Sealed:
    """What a book says last about each stream, without its signatures being checked."""

    at_us: int | None
    heads: Mapping[StreamId, Place]


class SealBook:
    """The seals of one record file, in `folder`."""

    def __init__(self, folder: Path, file_uuid: str) -> None:
        self.folder = folder
        self.file_uuid = file_uuid
        self.path = folder / f"{file_uuid}.seals"
        self._keys = SealKeys(folder)
        self._size = -1
        self._newest = Sealed(None, {})
        self._last = b""

    def seal(self, db: Connection, at_us: int) -> Seal | None:
        """Seal the heads as `db` sees them; None, and nothing written, if none has moved.

        Refuses with ``behind_its_seals`` (stream, sealed, found) where the record lacks what is
        sealed or holds something else there, ``seals_unwritable``, ``seal_key_damaged``.
        """
        streams = list_streams(db)
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with FileLock(self.folder / f"{self.path.name}.lock", timeout=PATIENCE_S):
                return self._add(streams, at_us)
        except (OSError, Timeout) as error:
            raise Refusal("seals_unwritable", file=str(self.path), detail=str(error)) from error

    def newest(self) -> Sealed:
        """The last word on every stream; an unreadable line says nothing. Raises `OSError`."""
        size = self.path.stat().st_size if self.path.exists() else 0
        if size != self._size:
            heads: dict[StreamId, Place] = {}
            at_us = None
            lines = read_lines(self.path)
            for line in lines:
                try:
                    seal = _decode(line)
                except msgspec.DecodeError:
                    continue
                heads.update(seal.heads)
                at_us = seal.at_us
            self._newest, self._size = Sealed(at_us, heads), size
            self._last = lines[-1] if lines else b""
        return self._newest

    def read(self, findings: Findings, last: int | None = None) -> list[Seal]:
        """The seals that hold, oldest first, or only the `last` ones; what is wrong is noted.

        Findings: ``seal_unreadable``, ``seal_out_of_chain``, ``seal_forged``.
        """
        try:
            lines = read_lines(self.path)
        except OSError as error:
            findings.note("seal_unreadable", detail=f"{self.path}: {error}")
            return []
        start = 0 if last is None else max(0, len(lines) - last)
        before = lines[start - 1] if start else b""
        sound = []
        for number, line in enumerate(lines[start:], start + 1):
            seal = self._checked(number, line, before, findings)
            if seal is not None:
                sound.append(seal)
            before = line
        return sound

    def _add(self, streams: Iterable[StreamInfo], at_us: int) -> Seal | None:
        newest = self.newest().heads
        moved: dict[StreamId, Place] = {}
        found = {one.id: (one.head_seq, one.head_hash.hex()) for one in streams}
        for stream, place in {**newest, **found}.items():
            sealed, here = newest.get(stream), found.get(stream, (0, ""))
            if sealed and (here[0] < sealed[0] or (here[0] == sealed[0] and here != sealed)):
                raise Refusal("behind_its_seals", stream=stream, sealed=sealed[0], found=here[0])
            if sealed != place:
                moved[stream] = place
        return self._write(moved, at_us) if moved else None

    def _write(self, heads: dict[StreamId, Place], at_us: int) -> Seal:
        draft = Seal(at_us, self.file_uuid, heads, _digest(self._last), self._keys.own_id())
        signature = self._keys.sign(_encode(draft)).hex()
        seal = msgspec.structs.replace(draft, signature=signature)
        append_line(self.path, _encode(seal))
        return seal

    def _checked(self, number: int, line: bytes, before: bytes, findings: Findings) -> Seal | None:
        where = f"line {number} of {self.path.name}"
        try:
            seal = _decode(line)
            signature = bytes.fromhex(seal.signature)
        except (msgspec.DecodeError, ValueError) as error:
            findings.note("seal_unreadable", detail=f"{where}: {error}")
            return None
        if seal.before != _digest(before):
            findings.note("seal_out_of_chain", detail=where)
        unsigned = _encode(msgspec.structs.replace(seal, signature=""))
        own = seal.record == self.file_uuid
        if not own or not self._keys.accepts(seal.key, signature, unsigned):
            findings.note("seal_forged", detail=where)
            return None
        return seal


def _digest(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()
