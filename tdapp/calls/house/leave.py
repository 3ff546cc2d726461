"""The work begun by one act, and the staff member it belongs to."""

from contextvars import ContextVar
from dataclasses import dataclass

from tdapp.desk.permissions import Actor


@dataclass(slots=True)
class SignedWork:
    """One piece of work and the `tasks` that it began: a sale, its seat and its papers.

    `actor` is somebody else who was let do one act in the session, once that act is begun. Only
    the key for it that came last before this work, of all `keys` so far, is this work's to use.
    """

    actor: Actor | None = None
    tasks: int = 0
    keys: int = 0


LEAVE: ContextVar[SignedWork | None] = ContextVar("leave", default=None)
"""The work that the code which runs now belongs to."""


def lent_to() -> Actor | None:
    """Who else does what runs now; None where it is the session's own work."""
    leave = LEAVE.get()
    return None if leave is None else leave.actor


def joined(keys: int) -> SignedWork:
    """The leave of a task that begins now: that of the task which begins it, or a new one.

    What other work begins may use no key that came after that work.
    """
    leave = LEAVE.get()
    if leave is None:
        leave = SignedWork(keys=keys)
    elif leave.actor is None:
        leave = SignedWork(keys=leave.keys)
    leave.tasks += 1
    return leave
