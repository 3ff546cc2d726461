"""What the dealer or a supervisor does after an irregularity, in words."""

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.irregularities.outcomes import Step
from tdapp.ui.rulings.conduct_steps import OF_CONDUCT

OF_THE_DEAL = {
    Step.RECONSTRUCT: QT_TRANSLATE_NOOP("Rulings", "Put the cards where they belong."),
    Step.COMPLETE_DEAL: QT_TRANSLATE_NOOP("Rulings", "Complete the deal first."),
    Step.NEW_SHUFFLE_AND_CUT: QT_TRANSLATE_NOOP("Rulings", "Shuffle and cut anew."),
    Step.SAME_FIRST_CARD: QT_TRANSLATE_NOOP("Rulings", "The same player is dealt to first."),
    Step.SAME_BLINDS: QT_TRANSLATE_NOOP("Rulings", "The same players post the blinds."),
    Step.BUTTON_STAYS: QT_TRANSLATE_NOOP("Rulings", "The button stays where it is."),
    Step.SWAP_WITH_FIRST_BURN: QT_TRANSLATE_NOOP(
        "Rulings", "Swap the exposed card for the first burn, face down."
    ),
    Step.NO_BURN_BEFORE_FLOP: QT_TRANSLATE_NOOP("Rulings", "Burn nothing more before the flop."),
    Step.NEXT_CARD_DOWN: QT_TRANSLATE_NOOP("Rulings", "Deal this player's next card face down."),
    Step.USE_IN_SEQUENCE: QT_TRANSLATE_NOOP("Rulings", "Use the card in its normal turn."),
    Step.PLAYER_KEEPS_CARDS: QT_TRANSLATE_NOOP("Rulings", "Who looked at the cards keeps them."),
    Step.SKIPPED_GETS_NEXT: QT_TRANSLATE_NOOP(
        "Rulings", "Deal the next cards to the player who was skipped."
    ),
    Step.PLAYER_TAKES_CARD: QT_TRANSLATE_NOOP("Rulings", "The player whose turn it is takes it."),
    Step.STILL_PLAYED: QT_TRANSLATE_NOOP("Rulings", "The card is still played."),
    Step.TO_DISCARDS: QT_TRANSLATE_NOOP("Rulings", "Put the card into the discards."),
    Step.NEXT_REPLACES_IT: QT_TRANSLATE_NOOP("Rulings", "The next card replaces it."),
}
OF_THE_BOARD = {
    Step.CORRECT_CARD_STAYS: QT_TRANSLATE_NOOP("Rulings", "The right card stays."),
    Step.CARDS_STAND: QT_TRANSLATE_NOOP("Rulings", "The community cards stand as dealt."),
    Step.CARDS_BACK: QT_TRANSLATE_NOOP(
        "Rulings", "Shuffle the exposed community cards into the rest of the deck."
    ),
    Step.EXTRAS_BACK: QT_TRANSLATE_NOOP(
        "Rulings", "Shuffle the cards too many into the rest of the deck."
    ),
    Step.EXTRA_NEXT_BURN: QT_TRANSLATE_NOOP("Rulings", "The card too many is the next burn."),
    Step.EXTRA_DISCARDED: QT_TRANSLATE_NOOP("Rulings", "Discard what is too many."),
    Step.EXTRA_TO_BOTTOM: QT_TRANSLATE_NOOP("Rulings", "The card too many goes to the bottom."),
    Step.BURN_BACK: QT_TRANSLATE_NOOP("Rulings", "The burn card is shuffled in too."),
    Step.BURN_STAYS: QT_TRANSLATE_NOOP("Rulings", "The burn card stays."),
    Step.EXTRA_BURNS_BACK: QT_TRANSLATE_NOOP("Rulings", "The burns too many are shuffled in too."),
    Step.FEWER_BURNS: QT_TRANSLATE_NOOP("Rulings", "There is one burn less in this round."),
    Step.SET_ASIDE: QT_TRANSLATE_NOOP("Rulings", "Set the exposed card aside."),
    Step.SET_ASIDE_BACK: QT_TRANSLATE_NOOP(
        "Rulings", "Shuffle the card set aside into the rest of the deck."
    ),
    Step.CUT: QT_TRANSLATE_NOOP("Rulings", "Cut."),
    Step.BURN: QT_TRANSLATE_NOOP("Rulings", "Burn a card."),
    Step.BURN_IT: QT_TRANSLATE_NOOP("Rulings", "Burn the card at once."),
    Step.TURNED_IS_BURNT: QT_TRANSLATE_NOOP("Rulings", "The card that was turned is the burn."),
    Step.BURN_UP_TO_ACTIVE: QT_TRANSLATE_NOOP(
        "Rulings", "Burn until as many are burnt as players are active."
    ),
    Step.NO_FURTHER_BURN: QT_TRANSLATE_NOOP("Rulings", "Burn nothing more for it."),
    Step.LEAVE_ON_DECK: QT_TRANSLATE_NOOP("Rulings", "Leave the card face up on the deck."),
    Step.FINISH_BETTING: QT_TRANSLATE_NOOP("Rulings", "Finish the betting round."),
    Step.DEAL_AGAIN: QT_TRANSLATE_NOOP("Rulings", "Deal these cards again."),
    Step.DEAL_ON: QT_TRANSLATE_NOOP("Rulings", "Deal on."),
    Step.DEAL_TURN: QT_TRANSLATE_NOOP("Rulings", "Deal a new turn."),
    Step.DEAL_RIVER: QT_TRANSLATE_NOOP("Rulings", "Deal a new river."),
    Step.DEAL_BOTTOM_FLOP: QT_TRANSLATE_NOOP("Rulings", "Deal the bottom flop."),
    Step.DEAL_TOP_FLOP: QT_TRANSLATE_NOOP("Rulings", "Deal the top flop again."),
    Step.DEAL_BOTTOM_TURN: QT_TRANSLATE_NOOP("Rulings", "The next card is the bottom turn."),
    Step.DEAL_TOP_TURN: QT_TRANSLATE_NOOP("Rulings", "The next card is the top turn."),
    Step.DEAL_BOTTOM_RIVER: QT_TRANSLATE_NOOP("Rulings", "The next card is the bottom river."),
    Step.DEAL_TOP_RIVER: QT_TRANSLATE_NOOP("Rulings", "The next card is the top river."),
}
OF_OTHER_GAMES = {
    Step.BETS_CAPPED_AT_WAGERED: QT_TRANSLATE_NOOP(
        "Rulings", "No bet of this round may be above the largest made so far."
    ),
    Step.BETS_CAPPED_AT_MINIMUM: QT_TRANSLATE_NOOP(
        "Rulings", "No bet of this round may be above the table minimum."
    ),
    Step.ALL_LAST_CARDS_UP: QT_TRANSLATE_NOOP("Rulings", "Deal all last cards face up."),
    Step.PREVIOUS_OPENER_OPENS: QT_TRANSLATE_NOOP("Rulings", "The opener of before opens."),
    Step.MAY_CHOOSE_ALL_IN: QT_TRANSLATE_NOOP(
        "Rulings", "Ask the player whether to be treated as all-in."
    ),
    Step.TREATED_AS_ALL_IN: QT_TRANSLATE_NOOP(
        "Rulings", "The player is treated as all-in from now on."
    ),
    Step.NOT_ASKED_TO_OPEN: QT_TRANSLATE_NOOP("Rulings", "An all-in player does not open."),
    Step.OPENING_PASSES_LEFT: QT_TRANSLATE_NOOP("Rulings", "The player to the left opens."),
    Step.SEAT_IS_DEALT_ON: QT_TRANSLATE_NOOP(
        "Rulings", "The seat is dealt cards until somebody bets."
    ),
    Step.LAST_ROUND_BACK: QT_TRANSLATE_NOOP(
        "Rulings", "Take the last cards back and shuffle them into the rest of the deck."
    ),
    Step.FINISH_STUB: QT_TRANSLATE_NOOP("Rulings", "Deal the rest of the deck."),
    Step.SHUFFLE_BURNS: QT_TRANSLATE_NOOP("Rulings", "Shuffle the burns for what is missing."),
    Step.COMMUNITY_CARD_FOR_ALL: QT_TRANSLATE_NOOP("Rulings", "Deal one community card for all."),
    Step.RUNS_LIMITED_BY_CARDS: QT_TRANSLATE_NOOP(
        "Rulings", "Deal it as often as there are cards for."
    ),
    Step.RUN_ONCE: QT_TRANSLATE_NOOP("Rulings", "It is played once."),
    Step.REST_MAY_RUN_AGAIN: QT_TRANSLATE_NOOP(
        "Rulings", "Cards still to come may be dealt again if the players agree."
    ),
    Step.TAKE_DISCARD: QT_TRANSLATE_NOOP("Rulings", "The player discards first."),
}
STEPS = {**OF_THE_DEAL, **OF_THE_BOARD, **OF_OTHER_GAMES, **OF_CONDUCT}
