"""What goes wrong in a round of Texas Hold'em Bonus, and what becomes of the round (11, 12, 13)."""

from collections.abc import Collection
from enum import Enum

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.round import MISDEALS, BonusRound, BonusStage, BonusWhy, demand_stage


class BonusStep(Enum):
    """What people do next after a round or a card went wrong."""

    DEAL_ANEW = "deal_anew"
    RESHUFFLE = "reshuffle"
    NEW_CARDS = "new_cards"
    CHECK_DECK = "check_deck"
    TELL_SURVEILLANCE = "tell_surveillance"
    TELL_INSPECTOR = "tell_inspector"
    CANCEL_JACKPOT_WAGERS = "cancel_jackpot_wagers"


def void(round_: BonusRound, why: BonusWhy, forfeited: Collection[int] = ()) -> BonusRound:
    """The round without a result; what came before it stands (11.3, 11.9, 12.2, 13.5).

    Only where somebody cheated may wagers be `forfeited`, by place (13.6). Refuses ``not_now`` and
    ``not_forfeited``.
    """
    demand_stage(round_, *BonusStage)
    if forfeited and why is not BonusWhy.FRAUD:
        raise Refusal("not_forfeited", rule="13.6")
    return replace(round_, void=why, forfeited=tuple(forfeited))


def void_hand(round_: BonusRound, place: int, why: BonusWhy) -> BonusRound:
    """One hand without a result: a forbidden device, say (13.4.1); refuses ``no_wager_there``."""
    return round_.with_box(place, replace(round_.at(place), void=why))


def withhold(round_: BonusRound, place: int, why: BonusWhy) -> BonusRound:
    """Nothing is won there: no player card (11.19), an employee in breach (13.15).

    Before the first card the wagers are given back (11.19.1). Refuses ``no_wager_there``.
    """
    if round_.stage is BonusStage.WAGERS:
        return void_hand(round_, place, why)
    return round_.with_box(place, replace(round_.at(place), withheld=why))


def seen_in_the_deal(round_: BonusRound) -> BonusRound:
    """Any card seen while the cards are dealt is a misdeal (11.2, P75); refuses ``not_now``."""
    return void(round_, BonusWhy.SEEN_IN_THE_DEAL)


def dealer_card_seen(round_: BonusRound) -> BonusRound:
    """A card of the dealer seen after the deal: a misdeal until a Flop Wager is made (11.4)."""
    demand_stage(round_, BonusStage.FLOP, BonusStage.TURN, BonusStage.RIVER)
    wagered = any(box.flop for box in round_.boxes.values())
    return round_ if wagered else void(round_, BonusWhy.DEALER_CARD_SEEN)


def board_seen(round_: BonusRound, voided: Collection[int] = ()) -> BonusRound:
    """A card of the board seen too early: it is turned down and play goes on (11.6).

    Hands without a Flop Wager may be `voided`, by place, and get Ante and Ante Bonus back (11.5).
    Refuses ``not_now``, ``no_wager_there`` and, for other hands, ``hand_stands``.
    """
    demand_stage(round_, BonusStage.FLOP, BonusStage.TURN, BonusStage.RIVER)
    for place in voided:
        if round_.at(place).flop or not round_.at(place).plays:
            raise Refusal("hand_stands", place=place, rule="11.5, 11.6")
        round_ = void_hand(round_, place, BonusWhy.BOARD_SEEN)
    return round_


def shuffler_failed(round_: BonusRound, *, card_out: bool) -> BonusRound:
    """The round after the device failed: void once a card is out (12.2), else as it is (12.1)."""
    out = card_out or round_.stage is not BonusStage.WAGERS
    return void(round_, BonusWhy.SHUFFLER) if out else round_


def steps_after(round_: BonusRound, *, shuffler: bool = False) -> tuple[BonusStep, ...]:
    """What people do next, in order, after a round or hand went wrong (11.3, 11.9, 12, 15.3.1).

    `shuffler` tells that the device failed, which before the first card costs a shuffle only.
    """
    jackpot = any(box.jackpot and (round_.void or box.void) for box in round_.boxes.values())
    cancel = (BonusStep.CANCEL_JACKPOT_WAGERS,) if jackpot else ()
    if round_.void is None:
        return (*cancel, BonusStep.RESHUFFLE) if shuffler else cancel
    if round_.void in MISDEALS:
        return (*cancel, BonusStep.DEAL_ANEW)
    if round_.void is BonusWhy.MISSING_CARD:
        told = BonusStep.TELL_SURVEILLANCE, BonusStep.TELL_INSPECTOR
        return (*cancel, BonusStep.CHECK_DECK, *told)
    return (*cancel, BonusStep.NEW_CARDS) if round_.void is BonusWhy.SHUFFLER else cancel
