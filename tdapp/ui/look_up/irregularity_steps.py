"""What the dealer or a supervisor does after an irregularity, in words."""

from tdapp.rules.irregularities.outcomes import Step
from tdapp.ui.look_up.conduct_steps import OF_CONDUCT
from tdapp.voice.texts import text

OF_THE_DEAL = {
    Step.RECONSTRUCT: text("rulings", "Put the cards where they belong."),
    Step.COMPLETE_DEAL: text("rulings", "Complete the deal first."),
    Step.NEW_SHUFFLE_AND_CUT: text("rulings", "Reshuffle and cut again."),
    Step.SAME_FIRST_CARD: text("rulings", "Deal to the same player first."),
    Step.SAME_BLINDS: text("rulings", "The same players post the blinds."),
    Step.BUTTON_STAYS: text("rulings", "The button stays where it is."),
    Step.SWAP_WITH_FIRST_BURN: text(
        "rulings", "Replace the exposed card with the first burn card, face down."
    ),
    Step.NO_BURN_BEFORE_FLOP: text("rulings", "Burn nothing more before the flop."),
    Step.NEXT_CARD_DOWN: text("rulings", "Deal this player's next card face down."),
    Step.USE_IN_SEQUENCE: text("rulings", "Use the card in its normal turn."),
    Step.PLAYER_KEEPS_CARDS: text("rulings", "A player who looked at the cards keeps them."),
    Step.SKIPPED_GETS_NEXT: text("rulings", "Deal the next cards to the player who was skipped."),
    Step.PLAYER_TAKES_CARD: text("rulings", "The next player to be dealt takes it."),
    Step.STILL_PLAYED: text("rulings", "The card is still played."),
    Step.TO_DISCARDS: text("rulings", "Put the card into the discards."),
    Step.NEXT_REPLACES_IT: text("rulings", "The next card replaces it."),
}
OF_THE_BOARD = {
    Step.CORRECT_CARD_STAYS: text("rulings", "The right card stays."),
    Step.CARDS_STAND: text("rulings", "The community cards stand as dealt."),
    Step.CARDS_BACK: text("rulings", "Shuffle the exposed community cards into the stub."),
    Step.EXTRAS_BACK: text("rulings", "Shuffle the extra cards into the stub."),
    Step.EXTRA_NEXT_BURN: text("rulings", "Use the extra card as the next burn."),
    Step.EXTRA_DISCARDED: text("rulings", "Discard the extra cards."),
    Step.EXTRA_TO_BOTTOM: text("rulings", "Put the extra card on the bottom."),
    Step.BURN_BACK: text("rulings", "The burn card is shuffled in too."),
    Step.BURN_STAYS: text("rulings", "The burn card stays."),
    Step.EXTRA_BURNS_BACK: text("rulings", "Shuffle the extra burn cards in too."),
    Step.FEWER_BURNS: text("rulings", "Burn one card fewer this round."),
    Step.SET_ASIDE: text("rulings", "Set the exposed card aside."),
    Step.SET_ASIDE_BACK: text("rulings", "Shuffle the card set aside into the stub."),
    Step.CUT: text("rulings", "Cut."),
    Step.BURN: text("rulings", "Burn a card."),
    Step.BURN_IT: text("rulings", "Burn the card at once."),
    Step.TURNED_IS_BURNT: text("rulings", "The card that was turned is the burn."),
    Step.BURN_UP_TO_ACTIVE: text("rulings", "Burn one card for each active player."),
    Step.NO_FURTHER_BURN: text("rulings", "Burn nothing more for it."),
    Step.LEAVE_ON_DECK: text("rulings", "Leave the card face up on the deck."),
    Step.FINISH_BETTING: text("rulings", "Finish the betting round."),
    Step.DEAL_AGAIN: text("rulings", "Deal these cards again."),
    Step.DEAL_ON: text("rulings", "Deal on."),
    Step.DEAL_TURN: text("rulings", "Deal a new turn."),
    Step.DEAL_RIVER: text("rulings", "Deal a new river."),
    Step.DEAL_BOTTOM_FLOP: text("rulings", "Deal the bottom flop."),
    Step.DEAL_TOP_FLOP: text("rulings", "Deal the top flop again."),
    Step.DEAL_BOTTOM_TURN: text("rulings", "The next card is the bottom turn."),
    Step.DEAL_TOP_TURN: text("rulings", "The next card is the top turn."),
    Step.DEAL_BOTTOM_RIVER: text("rulings", "The next card is the bottom river."),
    Step.DEAL_TOP_RIVER: text("rulings", "The next card is the top river."),
}
OF_OTHER_GAMES = {
    Step.BETS_CAPPED_AT_WAGERED: text(
        "rulings", "No bet of this round may be above the largest made so far."
    ),
    Step.BETS_CAPPED_AT_MINIMUM: text(
        "rulings", "No bet of this round may be above the table minimum."
    ),
    Step.ALL_LAST_CARDS_UP: text("rulings", "Deal all last cards face up."),
    Step.PREVIOUS_OPENER_OPENS: text("rulings", "The previous opener still opens."),
    Step.MAY_CHOOSE_ALL_IN: text("rulings", "Ask the player whether to be treated as all-in."),
    Step.TREATED_AS_ALL_IN: text("rulings", "The player is treated as all-in from now on."),
    Step.NOT_ASKED_TO_OPEN: text("rulings", "An all-in player does not open."),
    Step.OPENING_PASSES_LEFT: text("rulings", "The player to the left opens."),
    Step.SEAT_IS_DEALT_ON: text("rulings", "The seat is dealt cards until somebody bets."),
    Step.LAST_ROUND_BACK: text(
        "rulings", "Take the last cards back and shuffle them into the stub."
    ),
    Step.FINISH_STUB: text("rulings", "Deal the rest of the stub."),
    Step.SHUFFLE_BURNS: text("rulings", "Shuffle the burns for what is missing."),
    Step.COMMUNITY_CARD_FOR_ALL: text("rulings", "Deal one community card for all."),
    Step.RUNS_LIMITED_BY_CARDS: text("rulings", "Deal it as many times as the cards allow."),
    Step.RUN_ONCE: text("rulings", "It is played once."),
    Step.REST_MAY_RUN_AGAIN: text(
        "rulings", "Cards still to come may be dealt again if the players agree."
    ),
    Step.TAKE_DISCARD: text("rulings", "The player discards first."),
}
STEPS = {**OF_THE_DEAL, **OF_THE_BOARD, **OF_OTHER_GAMES, **OF_CONDUCT}
