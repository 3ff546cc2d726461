"""What the page of the cage looks at: the sessions of the house, and what was taken in them."""

from tdapp.calls.house.cage import taken_everywhere
from tdapp.calls.house.open_matters import slips_waiting
from tdapp.core.ids import StaffId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.core.room import Taking
from tdapp.desk.stream import Answering
from tdapp.house.cage import Book, Cage, books
from tdapp.house.cage_events import CashierSession
from tdapp.house.house import House
from tdapp.tournament.room import KIND
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_count


class AtCage:
    """The gaming day's house as this station knows it."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @property
    def stream(self) -> StreamId:
        """Today's house stream."""
        return self._parts.day.stream

    @property
    def house(self) -> House:
        """Today's house."""
        found: House = self._parts.desk.state(self.stream)
        return found

    @property
    def cage(self) -> Cage:
        """Its sessions and terms."""
        return self.house.cage

    def who(self, staff: StaffId) -> str:
        """The name of a staff member."""
        return self._parts.signing_in.roster.name(staff)

    def cashier(self, typed: str) -> StaffId:
        """Who is meant by a staff number; where nobody is enrolled, by any name.

        Refuses ``no_such_staff``.
        """
        staff = self.house.staff
        if not staff.is_enrolled:
            return StaffId(typed)
        try:
            found = staff.numbered(read_count(typed))
        except Refusal as refusal:
            raise Refusal("no_such_staff") from refusal
        if found is None:
            raise Refusal("no_such_staff")
        return found.id

    @property
    def events(self) -> tuple[Answering, ...]:
        """The events whose money can be in a session."""
        return self._parts.desk.events_on()

    @property
    def tournaments(self) -> tuple[StreamId, ...]:
        """Those of them that have prizes to pay out."""
        return tuple(one.id for one in self.events if one.ref.kind == KIND)

    def taken(self) -> list[Taking]:
        """What was taken and paid in every session."""
        return taken_everywhere(self._parts.desk, self.cage)

    def session(self, name: str | None) -> CashierSession | None:
        """A session of today, open or closed; None where there is none of that name."""
        return None if name is None else self.cage.sessions.get(name)

    def books(self, name: str) -> tuple[Book, ...]:
        """The tenders of a session."""
        found = self.cage.sessions.get(name)
        return () if found is None else books(found, self.taken())

    @property
    def waiting(self) -> int:
        """How many slips are out for prizes that wait; told without a look at each."""
        return slips_waiting(self._parts.desk)

    @property
    def newest(self) -> str:
        """The session that was opened last."""
        still = [one for one in self.cage.listed() if one.closed_us is None]
        return still[-1].id if still else ""
