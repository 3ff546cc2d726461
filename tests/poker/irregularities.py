"""The houses' tables of irregularities, and cases of them in the terms that a supervisor is asked.

A case says in its own words what happened and what follows; here these words are read.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import resources
from tdapp.poker.rulings.irregularities import RulingAnswer, rule_on
from tdapp.rules.irregularities.facts import RulingFact, Told
from tdapp.rules.irregularities.outcomes import (
    HandFate,
    ReturnedChips,
    RoundFate,
    RulingStep,
    Winner,
)
from tdapp.rules.irregularities.situations import GameKind, Situation
from tdapp.rules.irregularities.table import Irregularities, read_irregularities
from tests.poker.houses import HOUSES
from tests.rules_doc import Case


@cache
def irregularities(house: str) -> Irregularities:
    """One house's table."""
    return read_irregularities(resources.read("play", "irregularities", f"{HOUSES[house]}.toml"))


HAPPENED = {
    "cards_exposed_in_cut": Situation.EXPOSED_IN_CUT,
    "dealt_out_of_order": Situation.DEALT_OUT_OF_ORDER,
    "hole_card_out_of_turn": Situation.DEALT_OUT_OF_ORDER,
    "wrong_player_cut": Situation.WRONG_CUTTER,
    "extra_hand_dealt": Situation.HAND_MISSED_OR_EXTRA,
    "sole_survivor_cards": Situation.WRONG_COUNT_ALONE,
    "showdown": Situation.WRONG_COUNT_AT_SHOWDOWN,
    "player_cards": Situation.WRONG_COUNT,
    "hole_cards_exposed_by_dealer": Situation.HOLE_CARD_EXPOSED,
    "hole_cards_exposed": Situation.HOLE_CARD_EXPOSED,
    "misdeal_ground": Situation.HOLE_CARD_EXPOSED,
    "boxed_hole_cards": Situation.BOXED_CARD,
    "boxed_cards": Situation.BOXED_CARD,
    "card_face_up_in_shoe": Situation.BOXED_CARD,
    "face_up_card": Situation.BOXED_CARD,
    "exposed_in_draw": Situation.DRAW_CARD_EXPOSED,
    "face_up_to_one_player": Situation.TWO_UP,
    "first_card": Situation.FIRST_CARD_UP,
    "cards_in_deck": Situation.MISSING_OR_FOREIGN_CARD,
    "not_discarded": Situation.DISCARD_MISSED,
    "flop_cards": Situation.FLOP_TOO_MANY,
    "flop_before_betting_complete": Situation.FLOP_EARLY,
    "flop_dealt": Situation.FLOP_EARLY,
    "turn_exposed_before_betting_complete": Situation.TURN_EARLY,
    "river_exposed_before_betting_complete": Situation.RIVER_EARLY,
    "two_cards_exposed_on": Situation.TWO_AT_ONCE,
    "cards_exposed_on_turn": Situation.MORE_AT_ONCE,
    "top_flop_before_betting_complete": Situation.FLOP_EARLY,
    "wrong_burns_before_flop": Situation.TOO_MANY_BURNS_BEFORE_FLOP,
    "burn_dealt_as_turn": Situation.NO_BURN_LATER,
    "burn_missed_before_flop": Situation.NO_BURN_BEFORE_FLOP,
    "exposed_card_before_round_ends": Situation.STUD_CARD_EARLY,
    "exposed_card": Situation.STUD_CARD_EARLY,
    "final_card_exposed": Situation.LAST_CARD_EXPOSED,
    "claim_made": Situation.LATE_CLAIM,
    "player_showed": Situation.HAND_SHOWN_TO_ONE,
    "cards_exchanged": Situation.CARDS_EXCHANGED,
    "cards": Situation.OVER_FOLD_LINE,
    "asked_by": Situation.ASKED_TO_SEE_MUCKED,
    "opponents": Situation.SET_WRONGLY,
    "hand": Situation.HAND_MUCKED_BY_DEALER,
    "dealing": Situation.TWO_AT_ONCE,
}


def situation_of(case: Case) -> Situation:
    """What happened; the first word of the list that the case has tells."""
    return next(found for word, found in HAPPENED.items() if word in case.given)


GAMES = {
    "two card Manila": GameKind.MANILA,
    "hold'em": GameKind.FLOP,
    "draw": GameKind.DRAW,
    "five card stud": GameKind.FIVE_CARD_STUD,
    "seven card stud": GameKind.SEVEN_CARD_STUD,
    "pineapple": GameKind.PINEAPPLE,
    "Chinese": GameKind.CHINESE,
}
OF_SECTION = {"B": GameKind.FIVE_CARD_STUD, "C": GameKind.FLOP}
"""The game of a rule of TAS."""
NAMED_AS_SUCH = {
    "players_acted": RulingFact.PLAYERS_ACTED,
    "others_acted": RulingFact.PLAYERS_ACTED,
    "substantial_action": RulingFact.SUBSTANTIAL_ACTION,
    "substantial_action_next_round": RulingFact.SUBSTANTIAL_ACTION,
    "acted": RulingFact.ACTED,
    "affected_player_acted": RulingFact.ACTED,
    "wagers_made": RulingFact.BETTING_STARTED,
    "reconstructable": RulingFact.RECONSTRUCTABLE,
    "correctable": RulingFact.RECONSTRUCTABLE,
    "correct_identifiable": RulingFact.RECONSTRUCTABLE,
    "wrong_player_looked": RulingFact.LOOKED,
    "players_looked": RulingFact.LOOKED,
    "more_cards_to_come": RulingFact.MORE_TO_COME,
    "more_to_come": RulingFact.MORE_TO_COME,
    "burning_elected": RulingFact.BURNS_USED,
    "pot_pushed": RulingFact.POT_PUSHED,
    "flop_dealt": RulingFact.COMMUNITY_DEALT,
    "hole_cards_exposed_by_dealer": RulingFact.CARDS,
    "hole_cards_exposed": RulingFact.CARDS,
    "boxed_cards": RulingFact.CARDS,
    "boxed_hole_cards": RulingFact.CARDS,
    "face_up_to_one_player": RulingFact.CARDS,
    "player_wagers": RulingFact.WAGERS,
    "wagers": RulingFact.WAGERS,
    "blind_posted": RulingFact.WAGERS,
    "chips_in_pot": RulingFact.WAGERS,
    "player_raise_uncalled": RulingFact.UNCALLED,
    "active": RulingFact.ACTIVE,
    "opponents": RulingFact.OPPONENTS,
}
Reader = Callable[[Any], Mapping[RulingFact, Told]]
SAID_OTHERWISE: dict[str, Reader] = {
    "game": lambda name: {RulingFact.GAME: GAMES[name]},
    "misdeal_ground": lambda _: {RulingFact.CARDS: 2},
    "boxed_hole_cards": lambda _: {
        RulingFact.HOLE_CARD: True,
        RulingFact.SUBSTANTIAL_ACTION: False,
    },
    "face_up_to_one_player": lambda _: {RulingFact.PLAYERS: 1},
    "two_cards_exposed_on": lambda street: {
        RulingFact.GAME: GameKind.FLOP,
        RulingFact.MORE_TO_COME: street == "turn",
    },
    "cards_exposed_on_turn": lambda _: {RulingFact.GAME: GameKind.FLOP},
    "turn_exposed_before_betting_complete": lambda _: {RulingFact.GAME: GameKind.FLOP},
    "river_exposed_before_betting_complete": lambda _: {RulingFact.GAME: GameKind.FLOP},
    "flop_before_betting_complete": lambda _: {RulingFact.GAME: GameKind.FLOP},
    "top_flop_before_betting_complete": lambda _: {RulingFact.GAME: GameKind.DOUBLE_FLOP},
    "dealing": lambda where: {
        RulingFact.GAME: GameKind.DOUBLE_FLOP,
        RulingFact.ON_TOP: where.startswith("top"),
        RulingFact.MORE_TO_COME: where.endswith("turn"),
    },
    "first_card_of_round": lambda first: {
        RulingFact.FIRST_OF_ROUND: first,
        RulingFact.BETTING_STARTED: True,
    },
    "face_up_card": lambda card: {RulingFact.FIRST_OF_ROUND: card.startswith("first card")},
    "cards": lambda _: {RulingFact.FOLD_LINE: True},
    "final_card_exposed": lambda card: {RulingFact.FIRST_OF_ROUND: card.startswith("first card")},
    "claim_made": lambda when: {
        RulingFact.NEXT_HAND_BEGUN: when.startswith("after the first card")
    },
    "two_active": lambda _: {RulingFact.ONE_OPPONENT: True, RulingFact.ANY_CORRECT: True},
    "correct": lambda _: {RulingFact.ONE_OPPONENT: True, RulingFact.ANY_CORRECT: True},
    "no_correct_hand": lambda none: {RulingFact.ANY_CORRECT: not none},
    "hand": lambda hand: {
        RulingFact.TABLED_WINNER: hand == "tabled winner",
        RulingFact.HAND_CALLED: "final called round" in hand,
    },
    "player_raise_uncalled": lambda chips: {RulingFact.RAISE_UNCALLED: chips > 0},
    "asked_by": lambda who: {RulingFact.BY_WINNER: who == "the pot winner"},
    "opponents": lambda count: {RulingFact.ONE_OPPONENT: count == 1},
}


def facts_of_case(case: Case) -> dict[RulingFact, Told]:
    """What the case tells."""
    found: dict[RulingFact, Told] = {}
    if case.house == "TAS":
        found[RulingFact.GAME] = OF_SECTION[case.rule[0]]
    for word, value in case.given.items():
        if word in NAMED_AS_SUCH:
            found[NAMED_AS_SUCH[word]] = value
        if word in SAID_OTHERWISE:
            found.update(SAID_OTHERWISE[word](value))
    return found


S = RulingStep
DONE: dict[str, Sequence[RulingStep]] = {
    "after reshuffling the flop with the remainder": [S.CARDS_BACK, S.DEAL_AGAIN],
    "reshuffled with the remainder, burn stays, re-dealt": [
        S.CARDS_BACK,
        S.BURN_STAYS,
        S.DEAL_AGAIN,
    ],
    "stays": [S.CARDS_STAND],
    "remains": [S.CARDS_STAND],
    "the correct card": [S.CORRECT_CARD_STAYS],
    "reshuffled with the remainder": [S.EXTRAS_BACK],
    "discarded": [S.EXTRA_DISCARDED],
    "the card is burnt and the correct turn dealt": [S.TURNED_IS_BURNT, S.DEAL_AGAIN],
    "swap with the first burn card": [S.COMPLETE_DEAL, S.SWAP_WITH_FIRST_BURN],
    "second face-up card swapped with the first burn, dealt down": [S.SWAP_WITH_FIRST_BURN],
    "mucked and replaced by the next": [S.TO_DISCARDS, S.NEXT_REPLACES_IT],
    "placed in the discards": [S.TO_DISCARDS],
    "by the remaining shoe cards": [S.NEXT_REPLACES_IT],
    "set aside, reshuffled with the remainder, cut, deal on": [
        S.SET_ASIDE,
        S.SET_ASIDE_BACK,
        S.CUT,
        S.DEAL_ON,
    ],
    "flop only": [S.CARDS_BACK, S.BURN_STAYS],
    "flop and burn card": [S.CARDS_BACK, S.BURN_BACK],
    "flop and burn card with the deck": [S.CARDS_BACK, S.BURN_BACK],
    "set aside, burn again and a new turn": [S.SET_ASIDE, S.BURN, S.DEAL_TURN],
    "the set-aside card reshuffled into the stub, fifth card turned without a burn": [
        S.SET_ASIDE_BACK,
        S.NO_FURTHER_BURN,
        S.DEAL_RIVER,
    ],
    "set-aside card reshuffled into the deck, then the fifth card turned without a burn": [
        S.SET_ASIDE_BACK,
        S.NO_FURTHER_BURN,
        S.DEAL_RIVER,
    ],
    "reshuffled, no further burn": [S.CARDS_BACK, S.NO_FURTHER_BURN, S.DEAL_RIVER],
    "back and reshuffled": [S.CARDS_BACK],
    "back and reshuffled with the deck": [S.CARDS_BACK],
    "cut, burn, re-deal": [S.CUT, S.BURN, S.DEAL_AGAIN],
    "cut and deal on": [S.CUT, S.DEAL_ON],
    "finish the round, cut, deal again": [S.FINISH_BETTING, S.CUT, S.DEAL_AGAIN],
    "reshuffled with the deck, cut": [S.EXTRAS_BACK, S.CUT],
    "becomes the bottom card": [S.EXTRA_TO_BOTTOM],
    "the next burn card": [S.EXTRA_NEXT_BURN],
    "finish the betting round, deal the bottom flop": [S.FINISH_BETTING, S.DEAL_BOTTOM_FLOP],
    "reshuffle the top flop, cut and re-deal it": [S.CARDS_BACK, S.CUT, S.DEAL_TOP_FLOP],
    "reconstruct": [S.RECONSTRUCT],
    "used in sequence": [S.USE_IN_SEQUENCE],
    "discard before the next round": [S.TAKE_DISCARD],
    "community cards back, reshuffled, discard taken, cut, re-deal": [
        S.CARDS_BACK,
        S.TAKE_DISCARD,
        S.CUT,
        S.DEAL_ON,
    ],
    "exposed communal card(s) shuffled with the remaining cards": [S.CARDS_BACK],
    "face down": [S.NEXT_CARD_DOWN],
    "face up": [S.ALL_LAST_CARDS_UP],
    "previous opener": [S.PREVIOUS_OPENER_OPENS],
    "stand": [S.EARLIER_HANDS_STAND],
    "rejected": [S.REJECT_CLAIM],
    "on request": [S.SHOW_TO_ALL_ON_REQUEST],
    "forfeited": [S.FORFEIT_SEAT],
    "the face-up card plus three more after the round": [
        S.BURN_IT,
        S.FINISH_BETTING,
        S.BURN_UP_TO_ACTIVE,
    ],
}
"""What is done, in a case's words, in the order of the ruling."""


def does(answer: RulingAnswer, steps: Sequence[RulingStep]) -> bool:
    """Whether the ruling has these steps in this order."""
    left = iter(answer.steps)
    return all(step in left for step in steps)


def winner_of(answer: RulingAnswer, case: Case) -> object:
    """Who has the pot, in the case's words."""
    match answer.winner:
        case Winner.CORRECT_HAND:
            return case.given.get("correct", case.then["winner"])
        case Winner.LAST_TO_FOLD | Winner.LAST_TO_FOLD_IN_FINAL_ROUND:
            return case.given["last_to_fold"]
    return None


def _misdeal_and_back(answer: RulingAnswer) -> str:
    misdeal = answer.standing is RoundFate.MISDEAL
    back = answer.returned is ReturnedChips.ALL_WAGERS
    return "misdeal, money returned" if misdeal and back else ""


def _returned(answer: RulingAnswer, case: Case) -> object:
    """Chips, or a list of what goes back to all."""
    listed = case.then["returned"]
    if not isinstance(listed, list):
        return answer.chips
    return listed if answer.returned is ReturnedChips.ALL_WAGERS else []


def _redress(answer: RulingAnswer) -> str:
    raised = answer.returned is ReturnedChips.UNCALLED_RAISE
    return f"raise of {answer.chips} returned" if raised else ""


def _all_back(answer: RulingAnswer, case: Case) -> object:
    return case.then["all_wagers"] if answer.returned is ReturnedChips.ALL_WAGERS else ""


def _has(step: RulingStep) -> Callable[[RulingAnswer, Case], object]:
    return lambda answer, _: step in answer.steps


FOLLOWS: dict[str, Callable[[RulingAnswer, Case], object]] = {
    "misdeal": lambda answer, _: answer.standing is RoundFate.MISDEAL,
    "this_hand": lambda answer, _: _misdeal_and_back(answer),
    "round": lambda answer, _: answer.standing.value,
    "hand": lambda answer, _: answer.hand and answer.hand.value,
    "live": lambda answer, _: answer.hand is HandFate.LIVE,
    "eligible": lambda answer, _: answer.hand is HandFate.LIVE,
    "killed": lambda answer, _: answer.hand is not HandFate.LIVE,
    "folded": lambda answer, _: answer.hand is HandFate.DEAD,
    "returned": _returned,
    "redress": lambda answer, _: _redress(answer),
    "all_wagers": _all_back,
    "winner": winner_of,
    "notify": lambda answer, _: [one.value.capitalize() for one in answer.told],
    "units_lost": lambda answer, _: answer.units,
    "burned_total": lambda answer, _: answer.burned,
    "burn_card": lambda answer, _: "stays" if RulingStep.BURN_STAYS in answer.steps else "back",
    "tapped_on_muck": _has(RulingStep.TAP_ON_MUCK),
    "player_takes_card": _has(RulingStep.PLAYER_TAKES_CARD),
}


def follows(answer: RulingAnswer, case: Case, word: str) -> object:
    """What the ruling says where the case has this word, in the case's terms."""
    expected = case.then[word]
    if word in FOLLOWS:
        return FOLLOWS[word](answer, case)
    if word == "redeal" and expected is True:
        return RulingStep.DEAL_AGAIN in answer.steps
    return expected if does(answer, DONE[expected]) else answer.steps


def ask(house: str, situation: Situation, **told: bool | int | GameKind) -> RulingAnswer:
    facts = {RulingFact(name): value for name, value in told.items()}
    return rule_on(irregularities(house), situation, facts)
