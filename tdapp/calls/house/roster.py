"""Who works here, as the house's stream and the registry tell it together."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tdapp.calls.house.gaming_day import GamingDay
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import StaffCard, StaffKeys
from tdapp.desk.changes import Changes
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import UNSTAFFED, Actor, Staffing, StaffOnDuty
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffFact, StaffMember
from tdapp.rules.rulebook import Rulebook


class Roster:
    """Answers at once; `keys` is the registry, read again after each fact about staff.

    `book` is the house's rulebook, whose offices these people hold. It tells the desk whether the
    built-in director still has rights and who is at work; `told` is called when the registry has
    been read again.
    """

    def __init__(self, desk: Desk, day: GamingDay, keys: StaffKeys, book: Rulebook) -> None:
        self.desk = desk
        self.book = book
        self.day = day
        self.keys = keys
        self.told: Callable[[], None] = lambda: None
        self._loop = asyncio.get_running_loop()
        self._last = Staff()
        self._known: tuple[object, object, object, Staffing] = (None, None, None, UNSTAFFED)
        desk.staffing = self.staffing
        desk.bulletin.subscribe(self._follow)

    @property
    def staff(self) -> Staff:
        """The staff of the house; unchanged between two gaming days."""
        with suppress(Refusal):
            self._last = self.desk.state(self.day.stream).staff
        return self._last

    def staffing(self) -> Staffing:
        """Whether staff is enrolled, who of it is at work, and what the house's offices decide."""
        now = (self.staff, self.keys.cards(), self.book)
        if any(known is not one for known, one in zip(self._known, now, strict=False)):
            self._known = (*now, self._staffing())
        return self._known[3]

    def _staffing(self) -> Staffing:
        staff, book = self._last, self.book
        on_duty = (
            StaffOnDuty(actor_of(staff.member(one)), self.name(one)) for one in staff.at_work
        )
        holder = None if staff.duty is None else staff.duty.staff
        duty = holder if holder in staff.at_work else None
        return Staffing(staff.is_enrolled, tuple(on_duty), book.offices, book.director, duty)

    def card(self, staff: StaffId) -> StaffCard | None:
        """The registry's card of a staff member."""
        return self.keys.cards().get(staff)

    def name(self, staff: StaffId) -> str:
        """The name of a staff member; the staff number where the name is erased."""
        card = self.card(staff)
        if card is not None:
            return card.name
        member = self.staff.members.get(staff)
        return str(staff).capitalize() if member is None else f"({member.number})"

    def director_at(self, at_us: int) -> str:
        """The name of who was director on duty then (UTC); empty for nobody, and if not known."""
        found = self.staff.director_at(at_us)
        return "" if found is None else self.name(found)

    def actor(self, staff: StaffId) -> Actor | None:
        """The staff member with the roles held now; None for a person who does not work here."""
        member = self.staff.members.get(staff)
        return None if member is None or member.left else actor_of(member)

    def active(self) -> list[StaffId]:
        """Staff whose keys count, those on duty first: they come to a station most often."""
        staff = self.staff
        present = [one.id for one in staff.listed() if not one.left]
        return sorted(present, key=lambda one: one not in staff.at_work)

    def _follow(self, changes: Changes) -> None:
        if changes.touches(StaffFact):
            self.keys.look_again(self._was_read)

    def _was_read(self) -> None:
        """In another thread, perhaps when the program has ended here."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.told)


def actor_of(member: StaffMember) -> Actor:
    """The staff member, with roles and office from the house."""
    return Actor(member.id, frozenset(member.roles), office=member.office)
