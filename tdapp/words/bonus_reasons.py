"""Why a wager of Texas Hold'em Bonus is paid, taken or given back, in words; and its areas."""

from tdapp.poker.bonus.round import BonusWhy
from tdapp.rules.bonus_rules import ProgressiveHand
from tdapp.voice.texts import Words, text
from tdapp.voice.voice import Voice

REASONS: dict[BonusWhy, Words] = {
    BonusWhy.BONUS_PAID: text("bonus game", "The hole cards win the Ante Bonus (rule {rule})."),
    BonusWhy.BONUS_LOST: text("bonus game", "The hole cards win no Ante Bonus (rule {rule})."),
    BonusWhy.DEALER_HIGHER: text("bonus game", "The dealer's hand is higher (rule {rule})."),
    BonusWhy.PLAYER_HIGHER: text("bonus game", "The player's hand is higher (rule {rule})."),
    BonusWhy.BELOW_FLUSH: text(
        "bonus game", "The hand wins below a flush. The Ante goes back (rule {rule})."
    ),
    BonusWhy.EQUAL: text("bonus game", "The hands are equal. The wager stands off (rule {rule})."),
    BonusWhy.FOLDED: text("bonus game", "The player folded (rule {rule})."),
    BonusWhy.DEEMED_FOLDED: text(
        "bonus game", "The player did not decide in time. The hand is folded (rule {rule})."
    ),
    BonusWhy.CONCEDED: text("bonus game", "The player conceded the hand (rule {rule})."),
    BonusWhy.FLOP_WAGER_WRONG: text(
        "bonus game", "The player folded over a wrong Flop Wager, which goes back (rule {rule})."
    ),
    BonusWhy.INVALID_WAGER: text(
        "bonus game", "The wager is invalid and wins nothing (rule {rule})."
    ),
    BonusWhy.EMPLOYEE: text("bonus game", "Employees in breach are not paid (rule {rule})."),
    BonusWhy.BOARD_SEEN: text(
        "bonus game", "A community card was seen too early. The hand is void (rule {rule})."
    ),
    BonusWhy.DEVICE: text(
        "bonus game", "A forbidden device was used. The wager is void (rule {rule})."
    ),
    BonusWhy.WRONG_NUMBER: text(
        "bonus game", "A wrong number of cards was dealt: misdeal (rule {rule})."
    ),
    BonusWhy.SEEN_IN_THE_DEAL: text(
        "bonus game", "A card was seen during the deal: misdeal (rule {rule})."
    ),
    BonusWhy.DEALER_CARD_SEEN: text(
        "bonus game", "A dealer's card was seen before any Flop Wager: misdeal (rule {rule})."
    ),
    BonusWhy.NO_ANTE: text(
        "bonus game", "A place without an Ante was dealt cards: misdeal (rule {rule})."
    ),
    BonusWhy.MISSING_CARD: text(
        "bonus game", "A card is missing or foreign. The round is void (rule {rule})."
    ),
    BonusWhy.SHUFFLER: text(
        "bonus game", "The shuffling device failed. The round is void (rule {rule})."
    ),
    BonusWhy.DISRUPTED: text("bonus game", "The game was disrupted (rule {rule})."),
    BonusWhy.FRAUD: text("bonus game", "Fraud affected the outcome (rule {rule})."),
    BonusWhy.FORFEIT: text("bonus game", "The wager is forfeited for fraud (rule {rule})."),
}
AREA_NAMES: dict[str, Words] = {
    "ante": text("bonus game", "Ante"),
    "ante_bonus": text("bonus game", "Ante Bonus"),
    "flop": text("bonus game", "Flop"),
    "turn": text("bonus game", "Turn"),
    "river": text("bonus game", "River"),
    "jackpot": text("bonus game", "Jackpot"),
}
JACKPOT_HANDS: dict[ProgressiveHand | None, Words] = {
    ProgressiveHand.ROYAL_FLUSH: text("bonus game", "Royal flush"),
    ProgressiveHand.STRAIGHT_FLUSH: text("bonus game", "Straight flush"),
    ProgressiveHand.FOUR_OF_A_KIND: text("bonus game", "Four of a kind"),
    ProgressiveHand.FULL_HOUSE: text("bonus game", "Full house"),
    ProgressiveHand.FLUSH: text("bonus game", "Flush"),
    None: text("bonus game", "Bonus jackpot"),
}


def reason(why: BonusWhy, voice: Voice) -> str:
    """The sentence under an amount, with the number of its rule."""
    return voice.say(REASONS[why], rule=why.value)
