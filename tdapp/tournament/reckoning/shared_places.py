"""Players who finish level: the prizes of their places are added and shared equally."""

from collections.abc import Collection, Sequence

import msgspec

from tdapp.core.draw import shuffled
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import Leftover
from tdapp.tournament.reckoning.prize_list import Prize


class PrizeShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry wins of shared prizes: `cash` cents, and an `item` worth `value` cents."""

    entry: int
    cash: int
    item: str | None = None
    value: int = 0

    @property
    def cents(self) -> int:
        """All that the share is worth."""
        return self.cash + self.value


class SharedPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shares of those who finished level from place `first` on.

    `unpaid` are the places among theirs that have no prize: the tie reaches across the last paid
    place, which is worth a warning.
    """

    first: int
    shares: tuple[PrizeShare, ...]
    unpaid: tuple[int, ...] = ()


def leftover_order(entries: Collection[int], leftover: Leftover, seed: str) -> tuple[int, ...]:
    """The entries in the order in which what equal shares leave over is handed out.

    By entry number the lowest is first; a draw follows from the recorded `seed` alone.
    """
    in_turn = tuple(sorted(entries))
    return shuffled(in_turn, seed) if leftover is Leftover.DRAW else in_turn


def share_places(
    prizes: Sequence[Prize], first: int, order: Sequence[int], unit: int = 1
) -> SharedPlaces:
    """Share the prizes of the places from `first` on among as many entries, level at `first`.

    Equal shares are multiples of `unit` cents; the units left go one each in `order`, and what is
    less than a unit to the next in it. Prizes in kind are not divided: they go in `order` too,
    and the cash makes up for them. Refuses ``prize_cannot_be_shared`` where one is worth more
    than a share.
    """
    if not order:
        return SharedPlaces(first, ())
    places = range(first, first + len(order))
    won = sorted((prize for prize in prizes if prize.place in places), key=lambda p: p.place)
    kind = [prize for prize in won if prize.item is not None]
    amounts = _equal_shares(sum(prize.cents for prize in won), len(order), unit)
    shares = []
    for turn, (entry, cents) in enumerate(zip(order, amounts, strict=True)):
        item, value = (kind[turn].item, kind[turn].value) if turn < len(kind) else (None, 0)
        if value > cents:
            raise Refusal("prize_cannot_be_shared", item=item, value=value, share=cents)
        shares.append(PrizeShare(entry, cents - value, item, value))
    paid = {prize.place for prize in won}
    return SharedPlaces(first, tuple(shares), tuple(place for place in places if place not in paid))


def _equal_shares(total: int, sharers: int, unit: int) -> list[int]:
    units, below_unit = divmod(total, unit)
    each, left = divmod(units, sharers)
    amounts = [(each + (turn < left)) * unit for turn in range(sharers)]
    amounts[left] += below_unit
    return amounts
