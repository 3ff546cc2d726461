"""The pairings of a bracket and what leads into each, before anybody is drawn into it.

A pairing is what two players play for one place in the next round: at STAR a best of three
matches (STAR 28.1.1, 28.6.1).
"""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from tdapp.tournament.plan.bracket_terms import FEWEST


class Part(Enum):
    """Where in the bracket a pairing stands."""

    WINNERS = "winners"
    LOSERS = "losers"
    BRONZE = "bronze"
    FINAL = "final"
    SECOND_FINAL = "second_final"


class SideFrom(NamedTuple):
    """Who takes one side of a pairing: the winner or the loser of another, or who was drawn there.

    `pairing` is 0 for a place of the draw, whose index from 0 is `slot`.
    """

    pairing: int = 0
    lost: bool = False
    slot: int = 0


class Pairing(NamedTuple):
    """One pairing; both count from 1, `round` within its part.

    `first` is the number of the first pairing of its round; both finals of a double elimination
    are one round.
    """

    number: int
    part: Part
    round: int
    sides: tuple[SideFrom, SideFrom]
    winner_to: int | None = None
    loser_to: int | None = None
    first: int = 0


def size_of(players: int) -> int:
    """The places of the draw for so many players: the next power of two."""
    return 1 << max(1, (players - 1).bit_length())


@lru_cache(maxsize=64)
def layout(size: int, *, double: bool = False, bronze: bool = False) -> tuple[Pairing, ...]:
    """All pairings for so many places of the draw, numbered in the order they can be played.

    With `double`, who loses once goes on in the losers' part and is out after the second loss;
    its winner must beat the winner of the other part twice. With `bronze` the losers of the
    semi-finals play for third place; double elimination settles it without.
    """
    drawn = [
        Pairing(
            number, Part.WINNERS, 1, (SideFrom(slot=2 * number - 2), SideFrom(slot=2 * number - 1))
        )
        for number in range(1, size // 2 + 1)
    ]
    made = _double(drawn) if double else _single(drawn, bronze=bronze and size > FEWEST)
    return tuple(_leading_on(made))


def _single(drawn: list[Pairing], *, bronze: bool) -> list[Pairing]:
    made, last = list(drawn), drawn
    while len(last) > 1:
        if bronze and len(last) == FEWEST:
            sides = _both(last, lost=True)
            made.append(Pairing(len(made) + 1, Part.BRONZE, last[0].round + 1, sides))
        last = _next_round(last, Part.WINNERS, len(made))
        made += last
    return [*made[:-1], made[-1]._replace(part=Part.FINAL)]


def _double(drawn: list[Pairing]) -> list[Pairing]:
    """Losers meet each other, then those who lose one round later, crosswise, and so on."""
    made, winners = list(drawn), drawn
    losers: list[Pairing] = []
    while len(winners) > 1:
        if losers:
            losers = _next_round(losers, Part.LOSERS, len(made))
        else:
            losers = _next_round(winners, Part.LOSERS, len(made), lost=True)
        made += losers
        winners = _next_round(winners, Part.WINNERS, len(made))
        made += winners
        losers = _dropped_in(losers, winners, len(made))
        made += losers
    beaten = SideFrom(losers[0].number) if losers else SideFrom(winners[0].number, lost=True)
    last = winners[0].round + 1
    final = Pairing(len(made) + 1, Part.FINAL, last, (SideFrom(winners[0].number), beaten))
    again = (SideFrom(final.number), SideFrom(final.number, lost=True))
    return [*made, final, Pairing(final.number + 1, Part.SECOND_FINAL, last, again)]


def _both(pair: list[Pairing], *, lost: bool = False) -> tuple[SideFrom, SideFrom]:
    return SideFrom(pair[0].number, lost), SideFrom(pair[1].number, lost)


def _next_round(
    last: list[Pairing], part: Part, before: int, *, lost: bool = False
) -> list[Pairing]:
    """Neighbours meet: the winners of two pairings, or their losers."""
    round_ = 1 if lost else last[0].round + 1
    return [
        Pairing(before + index + 1, part, round_, _both(last[2 * index : 2 * index + 2], lost=lost))
        for index in range(len(last) // 2)
    ]


def _dropped_in(losers: list[Pairing], winners: list[Pairing], before: int) -> list[Pairing]:
    """Who lost in the winners' part meets who is left in the other, from the far end of it."""
    return [
        Pairing(
            before + index + 1,
            Part.LOSERS,
            one.round + 1,
            (SideFrom(one.number), SideFrom(dropped.number, lost=True)),
        )
        for index, (one, dropped) in enumerate(zip(losers, reversed(winners), strict=True))
    ]


def _leading_on(made: list[Pairing]) -> Iterator[Pairing]:
    """Each pairing with where its winner and its loser go, and where its round begins."""
    to = {
        (side.pairing, side.lost): pairing.number
        for pairing in made
        for side in pairing.sides
        if side.pairing
    }
    first: dict[tuple[Part, int], int] = {}
    for pairing in made:
        number = pairing.number
        part = Part.FINAL if pairing.part is Part.SECOND_FINAL else pairing.part
        begins = first.setdefault((part, pairing.round), number)
        won, lost = to.get((number, False)), to.get((number, True))
        yield pairing._replace(winner_to=won, loser_to=lost, first=begins)
