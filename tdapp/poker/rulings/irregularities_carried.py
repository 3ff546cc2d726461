"""Carries a ruling on an irregularity out on the round that it was given on."""

from enum import Enum
from functools import reduce
from typing import TypeAlias

from tdapp.core.refusal import Refusal
from tdapp.poker.play.acts import AnyAct, PlayerAct
from tdapp.poker.play.dead_hand import rule_dead
from tdapp.poker.round.state import Round
from tdapp.poker.rulings import hand_acts, stud_acts
from tdapp.poker.rulings.carried_steps import AT_ONCE, StepPerformer, doing, left_for_later
from tdapp.poker.rulings.irregularities import Mistake, RulingAnswer, whose
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    ReturnedChips,
    RoundFate,
    RulingStep,
    Winner,
)

LATE_BACK = {RulingStep.CARDS_BACK, RulingStep.BURN_BACK}
FATES = {
    RulingStep.MAY_BE_DECLARED_DEAD: (HandFate.DEAD, ReturnedChips.NOTHING),
    RulingStep.MAY_VOID_WAGERS: (HandFate.VOID, ReturnedChips.HIS_WAGERS),
}
"""What becomes of a hand, and what goes back, if whoever decides chooses so."""
OF_A_PLAYER = {
    RulingStep.SWAP_WITH_FIRST_BURN,
    RulingStep.NEXT_CARD_DOWN,
    RulingStep.MAY_CHOOSE_ALL_IN,
    RulingStep.TREATED_AS_ALL_IN,
    RulingStep.SEAT_IS_DEALT_ON,
    *FATES,
}
OF_CARDS = {
    RulingStep.SWAP_WITH_FIRST_BURN,
    RulingStep.NEXT_CARD_DOWN,
    RulingStep.USE_IN_SEQUENCE,
    RulingStep.TO_DISCARDS,
    RulingStep.SET_ASIDE,
    RulingStep.EXTRA_NEXT_BURN,
    RulingStep.EXTRA_DISCARDED,
    RulingStep.EXTRA_TO_BOTTOM,
    RulingStep.BURN_IT,
    RulingStep.LEAVE_ON_DECK,
}
OF_CHOICE = frozenset({RulingStep.MAY_CHOOSE_ALL_IN, RulingStep.MAY_BE_INVALIDATED, *FATES})
UNSEEN_WINNERS = {Winner.LAST_TO_FOLD, Winner.LAST_TO_FOLD_IN_FINAL_ROUND}


class MissingDetail(Enum):
    """What a mistake has to say before a ruling on it can be carried out."""

    PLAYER = "player"
    CARDS = "cards"
    INSTEAD = "instead"
    LAST_FOLDER = "last_folder"
    CHOICE = "choice"


def is_carried_out(answer: RulingAnswer) -> bool:
    """Whether a ruling does anything to a round that holds the hand."""
    if answer.standing is RoundFate.OPEN:
        return answer.may_void
    if answer.standing is not RoundFate.PLAYS_ON or answer.hand or answer.winner:
        return True
    return any(doing(step) is StepPerformer.RULING for step in answer.steps)


def needed(answer: RulingAnswer) -> tuple[MissingDetail, ...]:
    """What is to be asked before this ruling can be carried out, in this order."""
    steps, open_ = {*answer.steps}, answer.standing is RoundFate.OPEN
    if answer.standing in {RoundFate.MISDEAL, RoundFate.VOID}:
        return ()
    unseen = answer.winner in UNSEEN_WINNERS
    cards = steps & OF_CARDS or RulingStep.DEAL_TOP_FLOP in steps
    wanted = {
        MissingDetail.PLAYER: steps & OF_A_PLAYER or (answer.hand and not unseen),
        MissingDetail.CARDS: cards,
        MissingDetail.INSTEAD: RulingStep.SWAP_WITH_FIRST_BURN in steps,
        MissingDetail.LAST_FOLDER: unseen,
        MissingDetail.CHOICE: steps & OF_CHOICE or (open_ and answer.may_void),
    }
    return tuple(one for one, is_wanted in wanted.items() if is_wanted)


def carry_out(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """The round after the ruling; what is due later its course does by itself.

    A ruling that changes nothing gives the round as it was. Refuses with ``ruling_left_open`` where
    somebody has to decide, ``whose_hand`` and ``which_cards`` where the mistake does not say, and
    as the acts on hands and cards do where the round is not as the ruling says.
    """
    match answer.standing:
        case RoundFate.OPEN if answer.may_void and mistake.chosen:
            return hand_acts.voided(round_)
        case RoundFate.OPEN:
            raise Refusal("ruling_left_open", rule=answer.rule)
        case RoundFate.MISDEAL:
            return hand_acts.misdealt(round_)
        case RoundFate.VOID:
            return hand_acts.voided(round_)
        case RoundFate.PLAYS_ON:
            return _played_on(round_, answer, mistake)


def _played_on(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    now = [step for step in _before_betting(answer.steps) if step in AT_ONCE]
    after = reduce(lambda it, step: AT_ONCE[step](it, answer, mistake), now, round_)
    after = _hand_ruled(left_for_later(after, answer, mistake), answer, mistake)
    if RulingStep.SEAT_IS_DEALT_ON in answer.steps:
        return stud_acts.dealt_on(after, whose(mistake.player))
    return after


def _before_betting(steps: tuple[RulingStep, ...]) -> tuple[RulingStep, ...]:
    """The steps that come before the betting is finished; its cards were not entered then."""
    if RulingStep.FINISH_BETTING not in steps:
        return steps
    first = steps[: steps.index(RulingStep.FINISH_BETTING)]
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


def _gone(round_: Round, returned: ReturnedChips, player: int) -> Round:
    """Without the hand; one that is dead already and has nothing back stays so."""
    match returned:
        case ReturnedChips.HIS_WAGERS:
            return hand_acts.void(round_, player)
        case ReturnedChips.UNCALLED_RAISE:
            return hand_acts.dead_without_raise(round_, player)
        case _ if not round_.betting.stakes[player].live:
            return round_
        case _:
            return rule_dead(round_, player)


class CarryOut(PlayerAct, frozen=True):
    """A ruling on an irregularity is carried out."""

    answer: RulingAnswer
    mistake: Mistake

    @property
    def rule(self) -> str:
        """The rules that it rests on."""
        return self.answer.rules

    @property
    def player(self) -> int | None:
        """Whose hand it is about."""
        return self.mistake.player

    @property
    def chosen(self) -> frozenset[RulingStep]:
        """The steps that were open to whoever decided, who chose them."""
        return OF_CHOICE & {*self.answer.steps} if self.mistake.chosen else frozenset()

    def after(self, round_: Round) -> Round:
        return carry_out(round_, self.answer, self.mistake)


class RuledToBe(PlayerAct, frozen=True):
    """What a player said, pushed or did out of turn is ruled to be these acts.

    There are none where what he put in goes back and he acts again. `player` is whose it is.
    """

    rule: str
    acts: tuple[AnyAct, ...]
    player: int | None = None

    def after(self, round_: Round) -> Round:
        return reduce(lambda it, act: act.after(it), self.acts, round_)


RuledAct: TypeAlias = CarryOut | RuledToBe
