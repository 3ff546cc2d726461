"""Who may not check, and who may not even fold, though nothing is bet (STAR 11, TAS B12, C13)."""

from collections import Counter

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, rank_of
from tdapp.poker.ranking.readers import reader
from tdapp.poker.ranking.strengths import GROUPS
from tdapp.poker.round.openers import opener
from tdapp.poker.round.state import Hand, Round
from tdapp.poker.variants.variant import Ranking
from tdapp.rules.hand_order import Category, HandOrder

Worth = tuple[int, tuple[int, ...]]
"""A hand's place among the categories of its deck, and its ranks."""


def demand_may_check(round_: Round, player: int) -> None:
    """Refuses a check with ``no_checks``, ``no_check_in_first_round`` or ``cannot_beat_checker``.

    A blind that nobody raised stands: its player calls nothing. Who may not bet by a ruling checks.
    """
    if round_.betting.price or round_.betting.actor != player:
        return
    setup = round_.setup
    checking = setup.rules.betting.checking
    may_bet = not round_.betting.may_not_raise(player) and round_.betting.ceiling != 0
    if setup.rules.no_checks and may_bet:
        raise Refusal("no_checks")
    if not round_.street and not checking.first_round and may_bet:
        raise Refusal("no_check_in_first_round", rule=checking.rule)
    if checking.behind_checker_beats and not _may_check_behind(round_, player):
        raise Refusal("cannot_beat_checker", rule=checking.behind_checker_beats)


def demand_may_fold(round_: Round) -> None:
    """Refuses with ``opener_must_bet`` where the opener of a stud game has to bet."""
    checking = round_.setup.rules.betting.checking
    first_bet = not round_.street and not round_.betting.price
    if checking.opener_must_bet and first_bet and round_.setup.variant.is_stud:
        raise Refusal("opener_must_bet", rule=checking.rule)


def _may_check_behind(round_: Round, player: int) -> bool:
    """Whether this is no last round of stud, nobody checked, or the hand beats the checker's."""
    if not round_.is_last_street or not round_.setup.variant.is_stud:
        return True
    checker = _first_to_check(round_)
    return checker is None or beats_open_cards(round_, player, checker) is not False


def _first_to_check(round_: Round) -> int | None:
    acted = round_.betting.acted
    checked = [it for it in round_.live if acted[it] is not None]
    first = opener(round_)
    return min(checked, key=lambda it: (it - first) % round_.setup.players, default=None)


def beats_open_cards(round_: Round, player: int, other: int) -> bool | None:
    """Whether a stud player's whole hand beats what another shows; None where it is not known."""
    hand, up, setup = round_.hand(player), round_.up[other], round_.setup
    if UNKNOWN in (*hand, *up):
        return None
    reads = reader(setup.variant, Ranking.HIGH, setup.rules.order)
    name = reads.name(reads.strength(hand, round_.boards[0]))
    if name is None:
        return False
    mine = _place(name.category, setup.rules.order), name.ranks
    return mine > _showing(up, setup.rules.order)


def _showing(up: Hand, order: HandOrder) -> Worth:
    """What cards that are face up make by themselves, a straight or flush not among it."""
    counted = Counter(map(rank_of, up))
    groups = sorted(((many, rank) for rank, many in counted.items()), reverse=True)
    sizes = tuple(many for many, _ in groups)
    category = next(one for one, shape in GROUPS.items() if shape[: len(sizes)] == sizes)
    return _place(category, order), tuple(rank for _, rank in groups)


def _place(category: Category, order: HandOrder) -> int:
    return -order.order.index(category)
