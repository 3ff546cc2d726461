"""The matches of a bracket as values: rounds, pairings with their players, score, state, half."""

from enum import Enum
from typing import NamedTuple

from tdapp.core.instant import Instant
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.brackets.halves import TableHalf, half_of
from tdapp.tournament.brackets.layout import Pairing, Part
from tdapp.tournament.brackets.survey import Standing, survey
from tdapp.tournament.tournament import Tournament


class PairingState(Enum):
    """How far a pairing is."""

    UNKNOWN = "unknown"
    """A player is not known yet."""
    WAITS = "waits"
    CALLED = "called"
    IN_PLAY = "in_play"
    """At least one match is won."""
    DECIDED = "decided"
    EMPTY = "empty"
    """A bye, or a second final that was not needed."""


class ShownPairing(NamedTuple):
    """One pairing; `sides` are entries, 0 for a bye, None while not known.

    `won` has the matches won by each side, `needed` how many it takes. `where` it was called to at
    `called_at`, while it is there. `walk_over`: the winner went on without the matches it takes.
    """

    pairing: Pairing
    sides: tuple[int | None, int | None]
    state: PairingState
    winner: int | None
    won: tuple[int, int]
    needed: int
    where: TableHalf | None
    called_at: Instant | None
    walk_over: bool


class ShownRound(NamedTuple):
    """The pairings of one round of a part, from the top."""

    part: Part
    round: int
    pairings: tuple[ShownPairing, ...]


def shown_rounds(state: Tournament) -> list[ShownRound]:
    """Every round in the order in which they are played; none before the draw."""
    rounds: dict[tuple[Part, int], list[ShownPairing]] = {}
    for one in survey(state.matches.bracket):
        shown = _shown(state, one)
        rounds.setdefault((one.pairing.part, one.pairing.round), []).append(shown)
    return [ShownRound(*key, tuple(found)) for key, found in rounds.items()]


def pairing_at(state: Tournament, number: int) -> ShownPairing:
    """One pairing by its number."""
    bracket = state.matches.bracket
    sides = bracket.sides(number)
    return _shown(state, Standing(bracket.pairing(number), sides, *bracket.result(number, sides)))


def seat_said(state: Tournament, seat: Seat) -> tuple[str, int]:
    """Table and seat as they are called: a side of a divider by its letter, with seats 1 and 2."""
    half = half_of(seat, divided=True) if seat.table in state.matches.backs else None
    return (str(half), half.seats.index(seat) + 1) if half else (str(seat.table), seat.seat)


def _shown(state: Tournament, one: Standing) -> ShownPairing:
    matches, number = state.matches, one.pairing.number
    wins, there = matches.bracket.wins.get(number, ()), matches.called.get(number)
    return ShownPairing(
        one.pairing,
        one.sides,
        _state(state, one),
        one.winner,
        (_won(wins, one.sides[0]), _won(wins, one.sides[1])),
        matches.bracket.needed(number),
        there.where if there else None,
        there.at if there else None,
        number in matches.bracket.walk_overs,
    )


def _won(wins: tuple[int, ...], side: int | None) -> int:
    return 0 if side is None else wins.count(side)


def _state(state: Tournament, one: Standing) -> PairingState:
    number = one.pairing.number
    if one.is_empty:
        return PairingState.EMPTY
    if one.winner is not None:
        return PairingState.DECIDED
    if number in state.matches.bracket.wins:
        return PairingState.IN_PLAY
    if number in state.matches.called:
        return PairingState.CALLED
    return PairingState.WAITS if all(one.sides) else PairingState.UNKNOWN
