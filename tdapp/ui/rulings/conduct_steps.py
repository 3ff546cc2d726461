"""What is done about conduct at the table, in words."""

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.irregularities.outcomes import Step

OF_CONDUCT = {
    Step.CHECK_DECK: QT_TRANSLATE_NOOP("Rulings", "Check the deck for more."),
    Step.COUNT_AFTERWARDS: QT_TRANSLATE_NOOP("Rulings", "Count the deck after the round."),
    Step.EARLIER_HANDS_STAND: QT_TRANSLATE_NOOP("Rulings", "Results of rounds before stand."),
    Step.REJECT_CLAIM: QT_TRANSLATE_NOOP("Rulings", "The claim comes too late."),
    Step.HEAR_CLAIM: QT_TRANSLATE_NOOP("Rulings", "The claim is in time; look into it."),
    Step.SHOW_TO_ALL_ON_REQUEST: QT_TRANSLATE_NOOP(
        "Rulings", "Show the cards to all after the round, if somebody asks."
    ),
    Step.SHARE_WITH_ALL: QT_TRANSLATE_NOOP("Rulings", "Share with all what one was told."),
    Step.TAP_ON_MUCK: QT_TRANSLATE_NOOP("Rulings", "Tap the hand on the muck."),
    Step.EXPOSE_HAND: QT_TRANSLATE_NOOP("Rulings", "Turn the cards up for all."),
    Step.DO_NOT_EXPOSE: QT_TRANSLATE_NOOP("Rulings", "The hand is not shown."),
    Step.WARN_OF_FORFEIT: QT_TRANSLATE_NOOP(
        "Rulings", "Tell the player that the seat goes the next time."
    ),
    Step.FORFEIT_SEAT: QT_TRANSLATE_NOOP("Rulings", "The player loses the seat."),
    Step.MAY_BE_DECLARED_DEAD: QT_TRANSLATE_NOOP("Rulings", "The hand may be declared dead."),
    Step.MAY_BE_INVALIDATED: QT_TRANSLATE_NOOP("Rulings", "The house may void the result."),
    Step.NOT_ALLOWED: QT_TRANSLATE_NOOP("Rulings", "It is not allowed; say so at the table."),
    Step.ALLOWED: QT_TRANSLATE_NOOP("Rulings", "It is allowed."),
    Step.COVER_CARDS: QT_TRANSLATE_NOOP("Rulings", "The player must keep the cards covered."),
    Step.BACK_IN_VIEW: QT_TRANSLATE_NOOP(
        "Rulings", "All cards stay on the table in the dealer's view."
    ),
    Step.MAY_INSPECT: QT_TRANSLATE_NOOP(
        "Rulings", "The dealer may look the hand through after the round."
    ),
    Step.ENGLISH_ONLY: QT_TRANSLATE_NOOP("Rulings", "Only English is spoken at the table."),
    Step.MAY_DIRECT_ENGLISH: QT_TRANSLATE_NOOP(
        "Rulings", "The players may be told to speak only English."
    ),
    Step.MAY_DIRECT_SILENCE: QT_TRANSLATE_NOOP(
        "Rulings", "Silence may be asked for while a hand is played."
    ),
    Step.MAY_KEEP_APART: QT_TRANSLATE_NOOP(
        "Rulings", "The players may be told not to play at one table."
    ),
    Step.MAY_SEND_SPECTATORS: QT_TRANSLATE_NOOP("Rulings", "Spectators may be sent away."),
    Step.MAY_VOID_WAGERS: QT_TRANSLATE_NOOP("Rulings", "The player's wagers may be declared void."),
    Step.MAY_FORFEIT_WAGERS: QT_TRANSLATE_NOOP(
        "Rulings", "The wager of whoever cheated may be forfeited."
    ),
    Step.MAY_BE_EXCLUDED: QT_TRANSLATE_NOOP("Rulings", "The player may be excluded from the game."),
    Step.MAY_BE_PENALISED: QT_TRANSLATE_NOOP("Rulings", "In a tournament a penalty may be given."),
    Step.MAY_HOLD_DEVICE: QT_TRANSLATE_NOOP(
        "Rulings", "The device may be taken, and what was won with it held."
    ),
    Step.MAY_BE_HELD: QT_TRANSLATE_NOOP(
        "Rulings", "The person may be held until an inspector or the police come."
    ),
}
