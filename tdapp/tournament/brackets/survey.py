"""What can be seen of a whole bracket in one look: who plays, who waits, who won."""

from collections.abc import Iterator
from typing import NamedTuple

from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.layout import Feed, Pairing, Part


class Standing(NamedTuple):
    """One pairing as it stands: `BYE` where nobody can come, None where it is not known yet."""

    pairing: Pairing
    sides: tuple[int | None, int | None]
    winner: int | None
    loser: int | None

    @property
    def is_empty(self) -> bool:
        """Whether nobody ever plays in it: a bye on one side or on both, or a final not needed."""
        return BYE in self.sides

    @property
    def is_ready(self) -> bool:
        """Whether two players can play the next match."""
        return self.winner is None and all(self.sides)


def survey(bracket: Bracket) -> list[Standing]:
    """Every pairing as it stands, in order of their numbers."""
    seen: list[Standing] = []
    for pairing in bracket.pairings:
        one, other = (_from(bracket, seen, side) for side in pairing.sides)
        if pairing.part is Part.SECOND_FINAL and _is_over_in_one(seen[-1]):
            other = BYE
        sides = (one, other)
        seen.append(Standing(pairing, sides, *bracket.result(pairing.number, sides)))
    return seen


def ready(seen: list[Standing]) -> Iterator[Standing]:
    """The pairings in which the next match can be played."""
    return (one for one in seen if one.is_ready)


def _from(bracket: Bracket, seen: list[Standing], side: Feed) -> int | None:
    if not side.pairing:
        return bracket.slots[side.slot]
    found = seen[side.pairing - 1]
    return found.loser if side.lost else found.winner


def _is_over_in_one(final: Standing) -> bool:
    """Whether who had not lost before won the first final."""
    return final.winner is not None and final.winner == final.sides[0]
