"""The places that a bracket gives: who loses in one round shares them, whatever the minute."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.layout import Pairing, Part
from tdapp.tournament.brackets.survey import Standing, survey

FINALS = frozenset({Part.FINAL, Part.SECOND_FINAL})


class ExitStage(NamedTuple):
    """Where somebody goes out: a round of a part, or as winner of the match for third place.

    A later stage is a better one. `number` is that of the first pairing of the round.
    """

    number: int
    won: bool = False


class Band(NamedTuple):
    """The places, from the best to the last, that those share who go out at one stage."""

    best: int
    last: int


def stage_of(pairings: Sequence[Pairing], pairing: Pairing, *, won: bool = False) -> ExitStage:
    """The stage at which a pairing puts somebody out, its winner only where it is for third place.

    The two finals of a double elimination are one stage: one of them puts one player out.
    """
    parts = FINALS if pairing.part in FINALS else {pairing.part}
    first = next(
        one.number
        for one in pairings
        if one.part in parts and (one.round == pairing.round or pairing.part in FINALS)
    )
    return ExitStage(first, won)


def stage_from(seen: Sequence[Standing], number: int) -> ExitStage:
    """Where somebody goes out who loses from a pairing on: where he would meet somebody last."""
    goes: int | None = number
    last = seen[number - 1].pairing
    while goes is not None:
        here = seen[goes - 1]
        last = here.pairing
        empty = here.is_empty and last.part is not Part.SECOND_FINAL
        goes = last.winner_to if empty else last.loser_to
    return stage_of([one.pairing for one in seen], last)


def bands(seen: Sequence[Standing], absent: Iterable[ExitStage] = ()) -> dict[ExitStage, Band]:
    """The places of every stage, best first, whoever wins; the champion has the first place.

    `absent` are the stages of those who are in the field no more and so take no place.
    """
    pairings = [one.pairing for one in seen]
    out: Counter[ExitStage] = Counter()
    for one in seen:
        if one.winner == BYE and not one.is_empty:
            out[stage_from(seen, one.pairing.number)] += 1
        if one.is_empty or one.pairing.part is Part.SECOND_FINAL:
            if one.pairing.part is Part.BRONZE and one.sides != (BYE, BYE):
                out[stage_of(pairings, one.pairing, won=True)] += 1
            continue
        if one.pairing.loser_to is None or one.pairing.part is Part.FINAL:
            out[stage_of(pairings, one.pairing)] += 1
        if one.pairing.part is Part.BRONZE and one.winner != BYE:
            out[stage_of(pairings, one.pairing, won=True)] += 1
    out.subtract(absent)
    best, found = 2, {}
    for stage in sorted(out, reverse=True):
        found[stage] = Band(best, best + out[stage] - 1)
        best += out[stage]
    return found


def stages_by_entry(bracket: Bracket) -> dict[int, ExitStage]:
    """The stage at which an entry went out; of who plays on after a loss, that of the loss."""
    return _stages(bracket, survey(bracket))


def stage_when_out(bracket: Bracket, entry: int) -> ExitStage:
    """The same of one entry, where nobody is `gone`: it is followed from its place of the draw.

    Who was not drawn is before all others.
    """
    if entry not in bracket.slots:
        return ExitStage(0)
    number: int | None = bracket.slots.index(entry) // 2 + 1
    found = ExitStage(0)
    while number is not None:
        pairing = bracket.pairing(number)
        winner, loser = bracket.result(number, bracket.sides(number))
        if entry == loser:
            found, number = stage_of(bracket.pairings, pairing), pairing.loser_to
        elif entry == winner and pairing.part is Part.BRONZE:
            return stage_of(bracket.pairings, pairing, won=True)
        else:
            number = pairing.winner_to if entry == winner else None
    return found


def _stages(bracket: Bracket, seen: Sequence[Standing]) -> dict[int, ExitStage]:
    pairings, found = bracket.pairings, dict[int, ExitStage]()
    for one in seen:
        if one.loser:
            found[one.loser] = stage_of(pairings, one.pairing)
        if one.pairing.part is Part.BRONZE and one.winner:
            found[one.winner] = stage_of(pairings, one.pairing, won=True)
    for entry in bracket.gone:
        number = bracket.where(entry)
        if number is not None:
            found[entry] = stage_from(seen, number)
    return found


class _Same:
    """A bracket as the one value that it is, so that its places are worked out once."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket

    def __hash__(self) -> int:
        return id(self.bracket)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.bracket is other.bracket


@lru_cache(maxsize=16)
def _bands_by_entry(same: _Same) -> Mapping[int, Band]:
    seen = survey(same.bracket)
    stages = _stages(same.bracket, seen)
    gone = same.bracket.gone
    found = bands(seen, (stage for one, stage in stages.items() if not gone.get(one, True)))
    return {entry: found[stage] for entry, stage in stages.items() if stage in found}


def bands_by_entry(bracket: Bracket) -> Mapping[int, Band]:
    """The places that an entry shares with its round, once it is out; whoever else is out yet."""
    return _bands_by_entry(_Same(bracket))


@lru_cache(maxsize=16)
def _still_in(same: _Same) -> frozenset[int]:
    seen = survey(same.bracket)
    open_ = (side for one in seen if one.winner is None for side in one.sides)
    champion = seen[-1].winner if seen else None
    return frozenset({one for one in (*open_, champion) if one} - {*same.bracket.gone})


def still_in(bracket: Bracket) -> frozenset[int]:
    """Who plays a pairing, waits for one or has won the last: who is in play in a bracket."""
    return _still_in(_Same(bracket))
