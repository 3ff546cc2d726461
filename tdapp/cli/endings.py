"""How a hand ended, as commands answer it: stacks, pots and who won what of them."""

from collections.abc import Callable, Sequence
from typing import Any

from tdapp.poker.showdown.settling import Settlement

Shown = Callable[[int], int | str]


def ending(end: Settlement, shown: Shown = int) -> dict[str, Any]:
    """Players and pots count from 1; chips are as `shown`."""
    return {
        "final_stacks": [shown(stack) for stack in end.stacks],
        "pots": [{"amount": shown(pot.chips), "players": _who(pot.players)} for pot in end.pots],
        "winners": [
            {"pot": share.pot + 1, "player": share.player + 1, "amount": shown(share.chips)}
            for share in end.shares
        ],
    }


def _who(players: Sequence[int]) -> list[int]:
    return [player + 1 for player in players]
