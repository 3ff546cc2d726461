"""How a draw is dealt: who throws the whole hand away waits for the last card (STAR 14.4.2)."""

from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.state import Hand, Round


def due(round_: Round, player: int) -> int:
    """How many of the cards that a player is owed may be dealt now."""
    owed = round_.owed[player]
    if player not in round_.late:
        return owed
    return owed - 1 if owed > 1 else owed * (player == _next_for_the_last(round_))


def burnt_for_the_last(round_: Round, player: int, given: int) -> Hand:
    """What is burnt before the last to draw gets the fifth card (STAR 14.4.2.2)."""
    due_now = given and round_.owed[player] - given == 1
    return (UNKNOWN,) if due_now and player in round_.late and _is_last(round_, player) else ()


def _next_for_the_last(round_: Round) -> int | None:
    """Whose last card comes next: the last to draw has it at once, the others follow in turn."""
    owed = round_.owed
    if round_.turn or any(owed[it] > (it in round_.late) for it in round_.live):
        return None
    waiting = [it for it in round_.late if owed[it]]
    return next((it for it in waiting if _is_last(round_, it)), next(iter(waiting), None))


def _is_last(round_: Round, player: int) -> bool:
    return player == round_.live[-1]
