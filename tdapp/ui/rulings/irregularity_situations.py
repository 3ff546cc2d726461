"""What can go wrong in a round of play, in words, as a list to choose from."""

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.irregularities.situations import Situation

WITH_THE_DEAL = {
    Situation.EXPOSED_IN_CUT: QT_TRANSLATE_NOOP("Rulings", "card exposed in the cut"),
    Situation.NOT_SHUFFLED_OR_CUT: QT_TRANSLATE_NOOP("Rulings", "deck not shuffled or not cut"),
    Situation.WRONG_CUTTER: QT_TRANSLATE_NOOP("Rulings", "the wrong player cut"),
    Situation.DEALT_OUT_OF_ORDER: QT_TRANSLATE_NOOP("Rulings", "cards dealt out of order"),
    Situation.HAND_MISSED_OR_EXTRA: QT_TRANSLATE_NOOP("Rulings", "a hand missed or one too many"),
    Situation.WRONG_COUNT: QT_TRANSLATE_NOOP("Rulings", "wrong number of cards in a hand"),
    Situation.WRONG_COUNT_AT_SHOWDOWN: QT_TRANSLATE_NOOP(
        "Rulings", "wrong number of cards at the showdown"
    ),
    Situation.WRONG_COUNT_ALONE: QT_TRANSLATE_NOOP(
        "Rulings", "wrong number of cards, everybody else out"
    ),
    Situation.HOLE_CARD_EXPOSED: QT_TRANSLATE_NOOP(
        "Rulings", "card exposed by the dealer in the first deal"
    ),
    Situation.TWO_UP: QT_TRANSLATE_NOOP("Rulings", "stud: too many cards up to a player"),
    Situation.WRONG_UP_CARD: QT_TRANSLATE_NOOP("Rulings", "stud: wrong card up"),
    Situation.FIRST_CARD_UP: QT_TRANSLATE_NOOP("Rulings", "stud: first card dealt up"),
    Situation.DRAW_CARD_EXPOSED: QT_TRANSLATE_NOOP("Rulings", "card exposed in the draw"),
    Situation.DRAW_TO_WRONG_PLAYER: QT_TRANSLATE_NOOP("Rulings", "draw cards to the wrong player"),
}
WITH_THE_DECK = {
    Situation.BOXED_CARD: QT_TRANSLATE_NOOP("Rulings", "card face up in the deck"),
    Situation.MISSING_OR_FOREIGN_CARD: QT_TRANSLATE_NOOP(
        "Rulings", "card missing or foreign, deck defective"
    ),
    Situation.PLAYER_EXPOSED_CARD: QT_TRANSLATE_NOOP("Rulings", "card exposed by its player"),
    Situation.HAND_MUCKED_BY_DEALER: QT_TRANSLATE_NOOP("Rulings", "hand mucked by the dealer"),
}
WITH_THE_BOARD = {
    Situation.NO_BURN_BEFORE_FLOP: QT_TRANSLATE_NOOP("Rulings", "no burn before the flop"),
    Situation.NO_BURN_LATER: QT_TRANSLATE_NOOP("Rulings", "no burn before turn or river"),
    Situation.TOO_MANY_BURNS_BEFORE_FLOP: QT_TRANSLATE_NOOP(
        "Rulings", "too many burns before the flop"
    ),
    Situation.TOO_MANY_BURNS_LATER: QT_TRANSLATE_NOOP(
        "Rulings", "too many burns before turn or river"
    ),
    Situation.FLOP_TOO_MANY: QT_TRANSLATE_NOOP("Rulings", "flop with too many cards"),
    Situation.FLOP_EARLY: QT_TRANSLATE_NOOP("Rulings", "flop before the betting was over"),
    Situation.TURN_EARLY: QT_TRANSLATE_NOOP("Rulings", "turn before the betting was over"),
    Situation.RIVER_EARLY: QT_TRANSLATE_NOOP("Rulings", "river before the betting was over"),
    Situation.CARD_AFTER_ROUND_CLOSED: QT_TRANSLATE_NOOP(
        "Rulings", "card exposed right after the betting"
    ),
    Situation.TWO_AT_ONCE: QT_TRANSLATE_NOOP("Rulings", "two community cards at once"),
    Situation.MORE_AT_ONCE: QT_TRANSLATE_NOOP("Rulings", "three or more community cards at once"),
}
IN_OTHER_GAMES = {
    Situation.STUD_CARD_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "stud: card exposed before the betting was over"
    ),
    Situation.MANILA_CARD_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "Manila: card exposed before the betting was over"
    ),
    Situation.OPENER_ALL_IN: QT_TRANSLATE_NOOP("Rulings", "stud: the opener is all-in"),
    Situation.FOLD_IN_CHECKED_ROUND: QT_TRANSLATE_NOOP(
        "Rulings", "stud: fold after a forced bet or where all checked"
    ),
    Situation.LAST_CARD_EXPOSED: QT_TRANSLATE_NOOP("Rulings", "stud: last card down was exposed"),
    Situation.CARDS_RUN_SHORT: QT_TRANSLATE_NOOP(
        "Rulings", "stud: not enough cards for the last deal"
    ),
    Situation.DISCARD_MISSED: QT_TRANSLATE_NOOP("Rulings", "pineapple: discard missed"),
    Situation.SET_WRONGLY: QT_TRANSLATE_NOOP("Rulings", "Chinese: hand set wrongly"),
    Situation.RUN_AGAIN_SHORT: QT_TRANSLATE_NOOP("Rulings", "dealt again: not enough cards"),
    Situation.RUN_AGAIN_TURNED_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "dealt again: card turned before all agreed"
    ),
}
IN_CONDUCT = {
    Situation.EARLIER_ROUND_MISSED: QT_TRANSLATE_NOOP(
        "Rulings", "player did not act in an earlier betting round"
    ),
    Situation.TOUCHED_MUCK: QT_TRANSLATE_NOOP("Rulings", "cards face down touched the muck"),
    Situation.OUT_OF_VIEW: QT_TRANSLATE_NOOP("Rulings", "cards out of the dealer's view"),
    Situation.HAND_SHOWN_TO_ONE: QT_TRANSLATE_NOOP("Rulings", "hand shown to one player"),
    Situation.ASKED_TO_SEE_MUCKED: QT_TRANSLATE_NOOP("Rulings", "asked to see a discarded hand"),
    Situation.OVER_FOLD_LINE: QT_TRANSLATE_NOOP("Rulings", "cards face down over the fold line"),
    Situation.CARDS_EXCHANGED: QT_TRANSLATE_NOOP("Rulings", "cards or information exchanged"),
    Situation.DISCARDS_VIEWED: QT_TRANSLATE_NOOP("Rulings", "discards or undealt cards looked at"),
    Situation.LATE_CLAIM: QT_TRANSLATE_NOOP("Rulings", "pot claimed afterwards"),
    Situation.ADVISED_BY_OTHERS: QT_TRANSLATE_NOOP("Rulings", "advice by a player or a spectator"),
    Situation.ADVISED_BY_STAFF: QT_TRANSLATE_NOOP("Rulings", "advice by staff"),
    Situation.HAND_DISCUSSED: QT_TRANSLATE_NOOP("Rulings", "talk about a hand in play"),
    Situation.OTHER_LANGUAGE: QT_TRANSLATE_NOOP("Rulings", "another language spoken"),
    Situation.NOT_IN_OWN_INTEREST: QT_TRANSLATE_NOOP(
        "Rulings", "player helps another, or plays two hands"
    ),
    Situation.SIDE_BET: QT_TRANSLATE_NOOP("Rulings", "side bet between players"),
    Situation.DEVICE_USED: QT_TRANSLATE_NOOP("Rulings", "telephone or other device used"),
    Situation.NO_PLAYER_CARD: QT_TRANSLATE_NOOP("Rulings", "played without the own Player Card"),
    Situation.INTEGRITY_HARMED: QT_TRANSLATE_NOOP(
        "Rulings", "player breaks the rules or harms the game"
    ),
    Situation.GAME_DISRUPTED: QT_TRANSLATE_NOOP("Rulings", "fire, robbery, brawl or the like"),
    Situation.FRAUD: QT_TRANSLATE_NOOP("Rulings", "fraud"),
}
SUBJECTS = {
    QT_TRANSLATE_NOOP("Rulings", "Deal and number of cards"): WITH_THE_DEAL,
    QT_TRANSLATE_NOOP("Rulings", "Deck and hands"): WITH_THE_DECK,
    QT_TRANSLATE_NOOP("Rulings", "Burns and community cards"): WITH_THE_BOARD,
    QT_TRANSLATE_NOOP("Rulings", "Stud, Manila, pineapple, Chinese"): IN_OTHER_GAMES,
    QT_TRANSLATE_NOOP("Rulings", "Conduct"): IN_CONDUCT,
}
"""What went wrong by subject, in the order of a list to choose from."""
SITUATIONS = {situation: text for them in SUBJECTS.values() for situation, text in them.items()}
