"""What an event sells: each purchase kind with its price by parts, chips, limits and window."""

from collections.abc import Iterable
from typing import Annotated

import msgspec

from tdapp.core.money import Cents, Positive, Whole
from tdapp.rules.rulebook import RebuyWhen

PART_NAME = "^[a-z](?:[a-z_ ]{0,22}[a-z])?\\Z"
PartName = Annotated[str, msgspec.Meta(pattern=PART_NAME)]


class PricePart(msgspec.Struct, frozen=True, array_like=True):
    """A named part of a price in cents: ``pool`` and ``bounty`` go to players, the rest is kept."""

    name: PartName
    cents: Whole


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something is sold, by the clock; levels count from 1.

    It opens with level `from_level`, or with the break after it, and ends with level `until_level`,
    or with the break after that, or when the clock has run for `minutes`, whichever comes first.
    """

    from_level: Positive = 1
    from_break: bool = False
    until_level: Positive | None = None
    through_break: bool = False
    minutes: Positive | None = None


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One purchase kind.

    `most` is how many a player may buy (None: any number), `at_once` how many in one purchase (a
    double re-buy is 2). `when` and `below` say how low the stack must be (chips). An add-on may be
    sold `without_chips`: who has lost them all keeps the seat until then. `bonus` chips come with
    it while `bonus_window` is open.
    """

    parts: tuple[PricePart, ...]
    chips: Whole
    window: Window = Window()
    most: Positive | None = None
    at_once: Positive = 1
    when: RebuyWhen | None = None
    below: Positive | None = None
    without_chips: bool = False
    bonus: Whole = 0
    bonus_window: Window = Window()

    @property
    def total(self) -> Cents:
        """What it costs."""
        return total_of(self.parts)

    @property
    def needs_no_chips(self) -> bool:
        """Whether only who has no chips may buy: as said, or as nothing is said (ADELAIDE 1)."""
        left_open = self.when is RebuyWhen.BY_CONDITIONS and self.below is None
        return left_open or self.when is RebuyWhen.NO_CHIPS

    def part(self, name: str) -> Cents:
        """The cents of one part; 0 where there is none of that name."""
        return Cents(sum(part.cents for part in self.parts if part.name == name))


class OtherAddOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more kind of add-on, by its `name`; with `below` for stacks smaller than that (chips).

    It is sold from `from_level` on, or from the break after it, as a `Window` says.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    parts: tuple[PricePart, ...]
    chips: Whole
    most: Positive | None = None
    below: Positive | None = None
    from_level: Positive = 1
    from_break: bool = False
    until_level: Positive | None = None
    through_break: bool = False

    @property
    def offer(self) -> Offer:
        """As any other purchase is offered."""
        window = Window(self.from_level, self.from_break, self.until_level, self.through_break)
        return Offer(self.parts, self.chips, window, self.most, below=self.below)


def total_of(parts: Iterable[PricePart]) -> Cents:
    """What parts add up to."""
    return Cents(sum(part.cents for part in parts))


def times(parts: Iterable[PricePart], units: int) -> tuple[PricePart, ...]:
    """The parts of several units bought at once."""
    return tuple(PricePart(part.name, units * part.cents) for part in parts)
