"""A table as it stands between two hands."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec

from tdapp.core.refusal import Refusal


def clockwise(seats: Iterable[int], after: int) -> list[int]:
    """The seats in the order in which the button reaches them; `after` itself comes last."""
    return sorted(seats, key=lambda seat: (seat <= after, seat))


def between(seat: int, start: int, end: int) -> bool:
    """Whether a seat lies strictly between two others clockwise; no seat does if they are one."""
    if start <= end:
        return start < seat < end
    return seat > start or seat < end


NOBODY: Mapping[int, int] = MappingProxyType({})


class ButtonPosition(msgspec.Struct, frozen=True):
    """The seats of the last hand's button and blinds, whoever sits there now.

    None is what is not known; a small blind may also be None because nobody posted it.
    """

    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None

    @property
    def in_order(self) -> bool:
        """Whether they can stand so: the big blind alone on its place, the others before it."""
        button, small, big = self.button, self.small_blind, self.big_blind
        if big is None:
            return True
        if big in {button, small}:
            return False
        return button is None or small is None or button == small or between(small, button, big)


class Table(msgspec.Struct, frozen=True):
    """A table between two hands, whoever plays there; every set holds seat numbers from 1.

    - `labels`: the numbers it goes by in the room; two where a divider makes two tables of one.
    - `occupants`: who sits in which seat, by the number that their stream gives.
    - `newcomers`: seats whose players have not been dealt a hand at this table.
    - `waiting`: seats whose players were told to wait until the button has passed them.
    - `locked`: empty seats that nobody may get.
    - `fixed`, `moved`: seats of players who must not be moved, and who have been moved before.
    """

    seats: int
    occupied: frozenset[int]
    last: ButtonPosition = ButtonPosition()
    newcomers: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    fixed: frozenset[int] = frozenset()
    moved: frozenset[int] = frozenset()
    labels: tuple[int, ...] = ()
    occupants: Mapping[int, int] = NOBODY

    def __post_init__(self) -> None:
        told = {self.last.button, self.last.small_blind, self.last.big_blind} - {None}
        for seat in (*self.occupied, *self.locked, *told):
            if seat is not None and not 1 <= seat <= self.seats:
                raise Refusal("no_such_seat", seat=seat)

    def free(self) -> frozenset[int]:
        """Seats that somebody may get."""
        return frozenset(range(1, self.seats + 1)) - self.occupied - self.locked
