"""The digest by which damage to a record's facts about itself is seen."""

import hashlib
from collections.abc import Mapping

import msgspec

DIGEST = "digest"


def facts_digest(facts: Mapping[str, str]) -> str:
    """Digest (hex) of all facts but the digest itself."""
    told = sorted((key, value) for key, value in facts.items() if key != DIGEST)
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()
