"""What is said where a ruling cannot be given or carried out yet."""

from tdapp.core.marker import QT_TRANSLATE_NOOP

OF_IRREGULARITIES = {
    "bottom_first": QT_TRANSLATE_NOOP(
        "Refusal", "By the ruling the bottom cards come first; turn those."
    ),
    "comes_next": QT_TRANSLATE_NOOP(
        "Refusal", "By the ruling {cards} comes next; deal that to whoever is dealt to first."
    ),
    "fact_needed": QT_TRANSLATE_NOOP(
        "Refusal", "The ruling turns on something nobody has told yet; answer the next question."
    ),
    "hand_is_gone": QT_TRANSLATE_NOOP(
        "Refusal", "This hand is out already; nothing is left to carry out."
    ),
    "hand_not_folded": QT_TRANSLATE_NOOP(
        "Refusal", "This player has not folded; name whoever folded last."
    ),
    "hand_moved_on": QT_TRANSLATE_NOOP(
        "Refusal", "The hand at table {table} went on meanwhile; look the rule up again."
    ),
    "last_deal_begun": QT_TRANSLATE_NOOP(
        "Refusal", "Somebody has a last card already; say that the last deal had begun."
    ),
    "nothing_to_carry": QT_TRANSLATE_NOOP(
        "Refusal", "This ruling changes nothing in a hand that is followed; put it into the log."
    ),
    "no_board_to_take_back": QT_TRANSLATE_NOOP(
        "Refusal",
        "No community card was turned for this betting round; deal on, or undo the last step.",
    ),
    "nobody_else_left": QT_TRANSLATE_NOOP(
        "Refusal", "Nobody else is left; void the round or name whoever folded last."
    ),
    "not_at_showdown": QT_TRANSLATE_NOOP(
        "Refusal", "The hand was not given up at a showdown; its claim is gone."
    ),
    "not_set_aside": QT_TRANSLATE_NOOP(
        "Refusal", "{cards} was not set aside; choose a card that was."
    ),
    "ruling_left_open": QT_TRANSLATE_NOOP(
        "Refusal", "The book leaves this to whoever decides (rule {rule}); carry it out by hand."
    ),
    "which_cards": QT_TRANSLATE_NOOP(
        "Refusal", "The ruling is about a card; name the card that was seen."
    ),
    "whose_hand": QT_TRANSLATE_NOOP(
        "Refusal", "The ruling is about a hand; name the player whose it is."
    ),
}
