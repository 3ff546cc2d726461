"""What is done about conduct at the table, in words."""

from tdapp.rules.irregularities.outcomes import RulingStep
from tdapp.voice.texts import text

OF_CONDUCT = {
    RulingStep.CHECK_DECK: text("rulings", "Check the deck for more."),
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
    RulingStep.MAY_BE_PENALISED: text("rulings", "In a tournament a penalty may be given."),
    RulingStep.MAY_HOLD_DEVICE: text(
        "rulings", "The device may be taken, and what was won with it held."
    ),
    RulingStep.MAY_BE_HELD: text(
        "rulings", "The person may be held until an inspector or the police come."
    ),
}
