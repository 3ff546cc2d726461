"""The peers of the engine; they are installed to test and to measure only."""

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from tdapp.poker.cards import Card, card, text_of

STACK, SMALL_BLIND, BIG_BLIND = 1_000, 5, 10


class PeerHand(NamedTuple):
    """A hand as a peer dealt it: hole cards from the left of the button, the board, the end."""

    hole: Sequence[tuple[Card, ...]]
    board: Sequence[tuple[Card, ...]]
    stacks: tuple[int, ...]


def peer(name: str) -> ModuleType:
    """A module of a peer; raises `ImportError`. The frozen program is not to find it here."""
    return import_module(name)


def treys_seven() -> Callable[..., int]:
    """The evaluator of treys, for seven of its own cards."""
    evaluator = peer("treys").Evaluator()
    return lambda *cards: int(evaluator.evaluate(list(cards[:2]), list(cards[2:])))


def treys_cards(cards: Sequence[Card]) -> tuple[int, ...]:
    """Cards as treys has them."""
    made = peer("treys").Card.new
    return tuple(made(text_of(one)) for one in cards)


def called_down(players: int) -> Any:
    """A hand of no-limit hold'em in pokerkit, all automatic, checked and called to its end."""
    kit = peer("pokerkit")
    state = kit.NoLimitTexasHoldem.create_state(
        tuple(kit.Automation),
        True,
        0,
        (SMALL_BLIND, BIG_BLIND),
        BIG_BLIND,
        (STACK,) * players,
        players,
    )
    while state.status:
        if state.can_check_or_call():
            state.check_or_call()
    return state


def dealt(state: Any, players: int) -> PeerHand:
    """The cards pokerkit dealt in a finished hand, and how it ended."""
    hole: list[tuple[Card, ...]] = [()] * players
    board = []
    for done in state.operations:
        if type(done).__name__ == "HoleDealing":
            hole[done.player_index] += _cards(done.cards)
        elif type(done).__name__ == "BoardDealing":
            board.append(_cards(done.cards))
    return PeerHand(hole, board, tuple(state.stacks))


def _cards(some: Sequence[Any]) -> tuple[Card, ...]:
    return tuple(card(f"{one.rank}{one.suit}") for one in some)
