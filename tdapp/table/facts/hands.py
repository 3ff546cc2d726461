"""The facts of hands that are followed: begun, acted in, stepped back, ended; and the kill."""

import msgspec

from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.money import Whole
from tdapp.poker.kill import KillButton
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.round.setup import Setup
from tdapp.poker.rulings.irregularities_carried import RuledAct
from tdapp.table.geometry.table import ButtonPosition


class HandBegun(Event, frozen=True):
    """Hand `number` of a table began, with its rules, so that it is always played on by these.

    `entries` are those dealt in, from the left of the button; `position` has the seats of button
    and blinds.
    """

    v = 4
    act_kind = ActKind.HANDS

    table: int
    number: int
    position: ButtonPosition
    entries: tuple[int, ...]
    setup: Setup

    def touches(self) -> Touched:
        """Those dealt in."""
        return Touched(self.entries)


class HandActed(Event, frozen=True):
    """What was done next in the hand of a table, after so many `steps`."""

    act_kind = ActKind.HANDS

    table: int
    steps: int
    act: AnyAct


class HandRuled(Event, frozen=True):
    """A ruling with its rules was carried out in the hand of a table, after so many `steps`."""

    act_kind = ActKind.HANDS

    table: int
    steps: int
    act: RuledAct


class HandSteppedBack(Event, frozen=True):
    """The newest step of a hand was entered wrong: `steps` of it are left."""

    act_kind = ActKind.HANDS

    table: int
    steps: int


class AllIn(msgspec.Struct, frozen=True, array_like=True):
    """An entry put its last chips in; so many altogether in this hand."""

    entry: int
    put_in: int


class StackAfter(msgspec.Struct, frozen=True, array_like=True):
    """What an entry had before a hand and after it, in chips."""

    entry: int
    before: int
    after: int


class HandEnded(Event, frozen=True):
    """A hand was over after so many `steps`: everybody's chips, and the all-ins in their order.

    `out` lost their last chips, the worst place first.
    """

    binding = True
    act_kind = ActKind.HANDS

    table: int
    number: int
    steps: int
    stacks: tuple[StackAfter, ...]
    all_ins: tuple[AllIn, ...] = ()
    out: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Everybody who was dealt in."""
        return Touched(tuple(one.entry for one in self.stacks))


class ChineseSettled(Event, frozen=True):
    """Hand `number` of a table was one of Chinese poker: everybody's chips before and after it.

    `out` lost their last chips, the worst place first.
    """

    binding = True
    act_kind = ActKind.HANDS

    table: int
    number: int
    stacks: tuple[StackAfter, ...]
    out: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Everybody who was dealt in."""
        return Touched(tuple(one.entry for one in self.stacks))


class KillPotsOffered(Event, frozen=True):
    """Kill pots are played at a table from the next hand on, or no longer.

    Only a pot of the `least` chips that qualifies counts; any does with 0.
    """

    act_kind = ActKind.HANDS

    table: int
    offered: bool
    least: Whole = 0


class KillButtonMoved(Event, frozen=True):
    """Where the kill button of a table is from now on, and which entry sits there."""

    act_kind = ActKind.HANDS

    table: int
    button: KillButton
    entry: int | None = None

    def touches(self) -> Touched:
        """The player at the kill button."""
        return Touched(() if self.entry is None else (self.entry,))


class HandDropped(Event, frozen=True):
    """A hand is not followed to its end; nothing of it counts."""

    act_kind = ActKind.HANDS

    table: int
    number: int
