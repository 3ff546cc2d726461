"""What can go wrong in a round of play, in words, as a list to choose from."""

from tdapp.rules.irregularities.situations import Situation
from tdapp.voice.texts import text

WITH_THE_DEAL = {
    Situation.EXPOSED_IN_CUT: text("rulings", "card exposed during the cut"),
    Situation.NOT_SHUFFLED_OR_CUT: text("rulings", "deck not shuffled or not cut"),
    Situation.WRONG_CUTTER: text("rulings", "deck cut by the wrong player"),
    Situation.DEALT_OUT_OF_ORDER: text("rulings", "cards dealt out of order"),
    Situation.HAND_MISSED_OR_EXTRA: text("rulings", "player missed, or dealt an extra hand"),
    Situation.WRONG_COUNT: text("rulings", "wrong number of cards in a hand"),
    Situation.WRONG_COUNT_AT_SHOWDOWN: text("rulings", "wrong number of cards at the showdown"),
    Situation.WRONG_COUNT_ALONE: text("rulings", "wrong number of cards, all others folded"),
    Situation.HOLE_CARD_EXPOSED: text("rulings", "card exposed by the dealer in the first deal"),
    Situation.TWO_UP: text("rulings", "stud: player dealt too many upcards"),
    Situation.WRONG_UP_CARD: text("rulings", "stud: wrong card turned up"),
    Situation.FIRST_CARD_UP: text("rulings", "stud: first card dealt up"),
    Situation.DRAW_CARD_EXPOSED: text("rulings", "card exposed in the draw"),
    Situation.DRAW_TO_WRONG_PLAYER: text("rulings", "draw cards dealt to the wrong player"),
}
WITH_THE_DECK = {
    Situation.BOXED_CARD: text("rulings", "card face up in the deck"),
    Situation.MISSING_OR_FOREIGN_CARD: text("rulings", "fouled deck: card missing or foreign"),
    Situation.DECK_CHANGED: text("rulings", "new deck brought in"),
    Situation.PLAYER_EXPOSED_CARD: text("rulings", "card exposed by its player"),
    Situation.HAND_MUCKED_BY_DEALER: text("rulings", "hand mucked by the dealer in error"),
}
WITH_THE_BOARD = {
    Situation.NO_BURN_BEFORE_FLOP: text("rulings", "no burn before the flop"),
    Situation.NO_BURN_LATER: text("rulings", "no burn before the turn or river"),
    Situation.TOO_MANY_BURNS_BEFORE_FLOP: text("rulings", "too many burns before the flop"),
    Situation.TOO_MANY_BURNS_LATER: text("rulings", "too many burns before turn or river"),
    Situation.FLOP_TOO_MANY: text("rulings", "flop with too many cards"),
    Situation.FLOP_EARLY: text("rulings", "flop dealt before the betting was complete"),
    Situation.TURN_EARLY: text("rulings", "turn dealt before the betting was complete"),
    Situation.RIVER_EARLY: text("rulings", "river dealt before the betting was complete"),
    Situation.CARD_AFTER_ROUND_CLOSED: text("rulings", "card exposed just after the betting ended"),
    Situation.TWO_AT_ONCE: text("rulings", "two community cards at once"),
    Situation.MORE_AT_ONCE: text("rulings", "three or more community cards at once"),
}
IN_OTHER_GAMES = {
    Situation.STUD_CARD_EARLY: text("rulings", "stud: card exposed before the betting was over"),
    Situation.MANILA_CARD_EARLY: text(
        "rulings", "Manila: card exposed before the betting was over"
    ),
    Situation.OPENER_ALL_IN: text("rulings", "stud: the opener is all-in"),
    Situation.FOLD_IN_CHECKED_ROUND: text(
        "rulings", "stud: fold after a forced bet, or with no bet to face"
    ),
    Situation.LAST_CARD_EXPOSED: text("rulings", "stud: last card down was exposed"),
    Situation.CARDS_RUN_SHORT: text("rulings", "stud: not enough cards for the last deal"),
    Situation.DISCARD_MISSED: text("rulings", "pineapple: discard missed"),
    Situation.SET_WRONGLY: text("rulings", "Chinese: hand set wrongly"),
    Situation.RUN_AGAIN_SHORT: text("rulings", "dealt again: not enough cards"),
    Situation.RUN_AGAIN_TURNED_EARLY: text("rulings", "dealt again: card turned before all agreed"),
}
IN_CONDUCT = {
    Situation.EARLIER_ROUND_MISSED: text(
        "rulings", "player did not act in an earlier betting round"
    ),
    Situation.TOUCHED_MUCK: text("rulings", "cards face down touched the muck"),
    Situation.OUT_OF_VIEW: text("rulings", "cards out of the dealer's view"),
    Situation.HAND_LOOKED_AT: text("rulings", "staff want to look at a hand"),
    Situation.HAND_SHOWN_TO_ONE: text("rulings", "hand shown to one player"),
    Situation.ASKED_TO_SEE_MUCKED: text("rulings", "player asks to see a mucked hand"),
    Situation.OVER_FOLD_LINE: text("rulings", "cards face down over the fold line"),
    Situation.CARDS_EXCHANGED: text("rulings", "cards or information exchanged"),
    Situation.DISCARDS_VIEWED: text("rulings", "discards or undealt cards looked at"),
    Situation.LATE_CLAIM: text("rulings", "pot claimed afterwards"),
    Situation.ADVISED_BY_OTHERS: text("rulings", "advice from a player or spectator"),
    Situation.ADVISED_BY_STAFF: text("rulings", "advice from staff"),
    Situation.HAND_DISCUSSED: text("rulings", "talk about a hand in play"),
    Situation.OTHER_LANGUAGE: text("rulings", "language other than English spoken"),
    Situation.NOT_IN_OWN_INTEREST: text("rulings", "player helps another, or plays two hands"),
    Situation.WAGER_UNWANTED: text("rulings", "the house does not want a wager"),
    Situation.SIDE_BET: text("rulings", "side bet between players"),
    Situation.DEVICE_USED: text("rulings", "phone or other device used"),
    Situation.NO_PLAYER_CARD: text("rulings", "played without their own Player Card"),
    Situation.INTEGRITY_HARMED: text("rulings", "rule breach or unsportsmanlike conduct"),
    Situation.GAME_DISRUPTED: text("rulings", "fire, robbery, fight or other emergency"),
    Situation.FRAUD: text("rulings", "fraud"),
}
SUBJECTS = {
    text("rulings", "Deal and number of cards"): WITH_THE_DEAL,
    text("rulings", "Deck and hands"): WITH_THE_DECK,
    text("rulings", "Burns and community cards"): WITH_THE_BOARD,
    text("rulings", "Stud, Manila, pineapple, Chinese"): IN_OTHER_GAMES,
    text("rulings", "Conduct"): IN_CONDUCT,
}
"""What went wrong by subject, in the order of a list to choose from."""
SITUATIONS = {situation: text for them in SUBJECTS.values() for situation, text in them.items()}
