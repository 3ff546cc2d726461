"""What is begun as one act, with all that it brings about: whose it is, where it is another's."""

from contextvars import ContextVar
from dataclasses import dataclass

from tdapp.desk.permissions import Actor


@dataclass(slots=True)
class Leave:
    """One piece of work and the `tasks` that it began: a sale, its seat and its papers.

    `actor` is somebody else who was let do one act in the session, once that act is begun. Only
    the key for it that came last before this work, of all `keys` so far, is this work's to use.
    """

    actor: Actor | None = None
    tasks: int = 0
    keys: int = 0


LEAVE: ContextVar[Leave | None] = ContextVar("leave", default=None)
"""The work that the code which runs now belongs to."""


def lent_to() -> Actor | None:
    """Who else does what runs now; None where it is the session's own work."""
    leave = LEAVE.get()
    return None if leave is None else leave.actor


def joined(keys: int) -> Leave:
    """The leave of a task that begins now: that of the task which begins it, or a new one.

    What other work begins may use no key that came after that work.
    """
    leave = LEAVE.get()
    if leave is None:
        leave = Leave(keys=keys)
    elif leave.actor is None:
        leave = Leave(keys=leave.keys)
    leave.tasks += 1
    return leave
