"""Ways to share the prizes that are left: by ICM, by chips, evenly, or as the players typed."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.icm import Worth, icm
from tdapp.tournament.reckoning.prize_division import in_proportion

WORTHS_KEPT = 16


class DealMethod(Enum):
    """How the prizes left are shared.

    `CHIPS` gives everybody the lowest prize left and the rest by chips; `ALL_CHIPS` all by chips.
    """

    ICM = "icm"
    CHIPS = "chips"
    ALL_CHIPS = "all_chips"
    EVEN = "even"
    HAND = "by_hand"


class DealPot(msgspec.Struct, frozen=True):
    """What there is to share, in cents, and the chips of each player.

    `prizes` are still played for, from first place down; `safe` is what each has whatever happens:
    by an earlier deal, or of a bounty on the own head.
    """

    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    safe: tuple[int, ...]

    @property
    def total(self) -> int:
        """All that there is."""
        return sum(self.prizes) + sum(self.safe)

    @property
    def lowest(self) -> int:
        """The lowest prize left, which nobody can miss; 0 where not everybody is paid."""
        return self.prizes[-1] if len(self.prizes) == len(self.stacks) else 0


class DealTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree beside the method.

    `saved` cents are played for, from first place down; amounts are multiples of `unit` cents, and
    what rounding down leaves goes to who has the most chips. `seed` decides what is sampled.
    With `heads_shared` bounties that are inside are divided with the prizes, else each keeps what
    is on the own head. Nobody agrees or signs any more after `until_us` (UTC).
    """

    method: DealMethod
    saved: tuple[int, ...] = ()
    unit: int = 1
    seed: str = ""
    heads_shared: bool = False
    until_us: int | None = None


class DealShares(msgspec.Struct, frozen=True):
    """What each player gets in cents, what is safe included; saved money is not.

    `left_over` was added to the player `left_to`; sampled amounts were right within `error` cents.
    """

    cents: tuple[int, ...]
    left_over: int = 0
    left_to: int = 0
    sampled: int = 0
    error: int = 0


def shared(pot: DealPot, terms: DealTerms, by_hand: Sequence[int] = ()) -> DealShares:
    """The shares of all players; together with what is saved exactly all that there is.

    But for chips without the lowest prize, and amounts `by_hand`, nobody gets less than the lowest
    prize left. Refuses ``saved_below_zero``, ``saved_above_pot``, ``bad_deal_unit``, as
    `icm` does, and ``deal_does_not_add_up`` by hand.
    """
    if terms.unit < 1:
        raise Refusal("bad_deal_unit")
    least = pot.lowest if terms.method is not DealMethod.ALL_CHIPS else 0
    most = sum(pot.prizes) - least * len(pot.stacks)
    saved = sum(terms.saved)
    if min(terms.saved, default=0) < 0:
        raise Refusal("saved_below_zero")
    if terms.method is DealMethod.HAND:
        return _by_hand(pot, saved, by_hand)
    if saved > most:
        raise Refusal("saved_above_pot", most=most)
    worth = _worth(pot, terms, least, most - saved)
    exact = [safe + part for safe, part in zip(pot.safe, worth.parts, strict=True)]
    floors = [safe + least for safe in pot.safe]
    cents = [
        max(floor, one // terms.unit * terms.unit) for one, floor in zip(exact, floors, strict=True)
    ]
    left, first = sum(exact) - sum(cents), pot.stacks.index(max(pot.stacks))
    cents[first] += left
    return DealShares(tuple(cents), left, first, worth.sampled, worth.error)


def _worth(pot: DealPot, terms: DealTerms, least: int, above: int) -> Worth:
    """What each gets of the prizes; `above` is what there is beyond the `least` of everybody."""
    players = len(pot.stacks)
    if terms.method is DealMethod.ICM:
        return _icm(pot.stacks, _lowered(pot.prizes, sum(terms.saved)), terms.seed)
    if not any(pot.stacks):
        raise Refusal("nobody_has_chips")
    weights = [1] * players if terms.method is DealMethod.EVEN else pot.stacks
    return Worth(tuple(least + one for one in in_proportion(above, weights)))


@lru_cache(WORTHS_KEPT)
def _icm(stacks: tuple[int, ...], prizes: tuple[int, ...], seed: str) -> Worth:
    return icm(stacks, prizes, seed)


def _lowered(prizes: Sequence[int], cents: int) -> tuple[int, ...]:
    """The list with so many cents taken off its top, level with the next ones where it has to."""
    left = list(prizes)
    top = 1
    while cents and top < len(left):
        step = min(cents, (left[0] - left[top]) * top)
        if step < (left[0] - left[top]) * top:
            break
        left[:top] = [left[top]] * top
        cents, top = cents - step, top + 1
    each, over = divmod(cents, top)
    left[:top] = [one - each - (at >= top - over) for at, one in enumerate(left[:top])]
    return tuple(left)


def _by_hand(pot: DealPot, saved: int, by_hand: Sequence[int]) -> DealShares:
    if len(by_hand) != len(pot.stacks) or min(by_hand) < 0:
        raise Refusal("deal_amount_missing")
    off = sum(by_hand) + saved - pot.total
    if off:
        raise Refusal("deal_does_not_add_up", total=pot.total - saved, off=abs(off), above=off > 0)
    return DealShares(tuple(by_hand))
