"""How fast hands are ranked, and how soon and in how much memory the tables for it are ready."""

import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import comb
from random import Random

from tdapp.bench.engine_peers import peer, treys_cards, treys_seven
from tdapp.bench.figure import ROUNDS, Figure, HandLoop, Rate, Timed, rates
from tdapp.bootstrap import play_rules
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.poker.cards import Card, Deck
from tdapp.poker.ranking.best_five import BestFive, best_five
from tdapp.poker.ranking.strengths import high
from tdapp.poker.ranking.two_and_three import two_and_three
from tdapp.rules.hand_order import HandOrder
from tdapp.system.house_folders import BuiltInHouses

HANDS = 2_000
HANDS_OF_SLOW = 100
BOARD = 5
OWN_CARDS = {"two_and_three": 2, "of_three_and_three": 3, "of_five_and_three": 5}
"""Manila with so many cards of a player's own; the floor is for each two of them that is read."""
FIVE_RATIO, SEVEN_RATIO, TREYS_RATIO, MANILA_RATIO = 1.5, 1.1, 10.0, 0.12
READY_S, TABLES_MB = 0.6, 30.0
MEGABYTE = 1_000_000
CHANCE = Random()  # noqa: S311 - hands to measure with


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    yield from _full_deck()
    for name, order in stripped().items():
        yield from of_stripped(name, order)
    for name, order in all_orders().items():
        yield Timed(f"ready_{name}_s", _ready(order), None, READY_S)
        yield Figure(f"tables_{name}_mb", memory(order), None, TABLES_MB)


def all_orders() -> Mapping[str, HandOrder]:
    """Every order that a house has for a deck, once, named by the house and the deck."""
    found: dict[object, tuple[str, HandOrder]] = {}
    for house in BuiltInHouses().names():
        for order in play_rules(house).hands:
            name = "_".join((house, str(order.deck), *order.only[:1]))
            found.setdefault((order.deck, order.order, order.ace_low), (name, order))
    return dict(found.values())


def stripped() -> Mapping[str, HandOrder]:
    """Those of them that are not a full deck's."""
    return {name: order for name, order in all_orders().items() if order.deck < Deck.FULL}


def _full_deck() -> Iterator[Figure]:
    tables, treys = best_five(play_rules(DEFAULT_HOUSE).order_of(52, "")), treys_seven()

    def rounds() -> Iterator[Mapping[str, HandLoop]]:
        for _ in range(ROUNDS):
            some = _dealt(Deck.FULL)
            yield _evaluations(tables, some) | _peers(treys, some)

    yield from _against_peers("", rates(rounds()))


def of_stripped(name: str, order: HandOrder) -> Iterator[Figure]:
    """Against the peers on their own, full, deck; Manila against the deck's seven cards."""
    tables, deck, treys = best_five(order), Deck(order.deck), treys_seven()
    manila = two_and_three(tables)

    def rounds() -> Iterator[Mapping[str, HandLoop]]:
        for _ in range(ROUNDS):
            some = _dealt(deck)
            ours = _evaluations(tables, some) | {
                words: HandLoop(manila, [(one[BOARD:], one[:BOARD]) for one in _dealt(deck, own)])
                for words, own in OWN_CARDS.items()
            }
            yield ours | _peers(treys, _dealt(Deck.FULL))

    found = rates(rounds())
    yield from _against_peers(f"_{name}", found)
    for words, own in OWN_CARDS.items():
        least = MANILA_RATIO / comb(own, 2)
        yield Rate(f"{words}_{name}", found[words], found["seven"], least)


def _against_peers(name: str, found: Mapping[str, float]) -> Iterator[Figure]:
    yield Rate(f"five_cards{name}", found["five"], found["peer five"], FIVE_RATIO)
    yield Rate(f"seven_cards{name}", found["seven"], found["peer seven"], SEVEN_RATIO)
    yield Rate(f"seven_cards{name}_to_treys", found["seven"], found["treys"], TREYS_RATIO)


def _dealt(deck: Deck, own: int = 2) -> Sequence[Sequence[Card]]:
    """Hands of a whole board and so many cards of a player's own."""
    return [tuple(CHANCE.sample(deck.cards, BOARD + own)) for _ in range(HANDS)]


def _evaluations(tables: BestFive, some: Sequence[Sequence[Card]]) -> dict[str, HandLoop]:
    fives = [one[:5] for one in some]
    return {"five": HandLoop(tables.five, fives), "seven": HandLoop(tables.seven, some)}


def _peers(treys: Callable[..., int], some: Sequence[Sequence[Card]]) -> dict[str, HandLoop]:
    evaluator = peer("phevaluator.evaluator")
    fives = [one[:5] for one in some]
    return {
        "treys": HandLoop(treys, [treys_cards(one) for one in some[:HANDS_OF_SLOW]]),
        "peer five": HandLoop(evaluator.evaluate_5cards, fives),
        "peer seven": HandLoop(evaluator.evaluate_7cards, some),
    }


def _ready(order: HandOrder) -> float:
    begun = time.process_time()
    BestFive(high(order), Deck(order.deck))
    return time.process_time() - begun


def memory(order: HandOrder) -> float:
    """The most that filling the tables of an order holds at a time."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    BestFive(high(order), Deck(order.deck))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (most - before) / MEGABYTE
