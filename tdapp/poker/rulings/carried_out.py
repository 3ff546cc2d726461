"""What a ruling on words and chips comes to in the round of play: the acts that carry it out."""

from tdapp.core.refusal import Refusal
from tdapp.poker.play.acts import AnyAct, Bar, BarForRound, CheckOrCall, Fold, Forfeit, RaiseTo
from tdapp.poker.rulings.out_of_turn import TurnRuling
from tdapp.poker.rulings.wagers_facing import ActMeaning, ActRuling, Facing, WagerOption
from tdapp.rules.wager_rules import OpenTo, WagerRemedy


def acts_of(
    ruling: ActRuling, facing: Facing, player: int, chosen: WagerOption | None = None
) -> tuple[AnyAct, ...]:
    """The acts of a ruling, with the option that the player chose where he has a choice.

    Refuses with ``choose_option``. Who only loses the right to raise is still to act.
    """
    if ruling.options and chosen not in ruling.options:
        raise Refusal("choose_option", ways=tuple(one.way.value for one in ruling.options))
    match chosen.way if chosen else ruling.made:
        case ActMeaning.FOLD | WagerRemedy.FOLD:
            return (Fold(player),)
        case WagerRemedy.FORFEIT:
            return (Forfeit(player, chosen.chips if chosen else 0),)
        case WagerRemedy.WITHDRAW:
            return () if ruling.may_raise or facing.raises is None else (Bar(player),)
        case ActMeaning.CHECK | ActMeaning.CALL | WagerRemedy.CHECK | WagerRemedy.CALL:
            return (CheckOrCall(player),)
        case _:
            return (
                CheckOrCall(player) if ruling.to <= facing.price else RaiseTo(player, ruling.to),
            )


def acts_in_turn(ruling: TurnRuling, player: int, chosen: OpenTo) -> tuple[AnyAct, ...]:
    """The acts of a ruling on an act out of turn, now that it is the player's turn.

    What he keeps, or raises with, is ruled like any chips in turn: there is no act yet. Refuses
    with ``choose_option``.
    """
    if chosen not in ruling.may:
        raise Refusal("choose_option", ways=tuple(one.value for one in ruling.may))
    match chosen:
        case OpenTo.CHECK | OpenTo.CALL if ruling.barred:
            return (BarForRound(player), CheckOrCall(player))
        case OpenTo.CHECK | OpenTo.CALL:
            return (CheckOrCall(player),)
        case OpenTo.FOLD if ruling.lost:
            return (Forfeit(player, ruling.lost),)
        case OpenTo.FOLD | OpenTo.TAKE_BACK_AND_FOLD:
            return (Fold(player),)
        case _:
            return ()
