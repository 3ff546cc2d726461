"""The facts of a hand at a feature table: begun, acted in, stepped back, ended or dropped."""

import msgspec

from tdapp.core.event import Event
from tdapp.floor.button import Position
from tdapp.poker.round.acts import AnyAct
from tdapp.poker.round.setup import Setup


class HandBegun(Event, frozen=True):
    """Hand `number` of a table began, with its rules, so that it is always played on by these.

    `entries` are those dealt in, from the left of the button; `position` has the seats of button
    and blinds.
    """

    table: int
    number: int
    position: Position
    entries: tuple[int, ...]
    setup: Setup


class HandActed(Event, frozen=True):
    """What was done next in the hand of a table, after so many `steps`."""

    table: int
    steps: int
    act: AnyAct


class HandSteppedBack(Event, frozen=True):
    """The newest step of a hand was entered wrong: `steps` of it are left."""

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

    table: int
    number: int
    steps: int
    stacks: tuple[StackAfter, ...]
    all_ins: tuple[AllIn, ...] = ()
    out: tuple[int, ...] = ()


class HandDropped(Event, frozen=True):
    """A hand is not followed to its end; nothing of it counts."""

    table: int
    number: int
