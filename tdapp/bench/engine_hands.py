"""How fast whole hands are played and replayed, and what a player may do is told."""

import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tdapp.bench.engine_peers import BIG_BLIND, SMALL_BLIND, STACK, PeerHand, called_down, dealt
from tdapp.bench.figure import ROUNDS, Figure, HandLoop, Rate, Timed, rates
from tdapp.bootstrap import play_rules, variant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import Deck
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import settled, steps
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.play import turning_up, with_cards, with_chips
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.rules.play_rules import PlayRules

GIVEN = Path(__file__).parents[2] / "tests" / "poker" / "hands"
PLAYERS = 6
HANDS, TIMES = 4, 20
WARMING, TURNS = 1, 3
HANDS_RATIO, REPLAY_MS, OFFERS_US = 25.0, 2.5, 20.0
REFUSED = 14
"""The number of given hands that raise an all-in below half a bet."""
MILLI, MICRO = 1_000, 1_000_000


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    yield _whole_hands()
    texts = [path.read_text("utf-8") for path in sorted(GIVEN.rglob("*.phh*"))]
    if not texts:
        raise Refusal("cannot_read", file=str(GIVEN), problem="it holds no hand")
    spent, refused = replayed(texts)
    yield Figure("replay_refused", refused, None, REFUSED)
    yield Timed("replay_ms", statistics.median(spent), None, REPLAY_MS)
    yield Timed("replay_slowest_ms", max(spent), None, REPLAY_MS)
    yield Timed("offers_us", _offers(texts), None, OFFERS_US)


def _whole_hands() -> Figure:
    """The same six players and cards, checked and called to a showdown."""
    setup = table()

    def rounds() -> Iterator[Mapping[str, HandLoop]]:
        for _ in range(ROUNDS):
            over: list[object] = []
            keep = partial(_kept, over)
            yield {"peer": HandLoop(keep, [()] * HANDS)}
            same = [(dealt(state, PLAYERS),) for state in over]
            yield {"ours": HandLoop(partial(play_called_down, setup), same * TIMES)}

    found = rates(rounds())
    return Rate("whole_hands", found["ours"], found["peer"], HANDS_RATIO)


def _kept(over: list[object]) -> None:
    over.append(called_down(PLAYERS))


def table() -> Setup:
    """Six players at no-limit hold'em, as the peer has them."""
    rules, game, nothing = play_rules(DEFAULT_HOUSE), variant("holdem"), (0,) * PLAYERS
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


def play_called_down(setup: Setup, hand: PeerHand) -> None:
    """A hand in which each act is asked for before it is done; it ends as the peer's did."""
    round_, streets = start(setup), iter(hand.board)
    while round_.phase is not Phase.OVER:
        may = offers(round_)
        if may.actor is not None and may.call is not None:
            round_ = with_chips.call(round_, may.actor)
        elif may.shows:
            round_ = turning_up.show(round_, may.shows[0])
        elif any(may.cards):
            player = may.cards.index(max(may.cards))
            round_ = with_cards.deal(round_, player, hand.hole[player])
        elif any(may.board):
            round_ = with_cards.deal_board(round_, next(streets))
    if settle(round_).stacks != hand.stacks:
        raise Contradiction("hands_end_differently")


class ReplayTimes(NamedTuple):
    """Milliseconds of the processor's time for each hand, and how many were refused instead."""

    spent: Sequence[float]
    refused: int


def replayed(texts: Sequence[str]) -> ReplayTimes:
    """Each hand from the text of its file to its end, the least of some turns, the tables ready."""
    turns = [[*map(_of_file, texts)] for _ in range(WARMING + TURNS)][WARMING:]
    by_hand = [*zip(*(chain.from_iterable(turn) for turn in turns), strict=True)]
    spent = [MILLI * min(each) for each in by_hand if None not in each]
    return ReplayTimes(spent, len(by_hand) - len(spent))


def _of_file(text: str) -> Sequence[float | None]:
    """Seconds for each of its hands with its share of the reading; None for one that is refused."""
    begun = time.process_time()
    hands = read_hands(text).values()
    share = (time.process_time() - begun) / max(len(hands), 1)
    rules = play_rules(DEFAULT_HOUSE)
    spent: list[float | None] = []
    for hand in hands:
        begun = time.process_time()
        try:
            _end(hand, rules)
        except Refusal:
            spent.append(None)
        else:
            spent.append(share + time.process_time() - begun)
    return spent


def _end(hand: HandHistory | Refusal, rules: PlayRules) -> Settlement:
    if isinstance(hand, Refusal):
        raise hand
    return settled(hand, setup_of(hand, rules, variant))


def _offers(texts: Sequence[str]) -> float:
    """Microseconds that telling what may be done takes at a decision, the median of all."""
    spent = []
    for round_ in _decisions(texts):
        begun = time.perf_counter()
        offers(round_)
        spent.append(time.perf_counter() - begun)
    return MICRO * statistics.median(spent)


def _decisions(texts: Sequence[str]) -> Iterator[Round]:
    rules = play_rules(DEFAULT_HOUSE)
    for text in texts:
        for hand in read_hands(text).values():
            with suppress(Refusal):
                yield from _of_hand(hand, rules)


def _of_hand(hand: HandHistory | Refusal, rules: PlayRules) -> Iterator[Round]:
    if isinstance(hand, HandHistory):
        for step in steps(hand, setup_of(hand, rules, variant)):
            if step.before.phase is Phase.BET:
                yield step.before
