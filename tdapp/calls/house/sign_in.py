"""Identify a person by PIN or badge: to sign in, to go on, or to sign for another's act."""

import asyncio
import uuid
from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.calls.house.roster import Roster
from tdapp.calls.house.session import StationSession
from tdapp.calls.house.sign_in_keys import Key, must_be_a_pin, read_key, tidy_badge
from tdapp.calls.house.staff import EnrolStaff, NoteShutOut, SetKey, SignIn, SignOut
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import TryRule
from tdapp.desk.changes import DeniedAct
from tdapp.desk.desk import PLAIN, Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, PROGRAM, Actor, Permission, Role, require_second


@dataclass(frozen=True, slots=True)
class NewStaffMember:
    """A staff member to enrol; a `number` of None takes the next free one."""

    name: str
    pin: str
    roles: tuple[Role, ...]
    office: str | None = None
    badge: str = ""
    number: int | None = None


class SigningIn:
    """Looks at keys in a thread of their own, never on the loop; each answer may take a second."""

    def __init__(self, session: StationSession, rule: TryRule) -> None:
        self.session = session
        self._roster = session.roster
        self._desk = session.roster.desk
        self._rule = rule

    @property
    def roster(self) -> Roster:
        """Who works here."""
        return self._roster

    async def identify(self, text: str, expected: StaffId | None = None) -> Actor:
        """The owner of a key: a badge, a PIN after the number, or the PIN alone.

        A wrong PIN counts against whom it was typed for, or whom the station `expected`, else
        against the station. Refuses ``no_key``, ``wrong_pin``, ``pins_shut`` and
        ``no_such_staff``.
        """
        key, active = read_key(text), self._roster.active()
        whose = expected
        if key.number is not None:
            member = self._roster.staff.numbered(key.number)
            if member is None:
                raise Refusal("no_such_staff")
            whose, active = member.id, [member.id]
        elif expected in active:
            active = [expected, *(one for one in active if one != expected)]
        try:
            found = await asyncio.to_thread(self._look, key, active, whose)
        except Refusal as refusal:
            await self._note_shut_out(refusal, whose)
            raise
        actor = self._roster.actor(found)
        if actor is None:
            raise Refusal("no_such_staff")
        return actor

    async def sign_in(self, text: str) -> Actor:
        """Begin a person's session, and put that person on duty if needed."""
        actor = await self.identify(text)
        at_work = self._roster.staff.at_work.get(actor.id)
        if at_work is None or at_work.station != self._desk.station:
            await self._desk.perform(actor, SignIn(self._house, self._desk.station))
        self.session.begin(actor.id)
        return actor

    async def unlock(self, text: str) -> Actor:
        """End the lock for its person; anybody else's key is good for one act."""
        owner = self.session.signed_in
        if owner is None:
            return await self.sign_in(text)
        actor = await self.identify(text, owner.id)
        if actor.id == owner.id:
            self.session.begin(owner.id)
        else:
            self.session.begin_once(actor)
        return actor

    async def once(self, text: str) -> Actor:
        """Let another person do one act in this session; refuses ``is_your_session``."""
        actor = await self.identify(text)
        if actor == self.session.actor:
            raise Refusal("is_your_session")
        self.session.begin_once(actor)
        return actor

    async def second(self, text: str, permission: Permission, act: str | None = None) -> Actor:
        """The person who signs for the actor; refuses ``second_person_needed``.

        Who cannot sign for it and shows the key all the same has tried the `act`.
        """
        actor = await self.identify(text)
        acting, staffing = self.session.actor, self._roster.staffing()
        try:
            require_second(acting, permission, actor, staffing, act)
        except Refusal as refusal:
            if act is not None:
                self._desk.bulletin.deny(DeniedAct(actor, act, refusal))
            raise
        return actor

    async def sign_out(self) -> CompletedAct:
        """End the session, and be at work no longer; refuses ``has_duty``."""
        done = await self._desk.perform(self.session.actor, SignOut(self._house))
        self.session.end()
        return done

    async def enrol(self, by: Actor, who: NewStaffMember, with_: Circumstances = PLAIN) -> StaffId:
        """Enrol a staff member.

        Refuses what `must_be_a_pin`, `tidy_badge`, the registry and `EnrolStaff` do.
        """
        self._desk.permit(by, EnrolStaff.row.label, EnrolStaff.row.permission, with_.approver)
        number = self._roster.staff.next_number() if who.number is None else who.number
        staff = StaffId(f"staff-{number}-{uuid.uuid4().hex[:8]}")
        badge = tidy_badge(who.badge)
        call = EnrolStaff(
            self._house,
            staff,
            number,
            " ".join(who.name.split()),
            await self._hash(who.pin, staff),
            who.roles,
            who.office,
            badge,
        )
        await self._desk.perform(by, call, with_)
        return staff

    async def begin_house(self, name: str, pin: str) -> Actor:
        """Enrol the first director, whose session this is then; the built-in one has no rights."""
        first = await self.enrol(DIRECTOR, NewStaffMember(name, pin, (Role.DIRECTOR,)))
        director = Actor(first, frozenset({Role.DIRECTOR}))
        await self._desk.perform(director, SignIn(self._house, self._desk.station))
        self.session.begin(first)
        return director

    async def set_pin(
        self, by: Actor, staff: StaffId, pin: str, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Give a staff member a new PIN; refuses as `enrol` does."""
        self._desk.permit(by, SetKey.row.label, SetKey.row.permission, with_.approver)
        call = SetKey(self._house, staff, await self._hash(pin, staff))
        return await self._desk.perform(by, call, with_)

    async def set_badge(
        self, by: Actor, staff: StaffId, badge: str, with_: Circumstances = PLAIN
    ) -> CompletedAct:
        """Give a staff member a new badge; refuses as `enrol` does, and ``no_key``."""
        kept = tidy_badge(badge)
        if kept is None:
            raise Refusal("no_key")
        return await self._desk.perform(by, SetKey(self._house, staff, badge=kept), with_)

    @property
    def _house(self) -> StreamId:
        return self._roster.day.stream

    async def _hash(self, pin: str, staff: StaffId) -> str:
        must_be_a_pin(pin)
        others = [one for one in self._roster.active() if one != staff]
        return await asyncio.to_thread(self._roster.keys.hash_of, pin, others)

    def _look(self, key: Key, active: Sequence[StaffId], whose: StaffId | None) -> StaffId:
        counted = whose or f"station {self._desk.station}"
        now_us = self._desk.time.now().utc_us
        keys = self._roster.keys
        found = keys.by_badge(key.secret, active, counted, now_us)
        return found or keys.by_pin(key.secret, active, counted, now_us)

    async def _note_shut_out(self, refusal: Refusal, whose: StaffId | None) -> None:
        """Record the last wrong PIN before a staff member is locked out."""
        if refusal.code != "wrong_pin" or refusal.details["left"]:
            return
        until_us = self._desk.time.now().utc_us + self._rule.shut_us
        station = self._desk.station
        await self._desk.perform(PROGRAM, NoteShutOut(self._house, whose, station, until_us))
