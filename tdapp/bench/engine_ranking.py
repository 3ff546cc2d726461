"""How fast hands are ranked, and how soon and in how much memory the tables for it are ready."""

import time
import tracemalloc
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from tdapp.bench.engine_peers import peer, treys_cards, treys_seven
from tdapp.bench.engine_rates import ROUNDS, Rate, Turn, rates
from tdapp.bench.figure import Figure
from tdapp.bootstrap import play_rules
from tdapp.poker.cards import Card, Deck
from tdapp.poker.ranking.best_five import BestFive, best_five
from tdapp.poker.ranking.strengths import high
from tdapp.poker.ranking.two_and_three import two_and_three
from tdapp.rules.hand_order import HandOrder

HOUSES = ("open", "star", "crown", "tasmania", "adelaide")
HANDS = 2_000
HANDS_OF_SLOW = 100
FIVE_RATIO, SEVEN_RATIO, TREYS_RATIO, MANILA_RATIO = 1.5, 1.1, 10.0, 0.12
READY_S, TABLES_MB = 0.6, 30.0
MEGABYTE = 1_000_000
CHANCE = Random()  # noqa: S311 - hands to measure with


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    yield from _full_deck()
    for name, order in stripped().items():
        yield from _stripped(name, order)
    for name, order in all_orders().items():
        yield Figure(f"ready_{name}_s", _ready(order), None, READY_S)
        yield Figure(f"tables_{name}_mb", _memory(order), None, TABLES_MB)


def all_orders() -> Mapping[str, HandOrder]:
    """Every order that a house has for a deck, once, named by the house and the deck."""
    found: dict[object, tuple[str, HandOrder]] = {}
    for house in HOUSES:
        for order in play_rules(house).hands:
            name = "_".join((house, str(order.deck), *order.only[:1]))
            found.setdefault((order.deck, order.order, order.ace_low), (name, order))
    return dict(found.values())


def stripped() -> Mapping[str, HandOrder]:
    """Those of them that are not a full deck's."""
    return {name: order for name, order in all_orders().items() if order.deck < Deck.FULL}


def _full_deck() -> Iterator[Figure]:
    tables, treys = best_five(play_rules("open").order_of(52, "")), treys_seven()

    def rounds() -> Iterator[Mapping[str, Turn]]:
        for _ in range(ROUNDS):
            some = _dealt(Deck.FULL)
            few = [treys_cards(one) for one in some[:HANDS_OF_SLOW]]
            yield _evaluations(tables, some) | _phevaluator(some) | {"treys": Turn(treys, few)}

    found = rates(rounds())
    yield Rate("five_cards", found["five"], found["peer five"], FIVE_RATIO)
    yield Rate("seven_cards", found["seven"], found["peer seven"], SEVEN_RATIO)
    yield Rate("seven_cards_to_treys", found["seven"], found["treys"], TREYS_RATIO)


def _stripped(name: str, order: HandOrder) -> Iterator[Figure]:
    """Against the same peer on its own, full, deck; Manila against the deck's seven cards."""
    tables, deck = best_five(order), Deck(order.deck)
    manila = two_and_three(tables)

    def rounds() -> Iterator[Mapping[str, Turn]]:
        for _ in range(ROUNDS):
            some = _dealt(deck)
            full = _dealt(Deck.FULL)
            twos = [(one[:2], one[2:]) for one in some]
            ours = _evaluations(tables, some) | {"manila": Turn(manila, twos)}
            yield ours | _phevaluator(full)

    found = rates(rounds())
    yield Rate(f"five_cards_{name}", found["five"], found["peer five"], FIVE_RATIO)
    yield Rate(f"seven_cards_{name}", found["seven"], found["peer seven"], SEVEN_RATIO)
    yield Rate(f"two_and_three_{name}", found["manila"], found["seven"], MANILA_RATIO)


def _dealt(deck: Deck) -> Sequence[Sequence[Card]]:
    return [tuple(CHANCE.sample(deck.cards, 7)) for _ in range(HANDS)]


def _evaluations(tables: BestFive, some: Sequence[Sequence[Card]]) -> dict[str, Turn]:
    fives = [one[:5] for one in some]
    return {"five": Turn(tables.five, fives), "seven": Turn(tables.seven, some)}


def _phevaluator(some: Sequence[Sequence[Card]]) -> dict[str, Turn]:
    evaluator = peer("phevaluator.evaluator")
    fives = [one[:5] for one in some]
    return {
        "peer five": Turn(evaluator.evaluate_5cards, fives),
        "peer seven": Turn(evaluator.evaluate_7cards, some),
    }


def _ready(order: HandOrder) -> float:
    begun = time.process_time()
    BestFive(high(order), Deck(order.deck))
    return time.process_time() - begun


def _memory(order: HandOrder) -> float:
    """What the tables of an order hold when they are full."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    tables = BestFive(high(order), Deck(order.deck))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del tables
    return (after - before) / MEGABYTE
