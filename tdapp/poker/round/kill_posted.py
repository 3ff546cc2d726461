"""The kill posted before the cards: the killer's blind, and bets that grow with it."""

from msgspec.structs import replace

from tdapp.poker.betting.betting import with_one
from tdapp.poker.betting.limit import Limit
from tdapp.poker.round.setup import Setup


def killed(setup: Setup, player: int, amount: int) -> Setup:
    """The setup in which the killer posts so much; bets grow as it does from the blind or bet.

    He acts in his turn.
    """
    before = max(setup.blinds) or setup.small.least
    return replace(
        setup,
        blinds=with_one(setup.blinds, player, amount),
        small=_grown(setup.small, amount, before),
        big=_grown(setup.big, amount, before),
    )


def _grown(limit: Limit, amount: int, before: int) -> Limit:
    least, most = limit.least * amount // before, limit.most * amount // before
    return replace(limit, least=least, most=most)
