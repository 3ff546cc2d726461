"""Drawing the bracket of an event, by the program or as ballots fell (STAR 28.6)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets import drawing
from tdapp.tournament.brackets.bracket import BYE
from tdapp.tournament.brackets.layout import size_of
from tdapp.tournament.facts.brackets import BracketDrawn
from tdapp.tournament.guards.room_left import must_not_play_alone
from tdapp.tournament.tournament import Tournament


def draw_bracket(
    tournament: Tournament, seeds: Sequence[int], clubs: Mapping[int, str], seed: str
) -> list[Event]:
    """Draw everybody in play; `clubs` are those whose members are kept apart.

    Refuses ``no_bracket``, ``bracket_begun``, and what `drawing.draw` does.
    """
    _must_be_free_to_draw(tournament)
    slots = drawing.draw(tournament.in_play(), seeds, clubs, seed)
    return [BracketDrawn(slots, seed, tuple(seeds), drawing.mates_who_meet(slots, clubs))]


def record_draw(tournament: Tournament, slots: Sequence[int]) -> list[Event]:
    """Record a draw that was made by hand: the entry at each place, `BYE` for none.

    Refuses ``no_bracket``, ``bracket_begun``, ``not_the_whole_field`` where somebody in play is
    missing or stands twice, and ``byes_meet`` for two byes in one pairing.
    """
    _must_be_free_to_draw(tournament)
    playing = tournament.in_play()
    if Counter(one for one in slots if one != BYE) != Counter(playing):
        raise Refusal("not_the_whole_field", drawn=len(slots), players=len(playing))
    if len(slots) != size_of(len(playing)):
        raise Refusal("not_a_bracket", places=size_of(len(playing)))
    for first in range(0, len(slots), 2):
        if slots[first] == slots[first + 1] == BYE:
            raise Refusal("byes_meet", pairing=first // 2 + 1)
    return [BracketDrawn(tuple(slots))]


def _must_be_free_to_draw(tournament: Tournament) -> None:
    if tournament.conditions.bracket is None:
        raise Refusal("no_bracket")
    matches = tournament.matches
    if matches.bracket.wins or matches.bracket.walk_overs or matches.called:
        raise Refusal("bracket_begun")
    must_not_play_alone(tournament)
