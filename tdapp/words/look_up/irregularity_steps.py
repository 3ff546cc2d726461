"""What the dealer or a supervisor does after an irregularity, in words."""

from tdapp.rules.irregularities.outcomes import RulingStep
from tdapp.voice.texts import text

OF_CONDUCT = {
    RulingStep.CHECK_DECK: text("rulings", "Check the deck for more."),
    RulingStep.COUNT_OLD_DECK: text("rulings", "Spread the old deck face up, count and box it."),
    RulingStep.CHECK_NEW_DECK: text("rulings", "Check the new deck card by card; note who did."),
    RulingStep.SECOND_CHECKS: text("rulings", "A second licensed person checks it too."),
    RulingStep.OTHER_COLOUR: text("rulings", "Its backs have another colour than the old ones."),
    RulingStep.WASH_DECK: text("rulings", "Wash the new deck before its first deal."),
    RulingStep.COUNT_AFTERWARDS: text("rulings", "Count the deck after the round."),
    RulingStep.EARLIER_HANDS_STAND: text("rulings", "Results of earlier rounds of play stand."),
    RulingStep.REJECT_CLAIM: text("rulings", "The claim comes too late."),
    RulingStep.HEAR_CLAIM: text("rulings", "The claim is in time; look into it."),
    RulingStep.SHOW_TO_ALL_ON_REQUEST: text(
        "rulings", "Show the cards to all players after the round of play if anyone asks."
    ),
    RulingStep.SHARE_WITH_ALL: text("rulings", "Tell all players what one was told."),
    RulingStep.TAP_ON_MUCK: text("rulings", "Touch the hand to the muck to kill it."),
    RulingStep.EXPOSE_HAND: text("rulings", "Turn the cards up for all."),
    RulingStep.DO_NOT_EXPOSE: text("rulings", "The hand is not shown."),
    RulingStep.WARN_OF_FORFEIT: text("rulings", "Warn the player that the seat is lost next time."),
    RulingStep.FORFEIT_SEAT: text("rulings", "The player loses the seat."),
    RulingStep.MAY_BE_DECLARED_DEAD: text("rulings", "The hand may be declared dead."),
    RulingStep.MAY_BE_INVALIDATED: text("rulings", "The house may void the result."),
    RulingStep.NOT_ALLOWED: text("rulings", "It is not allowed; say so at the table."),
    RulingStep.ALLOWED: text("rulings", "It is allowed."),
    RulingStep.COVER_CARDS: text("rulings", "The player must keep the cards covered."),
    RulingStep.BACK_IN_VIEW: text("rulings", "All cards stay on the table in the dealer's view."),
    RulingStep.MAY_INSPECT: text(
        "rulings", "The dealer may look the hand through after the round."
    ),
    RulingStep.MAY_LOOK: text("rulings", "The hand may be looked at; note who looked and why."),
    RulingStep.SHOW_NOBODY_ELSE: text("rulings", "Show the cards to no one else, on no screen."),
    RulingStep.MAY_REFUSE_WAGER: text("rulings", "The wager may be refused; note the reason."),
    RulingStep.WAGER_STANDS: text("rulings", "The wager stands."),
    RulingStep.ENGLISH_ONLY: text("rulings", "Only English is spoken at the table."),
    RulingStep.MAY_DIRECT_ENGLISH: text(
        "rulings", "The players may be told to speak only English."
    ),
    RulingStep.MAY_DIRECT_SILENCE: text(
        "rulings", "Players may be asked for silence during a hand."
    ),
    RulingStep.MAY_KEEP_APART: text("rulings", "The players may be told not to play at one table."),
    RulingStep.MAY_SEND_SPECTATORS: text("rulings", "Spectators may be sent away."),
    RulingStep.MAY_VOID_WAGERS: text("rulings", "The player's wagers may be declared void."),
    RulingStep.MAY_FORFEIT_WAGERS: text("rulings", "A cheating player's bets may be forfeited."),
    RulingStep.MAY_BE_EXCLUDED: text("rulings", "The player may be excluded from the game."),
    RulingStep.FOUND_BY_AREA_MANAGER: text(
        "rulings", "The area manager decides whether it harms the integrity of the game."
    ),
    RulingStep.MAY_ASK_REGULATOR: text("rulings", "The player may ask the VCGLR for a review."),
    RulingStep.MAY_BE_PENALISED: text("rulings", "In a tournament a penalty may be given."),
    RulingStep.MAY_HOLD_DEVICE: text(
        "rulings", "The device may be taken, and what was won with it held."
    ),
    RulingStep.MAY_BE_HELD: text(
        "rulings", "The person may be held until an inspector or the police come."
    ),
}

OF_THE_DEAL = {
    RulingStep.RECONSTRUCT: text("rulings", "Put the cards where they belong."),
    RulingStep.COMPLETE_DEAL: text("rulings", "Complete the deal first."),
    RulingStep.NEW_SHUFFLE_AND_CUT: text("rulings", "Reshuffle and cut again."),
    RulingStep.SAME_FIRST_CARD: text("rulings", "Deal to the same player first."),
    RulingStep.SAME_BLINDS: text("rulings", "The same players post the blinds."),
    RulingStep.BUTTON_STAYS: text("rulings", "The button stays where it is."),
    RulingStep.SWAP_WITH_FIRST_BURN: text(
        "rulings", "Replace the exposed card with the first burn card, face down."
    ),
    RulingStep.NO_BURN_BEFORE_FLOP: text("rulings", "Burn nothing more before the flop."),
    RulingStep.NEXT_CARD_DOWN: text("rulings", "Deal this player's next card face down."),
    RulingStep.USE_IN_SEQUENCE: text("rulings", "Use the card in its normal turn."),
    RulingStep.PLAYER_KEEPS_CARDS: text("rulings", "A player who looked at the cards keeps them."),
    RulingStep.SKIPPED_GETS_NEXT: text(
        "rulings", "Deal the next cards to the player who was skipped."
    ),
    RulingStep.PLAYER_TAKES_CARD: text("rulings", "The next player to be dealt takes it."),
    RulingStep.STILL_PLAYED: text("rulings", "The card is still played."),
    RulingStep.TO_DISCARDS: text("rulings", "Put the card into the discards."),
    RulingStep.NEXT_REPLACES_IT: text("rulings", "The next card replaces it."),
}
OF_THE_BOARD = {
    RulingStep.CORRECT_CARD_STAYS: text("rulings", "The right card stays."),
    RulingStep.CARDS_STAND: text("rulings", "The community cards stand as dealt."),
    RulingStep.CARDS_BACK: text("rulings", "Shuffle the exposed community cards into the stub."),
    RulingStep.EXTRAS_BACK: text("rulings", "Shuffle the extra cards into the stub."),
    RulingStep.EXTRA_NEXT_BURN: text("rulings", "Use the extra card as the next burn."),
    RulingStep.EXTRA_DISCARDED: text("rulings", "Discard the extra cards."),
    RulingStep.EXTRA_TO_BOTTOM: text("rulings", "Put the extra card on the bottom."),
    RulingStep.BURN_BACK: text("rulings", "The burn card is shuffled in too."),
    RulingStep.BURN_STAYS: text("rulings", "The burn card stays."),
    RulingStep.EXTRA_BURNS_BACK: text("rulings", "Shuffle the extra burn cards in too."),
    RulingStep.FEWER_BURNS: text("rulings", "Burn one card fewer this round."),
    RulingStep.SET_ASIDE: text("rulings", "Set the exposed card aside."),
    RulingStep.SET_ASIDE_BACK: text("rulings", "Shuffle the card set aside into the stub."),
    RulingStep.CUT: text("rulings", "Cut."),
    RulingStep.BURN: text("rulings", "Burn a card."),
    RulingStep.BURN_IT: text("rulings", "Burn the card at once."),
    RulingStep.TURNED_IS_BURNT: text("rulings", "The card that was turned is the burn."),
    RulingStep.BURN_UP_TO_ACTIVE: text("rulings", "Burn one card for each active player."),
    RulingStep.NO_FURTHER_BURN: text("rulings", "Burn nothing more for it."),
    RulingStep.LEAVE_ON_DECK: text("rulings", "Leave the card face up on the deck."),
    RulingStep.FINISH_BETTING: text("rulings", "Finish the betting round."),
    RulingStep.DEAL_AGAIN: text("rulings", "Deal these cards again."),
    RulingStep.DEAL_ON: text("rulings", "Deal on."),
    RulingStep.DEAL_TURN: text("rulings", "Deal a new turn."),
    RulingStep.DEAL_RIVER: text("rulings", "Deal a new river."),
    RulingStep.DEAL_BOTTOM_FLOP: text("rulings", "Deal the bottom flop."),
    RulingStep.DEAL_TOP_FLOP: text("rulings", "Deal the top flop again."),
    RulingStep.DEAL_BOTTOM_TURN: text("rulings", "The next card is the bottom turn."),
    RulingStep.DEAL_TOP_TURN: text("rulings", "The next card is the top turn."),
    RulingStep.DEAL_BOTTOM_RIVER: text("rulings", "The next card is the bottom river."),
    RulingStep.DEAL_TOP_RIVER: text("rulings", "The next card is the top river."),
}
OF_OTHER_GAMES = {
    RulingStep.BETS_CAPPED_AT_WAGERED: text(
        "rulings", "No bet of this round may be above the largest made so far."
    ),
    RulingStep.BETS_CAPPED_AT_MINIMUM: text(
        "rulings", "No bet of this round may be above the table minimum."
    ),
    RulingStep.ALL_LAST_CARDS_UP: text("rulings", "Deal all last cards face up."),
    RulingStep.PREVIOUS_OPENER_OPENS: text("rulings", "The previous opener still opens."),
    RulingStep.MAY_CHOOSE_ALL_IN: text(
        "rulings", "Ask the player whether to be treated as all-in."
    ),
    RulingStep.TREATED_AS_ALL_IN: text("rulings", "The player is treated as all-in from now on."),
    RulingStep.NOT_ASKED_TO_OPEN: text("rulings", "An all-in player does not open."),
    RulingStep.OPENING_PASSES_LEFT: text("rulings", "The player to the left opens."),
    RulingStep.SEAT_IS_DEALT_ON: text("rulings", "The seat is dealt cards until a player bets."),
    RulingStep.LAST_ROUND_BACK: text(
        "rulings", "Take the last cards back and shuffle them into the stub."
    ),
    RulingStep.FINISH_STUB: text("rulings", "Deal the rest of the stub."),
    RulingStep.SHUFFLE_BURNS: text("rulings", "Shuffle the burns for what is missing."),
    RulingStep.COMMUNITY_CARD_FOR_ALL: text("rulings", "Deal one community card for all."),
    RulingStep.RUNS_LIMITED_BY_CARDS: text("rulings", "Deal it as many times as the cards allow."),
    RulingStep.RUN_ONCE: text("rulings", "It is played once."),
    RulingStep.REST_MAY_RUN_AGAIN: text(
        "rulings", "Cards still to come may be dealt again if the players agree."
    ),
    RulingStep.TAKE_DISCARD: text("rulings", "The player discards first."),
}
STEPS = {**OF_THE_DEAL, **OF_THE_BOARD, **OF_OTHER_GAMES, **OF_CONDUCT}
