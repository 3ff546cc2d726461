"""What a supervisor is asked about an irregularity, in words."""

from tdapp.rules.irregularities.facts import RulingFact
from tdapp.voice.texts import text

QUESTIONS = {
    RulingFact.GAME: text("rulings", "Which game is it?"),
    RulingFact.PLAYERS_ACTED: text("rulings", "How many players have acted?"),
    RulingFact.SUBSTANTIAL_ACTION: text("rulings", "Have two or more players acted?"),
    RulingFact.ACTED: text("rulings", "Has this player acted?"),
    RulingFact.BETTING_STARTED: text("rulings", "Has there been any betting yet?"),
    RulingFact.RECONSTRUCTABLE: text("rulings", "Can the deal be corrected card by card?"),
    RulingFact.LOOKED: text("rulings", "Has the wrong player looked at a card?"),
    RulingFact.CARDS: text("rulings", "How many cards?"),
    RulingFact.PLAYERS: text("rulings", "How many players are affected?"),
    RulingFact.MORE_TO_COME: text("rulings", "Are there more cards to come?"),
    RulingFact.FIRST_OF_ROUND: text("rulings", "Was it the first card of its deal?"),
    RulingFact.FIRST_ROUND: text("rulings", "Is it the first betting round?"),
    RulingFact.BURNS_USED: text("rulings", "Are cards burnt in this game?"),
    RulingFact.HOLE_CARD: text("rulings", "Was it meant to be a hole card?"),
    RulingFact.ONE_OPPONENT: text("rulings", "Is only one other player left?"),
    RulingFact.SOMEBODY_FOLDED: text("rulings", "Did anybody fold in this hand?"),
    RulingFact.FOLDED_IN_FINAL_ROUND: text(
        "rulings", "Did anybody fold in the final betting round?"
    ),
    RulingFact.SAME_PLAYER: text("rulings", "Were all of them dealt to one player?"),
    RulingFact.ANY_CORRECT: text("rulings", "Does anyone left have the correct number of cards?"),
    RulingFact.TABLED_WINNER: text("rulings", "Was it tabled and clearly the winning hand?"),
    RulingFact.RAISE_UNCALLED: text("rulings", "Did that player have an uncalled raise?"),
    RulingFact.HAND_CALLED: text("rulings", "Was the hand in the last called bet?"),
    RulingFact.ASKER_CALLED: text("rulings", "Did the player asking call the last bet?"),
    RulingFact.BY_WINNER: text("rulings", "Does the winner of the pot ask?"),
    RulingFact.BY_LIVE_HAND: text("rulings", "Does the player asking hold live cards?"),
    RulingFact.IN_MUCK: text("rulings", "Had the hand touched the muck?"),
    RulingFact.IN_HAND: text("rulings", "Is the player in the hand?"),
    RulingFact.PROTECTED: text("rulings", "Had the player kept the cards covered?"),
    RulingFact.ON_TOP: text("rulings", "Was it dealt to the top board?"),
    RulingFact.AUDIO_ONLY: text(
        "rulings", "Did the player only listen, without touching the device?"
    ),
    RulingFact.VOICE_CALL: text("rulings", "Was it a voice call?"),
    RulingFact.LANGUAGE_PERMITTED: text("rulings", "Is this game held in that language?"),
    RulingFact.POT_PUSHED: text("rulings", "Was the pot pushed already?"),
    RulingFact.COMMUNITY_DEALT: text("rulings", "Have that round's community cards been dealt?"),
    RulingFact.DEAL_BEGUN: text("rulings", "Had the last deal begun?"),
    RulingFact.ENOUGH_WITH_BURNS: text("rulings", "Are there enough cards with the burns?"),
    RulingFact.ANY_WAGER: text("rulings", "Is there a bet in this round?"),
    RulingFact.FIRST_CARD_OUT: text("rulings", "Was the first card of this hand dealt?"),
    RulingFact.FOLD_LINE: text("rulings", "Is there a fold line on this table?"),
    RulingFact.NEXT_HAND_BEGUN: text("rulings", "Was a card of the next hand drawn?"),
    RulingFact.REPEATED: text("rulings", "Was this player told before?"),
    RulingFact.WAGERS: text("rulings", "How many chips did this player put in?"),
    RulingFact.UNCALLED: text("rulings", "How many chips were not called?"),
    RulingFact.ACTIVE: text("rulings", "How many players are active?"),
    RulingFact.OPPONENTS: text("rulings", "How many opponents are there?"),
}
