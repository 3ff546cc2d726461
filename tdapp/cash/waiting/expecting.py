"""How long somebody is likely to wait for a game, from who was seated off its list of late."""

from math import isqrt

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.table_sign import CashGame
from tdapp.core.instant import MINUTE_US, Instant

WINDOW_MINUTES = 180
"""Seatings of so long ago say nothing of now."""
FEWEST = 3
"""Fewer seatings than so many give no range."""
STEP = 5
"""A range is told in steps of so many minutes."""


class ExpectedWait(msgspec.Struct, frozen=True):
    """A wait of `least` to `most` minutes, by so many `seated` within the last `minutes`."""

    least: int
    most: int
    seated: int
    minutes: int


def expected_wait(cash: Cash, game: CashGame, place: int, now: Instant) -> ExpectedWait | None:
    """The wait of who stands in a `place` (from 1) of a game's list; None: too few were seated.

    So many seatings as the place take that many times the usual one, give or take its root.
    """
    ago = [now.since(at) for at in cash.lists.seated.get(game, ())]
    late = [one for one in ago if one <= WINDOW_MINUTES * MINUTE_US]
    if len(late) < FEWEST:
        return None
    minutes, hundredths = late[0] // MINUTE_US, isqrt(place * 10_000)
    unit = (len(late) - 1) * STEP * 100
    least = minutes * (place * 100 - hundredths) // unit * STEP
    most = -(-minutes * (place * 100 + hundredths) // unit) * STEP
    return ExpectedWait(least, max(most, STEP), len(late), minutes)
