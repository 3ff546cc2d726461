"""What each step of a ruling does to a round that holds the hand, as it stands."""

from collections.abc import Callable, Mapping
from enum import Enum

from tdapp.core.refusal import Refusal
from tdapp.poker.play.run_it_twice import with_burns
from tdapp.poker.play.with_cards import deal_board
from tdapp.poker.play.with_chips import cap_bets
from tdapp.poker.round.ruled_course import BOTTOM, with_ruled
from tdapp.poker.round.state import Aside, Round, limit_now
from tdapp.poker.rulings import card_acts, hand_acts, stud_acts
from tdapp.poker.rulings.irregularities import Mistake, RulingAnswer, cards_of, whose
from tdapp.rules.irregularities.outcomes import RulingStep
from tdapp.rules.irregularities.situations import Situation


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


FLOP = 1


Carried = Callable[[Round, RulingAnswer, Mistake], Round]


def _swapped(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
    """An exposed card for the first burn, whose place it takes unless it is discarded."""
    exposed = cards_of(mistake)[0]
    swapped = card_acts.swapped(round_, whose(mistake.player), exposed, mistake.instead)
    if RulingStep.NO_BURN_BEFORE_FLOP in answer.steps:
        return swapped
    return card_acts.next_burn(swapped, exposed)


def _stands(round_: Round, answer: RulingAnswer, _: Mistake) -> Round:
    """The cards stand; a burn that was missed, or one too many, lies or does not lie."""
    if not round_.setup.burnt_before(round_.street):
        return round_
    match answer.situation:
        case Situation.NO_BURN_BEFORE_FLOP | Situation.NO_BURN_LATER:
            return card_acts.one_less_burnt(round_)
        case Situation.TOO_MANY_BURNS_BEFORE_FLOP | Situation.TOO_MANY_BURNS_LATER:
            return card_acts.one_more_burnt(round_)
        case _:
            return round_


def _discarded(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    return card_acts.goes_out(round_, cards_of(mistake))


def _next_burn(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    extra = cards_of(mistake)
    return card_acts.next_burn(card_acts.goes_out(round_, extra[:1]), extra[0])


def _burnt(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    return card_acts.burnt_at_once(round_, cards_of(mistake)[0])


def _to_bottom(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    if len(round_.boards) <= BOTTOM:
        raise Refusal("no_such_board", board=BOTTOM)
    return deal_board(round_, cards_of(mistake), BOTTOM)


def _next_down(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    return stud_acts.first_card_up(round_, whose(mistake.player), cards_of(mistake)[0])


def _burns_shuffled(round_: Round, answer: RulingAnswer, _: Mistake) -> Round:
    """The burns may be dealt again: at once, or once the stub ends where the board is run."""
    if answer.situation is Situation.RUN_AGAIN_SHORT:
        return with_burns(round_)
    return card_acts.burns_come_again(round_)


def _all_in(round_: Round, _: RulingAnswer, mistake: Mistake) -> Round:
    return hand_acts.treated_as_all_in(round_, whose(mistake.player))


def _if_chosen(carried: Carried) -> Carried:
    """A step that is done where whoever is asked wants it."""

    def done(round_: Round, answer: RulingAnswer, mistake: Mistake) -> Round:
        return carried(round_, answer, mistake) if mistake.chosen else round_

    return done


AT_ONCE: Mapping[RulingStep, Carried] = {
    RulingStep.SWAP_WITH_FIRST_BURN: _swapped,
    RulingStep.NO_BURN_BEFORE_FLOP: lambda round_, *_: card_acts.unburnt(round_, FLOP),
    RulingStep.NEXT_CARD_DOWN: _next_down,
    RulingStep.USE_IN_SEQUENCE: lambda round_, _, mistake: card_acts.comes_next(
        round_, cards_of(mistake)
    ),
    RulingStep.TO_DISCARDS: _discarded,
    RulingStep.CARDS_STAND: _stands,
    RulingStep.CARDS_BACK: lambda round_, *_: card_acts.board_back(round_),
    RulingStep.TURNED_IS_BURNT: lambda round_, *_: card_acts.turned_is_burnt(round_),
    RulingStep.BURN_BACK: lambda round_, *_: card_acts.burn_back(round_),
    RulingStep.SET_ASIDE: set_aside,
    RulingStep.EXTRA_NEXT_BURN: _next_burn,
    RulingStep.EXTRA_DISCARDED: _discarded,
    RulingStep.EXTRA_TO_BOTTOM: _to_bottom,
    RulingStep.BURN_IT: _burnt,
    RulingStep.LEAVE_ON_DECK: _burnt,
    RulingStep.BETS_CAPPED_AT_WAGERED: lambda round_, *_: cap_bets(round_, round_.betting.price),
    RulingStep.BETS_CAPPED_AT_MINIMUM: lambda round_, *_: cap_bets(round_, limit_now(round_).least),
    RulingStep.ALL_LAST_CARDS_UP: lambda round_, *_: stud_acts.last_cards_up(round_),
    RulingStep.MAY_CHOOSE_ALL_IN: _if_chosen(_all_in),
    RulingStep.TREATED_AS_ALL_IN: _all_in,
    RulingStep.LAST_ROUND_BACK: lambda round_, *_: stud_acts.last_cards_back(round_),
    RulingStep.SHUFFLE_BURNS: _burns_shuffled,
    RulingStep.COMMUNITY_CARD_FOR_ALL: lambda round_, *_: stud_acts.one_card_for_all(round_),
    RulingStep.MAY_BE_INVALIDATED: _if_chosen(lambda round_, *_: hand_acts.voided(round_)),
}
"""Steps that are done to the round as it stands."""


class StepPerformer(Enum):
    """Who does a step of a ruling."""

    RULING = "ruling"
    COURSE = "course"
    PEOPLE = "people"


WITH_OTHERS = frozenset(
    {
        RulingStep.FEWER_BURNS,
        RulingStep.NO_FURTHER_BURN,
        RulingStep.BURN_UP_TO_ACTIVE,
        RulingStep.SET_ASIDE_BACK,
        RulingStep.PREVIOUS_OPENER_OPENS,
        RulingStep.SEAT_IS_DEALT_ON,
        RulingStep.MAY_BE_DECLARED_DEAD,
        RulingStep.MAY_VOID_WAGERS,
    }
)
"""Steps that are left for later, or done with another one or with the hand."""

BY_COURSE = frozenset(
    {
        RulingStep.COMPLETE_DEAL,
        RulingStep.SAME_FIRST_CARD,
        RulingStep.SAME_BLINDS,
        RulingStep.BUTTON_STAYS,
        RulingStep.NEXT_REPLACES_IT,
        RulingStep.CORRECT_CARD_STAYS,
        RulingStep.EXTRAS_BACK,
        RulingStep.BURN,
        RulingStep.BURN_STAYS,
        RulingStep.EXTRA_BURNS_BACK,
        RulingStep.FINISH_BETTING,
        RulingStep.NOT_ASKED_TO_OPEN,
        RulingStep.OPENING_PASSES_LEFT,
        RulingStep.FINISH_STUB,
        RulingStep.RUNS_LIMITED_BY_CARDS,
        RulingStep.RUN_ONCE,
        RulingStep.REST_MAY_RUN_AGAIN,
        RulingStep.TAKE_DISCARD,
        *(step for step in RulingStep if step.name.startswith("DEAL_")),
    }
)
"""Steps that the round waits for, or never sees, as the cards of a mistake were not entered."""


def doing(step: RulingStep) -> StepPerformer:
    """Who does a step where a hand is held."""
    if step in AT_ONCE or step in WITH_OTHERS:
        return StepPerformer.RULING
    return StepPerformer.COURSE if step in BY_COURSE else StepPerformer.PEOPLE
