"""Who wins what when a round is over: pots, rankings, boards and odd chips, share by share."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import ACE, SUITS, UNKNOWN, Card, rank_of, suit_of
from tdapp.poker.pots.pots import Pot, UncalledBet, halves, parts, pots, shares, uncalled
from tdapp.poker.ranking.readers import reader
from tdapp.poker.ranking.sums import FIVE
from tdapp.poker.round.ruled_course import kept_chips
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.variants.variant import Ranking
from tdapp.rules.showdown_rules import HighestOf, Nearest


def in_order(
    round_: Round, winners: Sequence[int], ranking: Ranking = Ranking.HIGH, board: int = 0
) -> Sequence[int]:
    """Winners, given from the left of the button, as the house takes them for the odd chips."""
    setup = round_.setup
    if len(winners) <= 1:
        return winners
    match setup.rules.odd_chips.order(setup.variant.id):
        case Nearest.LEFT_OF_BUTTON:
            return winners
        case Nearest.SMALL_BLIND:
            seat = small_blind(setup)
            return sorted(winners, key=lambda player: (player - seat) % setup.players)
        case Nearest.HIGHEST_CARD:
            high = partial(_highest_cards, round_, ranking, board)
            return sorted(winners, key=high, reverse=True)


def _highest_cards(round_: Round, ranking: Ranking, board: int, player: int) -> list[int]:
    """A winner's own cards, the highest first by rank and suit: of the five that win, or of all.

    Of several fives that are worth the same it is the one with the highest cards. Where aces are
    low, an ace is the lowest card.
    """
    setup, own, lies = round_.setup, round_.hand(player), round_.boards[board]
    if setup.rules.odd_chips.highest_of is HighestOf.WHOLE_HAND:
        return sorted(own, reverse=True)
    strength = reader(setup.variant, ranking, setup.rules.order).strength
    fives = [*combinations((*own, *lies), FIVE)]
    best = max((strength(one, ()) for one in fives), default=0)
    found = [one for one in fives if strength(one, ()) == best] or [own]
    ace_low = ranking not in {Ranking.HIGH, Ranking.DEUCE_TO_SEVEN}
    key = _ace_low if ace_low else int
    return max(sorted((key(it) for it in one if it not in lies), reverse=True) for one in found)


def _ace_low(card: Card) -> int:
    """A card by rank and suit, the aces below all others."""
    return suit_of(card) - len(SUITS) if rank_of(card) == ACE else card


def small_blind(setup: Setup) -> int:
    """The seat of the small blind: the button's heads-up, otherwise left of it if nobody has it."""
    posted = [chips for chips in setup.blinds if chips]
    if len(set(posted)) < 2:  # noqa: PLR2004 - a small one and a big one
        return 0
    return setup.blinds.index(min(posted))


class PotShare(msgspec.Struct, frozen=True):
    """What a player wins of a pot: on which board, by which ranking; None if it was uncontested."""

    pot: int
    board: int
    ranking: Ranking | None
    player: int
    chips: int


class Settlement(msgspec.Struct, frozen=True):
    """The end of a round, in chips: stacks, pots, who won what, and what nobody called.

    `taken` is the commission out of each pot; the shares are of what is left.
    """

    stacks: tuple[int, ...]
    pots: tuple[Pot, ...]
    shares: tuple[PotShare, ...]
    uncalled: UncalledBet | None
    taken: tuple[int, ...] = ()


def settle(round_: Round, taken: Sequence[int] = (), *, unseen_lose: bool = False) -> Settlement:
    """Settle a round that is over, the commission having been `taken` out of each pot first.

    Where the `unseen_lose`, a hand that nobody knows wins no pot that a known one contests.
    Refuses with ``not_over``, ``hand_unknown`` and ``board_unknown``.
    """
    if round_.phase is not Phase.OVER:
        raise Refusal("not_over", phase=round_.phase.value)
    stakes = list(round_.betting.stakes)
    back = uncalled(stakes)
    stacks = [one.stack + kept for one, kept in zip(stakes, kept_chips(round_), strict=True)]
    if back:
        stacks[back.player] += back.chips
        stake = stakes[back.player]
        stakes[back.player] = msgspec.structs.replace(stake, bet=stake.bet - back.chips)
    found = pots(stakes, round_.betting.dead)
    if unseen_lose:
        found = [_of_the_seen(round_, pot) for pot in found]
    left = _without(found, taken) if taken else found
    won = [share for at, pot in enumerate(left) for share in _shares(round_, at, pot)]
    for share in won:
        stacks[share.player] += share.chips
    return Settlement(tuple(stacks), tuple(found), tuple(won), back, tuple(taken))


def _of_the_seen(round_: Round, pot: Pot) -> Pot:
    """A pot with those whose hands are known; as it was where nobody's is."""
    seen = tuple(it for it in pot.players if UNKNOWN not in round_.hand(it))
    return msgspec.structs.replace(pot, players=seen or pot.players)


def _without(found: Sequence[Pot], taken: Sequence[int]) -> Sequence[Pot]:
    return [
        msgspec.structs.replace(pot, chips=pot.chips - chips)
        for pot, chips in zip(found, taken, strict=True)
    ]


def _shares(round_: Round, at: int, pot: Pot) -> Sequence[PotShare]:
    if len(pot.players) == 1:
        return [PotShare(at, 0, None, pot.players[0], pot.chips)]
    found: list[PotShare] = []
    for board, chips in enumerate(_of_boards(round_, pot.chips)):
        found += _on_board(round_, at, board, msgspec.structs.replace(pot, chips=chips))
    return found


def _of_boards(round_: Round, chips: int) -> Sequence[int]:
    """What is won on each board, the boards of each run being played for an equal part (P25)."""
    unit, runs = round_.setup.unit, round_.runs
    if runs == 1:
        return parts(chips, len(round_.boards), unit)
    each = len(round_.boards) // runs
    return [part for run in parts(chips, runs, unit) for part in parts(run, each, unit)]


def _on_board(round_: Round, at: int, board: int, pot: Pot) -> Sequence[PotShare]:
    setup = round_.setup
    won = [(it, _winners(round_, it, board, pot.players)) for it in setup.variant.rankings]
    won = [(ranking, winners) for ranking, winners in won if winners]
    chips = halves(pot.chips, setup.unit) if len(won) > 1 else (pot.chips,)
    one_each = setup.rules.odd_chips.one_each
    return [
        PotShare(at, board, ranking, player, given)
        for (ranking, winners), part in zip(won, chips, strict=True)
        for player, given in shares(part, winners, setup.unit, one_each=one_each).items()
    ]


def _winners(round_: Round, ranking: Ranking, board: int, players: Sequence[int]) -> Sequence[int]:
    """Who has the best hand of a ranking, in the order for odd chips; nobody where none counts."""
    setup = round_.setup
    hands = {player: _known(round_, player) for player in players}
    lies = round_.boards[board]
    if UNKNOWN in lies:
        raise Refusal("board_unknown")
    best = reader(setup.variant, ranking, setup.rules.order).best(hands, lies)
    return in_order(round_, best, ranking, board)


def _known(round_: Round, player: int) -> Hand:
    hand = round_.hand(player)
    if UNKNOWN in hand:
        raise Refusal("hand_unknown", player=player)
    return hand
