"""The facts of prize slips and of payout sheets: given out, void, shown, replaced."""

from enum import Enum

import msgspec

from tdapp.core.event import AboutEntry, ActKind, Event, Touched
from tdapp.core.ids import PersonId
from tdapp.tournament.reckoning.prize_list import Prize


class Proof(Enum):
    """By what somebody showed who they are. Numbers of documents are never recorded."""

    PASSPORT = "passport"
    DRIVING_LICENCE = "driving_licence"
    OTHER_WITH_PHOTO = "other_with_photo"


class SlipIssued(AboutEntry, frozen=True):
    """A slip says that an entry's place wins so many cents, and an item worth `value` cents.

    It takes the place of the slip `instead_of`, which is void. Numbers are never given again.
    """

    binding = True
    act_kind = ActKind.PRIZES

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


class SlipVoided(AboutEntry, frozen=True):
    """A slip is void and none takes its place: the entry's place wins nothing any more."""

    binding = True
    act_kind = ActKind.PRIZES

    slip: int
    entry: int


class IdentitySeen(AboutEntry, frozen=True):
    """Whoever is to be paid the prize of an entry showed who they are.

    `details` names what else was noted of them in the erasable note of the act. Each of a team
    shows who they are: `member` says which one that was; None is the player of the entry.
    """

    v = 3
    act_kind = ActKind.PRIZES

    entry: int
    proof: Proof
    details: tuple[str, ...] = ()
    member: PersonId | None = None

    def touches(self) -> Touched:
        """The entry, and the member of a team."""
        return Touched((self.entry,), () if self.member is None else (self.member,))


class FormerPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the payout sheet before said of a place: cents, an `item` worth `value`, whose.

    `entry` is None where the place had nobody, or only its prize is another now.
    """

    place: int
    cents: int
    item: str | None = None
    value: int = 0
    entry: int | None = None


class PayoutSheetReplaced(Event, frozen=True):
    """Slips became void by the same act: payout sheet `version` is right, the one before is void.

    `was` is what the one before said of the places that are not as they were.
    """

    binding = True
    act_kind = ActKind.PRIZES

    version: int
    was: tuple[FormerPlace, ...]

    def papers(self) -> tuple[str, ...]:
        """The sheet."""
        return (f"sheet {self.version}",)

    def touches(self) -> Touched:
        """Those whose places the sheet before named."""
        return Touched(tuple(one.entry for one in self.was if one.entry is not None))


def changed_list(old: tuple[Prize, ...], new: tuple[Prize, ...]) -> tuple[FormerPlace, ...]:
    """The prizes of an old list that a new one does not have like that, by place.

    A place that is paid only by the new list had 0 cents.
    """
    before, now = ({prize.place: prize for prize in prizes} for prizes in (old, new))
    none = [Prize(place, 0) for place in now.keys() - before.keys()]
    return tuple(
        FormerPlace(one.place, one.cash, one.item, one.value)
        for one in sorted([*old, *none], key=lambda prize: prize.place)
        if now.get(one.place) != one
    )
