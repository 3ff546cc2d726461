"""The published conditions of an event, fixed when it is announced and kept in its record."""

from typing import Annotated

import msgspec

from tdapp.core.money import Cents, Chips
from tdapp.rules.rulebook import RebuyWhen

MOST = 1_000_000_000
Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(gt=0, le=MOST)]
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern="^[^\\x00-\\x1f]+$")]
Currency = Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")]
MINUTE_US = 60_000_000


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A blind level or, with no blinds, a break; `minutes` long, amounts in chips."""

    minutes: Positive
    small: Whole = 0
    big: Whole = 0
    ante: Whole = 0

    @property
    def is_break(self) -> bool:
        return self.big == 0

    @property
    def length_us(self) -> int:
        return self.minutes * MINUTE_US


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one entry or re-buy costs by its parts (cents), and the chips it gives."""

    pool: Whole
    fee: Whole
    chips: Positive

    @property
    def total(self) -> Cents:
        return Cents(self.pool + self.fee)


class Rebuys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Re-buys: price, how low the stack must be, until which level's end, how many a player."""

    price: Price
    when: RebuyWhen
    until_level: Positive
    most: Positive


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From `entries` entries on, the prizes are these percentages of the pool."""

    entries: Positive
    percent: tuple[Positive, ...]


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is published of an event. Levels count from 1, breaks not counted.

    `then_add` is what the small blind grows by at each level after the last listed one (chips);
    the big blind keeps its proportion. `unit` is the cents that every prize is a multiple of.
    """

    title: Title
    house: str
    entry: Price
    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1)]
    bands: Annotated[tuple[Band, ...], msgspec.Meta(min_length=1)]
    late_until_level: Positive
    min_entries: Positive
    max_entries: Positive
    seats_per_table: Annotated[int, msgspec.Meta(ge=2, le=12)]
    rebuys: Rebuys | None = None
    then_add: Whole = 0
    unit: Positive = 100
    currency: Currency = "AUD"

    @property
    def starting_chips(self) -> Chips:
        return Chips(self.entry.chips)

    def level(self, index: int) -> Level:
        """The level or break at `index` from 0; past the sheet the blinds go on growing.

        A last level without a small blind has nothing to grow and stays.
        """
        if index < len(self.levels):
            return self.levels[index]
        last = next(level for level in reversed(self.levels) if not level.is_break)
        if not last.small:
            return last
        small = last.small + self.then_add * (index - len(self.levels) + 1)
        return Level(last.minutes, small, small * last.big // last.small, last.ante)

    def number(self, index: int) -> int:
        """The number that players know the level at `index` by; a break has its predecessor's."""
        breaks = sum(level.is_break for level in self.levels[: index + 1])
        return index + 1 - breaks

    def percentages(self, entries: int) -> tuple[int, ...]:
        """The prize percentages for a field of this size."""
        fitting = [band for band in self.bands if band.entries <= entries]
        return max(fitting, key=lambda band: band.entries).percent if fitting else (100,)
