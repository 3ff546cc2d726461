"""The facts of teams: who plays an entry together, and who of them has its seat."""

from tdapp.core.event import AboutEntry, ActKind, Touched
from tdapp.core.ids import PersonId


class PartnerNamed(AboutEntry, frozen=True):
    """A person is of the team whose entry this is; another of it sits at the table."""

    binding = True
    act_kind = ActKind.SALES

    entry: int
    person: PersonId

    def touches(self) -> Touched:
        """The entry, and who plays it too."""
        return Touched((self.entry,), (self.person,))


class PartnerSwapped(AboutEntry, frozen=True):
    """From `level` on `person` has the seat of a team, and not `was` any more."""

    act_kind = ActKind.SEATS

    entry: int
    was: PersonId
    person: PersonId
    level: int

    def touches(self) -> Touched:
        """The entry, who got up and who sat down."""
        return Touched((self.entry,), (self.was, self.person))
