"""The facts that a record keeps about itself, with a digest that shows damage to them."""

import hashlib
from collections.abc import Mapping

import msgspec

from tdapp.journal.connection import Connection

APPLICATION_ID = 0x74644A31
SCHEMA = 1
SQLITE_MAGIC = b"SQLite format 3\x00"
DIGEST = "digest"


def meta(db: Connection) -> dict[str, str]:
    """The facts that a record keeps about itself."""
    return {str(key): str(value) for key, value in db.rows("SELECT key, value FROM meta")}


def put_meta(db: Connection, key: str, value: str) -> None:
    """Set one fact, and the digest over all of them; the caller holds the transaction."""
    put = (
        "INSERT INTO meta (key, value) VALUES (?, ?) "
        "ON CONFLICT (key) DO UPDATE SET value=excluded.value"
    )
    db.run(put, (key, value))
    db.run(put, (DIGEST, facts_digest(meta(db))))


def facts_digest(facts: Mapping[str, str]) -> str:
    """Digest (hex) of all facts but the digest itself."""
    told = sorted((key, value) for key, value in facts.items() if key != DIGEST)
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()
