"""What a supervisor is asked about an irregularity, in words."""

from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.rules.irregularities.facts import Fact

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
    Fact.IN_HAND: QT_TRANSLATE_NOOP("Rulings", "Is the player in the hand?"),
    Fact.PROTECTED: QT_TRANSLATE_NOOP("Rulings", "Had the player kept the cards covered?"),
    Fact.ON_TOP: QT_TRANSLATE_NOOP("Rulings", "Was it dealt on top?"),
    Fact.AUDIO_ONLY: QT_TRANSLATE_NOOP(
        "Rulings", "Was it only listened to, without touching the device?"
    ),
    Fact.VOICE_CALL: QT_TRANSLATE_NOOP("Rulings", "Was it a voice call?"),
    Fact.LANGUAGE_PERMITTED: QT_TRANSLATE_NOOP("Rulings", "Is this game held in that language?"),
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
