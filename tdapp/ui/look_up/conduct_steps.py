"""What is done about conduct at the table, in words."""

from tdapp.rules.irregularities.outcomes import Step
from tdapp.voice.texts import text

OF_CONDUCT = {
    Step.CHECK_DECK: text("rulings", "Check the deck for more."),
    Step.COUNT_AFTERWARDS: text("rulings", "Count the deck after the round."),
    Step.EARLIER_HANDS_STAND: text("rulings", "Results of earlier rounds of play stand."),
    Step.REJECT_CLAIM: text("rulings", "The claim comes too late."),
    Step.HEAR_CLAIM: text("rulings", "The claim is in time; look into it."),
    Step.SHOW_TO_ALL_ON_REQUEST: text(
        "rulings", "Show the cards to all players after the round of play if anyone asks."
    ),
    Step.SHARE_WITH_ALL: text("rulings", "Tell all players what one was told."),
    Step.TAP_ON_MUCK: text("rulings", "Touch the hand to the muck to kill it."),
    Step.EXPOSE_HAND: text("rulings", "Turn the cards up for all."),
    Step.DO_NOT_EXPOSE: text("rulings", "The hand is not shown."),
    Step.WARN_OF_FORFEIT: text("rulings", "Warn the player that the seat is lost next time."),
    Step.FORFEIT_SEAT: text("rulings", "The player loses the seat."),
    Step.MAY_BE_DECLARED_DEAD: text("rulings", "The hand may be declared dead."),
    Step.MAY_BE_INVALIDATED: text("rulings", "The house may void the result."),
    Step.NOT_ALLOWED: text("rulings", "It is not allowed; say so at the table."),
    Step.ALLOWED: text("rulings", "It is allowed."),
    Step.COVER_CARDS: text("rulings", "The player must keep the cards covered."),
    Step.BACK_IN_VIEW: text("rulings", "All cards stay on the table in the dealer's view."),
    Step.MAY_INSPECT: text("rulings", "The dealer may look the hand through after the round."),
    Step.ENGLISH_ONLY: text("rulings", "Only English is spoken at the table."),
    Step.MAY_DIRECT_ENGLISH: text("rulings", "The players may be told to speak only English."),
    Step.MAY_DIRECT_SILENCE: text("rulings", "Players may be asked for silence during a hand."),
    Step.MAY_KEEP_APART: text("rulings", "The players may be told not to play at one table."),
    Step.MAY_SEND_SPECTATORS: text("rulings", "Spectators may be sent away."),
    Step.MAY_VOID_WAGERS: text("rulings", "The player's wagers may be declared void."),
    Step.MAY_FORFEIT_WAGERS: text("rulings", "A cheating player's bets may be forfeited."),
    Step.MAY_BE_EXCLUDED: text("rulings", "The player may be excluded from the game."),
    Step.MAY_BE_PENALISED: text("rulings", "In a tournament a penalty may be given."),
    Step.MAY_HOLD_DEVICE: text(
        "rulings", "The device may be taken, and what was won with it held."
    ),
    Step.MAY_BE_HELD: text(
        "rulings", "The person may be held until an inspector or the police come."
    ),
}
