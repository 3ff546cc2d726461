"""Where an entry stands in its bracket, and before whom it goes out."""

from bisect import bisect_right

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import DrawnSeat
from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.halves import TableHalf
from tdapp.tournament.brackets.layout import Pairing, Part
from tdapp.tournament.brackets.places import ExitStage, stage_from, stage_of, stages_by_entry
from tdapp.tournament.brackets.survey import survey
from tdapp.tournament.facts.brackets import BracketExit
from tdapp.tournament.tournament import Tournament


def bracket_of(tournament: Tournament) -> Bracket:
    """The bracket; refuses ``no_bracket`` for another event, ``bracket_not_drawn``."""
    if tournament.conditions.bracket is None:
        raise Refusal("no_bracket")
    if not tournament.matches.drawn:
        raise Refusal("bracket_not_drawn")
    return tournament.matches.bracket


def the_pairing(tournament: Tournament, number: int) -> Pairing:
    """One pairing; refuses ``no_such_pairing``."""
    bracket = bracket_of(tournament)
    if not 1 <= number <= len(bracket.pairings):
        raise Refusal("no_such_pairing", pairing=number, last=len(bracket.pairings))
    return bracket.pairing(number)


def stage_of_leaver(tournament: Tournament, entry: int) -> ExitStage | None:
    """The stage at which an entry that leaves now goes out; None for who was not drawn.

    In double elimination it goes out where it would meet somebody in the losers' part.
    """
    bracket = tournament.matches.bracket
    number = bracket.where(entry)
    if number is None:
        return None
    gone = replace(bracket, gone=bracket.gone.set(entry, True))
    return stage_from(survey(gone), number)


def exit_at(tournament: Tournament, entry: int, stage: ExitStage) -> BracketExit:
    """How an entry goes out at a stage: level with who did so before, after all who did worse."""
    bracket = tournament.matches.bracket
    if not bracket.gone:
        return _exit_after(tournament, entry, stage)
    order, stages = tournament.exits.in_order(), stages_by_entry(bracket)
    better = next((one for one in order if stages.get(one, stage) > stage), None)
    tied = any(stages.get(one) == stage for one in order)
    return BracketExit(entry, tournament.seating.seat_of.get(entry), better, tied)


def _exit_after(tournament: Tournament, entry: int, stage: ExitStage) -> BracketExit:
    """The same where nobody is gone: those who are out stand in the order of their stages."""
    exits, bracket = tournament.exits, tournament.matches.bracket
    at = exits.at

    def reached(position: int) -> ExitStage:
        out = exits.by_entry.get(at[position])
        if out is None or out.pairing is None:
            return ExitStage(0)
        pairing = bracket.pairing(out.pairing)
        won = pairing.part is Part.BRONZE and bracket.played(out.pairing) == at[position]
        return stage_of(pairing, won=won)

    place = len(at)
    before = reached(place - 1) if at else ExitStage(0)
    if before > stage:
        place = bisect_right(range(place), stage, key=reached)
        before = reached(place - 1) if place else ExitStage(0)
    tied = before == stage
    return BracketExit(entry, tournament.seating.seat_of.get(entry), at.get(place), tied)


def knocks_out(bracket: Bracket, pairing: Pairing) -> bool:
    """Whether who loses a pairing, with its result as it stands, does not play on."""
    if pairing.part is Part.FINAL and bracket.double:
        return bracket.winner(pairing.number) == bracket.sides(pairing.number)[0]
    if pairing.loser_to is None:
        return True
    follows = bracket.pairing(pairing.loser_to)
    return follows.part is Part.BRONZE and BYE in bracket.sides(follows.number)


def seats_at(tournament: Tournament, where: TableHalf) -> tuple[DrawnSeat, ...]:
    """Who sits at a half, with the seats."""
    entry_at = tournament.seating.entry_at
    return tuple(DrawnSeat(entry_at[one], one) for one in where.seats if one in entry_at)


def seats_left(tournament: Tournament, *entries: int) -> tuple[DrawnSeat, ...]:
    """The seats of those of these who sit."""
    seat_of = tournament.seating.seat_of
    return tuple(DrawnSeat(one, seat_of[one]) for one in entries if one in seat_of)
