"""The limit that holds in a round of play now, by what the cards show (CROWN 10.6.7)."""

from msgspec.structs import replace

from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import UNKNOWN, rank_of
from tdapp.poker.round.state import Hand, Round

SECOND_STREET = 1


def limit_now(round_: Round) -> Limit:
    """The limit of the street, with the upper one to choose where an open pair allows it."""
    limit = round_.setup.limit(round_.street)
    on_pair = round_.setup.rules.stud.upper_on_pair
    if on_pair is None or round_.street != SECOND_STREET or limit.structure is not Structure.FIXED:
        return limit
    if round_.setup.variant.id in on_pair.only and any(map(_is_open_pair, round_.up)):
        return replace(limit, upper=round_.setup.big.least)
    return limit


def _is_open_pair(up: Hand) -> bool:
    return len(up) == 2 and UNKNOWN not in up and rank_of(up[0]) == rank_of(up[1])  # noqa: PLR2004
