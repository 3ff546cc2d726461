"""What the windows work with; it is put together outside and handed in."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass

from tdapp.core.ports import People
from tdapp.desk.clockwork import Clockwork
from tdapp.desk.desk import Desk
from tdapp.desk.erasing import Erasing
from tdapp.desk.gaming_day import GamingDay
from tdapp.desk.permissions import Actor
from tdapp.desk.undoing import Undoing
from tdapp.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Parts:
    """The desk with what belongs to it, the registry of names, who is signed in, the rulebook."""

    desk: Desk
    undoing: Undoing
    erasing: Erasing
    clockwork: Clockwork
    day: GamingDay
    people: People
    actor: Actor
    rulebook: Rulebook


OpenParts = Callable[[], AbstractAsyncContextManager[Parts]]
"""Opens the record on the running loop; leaving it closes the record in order."""

Tell = Callable[[str, object], None]
WatchCrashes = Callable[[Tell], AbstractContextManager[object]]
"""Catches what nobody expected while it is entered, and tells a sentence and where the log is.

`Tell` may be called in any thread.
"""
