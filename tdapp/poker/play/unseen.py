"""Cards that nobody sees, dealt to everybody who is owed some."""

from collections.abc import Sequence

from tdapp.poker.cards import UNKNOWN
from tdapp.poker.play.with_cards import deal
from tdapp.poker.round.drawing import due
from tdapp.poker.round.state import Round


def deal_unseen(round_: Round) -> Round:
    """Deal all players what may be dealt to them now; refuses as `deal` does."""
    for player, count in owed_now(round_) or [(0, 1)]:
        round_ = deal(round_, player, (UNKNOWN,) * count)
    return round_


def owed_now(round_: Round) -> Sequence[tuple[int, int]]:
    """The players who may be dealt cards now, and how many."""
    found = [(player, due(round_, player)) for player, owed in enumerate(round_.owed) if owed]
    return [(player, count) for player, count in found if count]
