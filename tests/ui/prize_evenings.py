"""Evenings that are in the money, held in the window."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.core.ids import StreamId
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.offers import Offer, PricePart
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_the_till import enter, hold
from tests.ui.by_hand import SIX
from tests.ui.window_room import WindowRoom

HUNT = Offer((PricePart(POOL, 10_000), PricePart(FEE, 1_000), PricePart(BOUNTY, 5_000)), 10_000)
THREE = replace(bands((1, (50, 30, 20))), unit=100)


def won(room: WindowRoom, **of_prizes: object) -> None:
    """Six players, 50, 30 and 20 percent of 600 dollars; 1 won and 2 was the last out."""
    plan = replace(bands((1, (50, 30, 20))), **of_prizes)
    _played(room, hold(room, prizes=plan, min_entries=2), range(6, 1, -1))
    room.choose(2)


def in_the_money(room: WindowRoom, **changes: Any) -> None:
    """Six players, 40, 30, 20 and 10 percent of 600 dollars; two are left, 3 and 4 are out."""
    event = hold(room, prizes=bands((1, (40, 30, 20, 10))), min_entries=2, **changes)
    _played(room, event, range(6, 2, -1))


def _played(room: WindowRoom, event: StreamId, outs: Iterable[int]) -> None:
    """Six are entered, prizes posted, and these go out one after the other."""
    enter(room, *SIX)
    room.post_prizes()
    room.do(StartClock(event), *(Bust(event, entry, declined=True) for entry in outs))
    room.settle()
