"""Whether somebody stands for what leaves the program without an act of the record."""

from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission, require
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence


def why_unsigned(parts: Parts) -> str:
    """Why not, at a station that is locked or at which nobody is signed in; else empty."""
    return why_not_permitted(parts, Permission.SIGN)


def why_not_permitted(parts: Parts, permission: Permission) -> str:
    """Why whoever is signed in may not do something; else empty."""
    try:
        require(parts.actor, permission, None, parts.desk.staffing())
    except Refusal as refusal:
        return sentence(refusal, VOICE)
    return ""
