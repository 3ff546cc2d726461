"""What a ruling leaves for later in the round: cards that come back, and burns."""

from tdapp.core.refusal import Refusal
from tdapp.poker.round.ruled import Aside
from tdapp.poker.round.ruled_course import BOTTOM, with_ruled
from tdapp.poker.round.state import Round
from tdapp.poker.rulings import card_acts
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.poker.rulings.mistakes import Mistake, cards_of
from tdapp.rules.irregularities.outcomes import RulingStep


def left_for_later(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """What is done once the betting is over: burns, and cards that lie until a board is dealt."""
    steps = answer.steps
    if RulingStep.FINISH_BETTING not in steps:
        return round_
    after = steps[steps.index(RulingStep.FINISH_BETTING) :]
    if RulingStep.BURN_UP_TO_ACTIVE in after:
        round_ = with_ruled(round_, burns_to_active=round_.street + 1)
    if RulingStep.BURN in after and RulingStep.BURN_STAYS in steps:
        round_ = card_acts.one_more_burnt(round_)
    bettings = (
        after[: after.index(RulingStep.NO_FURTHER_BURN)]
        if RulingStep.NO_FURTHER_BURN in after
        else ()
    )
    if bettings.count(RulingStep.FINISH_BETTING) > 1:
        street = round_.street + bettings.count(RulingStep.FINISH_BETTING)
        round_ = card_acts.unburnt(round_, street)
    if RulingStep.CARDS_BACK in after:
        return set_aside(round_, answer, mistake)
    return round_


def set_aside(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """The cards of a mistake are out of the stub until the ruling has them back."""
    return card_acts.goes_out(round_, cards_of(mistake), _coming_back(round_, answer, mistake))


def _coming_back(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Aside | None:
    """When cards that are set aside come back, counted in the bettings that are finished first."""
    steps = answer.steps
    back = next(
        (it for it in (RulingStep.SET_ASIDE_BACK, RulingStep.CARDS_BACK) if it in steps), None
    )
    before = steps[: steps.index(back)] if back else ()
    if RulingStep.FINISH_BETTING not in before:
        return None
    since = before[::-1][: before[::-1].index(RulingStep.FINISH_BETTING)]
    bottom = any(step.name.startswith("DEAL_BOTTOM") for step in since)
    if bottom and len(round_.boards) <= BOTTOM:
        raise Refusal("no_such_board", board=BOTTOM)
    street = round_.street + before.count(RulingStep.FINISH_BETTING)
    return Aside(cards_of(mistake), street, bottom)
