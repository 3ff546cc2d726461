"""The two-step draw: seat cards are shuffled, then players are ordered at random, card by card."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

from tdapp.core.draw import shuffled
from tdapp.table.geometry.seats import Seat

SIDES = 3
"""More than anybody has sides."""


class Apart(NamedTuple):
    """Pairs of players who are not to share a table, and where those sit who do not draw."""

    pairs: Collection[tuple[int, int]] = ()
    table_of: Callable[[int], int | None] = lambda _: None


class SeatDraw(msgspec.Struct, frozen=True):
    """A player and the seat that he drew."""

    player: int
    seat: Seat


class TwoStepDraw(msgspec.Struct, frozen=True):
    """Both lists as they fell, and who sits where.

    `places` differ from the lists taken together only where `exchanged` players gave each other
    their cards to keep a pair apart. `together` are the pairs that could not be kept apart.
    """

    seed: str
    cards: tuple[Seat, ...]
    players: tuple[int, ...]
    places: tuple[SeatDraw, ...]
    exchanged: tuple[int, ...] = ()
    together: tuple[tuple[int, int], ...] = ()


def two_step(
    cards: Sequence[Seat], players: Collection[int], seed: str, apart: Apart
) -> TwoStepDraw:
    """Give each player, in an order that `seed` draws, the next of the shuffled seat cards."""
    order = shuffled(sorted(players), f"{seed}/players")
    hands = dict(zip(order, cards, strict=True))
    rivals = Rivals(hands, apart)
    rivals.part_all(order)
    return TwoStepDraw(
        seed,
        tuple(cards),
        order,
        tuple(SeatDraw(player, seat) for player, seat in hands.items()),
        tuple(p for p, card in zip(order, cards, strict=True) if hands[p] != card),
        rivals.together(),
    )


class Rivals:
    """Who clashes with whom while the cards in `hands` are exchanged."""

    def __init__(self, hands: dict[int, Seat], apart: Apart) -> None:
        self._hands, self._apart = hands, apart
        self._of: dict[int, set[int]] = {}
        for one, other in apart.pairs:
            self._of.setdefault(one, set()).add(other)
            self._of.setdefault(other, set()).add(one)

    def part_all(self, players: Iterable[int]) -> None:
        """Keep players from one table, and those who have to share one from each other's side."""
        drawing = [player for player in players if player in self._of]
        for player in drawing:
            self._part(player, self.clashes)
        for player in drawing:
            if self._beside(player):
                self._part(player, self._closeness)

    def _part(self, player: int, count: Callable[[int], int]) -> None:
        """Exchange a player's card with the first whose card makes both count for less."""
        while before := count(player):
            for other in self._hands:
                both = before + count(other)
                self._exchange(player, other)
                if count(player) + count(other) < both:
                    break
                self._exchange(player, other)
            else:
                return

    def together(self) -> tuple[tuple[int, int], ...]:
        """The pairs at one table, of which one at least drew."""
        return tuple(
            (one, other)
            for one, other in self._apart.pairs
            if (one in self._hands or other in self._hands)
            and self._table(one) == self._table(other) is not None
        )

    def clashes(self, player: int) -> int:
        """How many sit at a player's table who must not."""
        rivals = self._of.get(player)
        if not rivals:
            return 0
        table = self._table(player)
        return sum(self._table(rival) == table for rival in rivals)

    def _beside(self, player: int) -> int:
        """How many who draw too sit at a player's side who should not (ADELAIDE 63).

        The dealer sits between the first seat and the last.
        """
        seat = self._hands[player]
        drawn = (self._hands.get(rival) for rival in self._of.get(player, ()))
        sides = (one for one in drawn if one is not None and one.table == seat.table)
        return sum(abs(one.seat - seat.seat) == 1 for one in sides)

    def _closeness(self, player: int) -> int:
        """How near a player is to rivals; a table that is shared weighs more than any seat."""
        return self.clashes(player) * SIDES + self._beside(player)

    def tables_shunned(self, player: int) -> set[int]:
        """The tables of all whom a player must not meet."""
        found = {self._table(rival) for rival in self._of.get(player, ())}
        return {table for table in found if table is not None}

    def _table(self, player: int) -> int | None:
        seat = self._hands.get(player)
        return self._apart.table_of(player) if seat is None else seat.table

    def _exchange(self, one: int, other: int) -> None:
        self._hands[one], self._hands[other] = self._hands[other], self._hands[one]
