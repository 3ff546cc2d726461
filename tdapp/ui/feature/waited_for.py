"""Which acts in a hand the round waits for, and which comes next."""

from collections.abc import Mapping
from typing import Protocol

from tdapp.ui.feature.followed_hand import When
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.look.act import WindowAct


class Waits(Protocol):
    """Some of the acts in a hand."""

    @property
    def when(self) -> Mapping[WindowAct, When]:
        """When each has its button."""
        ...


def waited_for(told: HandView, *groups: Waits) -> list[WindowAct]:
    """Those in the hand that the round waits for."""
    may = told.may
    if may is None:
        return []
    now = told.rounds[-1]
    return [act for group in groups for act, when in group.when.items() if when(now, may)]


def suggested(
    told: HandView, begin: WindowAct, end: WindowAct, deal: WindowAct
) -> WindowAct | None:
    """What comes next whatever the players do."""
    if told.hand is None:
        return begin
    if told.over:
        return end
    return deal if told.may is not None and (any(told.may.cards) or any(told.may.board)) else None
