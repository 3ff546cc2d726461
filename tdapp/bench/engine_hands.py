"""How fast whole hands are played and replayed, and what a player may do is told."""

import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from tdapp.bench.engine_peers import BIG_BLIND, SMALL_BLIND, STACK, Dealt, called_down, dealt
from tdapp.bench.engine_rates import ROUNDS, Rate, Turn, rates
from tdapp.bench.figure import Figure
from tdapp.bootstrap import play_rules, variant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import Deck
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played, steps
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.round import acting
from tdapp.poker.round.course import start
from tdapp.poker.round.offers import offers
from tdapp.poker.round.settling import settle
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Phase, Round
from tdapp.rules.play_rules import PlayRules

GIVEN = Path(__file__).parents[2] / "tests" / "poker" / "hands"
PLAYERS = 6
HANDS, TIMES = 4, 20
HANDS_RATIO, REPLAY_MS, OFFERS_US = 25.0, 2.5, 20.0
MILLI, MICRO = 1_000, 1_000_000


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    yield _whole_hands()
    texts = [path.read_text("utf-8") for path in sorted(GIVEN.rglob("*.phh*"))]
    if not texts:
        raise Refusal("cannot_read", file=str(GIVEN), problem="it holds no hand")
    yield Figure("replay_ms", _replay(texts), None, REPLAY_MS)
    yield Figure("offers_us", _offers(texts), None, OFFERS_US)


def _whole_hands() -> Figure:
    """The same six players and cards, checked and called to a showdown."""
    setup = table()

    def rounds() -> Iterator[Mapping[str, Turn]]:
        for _ in range(ROUNDS):
            over: list[object] = []
            keep = partial(_kept, over)
            yield {"peer": Turn(keep, [()] * HANDS)}
            same = [(dealt(state, PLAYERS),) for state in over]
            yield {"ours": Turn(partial(play_called_down, setup), same * TIMES)}

    found = rates(rounds())
    return Rate("whole_hands", found["ours"], found["peer"], HANDS_RATIO)


def _kept(over: list[object]) -> None:
    over.append(called_down(PLAYERS))


def table() -> Setup:
    """Six players at no-limit hold'em, as the peer has them."""
    rules, game, nothing = play_rules("open"), variant("holdem"), (0,) * PLAYERS
    limit = Limit(Structure.NO_LIMIT, BIG_BLIND)
    return Setup(
        variant=game,
        deck=Deck.FULL,
        rules=table_rules(rules, Deck.FULL, game.id),
        stacks=(STACK,) * PLAYERS,
        antes=nothing,
        dead=nothing,
        blinds=(SMALL_BLIND, BIG_BLIND, *nothing[2:]),
        first=2,
        small=limit,
        big=limit,
    )


def play_called_down(setup: Setup, hand: Dealt) -> None:
    """A hand through what may be done and doing it; it ends as the peer's did."""
    round_, streets = start(setup), iter(hand.board)
    while round_.phase is not Phase.OVER:
        may = offers(round_)
        if may.actor is not None and may.call is not None:
            round_ = acting.call(round_, may.actor)
        elif any(may.cards):
            for player, cards in enumerate(hand.hole):
                round_ = acting.deal(round_, player, cards)
        elif any(may.board):
            round_ = acting.deal_board(round_, next(streets))
        for player in may.shows:
            round_ = acting.show(round_, player)
    if settle(round_).stacks != hand.stacks:
        raise Contradiction("hands_end_differently")


def _replay(texts: Sequence[str]) -> float:
    """Milliseconds a hand of the processor's time, from the text of its file to its end."""
    rules, spent = play_rules("open"), []
    for text in texts:
        begun = time.process_time()
        hands = read_hands(text).values()
        for hand in hands:
            with suppress(Refusal):
                settle(_end(hand, rules))
        spent.append((time.process_time() - begun, len(hands)))
    return MILLI * sum(it for it, _ in spent) / sum(hands for _, hands in spent)


def _end(hand: HandHistory | Refusal, rules: PlayRules) -> Round:
    if isinstance(hand, Refusal):
        raise hand
    return played(hand, setup_of(hand, rules, variant))


def _offers(texts: Sequence[str]) -> float:
    """Microseconds that telling what may be done takes at a decision, the median of all."""
    spent = []
    for round_ in _decisions(texts):
        begun = time.perf_counter()
        offers(round_)
        spent.append(time.perf_counter() - begun)
    return MICRO * statistics.median(spent)


def _decisions(texts: Sequence[str]) -> Iterator[Round]:
    rules = play_rules("open")
    for text in texts:
        for hand in read_hands(text).values():
            with suppress(Refusal):
                yield from _of_hand(hand, rules)


def _of_hand(hand: HandHistory | Refusal, rules: PlayRules) -> Iterator[Round]:
    if isinstance(hand, HandHistory):
        for step in steps(hand, setup_of(hand, rules, variant)):
            if step.before.phase is Phase.BET:
                yield step.before
