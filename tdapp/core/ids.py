"""Names of things: opaque texts, never reused, never carrying anything personal."""

import hashlib
from typing import NewType

ActionId = NewType("ActionId", str)
StreamId = NewType("StreamId", str)
PersonId = NewType("PersonId", str)
StaffId = NewType("StaffId", str)
StationId = NewType("StationId", str)


def derived_id(*parts: object) -> ActionId:
    """A fixed action id for a fact: equal parts give an equal id, whoever records it."""
    text = "\x1f".join(str(part) for part in parts)
    return ActionId(hashlib.sha256(text.encode()).hexdigest()[:32])
