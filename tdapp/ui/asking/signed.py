"""Whether somebody stands for what leaves the program without an act of the record."""

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission, require
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.words.sentence import sentence


def must_be_permitted(parts: Parts, permission: Permission) -> None:
    """Refuse a person without the permission, as `permissions.require` does."""
    require(parts.actor, permission, None, parts.desk.staffing())


def why_not_permitted(parts: Parts, permission: Permission) -> str:
    """Why whoever is signed in may not do something; else empty."""
    try:
        must_be_permitted(parts, permission)
    except Refusal as refusal:
        return sentence(refusal, voice())
    return ""
