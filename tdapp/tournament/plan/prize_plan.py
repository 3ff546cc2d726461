"""What an event publishes of its prizes: who is paid, by which table, and rounded how."""

from enum import Enum
from functools import lru_cache
from math import isqrt
from typing import Annotated

import msgspec

from tdapp.rules.money_rules import Heir
from tdapp.tournament.plan.offers import PartName

WHOLE = 1_000_000
"""A hundred percent. Percentages are kept in ten-thousandths of a percent: 6.5 is 65,000."""
BUY_IN = 100
"""One buy-in; multiples of it are kept in hundredths: 1.5 buy-ins are 150."""
CURVE_SCALE, CURVE_KEPT = 10**12, 8_192

Amount = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Payable = Annotated[int, msgspec.Meta(gt=0, le=10**12)]
Count = Annotated[int, msgspec.Meta(gt=0, le=1_000_000)]
Percentage = Annotated[int, msgspec.Meta(gt=0, le=WHOLE)]
Item = Annotated[str, msgspec.Meta(max_length=120, pattern="^[^\\x00-\\x1f]+\\Z")]
Quarters = Annotated[int, msgspec.Meta(gt=0, le=12)]
Multiple = Annotated[int, msgspec.Meta(ge=0, le=1_000 * BUY_IN)]


class PrizeRounding(Enum):
    """How a share becomes a multiple of the unit.

    `LARGEST_REMAINDER` rounds down and gives the whole units left to the shares that lost most.
    """

    DOWN = "down"
    NEAREST = "nearest"
    UP = "up"
    LARGEST_REMAINDER = "largest_remainder"


class BelowMinCash(Enum):
    """What becomes of a share below the min-cash.

    `FOLD`: its place is not paid and its money goes up the list. `RAISE`: it is raised to the
    min-cash and the places above give up the difference; places that even the whole pool cannot
    pay a min-cash are not paid.
    """

    FOLD = "fold"
    RAISE = "raise"


class Leftover(Enum):
    """Who of those who share places is first in line for what equal parts leave over."""

    ENTRY = "by_entry"
    DRAW = "by_draw"


class OddBounty(Enum):
    """Who of those who share a bounty is first in line for the cents that equal parts leave over.

    `LEFT_OF_BUTTON`: by seat from the left of the button, as with odd chips; who sits at another
    table comes after, by entry number.
    """

    LEFT_OF_BUTTON = "left_of_button"
    ENTRY = "by_entry"


class PrizeBand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fields from `least` to `most` entries are paid, from first place down.

    Without `most` the band has no upper end. Either `percent` of the pool, or a ladder of fixed
    `amounts` in cents. Bands by money hold from a pool of `from_pool` cents up to the next of them.
    """

    least: Count = 1
    most: Count | None = None
    percent: tuple[Percentage, ...] = ()
    amounts: tuple[Payable, ...] = ()
    from_pool: Amount = 0

    def covers(self, entries: int) -> bool:
        """Whether a field of this size is paid by this band."""
        return self.least <= entries and (self.most is None or entries <= self.most)

    def is_exact(self, min_entries: int, max_entries: int) -> bool:
        """Whether it pays one size only of the fields that the event may have."""
        return max(self.least, min_entries) == min(self.most or max_entries, max_entries)


class PlaceRounding(Enum):
    """How a share of the field becomes a whole number of places; a half goes up to the nearest."""

    UP = "up"
    DOWN = "down"
    NEAREST = "nearest"

    def whole(self, parts: int) -> int:
        """So many parts of `WHOLE` as whole places."""
        half = {PlaceRounding.UP: WHOLE - 1, PlaceRounding.NEAREST: WHOLE // 2}
        return (parts + half.get(self, 0)) // WHOLE


class FieldShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`percent` of the entries are paid, rounded to a whole place as `round_places` says.

    Either by the one of the `tables` that has as many percentages, or by a curve: the prize of
    place p is in proportion to p to the power of minus `steepness` quarters.
    """

    percent: Percentage
    tables: tuple[tuple[Percentage, ...], ...] = ()
    steepness: Quarters | None = None
    round_places: PlaceRounding = PlaceRounding.UP

    def places(self, entries: int) -> int:
        """How many places a field of this size pays; at least one."""
        return max(1, self.round_places.whole(entries * self.percent))

    def weights(self, entries: int) -> tuple[int, ...]:
        """What the prizes of this field are in proportion to; empty if no table fits."""
        places = self.places(entries)
        if self.steepness is None:
            return next((table for table in self.tables if len(table) == places), ())
        return tuple(_on_curve(place, self.steepness) for place in range(1, places + 1))


@lru_cache(CURVE_KEPT)
def _on_curve(place: int, quarters: int) -> int:
    return max(1, isqrt(isqrt(CURVE_SCALE**4 // place**quarters)))


class WonTwice(Enum):
    """What a seat is for who holds one already: a ticket for another event, or its worth."""

    TICKET = "ticket"
    CASH = "cash"


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As many seats in another event as the pool buys: each `cost` cents and `cash` beside it.

    What the pool has left is paid to the places after the seats. `won_twice` says what it is for
    who holds a seat there already. A ticket for one lapses after `good_for_days`, if that is said.
    """

    item: Item
    cost: Payable
    cash: Amount = 0
    won_twice: WonTwice = WonTwice.TICKET
    good_for_days: Annotated[int, msgspec.Meta(gt=0, le=3_660)] | None = None


class PrizeInKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prize in kind; `value` cents of it come off the pool, 0 if the house adds it."""

    place: Count
    item: Item
    value: Amount = 0


class MinCash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least prize: `amount` cents, or `buy_ins` in hundredths of a buy-in."""

    amount: Amount = 0
    buy_ins: Multiple = 0
    below: BelowMinCash = BelowMinCash.FOLD

    def cents(self, buy_in: int, unit: int) -> int:
        """The min-cash where a buy-in costs `buy_in` cents, rounded up to a multiple of `unit`."""
        least = max(self.amount, -(-self.buy_ins * buy_in // BUY_IN))
        return -(-least // unit) * unit


class Ties(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shared prizes are multiples of `unit` cents; units left over go one each by `leftover`."""

    unit: Payable = 1
    leftover: Leftover = Leftover.ENTRY


class Progressive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bounties that grow: `paid` of one that is won is paid at once, the rest goes on a head.

    It goes on the head of who won it. What is paid is rounded down to a multiple of `unit` cents.
    """

    paid: Percentage = WHOLE // 2
    unit: Payable = 1

    def at_once(self, share: int) -> int:
        """The cents of a share of a bounty that are paid at once."""
        part = share * self.paid // WHOLE
        return part - part % self.unit


class EnvelopePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many envelopes of one `value` in cents, or of a `percent` of the bounty pool."""

    count: Count
    value: Amount = 0
    percent: Annotated[int, msgspec.Meta(ge=0, le=WHOLE)] = 0


class Mystery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bounties are drawn from envelopes, one for each player left when they are filled.

    That is once the money is reached, or with `from_stage` once that stage begins. The largest
    `envelopes` are published; the others share the rest of the bounty pool in steps of `unit`.
    """

    envelopes: tuple[EnvelopePlan, ...] = ()
    from_stage: Count | None = None
    unit: Payable = 100


class UnwonPool(Enum):
    """What becomes of a side pool that nobody who paid into it can win."""

    PRIZES = "prizes"
    EVERYONE = "everyone"


class SidePool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A second prize pool: the part of the prices that has its `name`, won by who paid into it.

    The house puts `amount` cents into it; where no price has its part everyone plays for them.
    Its money goes in these `percent` to the first of them by their places in the event, all of it
    even where fewer paid in. Where winners are `named` the director says who they are, in order.
    `unwon` says what becomes of it where nobody can win it; the director decides where it does not.
    """

    name: PartName
    percent: tuple[Percentage, ...] = (WHOLE,)
    named: bool = False
    amount: Amount = 0
    unwon: UnwonPool | None = None


class PrizePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is published of an event's prizes.

    Places are paid by `bands` of entries or by a `share` of the field; prizes in kind and seats
    come off the pool first. Cash prizes are multiples of `unit` cents, but for what the rounding
    leaves or lacks: place `remainder_to` (counted after the seats) takes or gives it, as far as
    the list does not rise. Where it `may_rise` a place can win more than the one above it.
    `odd_bounty` says who gets the odd cents of a shared bounty; `progressive` bounties grow, those
    of a `mystery` are drawn.

    For prizes worth `identity_from` cents or more the winner shows who they are before they are
    paid; None asks nobody, 0 everybody. `ineligible` says where the prize of a winner goes who may
    not have it, as far as the rulebook leaves that to the conditions. `deals` says whether the
    players left may share the prizes by a deal, and `deal_on_screen` whether one to which all have
    agreed may be projected before it is posted. Each of the `pools` is paid apart from the rest.
    """

    bands: tuple[PrizeBand, ...] = ()
    share: FieldShare | None = None
    seats: Seats | None = None
    in_kind: tuple[PrizeInKind, ...] = ()
    min_cash: MinCash | None = None
    unit: Payable = 100
    rounding: PrizeRounding = PrizeRounding.DOWN
    remainder_to: Count = 1
    ties: Ties = Ties()
    identity_from: Amount | None = None
    ineligible: Heir | None = None
    may_rise: bool = False
    odd_bounty: OddBounty = OddBounty.LEFT_OF_BUTTON
    progressive: Progressive | None = None
    deals: bool | None = None
    mystery: Mystery | None = None
    pools: tuple[SidePool, ...] = ()
    deal_on_screen: bool = False

    @property
    def by_pool(self) -> bool:
        """Whether the bands go by the money in the pool."""
        return any(band.from_pool for band in self.bands)

    def for_pool(self, pool: int) -> "PrizePlan":
        """The plan for a pool of so many cents: of bands by money only the one that holds then."""
        begun = [band for band in self.bands if band.from_pool <= pool]
        if not self.by_pool or not begun:
            return self
        return msgspec.structs.replace(self, bands=(max(begun, key=lambda one: one.from_pool),))

    def band(self, entries: int) -> PrizeBand | None:
        """The band that pays a field of this size."""
        return next((band for band in self.bands if band.covers(entries)), None)
