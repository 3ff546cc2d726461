"""A bracket as it stands: who was drawn where, who won which match, and what follows from it."""

from collections.abc import Iterator, Sequence

import msgspec
from immutables import Map

from tdapp.tournament.brackets.layout import Feed, Pairing, Part, layout

BYE = 0
"""Stands where nobody was drawn; entries count from 1."""


def winner_of(won: Sequence[int], needed: int) -> int | None:
    """Who won the last of these matches, if it was the last one needed."""
    return won[-1] if won and won.count(won[-1]) >= needed else None


class Bracket(msgspec.Struct, frozen=True):
    """The draw and its results; everything else follows from them.

    `slots` has the entry at each place of the draw, or `BYE`. `wins` has who won each match of a
    pairing, in order; `walk_overs` who went on without the matches it takes; `gone` who left the
    event. `best_of` counts the matches of a pairing at most, by round, the last one for all
    further rounds.
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
        round_ = min(self.pairing(number).round, len(self.best_of))
        return self.best_of[round_ - 1] // 2 + 1

    def sides(self, number: int) -> tuple[int | None, int | None]:
        """Who meets whom: entries, `BYE` where nobody can come, None where it is not known yet."""
        pairing = self.pairing(number)
        one, other = (self._from(side) for side in pairing.sides)
        if pairing.part is Part.SECOND_FINAL and one and one == self.sides(number - 1)[0]:
            other = BYE
        return one, other

    def played(self, number: int) -> int | None:
        """Who won a pairing by its matches or a walk-over; None where it has no result."""
        given = self.walk_overs.get(number)
        if given is not None:
            return given
        return winner_of(self.wins.get(number, ()), self.needed(number))

    def winner(self, number: int) -> int | None:
        """Who goes on from a pairing; `BYE` where nobody does, None while it is open."""
        return self.result(number, self.sides(number))[0]

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

    def where(self, entry: int) -> int | None:
        """The pairing that an entry plays or waits in; None for who was not drawn or is out."""
        if entry not in self.slots:
            return None
        found: int | None = self.slots.index(entry) // 2 + 1
        while found is not None:
            winner, loser = self.result(found, self.sides(found))
            if entry == winner:
                found = self.pairing(found).winner_to
            elif entry == loser:
                found = self.pairing(found).loser_to
            else:
                return found
        return None

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

    def _from(self, side: Feed) -> int | None:
        if not side.pairing:
            return self.slots[side.slot]
        return self.loser(side.pairing) if side.lost else self.winner(side.pairing)
