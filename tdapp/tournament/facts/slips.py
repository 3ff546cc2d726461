"""The facts of prize slips: given out, made void, and shown with a proof of identity."""

from enum import Enum

from tdapp.core.event import Event


class Proof(Enum):
    """By what somebody showed who they are. Numbers of documents are never recorded."""

    PASSPORT = "passport"
    DRIVING_LICENCE = "driving_licence"
    OTHER_WITH_PHOTO = "other_with_photo"


class SlipIssued(Event, frozen=True):
    """A slip says that an entry's place wins so many cents, and an item worth `value` cents.

    It takes the place of the slip `instead_of`, which is void. Numbers are never given again.
    """

    binding = True

    slip: int
    entry: int
    place: int
    cents: int
    item: str | None = None
    value: int = 0
    instead_of: int | None = None

    def papers(self) -> tuple[str, ...]:
        """The slip."""
        return (f"slip {self.slip}",)


class SlipVoided(Event, frozen=True):
    """A slip is void and none takes its place: the entry's place wins nothing any more."""

    binding = True

    slip: int
    entry: int


class IdentitySeen(Event, frozen=True):
    """Whoever is to be paid the prize of an entry showed who they are.

    `details` names what else was noted of them in the erasable note of the act.
    """

    v = 2

    entry: int
    proof: Proof
    details: tuple[str, ...] = ()
