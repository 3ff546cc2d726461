"""What is said of Texas Hold'em Bonus: wagers, decisions, voids and the set-up of a table."""

from tdapp.voice.texts import Words, plural, text

OF_BONUS: dict[str, Words] = {
    "ante_first": text("refusal", "There is no Ante here (rule {rule}). Place an Ante first."),
    "bet_or_fold": text(
        "refusal",
        "Before the flop a player cannot check (rule {rule}). Place a Flop Wager or fold.",
    ),
    "card_in_box": text("refusal", "Already in box {place}: {card}. Key the cards in again."),
    "card_of_dealer": text("refusal", "The dealer already has {card}. Key the cards in again."),
    "card_on_board": text("refusal", "Already on the board: {card}. Key the cards in again."),
    "cards_wanted": text("refusal", "Cards needed: {cards}. Key them in, such as qh 9c."),
    "decided_already": text("refusal", "Place {place} has decided. Ask another player."),
    "decisions_owed": text("refusal", "Place {place} has not decided. Ask that player first."),
    "flop_wager_right": text(
        "refusal", "There is no wrong Flop Wager on this place. Let it stand or check the amount."
    ),
    "hand_stands": text(
        "refusal", "Place {place} plays on (rule {rule}). Turn the card down and continue."
    ),
    "jackpot_wager_wrong": text(
        "refusal", "A jackpot wager here is {wager:money} (rule {rule}). Place exactly that."
    ),
    "method_b_needed": text(
        "refusal", "A pool linked to other games needs method B (rule {rule}). Set method B."
    ),
    "no_wager_there": text(
        "refusal", "Place {place} has no wager at this table. Choose another place."
    ),
    "not_a_bonus_box": text(
        "refusal",
        "“{text}” is not a box of the layout, 1 to {places}. Key in place, Ante, wagers, cards: "
        "5 50 b10 bet bet check ah ac.",
    ),
    "not_bonus_limits": text(
        "refusal",
        "“{text}” are not the limits of a sign. Give those of the Ante first: 10-500 bonus 5-100.",
    ),
    "not_forfeited": text(
        "refusal", "Wagers are forfeited only for fraud (rule {rule}). Refund them."
    ),
    "not_in_steps": text(
        "refusal", "Wagers go up in steps of {step:money} (rule {rule}). Correct the amount."
    ),
    "outside_limits": text(
        "refusal", "A wager here is {least:money} to {most:money} (rule {rule}). Correct it."
    ),
    "shuffler_needed": text(
        "refusal", "Low limits need a shuffling device (rule {rule}). Deal from one."
    ),
    "too_many_places": plural(
        "refusal",
        "This table has {most:count} place. Deal to fewer.",
        "This table has {most:count} places. Deal to fewer.",
        by="most",
    ),
}
