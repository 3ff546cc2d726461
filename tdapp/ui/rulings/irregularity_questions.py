"""What can go wrong in a round of play, and what a supervisor is asked about it, in words."""

from tdapp.rules.irregularities.facts import Fact
from tdapp.rules.irregularities.situations import Situation
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

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
    Situation.TOP_FLOP_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "double flop: top flop before the betting was over"
    ),
    Situation.TOP_TURN_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "double flop: top turn before the betting was over"
    ),
    Situation.TOP_RIVER_EARLY: QT_TRANSLATE_NOOP(
        "Rulings", "double flop: top river before the betting was over"
    ),
    Situation.TWO_AT_ONCE_ON_TOP: QT_TRANSLATE_NOOP(
        "Rulings", "double flop: two cards at once on top"
    ),
    Situation.TWO_AT_ONCE_ON_BOTTOM: QT_TRANSLATE_NOOP(
        "Rulings", "double flop: two cards at once at the bottom"
    ),
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
    Situation.HAND_SHOWN_TO_ONE: QT_TRANSLATE_NOOP("Rulings", "hand shown to one player"),
    Situation.ASKED_TO_SEE_MUCKED: QT_TRANSLATE_NOOP("Rulings", "asked to see a discarded hand"),
    Situation.OVER_FOLD_LINE: QT_TRANSLATE_NOOP("Rulings", "cards face down over the fold line"),
    Situation.CARDS_EXCHANGED: QT_TRANSLATE_NOOP("Rulings", "cards or information exchanged"),
    Situation.DISCARDS_VIEWED: QT_TRANSLATE_NOOP("Rulings", "discards or undealt cards looked at"),
    Situation.LATE_CLAIM: QT_TRANSLATE_NOOP("Rulings", "pot claimed afterwards"),
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
QUESTIONS = {
    Fact.GAME: QT_TRANSLATE_NOOP("Rulings", "Which game is it?"),
    Fact.PLAYERS_ACTED: QT_TRANSLATE_NOOP("Rulings", "How many players have acted?"),
    Fact.SUBSTANTIAL_ACTION: QT_TRANSLATE_NOOP("Rulings", "Have two or more players acted?"),
    Fact.ACTED: QT_TRANSLATE_NOOP("Rulings", "Has this player acted?"),
    Fact.BETTING_STARTED: QT_TRANSLATE_NOOP("Rulings", "Has anybody wagered yet?"),
    Fact.RECONSTRUCTABLE: QT_TRANSLATE_NOOP("Rulings", "Can it be put right, card by card?"),
    Fact.LOOKED: QT_TRANSLATE_NOOP("Rulings", "Has the wrong player looked at a card?"),
    Fact.CARDS: QT_TRANSLATE_NOOP("Rulings", "How many cards?"),
    Fact.PLAYERS: QT_TRANSLATE_NOOP("Rulings", "How many players did it happen to?"),
    Fact.MORE_TO_COME: QT_TRANSLATE_NOOP("Rulings", "Are more cards to come?"),
    Fact.FIRST_OF_ROUND: QT_TRANSLATE_NOOP("Rulings", "Was it the first card of its deal?"),
    Fact.FIRST_ROUND: QT_TRANSLATE_NOOP("Rulings", "Is it the first betting round?"),
    Fact.BURNS_USED: QT_TRANSLATE_NOOP("Rulings", "Are cards burnt in this game?"),
    Fact.HOLE_CARD: QT_TRANSLATE_NOOP("Rulings", "Was it to be a hole card?"),
    Fact.ONE_OPPONENT: QT_TRANSLATE_NOOP("Rulings", "Is only one other player left?"),
    Fact.ANY_CORRECT: QT_TRANSLATE_NOOP("Rulings", "Has anybody left the right number of cards?"),
    Fact.TABLED_WINNER: QT_TRANSLATE_NOOP("Rulings", "Was it tabled and plainly the winner?"),
    Fact.RAISE_UNCALLED: QT_TRANSLATE_NOOP("Rulings", "Had its player a raise nobody called yet?"),
    Fact.HAND_CALLED: QT_TRANSLATE_NOOP("Rulings", "Was the hand in the last called bet?"),
    Fact.ASKER_CALLED: QT_TRANSLATE_NOOP("Rulings", "Did whoever asks call the last bet?"),
    Fact.BY_WINNER: QT_TRANSLATE_NOOP("Rulings", "Does the winner of the pot ask?"),
    Fact.BY_LIVE_HAND: QT_TRANSLATE_NOOP("Rulings", "Does whoever asks hold live cards?"),
    Fact.IN_MUCK: QT_TRANSLATE_NOOP("Rulings", "Had the hand touched the muck?"),
    Fact.POT_PUSHED: QT_TRANSLATE_NOOP("Rulings", "Was the pot pushed already?"),
    Fact.COMMUNITY_DEALT: QT_TRANSLATE_NOOP("Rulings", "Are that round's community cards out?"),
    Fact.DEAL_BEGUN: QT_TRANSLATE_NOOP("Rulings", "Had the last deal begun?"),
    Fact.ENOUGH_WITH_BURNS: QT_TRANSLATE_NOOP("Rulings", "Are there enough cards with the burns?"),
    Fact.ANY_WAGER: QT_TRANSLATE_NOOP("Rulings", "Is there a bet in this round?"),
    Fact.NEXT_HAND_BEGUN: QT_TRANSLATE_NOOP("Rulings", "Was a card of the next hand drawn?"),
    Fact.REPEATED: QT_TRANSLATE_NOOP("Rulings", "Was this player told before?"),
    Fact.WAGERS: QT_TRANSLATE_NOOP("Rulings", "How many chips did this player put in?"),
    Fact.UNCALLED: QT_TRANSLATE_NOOP("Rulings", "How many chips did nobody call?"),
    Fact.ACTIVE: QT_TRANSLATE_NOOP("Rulings", "How many players are active?"),
    Fact.OPPONENTS: QT_TRANSLATE_NOOP("Rulings", "How many opponents are there?"),
}
