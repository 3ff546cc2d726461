"""A heads-up event in memory: its bracket is drawn, its pairings are called and lost."""

from msgspec.structs import replace

from tdapp.tournament.matches.calling import call_pairing, next_calls
from tdapp.tournament.matches.drawing import draw_bracket
from tdapp.tournament.matches.playing import lose_match
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.plan.conditions import Conditions
from tests.tournament.evening import SMALL, Evening

TERMS = BracketTerms()
HEADS_UP = replace(SMALL, rebuy=None, max_entries=64, bracket=TERMS)


def heads_up(
    players: int,
    terms: BracketTerms = TERMS,
    tables: int = 3,
    conditions: Conditions = HEADS_UP,
) -> Evening:
    """An event whose bracket is drawn and whose clock runs."""
    evening = Evening(replace(conditions, bracket=terms), tables=tables)
    evening.enter(players)
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    evening.close()
    evening.start()
    return evening


def call_all(evening: Evening) -> None:
    """Call every pairing that there is a table for."""
    for call in next_calls(evening.state):
        evening.tell(call_pairing(evening.state, call.pairing, call.where, evening.now))


def lose(evening: Evening, pairing: int, side: int, matches: int = 2) -> None:
    """Let one side of a pairing lose so many matches."""
    for _ in range(matches):
        loser = evening.state.matches.bracket.sides(pairing)[side]
        assert loser
        evening.tell(lose_match(evening.state, pairing, loser, evening.now))
