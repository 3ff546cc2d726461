"""The session at this station: signed in, locked, or lent for one act."""

from collections.abc import Callable

from tdapp.calls.house.leave import LEAVE, SignedWork, joined, lent_to
from tdapp.calls.house.roster import Roster
from tdapp.core.ids import StaffId
from tdapp.core.ports.time import TimeSource
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import (
    DIRECTOR,
    LOCKED,
    NOBODY,
    SECOND_PERSON,
    Actor,
    Permission,
    Staffing,
    seconds,
    stand_in,
)

MINUTE_US = 60_000_000
IDLE_US = 10 * MINUTE_US
ONCE_US = MINUTE_US
"""How long another person may take over for one act."""


class StationSession:
    """One station's session; `actor` is who acts now and changes while the window is open.

    The lock takes nothing away but the right to act: clock, floor and what is half typed stay. As
    long as no staff is enrolled it is the built-in director's, and never locked.
    """

    def __init__(self, desk: Desk, roster: Roster, idle_us: int = IDLE_US) -> None:
        self.roster = roster
        self._time: TimeSource = desk.time
        self._idle_us = idle_us
        self._who: StaffId | None = None
        self._fixed: Actor | None = None
        self._touched_us = self._time.now().elapsed_us
        self._locked_at_us: int | None = None
        self._once: Actor | None = None
        self._once_since_us = 0
        self._once_under_way = False
        self._keys = 0
        self._listeners: list[Callable[[], None]] = []
        self._staffing: Staffing | None = None
        roster.told = self._tell
        desk.acted = self._note_acted
        desk.bulletin.subscribe(self._note_done)

    def only(self, who: Actor) -> "StationSession":
        """A session that never changes its owner; for rehearsals without staff."""
        self._fixed = who
        return self

    @property
    def staffed(self) -> bool:
        """Whether the house has enrolled its staff."""
        return self._fixed is None and self.roster.staffing().enrolled

    @property
    def actor(self) -> Actor:
        """The person acting now; whoever begins one-off work also ends it."""
        if self._fixed is not None:
            return self._fixed
        if (lent := lent_to()) is not None:
            return lent
        if self._once is not None and not self._once_under_way and self._may_use_key():
            return self._once
        if not self.roster.staffing().enrolled:
            return DIRECTOR
        signed_in = self.signed_in
        if signed_in is None:
            return NOBODY
        return LOCKED if self.locked else signed_in

    @property
    def signed_in(self) -> Actor | None:
        """The owner of the session, locked or not; None without one or once that person left."""
        return None if self._who is None else self.roster.actor(self._who)

    @property
    def locked(self) -> bool:
        """Whether its person has to show the key again before the next act."""
        return self._locked_at_us is not None and self.signed_in is not None

    @property
    def locked_at_us(self) -> int | None:
        """Since when it is locked (UTC microseconds); None while it is not."""
        return self._locked_at_us if self.locked else None

    @property
    def once(self) -> Actor | None:
        """The person who does the next act in place of the owner."""
        return self._once

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call a listener on every change; gives the function that removes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def begin(self, who: StaffId) -> None:
        """Begin a session for the owner of a checked key; this also unlocks."""
        self._who, self._locked_at_us, self._once = who, None, None
        self.touch()
        self._tell()

    def end(self) -> None:
        """No one is signed in any more."""
        self._who, self._locked_at_us, self._once = None, None, None
        self._tell()

    def lock(self) -> None:
        """Its person goes away, or did nothing for a while; nothing where nobody is signed in."""
        if self.staffed and self._who is not None and self._locked_at_us is None:
            self._locked_at_us, self._once = self._time.now().utc_us, None
            self._tell()

    def touch(self) -> None:
        """Its person did something at the station."""
        self._touched_us = self._time.now().elapsed_us

    def look(self) -> None:
        """Lock it if nobody did anything for long, and end one act's leave that nobody used."""
        now_us = self._time.now().elapsed_us
        if self._once is not None and now_us - self._once_since_us >= ONCE_US:
            self.give_up_once()
        if now_us - self._touched_us >= self._idle_us:
            self.lock()

    def begin_once(self, who: Actor) -> None:
        """Let another person with a checked key do the next act; then the owner is back.

        Nothing that is under way already is that act, unless it goes on with this very key.
        """
        self._once, self._once_under_way = who, False
        self._keys += 1
        if (leave := LEAVE.get()) is not None:
            leave.keys = self._keys
        self._once_since_us = self._time.now().elapsed_us
        self._tell()

    def give_up_once(self) -> None:
        """The one act is not done."""
        if self._once is not None:
            self._once, self._once_under_way = None, False
            self._tell()

    def use_up_once(self) -> None:
        """What is done now is no act of the record, and yet the one that somebody else may do."""
        if self._once is not None and lent_to() is None and self._may_use_key():
            self.give_up_once()

    def begin_work(self) -> SignedWork:
        """A task begins: it may use the key for one act that is there now, and none that comes."""
        return joined(self._keys)

    def end_work(self, leave: SignedWork) -> None:
        """A task is over; with the last of its work the leave for it is too."""
        leave.tasks -= 1
        if not leave.tasks and leave.actor is not None:
            leave.actor = None
            self._tell()

    def was_refused(self) -> None:
        """Keep the permission for one act: the act was refused and so never happened."""
        leave = LEAVE.get()
        if self._once_under_way and (leave is None or leave.actor is self._once):
            self._once_under_way = False
            self._tell()

    def second(self, permission: Permission) -> Actor | None:
        """The second person who needs no signature: only where no staff is enrolled."""
        if permission not in SECOND_PERSON or self.staffed:
            return None
        return next(iter(seconds(self.actor, permission)), None)

    def stand_in(self, permission: Permission) -> Actor | None:
        """A stand-in for a second signer, to ask whether an act would be allowed."""
        if permission not in SECOND_PERSON:
            return None
        return stand_in() if self.staffed else self.second(permission)

    def _may_use_key(self) -> bool:
        """Whether what runs now is begun after somebody was let do one act."""
        leave = LEAVE.get()
        return leave is None or leave.keys == self._keys

    def _note_acted(self, actor: Actor) -> None:
        if actor is self._once and lent_to() is None and self._may_use_key():
            self._once_under_way = True
            if (leave := LEAVE.get()) is not None:
                leave.actor = actor

    def _note_done(self, changes: Changes) -> None:
        """The act is recorded: the session is as before."""
        once, act = self._once, changes.act
        if once is not None and act is not None and self._once_under_way and act.actor == once.id:
            self.give_up_once()
        elif self._listeners and self.roster.staffing() is not self._staffing:
            self._tell()

    def _tell(self) -> None:
        self._staffing = self.roster.staffing()
        for listener in tuple(self._listeners):
            listener()
