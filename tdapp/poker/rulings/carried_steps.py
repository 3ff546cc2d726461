"""What each step of a ruling does to a round that holds the hand, as it stands."""

from collections.abc import Callable, Mapping

from tdapp.core.refusal import Refusal
from tdapp.poker.play.run_it_twice import with_burns
from tdapp.poker.play.with_cards import deal_board
from tdapp.poker.play.with_chips import cap_bets
from tdapp.poker.round.limit_now import limit_now
from tdapp.poker.round.ruled_course import BOTTOM
from tdapp.poker.round.state import Round
from tdapp.poker.rulings import card_acts, hand_acts, stud_acts
from tdapp.poker.rulings.carried_later import set_aside
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.poker.rulings.mistakes import Mistake, cards_of, whose
from tdapp.rules.irregularities.outcomes import RulingStep
from tdapp.rules.irregularities.situations import Situation

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
