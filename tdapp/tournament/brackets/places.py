"""The places that a bracket gives: who loses in one round shares them, whatever the minute."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tdapp.tournament.brackets.bracket import BYE, Bracket, Same
from tdapp.tournament.brackets.layout import Pairing, Part
from tdapp.tournament.brackets.survey import Standing, survey


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


def stage_of(pairing: Pairing, *, won: bool = False) -> ExitStage:
    """The stage at which a pairing puts somebody out, its winner only where it is for third place.

    The two finals of a double elimination are one stage: one of them puts one player out.
    """
    return ExitStage(pairing.first, won)


def stage_from(seen: Sequence[Standing], number: int) -> ExitStage:
    """Where somebody goes out who loses from a pairing on: where he would meet somebody last."""
    goes: int | None = number
    last = seen[number - 1].pairing
    while goes is not None:
        here = seen[goes - 1]
        last = here.pairing
        empty = here.is_empty and last.part is not Part.SECOND_FINAL
        goes = last.winner_to if empty else last.loser_to
    return stage_of(last)


def bands(seen: Sequence[Standing], absent: Iterable[ExitStage] = ()) -> dict[ExitStage, Band]:
    """The places of every stage, best first, whoever wins; the champion has the first place.

    `absent` are the stages of those who are in the field no more and so take no place.
    """
    out: Counter[ExitStage] = Counter()
    for one in seen:
        if one.winner == BYE and not one.is_empty:
            out[stage_from(seen, one.pairing.number)] += 1
        if one.is_empty or one.pairing.part is Part.SECOND_FINAL:
            if one.pairing.part is Part.BRONZE and one.sides != (BYE, BYE):
                out[stage_of(one.pairing, won=True)] += 1
            continue
        if one.pairing.loser_to is None or one.pairing.part is Part.FINAL:
            out[stage_of(one.pairing)] += 1
        if one.pairing.part is Part.BRONZE and one.winner != BYE:
            out[stage_of(one.pairing, won=True)] += 1
    out.subtract(absent)
    best, found = 2, {}
    for stage in sorted(out, reverse=True):
        found[stage] = Band(best, best + out[stage] - 1)
        best += out[stage]
    return found


def stages_by_entry(bracket: Bracket) -> dict[int, ExitStage]:
    """The stage at which an entry went out; of who plays on after a loss, that of the loss."""
    return _stages(bracket, survey(bracket))


def _stages(bracket: Bracket, seen: Sequence[Standing]) -> dict[int, ExitStage]:
    found: dict[int, ExitStage] = {}
    for one in seen:
        if one.loser:
            found[one.loser] = stage_of(one.pairing)
        if one.pairing.part is Part.BRONZE and one.winner:
            found[one.winner] = stage_of(one.pairing, won=True)
    for entry in bracket.gone:
        number = bracket.where(entry)
        if number is not None:
            found[entry] = stage_from(seen, number)
    return found


@lru_cache(maxsize=16)
def _bands_by_entry(same: Same[Bracket]) -> Mapping[int, Band]:
    seen = survey(same.value)
    stages = _stages(same.value, seen)
    gone = same.value.gone
    found = bands(seen, (stage for one, stage in stages.items() if not gone.get(one, True)))
    return {entry: found[stage] for entry, stage in stages.items() if stage in found}


def bands_by_entry(bracket: Bracket) -> Mapping[int, Band]:
    """The places that an entry shares with its round, once it is out; whoever else is out yet."""
    return _bands_by_entry(Same(bracket))


@lru_cache(maxsize=16)
def _still_in(same: Same[Bracket]) -> frozenset[int]:
    seen = survey(same.value)
    open_ = (side for one in seen if one.winner is None for side in one.sides)
    champion = seen[-1].winner if seen else None
    return frozenset({one for one in (*open_, champion) if one} - {*same.value.gone})


def still_in(bracket: Bracket) -> frozenset[int]:
    """Who plays a pairing, waits for one or has won the last: who is in play in a bracket."""
    return _still_in(Same(bracket))
