"""The order of going out, as a value: places follow from it and are never stored."""

from typing import TypeVar

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.refusal import Contradiction

Ordered = TypeVar("Ordered", bound="ExitOrder")


class ExitOrder(msgspec.Struct, frozen=True):
    """Entries by position, first out at 0, and back; `tied` ones share the place of the one before.

    To add or take away at the end costs the same in any field; in the middle, the later ones move.
    """

    at: Map[int, int] = Map()
    position_of: Map[int, int] = Map()
    tied: Map[int, None] = Map()

    def in_order(self) -> list[int]:
        """Entry numbers, first out first."""
        return [self.at[position] for position in range(len(self.at))]

    def group(self, entry: int) -> tuple[int, ...]:
        """The entries that share a place with this one, itself among them, in order."""
        first = last = self.position_of[entry]
        while self.at[first] in self.tied:
            first -= 1
        while last + 1 < len(self.at) and self.at[last + 1] in self.tied:
            last += 1
        return tuple(self.at[position] for position in range(first, last + 1))

    def place_of(self, entry: int, field: int) -> int:
        """The place in a field of so many entries; those who share one have the best of theirs."""
        return field - self.position_of[self.group(entry)[-1]]

    def at_place(self, place: int, field: int) -> tuple[int, ...]:
        """The entries that hold a place or share it; none while nobody does."""
        entry = self.at.get(field - place)
        return () if entry is None else self.group(entry)


def put(order: Ordered, entry: int, position: int | None, *, tied: bool) -> Ordered:
    """The order with one more exit; raises `Contradiction` where it cannot stand there."""
    at, position_of = order.at, order.position_of
    end = len(at)
    place = end if position is None else position
    if entry in position_of:
        raise Contradiction("already_out", entry=entry)
    if not 0 <= place <= end or (tied and place == 0):
        raise Contradiction("no_such_position", position=place)
    if place < end and not tied and at[place] in order.tied:
        raise Contradiction("splits_a_tie", entry=at[place])
    if place < end:
        for later in range(end, place, -1):
            moved = at[later - 1]
            at, position_of = at.set(later, moved), position_of.set(moved, later)
    at, position_of = at.set(place, entry), position_of.set(entry, place)
    if tied:
        return replace(order, at=at, position_of=position_of, tied=order.tied.set(entry, None))
    return replace(order, at=at, position_of=position_of)


def taken(order: Ordered, entry: int) -> Ordered:
    """The order without an exit; who was tied to it alone is tied to nobody."""
    place = order.position_of.get(entry)
    if place is None:
        raise Contradiction("not_out", entry=entry)
    at, position_of, marks = order.at, order.position_of.delete(entry), order.tied
    end = len(at) - 1
    if entry in marks:
        marks = marks.delete(entry)
    elif place < end and at[place + 1] in marks:
        marks = marks.delete(at[place + 1])
    if place < end:
        for earlier in range(place, end):
            moved = at[earlier + 1]
            at, position_of = at.set(earlier, moved), position_of.set(moved, earlier)
    return replace(order, at=at.delete(end), position_of=position_of, tied=marks)


def swapped(order: Ordered, old: int, new: int) -> Ordered:
    """The order with another entry in the position of one."""
    place = order.position_of.get(old)
    if place is None:
        raise Contradiction("not_out", entry=old)
    if order.position_of.get(new) is not None:
        raise Contradiction("already_out", entry=new)
    marks = order.tied
    if old in marks:
        marks = marks.delete(old).set(new, None)
    position_of = order.position_of.delete(old).set(new, place)
    return replace(order, at=order.at.set(place, new), position_of=position_of, tied=marks)


def reordered(order: Ordered, entries: tuple[int, ...], tied: tuple[int, ...]) -> Ordered:
    """The order with these entries in another one, within the positions that they have.

    Raises `Contradiction` where a tie would be split, or one stand tied to an entry not named.
    """
    _must_be_whole(order, entries)
    places = sorted(order.position_of[entry] for entry in entries)
    for place, entry in zip(places, entries, strict=True):
        if entry in tied and place - 1 not in places:
            raise Contradiction("not_together", entry=entry)
    at, position_of, marks = order.at, order.position_of, order.tied
    for place, entry in zip(places, entries, strict=True):
        at, position_of = at.set(place, entry), position_of.set(entry, place)
        if entry in marks:
            marks = marks.delete(entry)
        if entry in tied:
            marks = marks.set(entry, None)
    return replace(order, at=at, position_of=position_of, tied=marks)


def _must_be_whole(order: ExitOrder, entries: tuple[int, ...]) -> None:
    """Where one who shares a place is named, all who share it are."""
    for entry in entries:
        if order.position_of.get(entry) is None:
            raise Contradiction("not_out", entry=entry)
        if not set(entries).issuperset(order.group(entry)):
            raise Contradiction("splits_a_tie", entry=entry)
