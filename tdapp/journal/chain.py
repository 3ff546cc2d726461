"""The hash chain: every event is bound to all before it and to who did it, where, when and why."""

import hashlib
from typing import Any

import msgspec

from tdapp.core.act import Act

START = bytes(32)

_encode = msgspec.json.Encoder().encode


def act_digest(act: Act, reason_hash: bytes | None) -> bytes:
    """Digest of the fields that an act carries beside its events."""
    return digest_of_act(
        (
            act.action,
            act.label,
            act.at_us,
            act.station,
            act.actor,
            act.approver,
            act.happened_us,
            act.paper,
            reason_hash,
        )
    )


def digest_of_act(fields: tuple[Any, ...]) -> bytes:
    """The same from a stored row, in the order of the table's columns."""
    *plain, reason_hash = fields
    sealed = reason_hash.hex() if reason_hash is not None else None
    return hashlib.sha256(_encode([*plain, sealed])).digest()


def link(before: bytes, act: bytes, *stored: str | int) -> bytes:
    """The hash of one event, given the one before it and its act's digest.

    `stored` are its stream, seq, type, version, payload and ordinal.
    """
    return hashlib.sha256(before + act + _encode(stored)).digest()


def commitment(salt: bytes, text: str) -> bytes:
    """The commitment an act keeps of its reason: provable with the text, else unguessable."""
    return hashlib.sha256(salt + text.encode()).digest()
