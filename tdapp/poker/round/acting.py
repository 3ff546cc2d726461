"""The acts of a round: each gives the round after it, or refuses and changes nothing."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting import acting as betting_acts
from tdapp.poker.betting.betting import begun, with_one
from tdapp.poker.betting.raising import Range, raise_range
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.round.checking import demand_may_check, demand_may_fold
from tdapp.poker.round.course import go_on
from tdapp.poker.round.drawing import burnt_for_the_last, due
from tdapp.poker.round.limit_now import limit_now
from tdapp.poker.round.showing import check_faces_up, check_may_muck, named
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import check_may_come


def deal(round_: Round, player: int, cards: Sequence[Card]) -> Round:
    """Deal a player cards of this street, those that go face down first."""
    _check(round_, Phase.DEAL, Phase.DRAW)
    check_faces_up(round_)
    owed = due(round_, player)
    if not 0 < len(cards) <= owed:
        raise Refusal("not_owed", player=player, cards=texts_of(cards), owed=owed)
    check_may_come(round_, cards, player)
    street = round_.now
    down = max(round_.owed[player] - street.up, 0)
    return go_on(
        replace(
            round_,
            owed=with_one(round_.owed, player, round_.owed[player] - len(cards)),
            down=with_one(round_.down, player, round_.down[player] + tuple(cards[:down])),
            up=with_one(round_.up, player, round_.up[player] + tuple(cards[down:])),
            burnt=round_.burnt + burnt_for_the_last(round_, player, len(cards)),
        )
    )


def deal_board(round_: Round, cards: Sequence[Card], board: int = 0) -> Round:
    """Turn community cards of this street."""
    _check(round_, Phase.DEAL)
    check_faces_up(round_)
    if any(round_.owed):
        raise Refusal("players_first", player=next(at for at, it in enumerate(round_.owed) if it))
    if not 0 < len(cards) <= round_.owed_board[board]:
        raise Refusal("not_owed_board", cards=texts_of(cards), owed=round_.owed_board[board])
    check_may_come(round_, cards)
    return go_on(
        replace(
            round_,
            owed_board=with_one(round_.owed_board, board, round_.owed_board[board] - len(cards)),
            boards=with_one(round_.boards, board, round_.boards[board] + tuple(cards)),
        )
    )


def burn(round_: Round, card: Card) -> Round:
    """Say which card was burnt last, unless that is known: ``nothing_burnt``."""
    if UNKNOWN not in round_.burnt:
        raise Refusal("nothing_burnt")
    check_may_come(round_, [card])
    at = max(at for at, one in enumerate(round_.burnt) if one == UNKNOWN)
    return replace(round_, burnt=with_one(round_.burnt, at, card))


def fold(round_: Round, player: int) -> Round:
    """Give the hand up; refuses with ``must_bring_in`` and ``opener_must_bet``, by the house."""
    _check_bet(round_)
    demand_may_fold(round_)
    rules = round_.setup.rules.betting
    return go_on(replace(round_, betting=betting_acts.fold(round_.betting, player, rules)))


def forfeit(round_: Round, player: int, chips: int) -> Round:
    """Lose the hand and these chips to the pot, by a ruling."""
    _check_bet(round_)
    rules = round_.setup.rules.betting
    return go_on(
        replace(round_, betting=betting_acts.forfeit(round_.betting, player, chips, rules))
    )


def bar(round_: Round, player: int) -> Round:
    """Let a player not raise when his turn comes, by a ruling; refuses with ``nothing_to_bar``."""
    _check(round_, Phase.BET)
    return replace(round_, betting=betting_acts.bar(round_.betting, player))


def cap_bets(round_: Round, ceiling: int) -> Round:
    """Let no bet of this round go above so many chips, by a ruling; as `betting.acting` has it."""
    _check(round_, Phase.BET)
    return replace(round_, betting=betting_acts.cap_bets(round_.betting, ceiling))


def call(round_: Round, player: int) -> Round:
    """Check or call; refuses as `fold` does, and where nobody may check."""
    _check_bet(round_)
    demand_may_check(round_, player)
    return go_on(replace(round_, betting=betting_acts.call(round_.betting, player)))


def raise_to(round_: Round, player: int, amount: int) -> Round:
    """Bet, raise or complete to so many chips in this betting round."""
    _check(round_, Phase.BET)
    limit, rules = limit_now(round_), round_.setup.rules.betting
    raised = betting_acts.raise_to(round_.betting, player, amount, limit, rules)
    return go_on(replace(round_, betting=raised))


def may_raise(round_: Round, player: int) -> Range:
    """What the player may bet or raise to; refuses as `raise_range` does."""
    limit, rules = limit_now(round_), round_.setup.rules.betting
    return raise_range(round_.betting, player, limit, rules)


def draw(round_: Round, player: int, thrown: Sequence[Card]) -> Round:
    """Throw cards away and be owed as many; none is standing pat."""
    _check(round_, Phase.DRAW)
    _check_turn(round_, player)
    if len(thrown) > round_.now.draw:
        raise Refusal("draws_too_many", cards=texts_of(thrown), most=round_.now.draw)
    left = _without(round_.down[player], thrown)
    return go_on(
        replace(
            round_,
            down=with_one(round_.down, player, left),
            owed=with_one(round_.owed, player, len(thrown)),
            turn=round_.turn[1:],
            thrown=round_.thrown + tuple(thrown),
            cast=with_one(round_.cast, player, tuple(thrown)),
            late=round_.late + (player,) * (_comes_last(round_) and not left),
        )
    )


def discard(round_: Round, player: int, thrown: Sequence[Card]) -> Round:
    """Throw away what the game asks for."""
    _check(round_, Phase.DISCARD)
    _check_turn(round_, player)
    if len(thrown) != round_.now.discard:
        raise Refusal("discards_wrong_number", cards=texts_of(thrown), number=round_.now.discard)
    left = _without(round_.down[player], thrown)
    return go_on(
        replace(
            round_,
            down=with_one(round_.down, player, left),
            turn=round_.turn[1:],
            thrown=round_.thrown + tuple(thrown),
        )
    )


def show(round_: Round, player: int, cards: Sequence[Card] = ()) -> Round:
    """Turn the hand up; cards that nobody had seen are named."""
    _check_showing(round_, player)
    hand = named(round_, player, cards) if cards else round_.hand(player)
    downs = len(round_.down[player])
    return go_on(
        replace(
            round_,
            shown=with_one(round_.shown, player, True),
            down=with_one(round_.down, player, hand[:downs]),
            up=with_one(round_.up, player, hand[downs:]),
            turn=tuple(it for it in round_.turn if it != player),
        )
    )


def muck(round_: Round, player: int) -> Round:
    """Give up the claim to the pot without showing."""
    _check_showing(round_, player)
    check_may_muck(round_, player)
    stakes = round_.betting.stakes
    given_up = replace(stakes[player], live=False)
    betting = replace(round_.betting, stakes=with_one(stakes, player, given_up))
    turn = tuple(it for it in round_.turn if it != player)
    return go_on(replace(round_, betting=betting, turn=turn))


def bring_in(round_: Round, player: int) -> Round:
    """Post the bring-in, all-in for less at most; the price is the whole of it."""
    if not round_.waits_for_bring_in:
        raise Refusal("no_bring_in")
    _check_turn(round_, player)
    amount = round_.setup.bring_in
    stake = round_.betting.stakes[player]
    posted = min(amount, stake.stack)
    stakes = with_one(
        round_.betting.stakes, player, replace(stake, stack=stake.stack - posted, bet=posted)
    )
    first = (player + 1) % round_.setup.players
    betting = begun(stakes, first, price=amount, level=0, dead=round_.betting.dead)
    queue = tuple(it for it in betting.queue if it != player)
    return go_on(replace(round_, betting=replace(betting, queue=queue)))


def _comes_last(round_: Round) -> bool:
    return round_.setup.rules.dealing.draws.fifth_comes_last


def _check(round_: Round, *phases: Phase) -> None:
    if round_.phase not in phases:
        raise Refusal("not_now", phase=round_.phase.value)


def _check_bet(round_: Round) -> None:
    _check(round_, Phase.BET)
    if round_.waits_for_bring_in:
        raise Refusal("must_bring_in", chips=round_.setup.bring_in)


def _check_turn(round_: Round, player: int) -> None:
    if round_.actor != player:
        raise Refusal("not_your_turn", player=player, actor=round_.actor)


def _check_showing(round_: Round, player: int) -> None:
    """At the showdown each shows in turn; before it only where nobody can bet any more."""
    early = round_.betting_is_over and round_.phase is Phase.DEAL
    if round_.phase is not Phase.SHOWDOWN and not early:
        raise Refusal("not_now", phase=round_.phase.value)
    if player not in round_.live or round_.lies_open(player):
        raise Refusal("nothing_to_show", player=player)


def _without(hand: Hand, thrown: Sequence[Card]) -> Hand:
    """The hand without these; an unseen card is thrown where the one that is named is not in it."""
    left = list(hand)
    for one in thrown:
        if one not in left and UNKNOWN not in left:
            raise Refusal("not_in_hand", cards=texts_of([one]))
        left.remove(one if one in left else UNKNOWN)
    return tuple(left)
