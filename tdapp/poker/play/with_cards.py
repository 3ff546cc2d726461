"""Cards of a round: dealt, burnt, exchanged and thrown away."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.cards import UNKNOWN, Card, texts_of
from tdapp.poker.play.course import go_on
from tdapp.poker.round.ruled_course import (
    after_board,
    boards_due,
    check_board,
    check_next,
    come,
    goes_down,
)
from tdapp.poker.round.state import Hand, Phase, Round, check_phase, check_turn
from tdapp.poker.round.stub import burnt_for_the_last, check_may_come, due
from tdapp.poker.showdown.showing import (
    check_faces_up,
)


def deal(round_: Round, player: int, cards: Sequence[Card]) -> Round:
    """Deal a player cards of this street, those that go face down first."""
    check_phase(round_, Phase.DEAL, Phase.DRAW)
    check_faces_up(round_)
    owed = due(round_, player)
    if not 0 < len(cards) <= owed:
        raise Refusal("not_owed", player=player, cards=texts_of(cards), owed=owed)
    check_may_come(round_, cards, player)
    if round_.ruled.comes_next:
        check_next(round_, cards, first=not any(due(round_, it) for it in range(player)))
    down = goes_down(round_, player, len(cards))
    dealt = come(
        replace(
            round_,
            owed=with_one(round_.owed, player, round_.owed[player] - len(cards)),
            down=with_one(round_.down, player, round_.down[player] + tuple(cards[:down])),
            up=with_one(round_.up, player, round_.up[player] + tuple(cards[down:])),
            burnt=round_.burnt + burnt_for_the_last(round_, player, len(cards)),
        )
    )
    return go_on(dealt)


def deal_board(round_: Round, cards: Sequence[Card], board: int = 0) -> Round:
    """Turn community cards of this street."""
    check_phase(round_, Phase.DEAL)
    check_faces_up(round_)
    if any(round_.owed):
        raise Refusal("players_first", player=next(at for at, it in enumerate(round_.owed) if it))
    if not 0 < len(cards) <= round_.owed_board[board]:
        raise Refusal("not_owed_board", cards=texts_of(cards), owed=round_.owed_board[board])
    check_board(round_, board)
    check_may_come(round_, cards)
    if round_.ruled.comes_next:
        check_next(round_, cards, first=not any(boards_due(round_)[:board]))
    turned = replace(
        round_,
        owed_board=with_one(round_.owed_board, board, round_.owed_board[board] - len(cards)),
        boards=with_one(round_.boards, board, round_.boards[board] + tuple(cards)),
    )
    return go_on(after_board(come(turned), board))


def burn(round_: Round, card: Card) -> Round:
    """Say which card was burnt last, unless that is known: ``nothing_burnt``."""
    if UNKNOWN not in round_.burnt:
        raise Refusal("nothing_burnt")
    check_may_come(round_, [card])
    at = max(at for at, one in enumerate(round_.burnt) if one == UNKNOWN)
    return replace(round_, burnt=with_one(round_.burnt, at, card))


def draw(round_: Round, player: int, thrown: Sequence[Card]) -> Round:
    """Throw cards away and be owed as many; none is standing pat."""
    check_phase(round_, Phase.DRAW)
    check_turn(round_, player)
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
    check_phase(round_, Phase.DISCARD)
    check_turn(round_, player)
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


def _comes_last(round_: Round) -> bool:
    return round_.setup.rules.dealing.draws.fifth_comes_last


def _without(hand: Hand, thrown: Sequence[Card]) -> Hand:
    """The hand without these; an unseen card is thrown where the one that is named is not in it."""
    left = list(hand)
    for one in thrown:
        if one not in left and UNKNOWN not in left:
            raise Refusal("not_in_hand", cards=texts_of([one]))
        left.remove(one if one in left else UNKNOWN)
    return tuple(left)


def deal_unseen(round_: Round) -> Round:
    """Deal all players what may be dealt to them now; refuses as `deal` does."""
    for player, count in owed_now(round_) or [(0, 1)]:
        round_ = deal(round_, player, (UNKNOWN,) * count)
    return round_


def owed_now(round_: Round) -> Sequence[tuple[int, int]]:
    """The players who may be dealt cards now, and how many."""
    found = [(player, due(round_, player)) for player, owed in enumerate(round_.owed) if owed]
    return [(player, count) for player, count in found if count]
