"""What is said of stakes, terms, seats and posts in cash games."""

from tdapp.voice.texts import Words, plural, text

OF_CASH_GAMES: dict[str, Words] = {
    "blind_not_refused": text(
        "refusal",
        "Rule {rule}: a blind cannot be refused. Post it, or deal the player out until it is paid.",
    ),
    "change_needs_agreement": text(
        "refusal",
        "Rule {rule}: every player at the table must agree to this change ({agree:count} do now). "
        "Ask the others.",
    ),
    "change_needs_hands": plural(
        "refusal",
        "Rule {rule}: notice of {hands:count} hand comes first, unless the players agree. "
        "Announce it and wait, or record who agrees.",
        "Rule {rule}: notice of {hands:count} hands comes first, unless the players agree. "
        "Announce it and wait, or record who agrees.",
        by="hands",
    ),
    "change_needs_minutes": text(
        "refusal",
        "Rule {rule}: notice of {minutes:count} min comes first, unless the players agree. Post it "
        "and wait, or record who agrees.",
    ),
    "closing_needs_hands": plural(
        "refusal",
        "Rule {rule}: players get notice of {hands:count} hand before a table closes. Announce it "
        "and deal on.",
        "Rule {rule}: players get notice of {hands:count} hands before a table closes. Announce it "
        "and deal on.",
        by="hands",
    ),
    "closing_needs_minutes": text(
        "refusal",
        "Rule {rule}: the closing of a table is posted {minutes:count} min before. Post the sign "
        "and wait.",
    ),
    "english_only": text("refusal", "Rule {rule}: only English is spoken here. Choose English."),
    "freeze_out_needs_all": text(
        "refusal",
        "Rule {rule}: all players left must be here and wish to play on. Wait for them, or end it.",
    ),
    "freeze_out_needs_approval": text(
        "refusal", "Rule {rule}: a freeze-out needs a manager's approval. Get it first."
    ),
    "freeze_out_needs_consent": text(
        "refusal", "Rule {rule}: all players must agree to a freeze-out. Ask those who have not."
    ),
    "freeze_out_stakes_differ": text(
        "refusal", "Rule {rule}: a freeze-out begins with equal stakes. Make them equal first."
    ),
    "higher_minimum_unsigned": text(
        "refusal",
        "Rule {rule}: a higher minimum stands on a sign for {minutes:count} min first, whatever "
        "the players agree. Post the sign and wait.",
    ),
    "language_not_shared": text(
        "refusal",
        "Rule {rule}: all players of this table must share its language. Seat those who do.",
    ),
    "no_freeze_outs": text(
        "refusal", "The house has no freeze-outs of this game. Play it as a usual cash game."
    ),
    "no_removal": text(
        "refusal",
        "Rule {rule}: chips stay on the table until the player leaves the game. Cash out all of "
        "them, or none.",
    ),
    "no_removal_in_hand": text(
        "refusal", "Rule {rule}: no chips leave a stake during a hand. Wait until it is over."
    ),
    "no_top_up_in_hand": text(
        "refusal", "Rule {rule}: chips are added between hands only. Wait until this one is over."
    ),
    "not_in_freeze_out": text(
        "refusal",
        "Rule {rule}: in a freeze-out no one joins, adds or removes chips, or leaves without good "
        "reason. Wait until it is over.",
    ),
    "not_what_was_removed": text(
        "refusal",
        "Rule {rule}: the player left this game with {removed:money} a short while ago. Sell "
        "exactly that.",
    ),
    "player_card_needed": text(
        "refusal", "Rule {rule}: no one plays without a player card. Ask for it first."
    ),
    "reservation_lost": text(
        "refusal",
        "Rule {rule}: the place was kept until the game began and was not bought in. Put the "
        "player on the list.",
    ),
    "seat_by_cards": text(
        "refusal",
        "Rule {rule}: several players want this seat, so cards decide. Deal one to each and enter "
        "them.",
    ),
    "stake_too_large": text(
        "refusal", "Rule {rule}: the most for this game is {most:money}. Take less."
    ),
    "stake_too_small": text(
        "refusal", "Rule {rule}: the least for this game is {least:money}. Take more."
    ),
    "terms_of_freeze_out": text(
        "refusal", "Rule {rule}: a freeze-out ends as it began. Change the terms after it."
    ),
    "together_not_allowed": text(
        "refusal", "Rule {rule}: these two players are kept apart. Choose another game or seat."
    ),
    "top_up_too_large": text(
        "refusal",
        "Rule {rule}: a stake is topped up to {most:money} at most. Add {left:money} or less.",
    ),
    "wagers_for_another": text(
        "refusal", "Rule {rule}: no player wagers for another. Deal the absent player out."
    ),
}
