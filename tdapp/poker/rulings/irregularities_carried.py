"""Carries a ruling on an irregularity out on the round that it was given on."""

from collections.abc import Callable, Mapping
from functools import reduce

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, Card
from tdapp.poker.round.acting import deal_board
from tdapp.poker.round.state import Hand, Round
from tdapp.poker.rulings import card_acts, hand_acts
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.rules.irregularities.outcomes import HandFate, Returned, Standing, Step, Winner

BOTTOM = 1
GOES_OUT = {
    Step.SET_ASIDE,
    Step.EXTRA_NEXT_BURN,
    Step.EXTRA_DISCARDED,
    Step.BURN_IT,
    Step.TO_DISCARDS,
}
"""Steps after which the card of the mistake cannot be dealt, unless it is shuffled back."""
ON_THE_BOARD: Mapping[Step, Callable[[Round], Round]] = {
    Step.CARDS_BACK: card_acts.board_back,
    Step.TURNED_IS_BURNT: card_acts.turned_is_burnt,
    Step.BURN_BACK: card_acts.burn_back,
}


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """What the ruling does not say: whose hand it is about, which `cards` were seen in error.

    `instead` is dealt for one of them, `last_folder` has the pot where nobody else can.
    """

    player: int | None = None
    cards: Hand = ()
    instead: Card = UNKNOWN
    last_folder: int | None = None


def carry_out(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """The round after the ruling, up to the betting that has to be finished first.

    What is done to a card after that betting, `card_acts` does when it is due. A ruling that
    changes nothing gives the round as it was. Refuses with ``ruling_left_open`` where somebody has
    to decide, ``whose_hand`` and ``which_cards`` where the mistake does not say, and as the acts on
    hands and cards do where the round is not as the ruling says.
    """
    match answer.standing:
        case Standing.OPEN:
            raise Refusal("ruling_left_open", rule=answer.rule)
        case Standing.MISDEAL:
            return hand_acts.misdealt(round_)
        case Standing.VOID:
            return hand_acts.voided(round_)
        case Standing.PLAYS_ON:
            now = _before_betting(answer.steps)
            after = reduce(lambda it, step: _stepped(it, step, mistake), now, round_)
            return _hand_ruled(after, answer, mistake)


def _before_betting(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if Step.FINISH_BETTING not in steps:
        return steps
    first = steps[: steps.index(Step.FINISH_BETTING)]
    return tuple(step for step in first if step not in {Step.CARDS_BACK, Step.BURN_BACK})


def _stepped(round_: Round, step: Step, mistake: Mistake) -> Round:
    if step in GOES_OUT:
        return card_acts.set_aside(round_, _cards(mistake))
    if step in ON_THE_BOARD:
        return ON_THE_BOARD[step](round_)
    match step:
        case Step.SWAP_WITH_FIRST_BURN:
            exposed = _cards(mistake)[0]
            return card_acts.swapped(round_, _whose(mistake.player), exposed, mistake.instead)
        case Step.EXTRA_TO_BOTTOM:
            return deal_board(round_, _cards(mistake), BOTTOM)
    return round_


def _hand_ruled(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    if answer.winner in {Winner.LAST_TO_FOLD, Winner.LAST_TO_FOLD_IN_FINAL_ROUND}:
        return hand_acts.won_by(round_, _whose(mistake.last_folder))
    if answer.hand not in {HandFate.DEAD, HandFate.VOID}:
        return round_
    player = _whose(mistake.player)
    match answer.returned:
        case Returned.HIS_WAGERS:
            return hand_acts.void(round_, player)
        case Returned.UNCALLED_RAISE:
            return hand_acts.dead_without_raise(round_, player)
    return hand_acts.dead(round_, player)


def _whose(player: int | None) -> int:
    if player is None:
        raise Refusal("whose_hand")
    return player


def _cards(mistake: Mistake) -> Hand:
    if not mistake.cards:
        raise Refusal("which_cards")
    return mistake.cards
