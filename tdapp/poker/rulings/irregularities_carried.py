"""Carries a ruling on an irregularity out on the round that it was given on."""

from enum import Enum
from functools import reduce

from tdapp.core.refusal import Refusal
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.round.state import Round
from tdapp.poker.rulings import hand_acts, stud_acts
from tdapp.poker.rulings.carried_later import left_for_later
from tdapp.poker.rulings.carried_steps import AT_ONCE
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.poker.rulings.mistakes import Mistake, whose
from tdapp.poker.rulings.who_does_a_step import Doing, doing
from tdapp.rules.irregularities.outcomes import HandFate, Returned, Standing, Step, Winner

LATE_BACK = {Step.CARDS_BACK, Step.BURN_BACK}
FATES = {
    Step.MAY_BE_DECLARED_DEAD: (HandFate.DEAD, Returned.NOTHING),
    Step.MAY_VOID_WAGERS: (HandFate.VOID, Returned.HIS_WAGERS),
}
"""What becomes of a hand, and what goes back, if whoever decides chooses so."""
OF_A_PLAYER = {
    Step.SWAP_WITH_FIRST_BURN,
    Step.NEXT_CARD_DOWN,
    Step.MAY_CHOOSE_ALL_IN,
    Step.TREATED_AS_ALL_IN,
    Step.SEAT_IS_DEALT_ON,
    *FATES,
}
OF_CARDS = {
    Step.SWAP_WITH_FIRST_BURN,
    Step.NEXT_CARD_DOWN,
    Step.USE_IN_SEQUENCE,
    Step.TO_DISCARDS,
    Step.SET_ASIDE,
    Step.EXTRA_NEXT_BURN,
    Step.EXTRA_DISCARDED,
    Step.EXTRA_TO_BOTTOM,
    Step.BURN_IT,
    Step.LEAVE_ON_DECK,
}
OF_CHOICE = {Step.MAY_CHOOSE_ALL_IN, Step.MAY_BE_INVALIDATED, *FATES}
UNSEEN_WINNERS = {Winner.LAST_TO_FOLD, Winner.LAST_TO_FOLD_IN_FINAL_ROUND}


class Needed(Enum):
    """What a mistake has to say before a ruling on it can be carried out."""

    PLAYER = "player"
    CARDS = "cards"
    INSTEAD = "instead"
    LAST_FOLDER = "last_folder"
    CHOICE = "choice"


def is_carried_out(answer: RulingAnswer) -> bool:
    """Whether a ruling does anything to a round that holds the hand."""
    if answer.standing is Standing.OPEN:
        return answer.may_void
    if answer.standing is not Standing.PLAYS_ON or answer.hand or answer.winner:
        return True
    return any(doing(step) is Doing.RULING for step in answer.steps)


def needed(answer: RulingAnswer) -> tuple[Needed, ...]:
    """What is to be asked before this ruling can be carried out, in this order."""
    steps, open_ = {*answer.steps}, answer.standing is Standing.OPEN
    if answer.standing in {Standing.MISDEAL, Standing.VOID}:
        return ()
    unseen = answer.winner in UNSEEN_WINNERS
    cards = steps & OF_CARDS or Step.DEAL_TOP_FLOP in steps
    wanted = {
        Needed.PLAYER: steps & OF_A_PLAYER or (answer.hand and not unseen),
        Needed.CARDS: cards,
        Needed.INSTEAD: Step.SWAP_WITH_FIRST_BURN in steps,
        Needed.LAST_FOLDER: unseen,
        Needed.CHOICE: steps & OF_CHOICE or (open_ and answer.may_void),
    }
    return tuple(one for one, is_wanted in wanted.items() if is_wanted)


def carry_out(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """The round after the ruling; what is due later its course does by itself.

    A ruling that changes nothing gives the round as it was. Refuses with ``ruling_left_open`` where
    somebody has to decide, ``whose_hand`` and ``which_cards`` where the mistake does not say, and
    as the acts on hands and cards do where the round is not as the ruling says.
    """
    match answer.standing:
        case Standing.OPEN if answer.may_void and mistake.chosen:
            return hand_acts.voided(round_)
        case Standing.OPEN:
            raise Refusal("ruling_left_open", rule=answer.rule)
        case Standing.MISDEAL:
            return hand_acts.misdealt(round_)
        case Standing.VOID:
            return hand_acts.voided(round_)
        case Standing.PLAYS_ON:
            return _played_on(round_, answer, mistake)


def _played_on(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    now = [step for step in _before_betting(answer.steps) if step in AT_ONCE]
    after = reduce(lambda it, step: AT_ONCE[step](it, answer, mistake), now, round_)
    after = _hand_ruled(left_for_later(after, answer, mistake), answer, mistake)
    if Step.SEAT_IS_DEALT_ON in answer.steps:
        return stud_acts.dealt_on(after, whose(mistake.player))
    return after


def _before_betting(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that come before the betting is finished; its cards were not entered then."""
    if Step.FINISH_BETTING not in steps:
        return steps
    first = steps[: steps.index(Step.FINISH_BETTING)]
    return tuple(step for step in first if step not in LATE_BACK)


def _hand_ruled(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    if answer.winner in UNSEEN_WINNERS:
        return hand_acts.won_by(round_, whose(mistake.last_folder))
    chosen = [FATES[step] for step in answer.steps if step in FATES and mistake.chosen]
    fate, returned = chosen[0] if chosen else (answer.hand, answer.returned)
    if fate is None:
        return round_
    player = whose(mistake.player)
    if fate is HandFate.LIVE:
        return hand_acts.revived(round_, player)
    return _gone(round_, returned, player)


def _gone(round_: Round, returned: Returned, player: int) -> Round:
    """Without the hand; one that is dead already and has nothing back stays so."""
    match returned:
        case Returned.HIS_WAGERS:
            return hand_acts.void(round_, player)
        case Returned.UNCALLED_RAISE:
            return hand_acts.dead_without_raise(round_, player)
        case _ if not round_.betting.stakes[player].live:
            return round_
        case _:
            return rule_dead(round_, player)
