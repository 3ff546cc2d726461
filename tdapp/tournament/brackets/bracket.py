"""A bracket as it stands: who was drawn where, who won which match, and what follows from it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec
from immutables import Map

from tdapp.tournament.brackets.layout import Pairing, Part, SideFrom, layout

Value = TypeVar("Value")
BYE = 0
"""Stands where nobody was drawn; entries count from 1."""


def winner_of(won: Sequence[int], needed: int) -> int | None:
    """Who won the last of these matches, if it was the last one needed."""
    return won[-1] if won and won.count(won[-1]) >= needed else None


class Same(Generic[Value]):
    """A value as the one that it is, so that what follows from it is worked out once."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.value is other.value


@lru_cache(maxsize=16)
def _first_of(same: Same[tuple[int, ...]]) -> Mapping[int, int]:
    return {entry: slot // 2 + 1 for slot, entry in enumerate(same.value) if entry != BYE}


class Bracket(msgspec.Struct, frozen=True):
    """The draw and its results; everything else follows from them.

    `slots` has the entry at each place of the draw, or `BYE`. `wins` has who won each match of a
    pairing, in order; `walk_overs` who went on without the matches it takes; `gone` who left the
    event, False for who is in the field no more, as after a refund. `best_of` counts the matches of
    a pairing at most, by round, the last one for all further rounds.
    """

    slots: tuple[int, ...] = ()
    double: bool = False
    bronze: bool = False
    best_of: tuple[int, ...] = (3,)
    wins: Map[int, tuple[int, ...]] = Map()
    walk_overs: Map[int, int] = Map()
    gone: Map[int, bool] = Map()

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """All of them, in order of their numbers."""
        if not self.slots:
            return ()
        return layout(len(self.slots), double=self.double, bronze=self.bronze)

    def pairing(self, number: int) -> Pairing:
        """One pairing, counted from 1."""
        return self.pairings[number - 1]

    def needed(self, number: int) -> int:
        """The matches that must be won to go on."""
        rounds = len(self.best_of)
        round_ = min(self.pairing(number).round, rounds) if rounds > 1 else 1
        return self.best_of[round_ - 1] // 2 + 1

    def sides(self, number: int) -> tuple[int | None, int | None]:
        """Who meets whom: entries, `BYE` where nobody can come, None where it is not known yet."""
        pairing = self.pairing(number)
        one, other = self._from(pairing.sides[0]), self._from(pairing.sides[1])
        if pairing.part is Part.SECOND_FINAL and one and one == self.sides(number - 1)[0]:
            other = BYE
        return one, other

    def played(self, number: int) -> int | None:
        """Who won a pairing by its matches or a walk-over; None where it has no result."""
        given = self.walk_overs.get(number)
        if given is not None:
            return given
        won = self.wins.get(number)
        return winner_of(won, self.needed(number)) if won else None

    def winner(self, number: int) -> int | None:
        """Who goes on from a pairing; `BYE` where nobody does, None while it is open."""
        played = self.played(number)
        return self.result(number, self.sides(number))[0] if played is None else played

    def loser(self, number: int) -> int | None:
        """Who lost a pairing; `BYE` where nobody can, None while it is open."""
        return self.result(number, self.sides(number))[1]

    def result(
        self, number: int, sides: tuple[int | None, int | None]
    ) -> tuple[int | None, int | None]:
        """Winner and loser of a pairing that these meet in, as `winner` and `loser` tell them.

        Who is `gone` loses without a match as soon as the other is known; two of them both lose,
        and the first stands as the loser.
        """
        one, other = sides
        played = self.played(number)
        if played is not None:
            return played, other if played == one else one
        if BYE in sides:
            return (one or other if None not in sides else None), BYE
        if one is None or other is None:
            return None, None
        if one in self.gone:
            return (BYE if other in self.gone else other), one
        return (one, other) if other in self.gone else (None, None)

    def first_of(self, entry: int) -> int | None:
        """The pairing that an entry was drawn into; None for who was not drawn."""
        return _first_of(Same(self.slots)).get(entry)

    def where(self, entry: int) -> int | None:
        """The pairing that an entry plays or waits in; None for who was not drawn or is out."""
        found = self.first_of(entry)
        while found is not None:
            won = self.has_won(found, entry)
            if won is None:
                return found
            found = self.pairing(found).winner_to if won else self.pairing(found).loser_to
        return None

    def has_won(self, number: int, entry: int) -> bool | None:
        """Whether one of the two of a pairing goes on from it; None while it is open."""
        played = self.played(number)
        if played is not None:
            return played == entry
        winner, loser = self.result(number, self.sides(number))
        return entry == winner if entry in {winner, loser} else None

    def has_begun(self, number: int) -> bool:
        """Whether a match was won in it or somebody went on without."""
        return number in self.wins or number in self.walk_overs

    def follow(self, number: int) -> Iterator[int]:
        """The pairings that hang on the result of one, in order of their numbers."""
        hang = {number}
        for pairing in self.pairings[number:]:
            if any(side.pairing in hang for side in pairing.sides):
                hang.add(pairing.number)
                yield pairing.number

    def _from(self, side: SideFrom) -> int | None:
        if not side.pairing:
            return self.slots[side.slot]
        return self.loser(side.pairing) if side.lost else self.winner(side.pairing)
