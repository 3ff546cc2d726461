"""The fact that another payout sheet is right from now on, and what stood on the one before."""

import msgspec

from tdapp.core.act_kind import ActKind
from tdapp.core.event import Event, Touched
from tdapp.tournament.reckoning.prize_list import Prize


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
