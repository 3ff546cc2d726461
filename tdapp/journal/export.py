"""The whole record as JSON lines, for those who read it without this program."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.journal.checks.links import ACT_FIELDS
from tdapp.journal.connection import Connection
from tdapp.journal.durable import problem_with_file, put_in_place, sync_file
from tdapp.journal.facts import meta
from tdapp.journal.lineage import CONTINUED_FROM, origin_of
from tdapp.journal.reading import snapshot
from tdapp.journal.registries.house_files import kept_files
from tdapp.journal.trouble import DriverError, problem_of

CHUNK = 5_000

_STREAMS = "SELECT stream_id, kind, created_us, head_seq, head_hash, ended FROM stream ORDER BY 1"
_ACTS = (
    f"SELECT {', '.join(f'a.{field}' for field in ACT_FIELDS)}, n.text FROM act a "
    "LEFT JOIN note n ON n.action_id=a.action_id WHERE a.action_id > ? ORDER BY a.action_id LIMIT ?"
)
_EVENTS = (
    "SELECT seq, type, v, payload, action_id, ordinal, hash FROM event "
    "WHERE stream_id=? AND seq>? ORDER BY seq LIMIT ?"
)

_encode = msgspec.json.encode


def export(db: Connection, out: BinaryIO, *, reasons: bool = False) -> int:
    """Write every stream, act, event and house file, one JSON object per line; gives the lines.

    Each has its hash. No names. `reasons` adds the free texts, which may speak of people. An
    event's payload is its JSON text exactly as it was hashed. Refuses with a driver's trouble,
    ``damaged`` for example.
    """
    count = 0
    try:
        with snapshot(db):
            for line in _lines(db, reasons=reasons):
                out.write(_encode(line) + b"\n")
                count += 1
    except OSError:
        raise
    except msgspec.DecodeError as error:
        raise Refusal("damaged", detail=str(error)) from error
    except DriverError as error:
        raise Refusal(problem_of(error), detail=str(error).strip()) from error
    return count


def export_to(db: Connection, to: Path, *, reasons: bool = False) -> int:
    """The same into a new file, which gets its name when it is whole.

    Refuses also with ``file_exists``, ``no_such_folder``, ``disk_full``, ``read_only``.
    """
    part = to.with_name(f"{to.name}.part")
    try:
        if to.exists():
            raise Refusal("file_exists", file=str(to))
        with part.open("wb") as out:
            count = export(db, out, reasons=reasons)
        sync_file(part)
        put_in_place(part, to)
        return count
    except OSError as error:
        raise Refusal(problem_with_file(error), file=str(to), detail=str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def _lines(db: Connection, *, reasons: bool) -> Iterator[dict[str, Any]]:
    yield {"record": _facts(db, reasons=reasons)}
    streams = db.rows(_STREAMS)
    for stream, kind, created_us, seq, hash_, ended in streams:
        yield {
            "stream": stream,
            "kind": kind,
            "created_us": created_us,
            "head_seq": seq,
            "head_hash": _hex(hash_),
            "ended": bool(ended),
        }
    yield from _acts(db, reasons=reasons)
    for stream, *_ in streams:
        yield from _events(db, stream)
    for hash_, house, part, text in kept_files(db):
        yield {"house_file": hash_, "house": house, "part": part, "text": text}


def _facts(db: Connection, *, reasons: bool) -> dict[str, str]:
    """The record about itself; why it was once restored is free text too."""
    facts = meta(db)
    origin = origin_of(facts)
    if origin is not None and not reasons:
        facts[CONTINUED_FROM] = origin.without_reasons().text()
    return facts


def _acts(db: Connection, *, reasons: bool) -> Iterator[dict[str, Any]]:
    rows: Sequence[tuple[Any, ...]] = db.rows(_ACTS, ("", CHUNK))
    while rows:
        for *fields, reason_hash, reason in rows:
            line = {"act": fields[0], **dict(zip(ACT_FIELDS[1:-1], fields[1:], strict=True))}
            line["reason_hash"] = _hex(reason_hash)
            yield {**line, "reason": reason} if reasons else line
        rows = db.rows(_ACTS, (rows[-1][0], CHUNK))


def _events(db: Connection, stream: str) -> Iterator[dict[str, Any]]:
    after = 0
    while rows := db.rows(_EVENTS, (stream, after, CHUNK)):
        for seq, type_, version, payload, action, ordinal, hash_ in rows:
            yield {
                "event": stream,
                "seq": seq,
                "type": type_,
                "v": version,
                "payload": payload,
                "act": action,
                "ordinal": ordinal,
                "hash": _hex(hash_),
            }
        if not isinstance(rows[-1][0], int) or rows[-1][0] <= after:
            raise Refusal("damaged", detail=f"{stream} after {after}")
        after = rows[-1][0]


def _hex(value: object) -> str | None:
    return value.hex() if isinstance(value, bytes) else None
