"""What is said where a ruling cannot be given or carried out yet."""

from tdapp.voice.texts import Words, text

OF_IRREGULARITIES: dict[str, Words] = {
    "bottom_first": text("refusal", "By the ruling the bottom cards come first. Turn those."),
    "comes_next": text(
        "refusal", "By the ruling {cards} comes next. Deal that to the player dealt to first."
    ),
    "fact_needed": text(
        "refusal", "The ruling depends on something not yet known. Answer the next question."
    ),
    "hand_is_gone": text(
        "refusal", "This hand is already folded or dead. There is nothing to apply."
    ),
    "hand_not_folded": text("refusal", "This player has not folded. Name the last player to fold."),
    "hand_moved_on": text(
        "refusal", "The hand at table {table} has moved on. Look up the rule again."
    ),
    "last_deal_begun": text(
        "refusal", "A player has a last card already. Say that the last deal had begun."
    ),
    "nothing_to_carry": text(
        "refusal", "This ruling changes nothing in the hand. Record it in the log."
    ),
    "no_board_to_take_back": text(
        "refusal",
        "No community card was turned for this betting round. Deal on, or undo the last step.",
    ),
    "nobody_else_left": text(
        "refusal", "No other player is left. Void the round or name the last player to fold."
    ),
    "not_at_showdown": text(
        "refusal", "The hand was not given up at a showdown, so it has no claim."
    ),
    "not_set_aside": text("refusal", "{cards} was not set aside. Choose a card that was."),
    "ruling_left_open": text(
        "refusal",
        "The book leaves this to the person deciding (rule {rule}). Carry it out by hand.",
    ),
    "which_cards": text("refusal", "The ruling is about a card. Name the card that was seen."),
    "whose_hand": text("refusal", "The ruling is about a hand. Name the player whose it is."),
}
